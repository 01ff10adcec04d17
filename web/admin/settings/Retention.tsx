import { retained, type Retained, retentionPeriods } from '#graphql/retention/retention.rules.ts'
import { Panel } from '#web/ui/Card/Card.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'

const columns: Column<Retained>[] = [
  { id: 'what', head: 'What', rowHeader: true, wrap: true, cell: (kind) => retentionPeriods[kind].what },
  { id: 'period', head: 'Deleted after', wrap: true, cell: (kind) => retentionPeriods[kind].period },
  { id: 'reason', head: 'Why so long', wrap: true, cell: (kind) => retentionPeriods[kind].reason },
]

/** What the server deletes by itself, when, and why then. */
export function Retention() {
  return (
    <Panel title="How long data is kept">
      <Stack>
        <Text prose>
          Every night the server deletes what is older than its period. Records of children, families and money are not
          among it: a family is erased on request, under Parent-Child Links.
        </Text>
        <DataTable label="Periods" columns={columns} rows={[...retained]} rowKey={(kind) => kind} />
      </Stack>
    </Panel>
  )
}
