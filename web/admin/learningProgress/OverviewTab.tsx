import { Award, BookOpenCheck, LifeBuoy, TrendingUp } from 'lucide-react'
import { areas } from '#graphql/progress/progress.rules.ts'
import { count, fullName } from '#web/admin/shared/format.ts'
import { areaLabel, inPercent } from '#web/shared/progress/format.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card, Panel, StatCard, StatCards } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { ProgressBar } from '#web/ui/ProgressBar/ProgressBar.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import * as styles from './Progress.css.ts'
import { classNameIn, type Figures, useChildLearningPath } from './progress.ts'

type Row = Figures['classes'][number]

function Bar({ label, average }: { label: string; average: number | null }) {
  if (average === null) {
    return (
      <Text as="span" size="small" tone="muted">
        {inPercent(average)}
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
function ClassComparison({ classes }: { classes: readonly Row[] }) {
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

function NeedsSupport({ figures }: { figures: Figures }) {
  const childLearningPath = useChildLearningPath()
  const { needsSupport } = figures
  return (
    <Panel title="Needs Support" padded={false}>
      {needsSupport.length === 0 ? (
        <EmptyState icon={LifeBuoy}>No students need support in any area.</EmptyState>
      ) : (
        <ul className={styles.list}>
          {needsSupport.map(({ child, areas }) => (
            <li key={child.id} className={styles.entry}>
              <TextLink to={childLearningPath(child.id)}>{fullName(child)}</TextLink>
              <span>{classNameIn(figures, child.classId)}</span>
              <span className={styles.note}>
                {areas
                  .filter(({ grade }) => grade === 'needs_support')
                  .map(({ area }) => areaLabel(area))
                  .join(', ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** The class average, the top performer, who needs support, and each area. */
export function OverviewTab({ figures, onAdd }: { figures: Figures; onAdd: () => void }) {
  const childLearningPath = useChildLearningPath()
  const { classAverage, topPerformer, needsSupport, areas, assessed, children } = figures
  if (assessed === 0) {
    return (
      <Card>
        <EmptyState
          icon={BookOpenCheck}
          title="Nobody has been assessed yet"
          action={
            <Button tone="primary" size="small" onClick={onAdd}>
              Add Assessment
            </Button>
          }
        >
          Averages, the top performer and children who need support are based on assessments.
        </EmptyState>
      </Card>
    )
  }
  return (
    <Stack>
      <StatCards>
        <StatCard
          label="Class Average"
          icon={TrendingUp}
          value={inPercent(classAverage)}
          note={`${assessed} of ${count(children.length, 'child', 'children')} assessed`}
        />
        {topPerformer && (
          <StatCard
            label="Top Performer"
            icon={Award}
            tone="marigold"
            value={inPercent(topPerformer.overall)}
            note={
              <TextLink to={childLearningPath(topPerformer.child.id)}>
                {`${fullName(topPerformer.child)}, ${classNameIn(figures, topPerformer.child.classId)}`}
              </TextLink>
            }
          />
        )}
        <StatCard
          label="Needs Support"
          icon={LifeBuoy}
          tone="coral"
          value={needsSupport.length}
          note="in at least one area"
        />
      </StatCards>
      <div className={styles.columns}>
        <Panel title="Development areas">
          <Stack space={16}>
            {areas.map(({ area, average }) => (
              <ProgressBar key={area} label={areaLabel(area)} value={average ?? 0} figure={inPercent(average)} />
            ))}
          </Stack>
        </Panel>
        <NeedsSupport figures={figures} />
      </div>
      <ClassComparison classes={figures.classes} />
    </Stack>
  )
}
