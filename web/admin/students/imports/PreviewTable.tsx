import { Check, CircleAlert } from 'lucide-react'
import { shortDate } from '#web/admin/shared/format.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { isDay } from '#web/ui/DateField/dateText.ts'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import type { PreviewLine } from './preview.ts'

/** Words of a field stand alone in a form, here one after the other. */
const asSentence = (words: string) => (words.endsWith('.') ? words : `${words}.`)

const columns: Column<PreviewLine>[] = [
  { id: 'line', head: 'Row', align: 'end', sortBy: ({ line }) => line, phoneHead: true, cell: ({ line }) => line },
  { id: 'name', head: 'Student', rowHeader: true, sortBy: ({ name }) => name, cell: ({ name }) => name },
  { id: 'class', head: 'Class', wrap: true, phone: 'hide', cell: ({ className }) => className },
  { id: 'parent', head: 'Parent', wrap: true, phone: 'hide', cell: ({ parent }) => parent },
  {
    id: 'state',
    head: 'Status',
    wrap: true,
    phone: 'wide',
    // Lines with something to mend first.
    sortBy: ({ problems }) => (problems.length > 0 ? 0 : 1),
    cell: ({ problems }) =>
      problems.length === 0 ? (
        <Badge tone="good" icon={Check}>
          Ready
        </Badge>
      ) : (
        <>
          <Badge tone="danger" icon={CircleAlert}>
            Skipped
          </Badge>{' '}
          {problems.map(asSentence).join(' ')}
        </>
      ),
  },
]

const withBorn = columns.toSpliced(2, 0, {
  id: 'born',
  head: 'Born',
  phoneHead: true,
  sortBy: ({ born }) => born,
  cell: ({ born }) => (isDay(born) ? shortDate(born) : born),
})

/**
 * What will happen to each line of the list.
 * @param showBorn to compare the dates with the list, where it is not sure how they are read
 */
export function PreviewTable({ lines, showBorn }: { lines: readonly PreviewLine[]; showBorn: boolean }) {
  return (
    <DataTable
      label="Preview of the list"
      columns={showBorn ? withBorn : columns}
      rows={lines}
      rowKey={({ line }) => String(line)}
      firstSorting={{ column: 'state', descending: false }}
      maxHeight="360px"
    />
  )
}
