import type { ReactNode } from 'react'
import { formatMonth } from '#graphql/values/dates.ts'
import { ExportMenu } from '#web/admin/shared/export/ExportMenu.tsx'
import { OnPaper, PrintButton } from '#web/admin/shared/export/OnPaper.tsx'
import * as paper from '#web/admin/shared/export/paper.css.ts'
import { count } from '#web/admin/shared/format.ts'
import { PersonName } from '#web/admin/shared/PersonName.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { StaffMonthDocument, type StaffMonthQuery } from '../attendance.generated.ts'
import { MonthPicker } from '../parts/MonthPicker.tsx'
import { formatHours, nameOf, roleLabels } from './staffDay.ts'
import { NoStaffYet } from './StaffRegister.tsx'

type Line = StaffMonthQuery['staffMonth'][number]
type Figure = 'days' | 'hours' | 'daysWithoutHours' | 'late' | 'absent' | 'sickLeave' | 'personalLeave'

/** To two decimals, as hours are stored. */
const sumOf = (lines: readonly Line[], figure: Figure) =>
  Math.round(100 * lines.reduce((sum, line) => sum + line[figure], 0)) / 100

const figures: readonly [Figure, string][] = [
  ['days', 'Days'],
  ['hours', 'Hours'],
  ['daysWithoutHours', 'Days without hours'],
  ['late', 'Late'],
  ['absent', 'Absent'],
  ['sickLeave', 'Sick leave'],
  ['personalLeave', 'Personal leave'],
]

/** The month as a table for wages, its head first and the totals last. */
export const staffMonthAsRows = (lines: readonly Line[]): string[][] => [
  ['Name', 'Role', ...figures.map(([, head]) => head)],
  ...lines.map((line) => [
    nameOf(line),
    roleLabels[line.role] ?? line.role,
    ...figures.map(([figure]) => String(line[figure])),
  ]),
  ['Total', '', ...figures.map(([figure]) => String(sumOf(lines, figure)))],
]

const columnOf = (id: Figure, head: string): Column<Line> => ({
  id,
  head,
  align: 'end',
  phoneHead: true,
  sortBy: (line) => line[id],
  cell: (line) => line[id] || '–',
  total: (lines) => sumOf(lines, id),
})

const columns: readonly Column<Line>[] = [
  {
    id: 'name',
    head: 'Name',
    rowHeader: true,
    sortBy: (line) => `${line.lastName} ${line.firstName}`,
    cell: (line) => <PersonName name={nameOf(line)} />,
    total: () => 'Total',
  },
  {
    id: 'role',
    head: 'Role',
    needs: 'desktop',
    phone: 'hide',
    sortBy: ({ role }) => role,
    cell: ({ role }) => roleLabels[role] ?? role,
  },
  columnOf('days', 'Days'),
  {
    ...columnOf('hours', 'Hours'),
    cell: ({ hours, daysWithoutHours }) => (
      <>
        {daysWithoutHours > 0 && <Badge tone="warning">{count(daysWithoutHours, 'day')} missing</Badge>}{' '}
        {formatHours(hours)}
      </>
    ),
    total: (lines) => formatHours(sumOf(lines, 'hours')),
  },
  columnOf('late', 'Late'),
  columnOf('absent', 'Absent'),
  columnOf('sickLeave', 'Sick leave'),
  columnOf('personalLeave', 'Personal leave'),
]

interface StaffMonthProps {
  /** `yyyy-MM` */
  month: string
  onMonth: (month: string) => void
  /** Before the month: the switch between day and month. */
  before: ReactNode
}

/** A month of everybody's days, hours and leave: to look at, and to print or export for wages. */
export function StaffMonth({ month, onMonth, before }: StaffMonthProps) {
  const query = useScreenQuery(StaffMonthDocument, { month })
  const lines = query.data?.staffMonth
  const open = sumOf(lines ?? [], 'daysWithoutHours')
  const note =
    open > 0
      ? `${count(open, 'day')} without hours because a time is missing. Please add it before running payroll.`
      : null
  const isEmpty = !lines || lines.length === 0
  return (
    <div className={paper.screen}>
      <div className={paper.toolbar}>
        <div className={paper.tools}>
          {before}
          <MonthPicker month={month} onMonth={onMonth} />
        </div>
        <div className={paper.tools}>
          <PrintButton disabled={isEmpty} />
          <ExportMenu
            fileName={`staff-hours-${month}`}
            sheet={`Staff ${month}`}
            rows={() => staffMonthAsRows(lines ?? [])}
            disabled={isEmpty}
          />
        </div>
      </div>
      <OnPaper title={`Staff hours, ${formatMonth(month)}`} note={note} rows={staffMonthAsRows(lines ?? [])} />
      <div className={paper.screenOnly}>
        {note && <Notice tone="warning">{note}</Notice>}
        <QueryState
          query={query}
          label="Loading staff hours"
          failed="Failed to fetch attendance data"
          height="line"
          count={12}
        >
          {({ staffMonth }) => (
            <Panel padded={false} title={`Staff hours, ${formatMonth(month)}`}>
              <DataTable
                label="Staff hours"
                columns={columns}
                rows={staffMonth}
                rowKey={({ staffId }) => String(staffId)}
                empty={<NoStaffYet />}
              />
            </Panel>
          )}
        </QueryState>
      </div>
    </div>
  )
}
