import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { addMonths, firstOfMonth, formatDayShort, formatMonth, monthOf } from '#graphql/values/dates.ts'
import { useToday } from '#web/app/useToday.ts'
import { QueryState, type QueryStateProps } from '#web/shared/query/QueryState.tsx'
import { IconButton } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import type { ChildDetailsQuery } from '../students.generated.ts'
import * as styles from '../Students.css.ts'
import { dayBadge } from '../todayBadge.tsx'

type Entry = ChildDetailsQuery['child']['attendance'][number]

const columns: Column<Entry>[] = [
  { id: 'date', head: 'Day', rowHeader: true, cell: ({ date }) => formatDayShort(date) },
  { id: 'status', head: 'Status', phone: 'end', cell: ({ status }) => dayBadge(status) },
  { id: 'in', head: 'Time in', phoneHead: true, cell: ({ timeIn }) => timeIn },
  { id: 'out', head: 'Time out', phoneHead: true, cell: ({ timeOut }) => timeOut },
  { id: 'notes', head: 'Notes', wrap: true, phone: 'wide', cell: ({ notes }) => notes },
]

interface ChildAttendanceProps {
  query: QueryStateProps<ChildDetailsQuery>['query']
  /** The month shown, `yyyy-MM`. */
  month: string
  onMonth: (month: string) => void
}

/** What the register says of a child in a month. */
export function ChildAttendance({ query, month, onMonth }: ChildAttendanceProps) {
  const today = useToday()
  const step = (months: number) => onMonth(monthOf(addMonths(firstOfMonth(month), months)))
  const entries: readonly Entry[] = query.shown?.isCurrent ? query.shown.data.child.attendance : []
  const present = entries.filter(({ status }) => status !== 'absent').length
  return (
    <Panel
      title={`Attendance, ${formatMonth(month)}`}
      padded={false}
      aside={
        <span className={styles.month}>
          {entries.length > 0 && `${present} of ${entries.length} days`}
          <IconButton icon={ChevronLeft} label="Previous month" onClick={() => step(-1)} />
          <IconButton
            icon={ChevronRight}
            label="Next month"
            disabled={month >= monthOf(today)}
            onClick={() => step(1)}
          />
        </span>
      }
    >
      <QueryState query={query} what="attendance" height="row">
        {({ child }) => (
          <DataTable
            label={`Attendance in ${formatMonth(month)}`}
            columns={columns}
            rows={child.attendance}
            empty={<EmptyState icon={CalendarDays}>No attendance recorded this month.</EmptyState>}
          />
        )}
      </QueryState>
    </Panel>
  )
}
