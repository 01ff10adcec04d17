import { areas } from '#graphql/progress/progress.rules.ts'
import { Panel } from '#web/ui/Card/Card.tsx'
import { ProgressBar } from '#web/ui/ProgressBar/ProgressBar.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import * as styles from './Progress.css.ts'
import type { Figures } from './progressData.ts'
import { areaLabel, inPercent } from '#web/shared/progress/format.tsx'

type Row = Figures['classes'][number]

function Bar({ label, average }: { label: string; average: number | null }) {
  if (average === null) {
    return (
      <Text as="span" size="small" tone="muted">
        not yet
      </Text>
    )
  }
  return (
    <div className={styles.bar}>
      <ProgressBar label={label} hideLabel value={average} />
      <span>{inPercent(average)}</span>
    </div>
  )
}

const columns: Column<Row>[] = [
  { id: 'class', head: 'Class', rowHeader: true, sortBy: (row) => row.class.name, cell: (row) => row.class.name },
  {
    id: 'average',
    head: 'Average',
    align: 'end',
    phone: 'end',
    sortBy: ({ average }) => average,
    cell: ({ average }) => inPercent(average),
  },
  ...areas.map((area): Column<Row> => {
    const averageOf = (row: Row) => row.areas.find((entry) => entry.area === area)?.average ?? null
    return {
      id: area,
      head: areaLabel(area),
      phone: 'wide',
      phoneHead: true,
      sortBy: averageOf,
      cell: (row) => <Bar label={`${areaLabel(area)}, ${row.class.name}`} average={averageOf(row)} />,
    }
  }),
]

/** The classes beside each other, area by area: the bars are the picture, the figures in them the table. */
export function ClassComparison({ classes }: { classes: readonly Row[] }) {
  return (
    <Panel title="Classes by development area" padded={false}>
      <DataTable
        label="Classes by development area"
        columns={columns}
        rows={classes}
        rowKey={(row) => String(row.class.id)}
      />
    </Panel>
  )
}
