import { ClipboardPen } from 'lucide-react'
import { useMemo } from 'react'
import { staffStatusLabels } from '#graphql/attendance/attendance.rules.ts'
import { closedText } from '#graphql/closedDays/closedDays.rules.ts'
import { formatTimes, isCalendarDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { useSearchParam } from '#web/admin/shared/useSearchParam.ts'
import { paths } from '#web/app/paths.ts'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useToday } from '#web/app/useToday.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { IconButton } from '#web/ui/Button/Button.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { StaffDayDocument } from '../attendance/attendance.generated.ts'
import { DayPicker } from '../attendance/parts/DayPicker.tsx'
import { nameOf, type StaffRow, statusOf, tones } from '../attendance/staff/staffDay.ts'
import { MarkButton, StaffCounts, useMarkStaff } from '../attendance/staff/useMarkStaff.tsx'
import { StaffDocument } from './staff.generated.ts'
import { StaffList, type StaffMember } from './StaffList.tsx'

/** A colleague's day: Mark Attendance, or what is recorded with a way to edit it. */
function StaffDay({ row, onMark }: { row: StaffRow; onMark: (row: StaffRow) => void }) {
  if (!row.attendance) return <MarkButton row={row} onMark={onMark} />
  const { timeIn, timeOut } = row.attendance
  const status = statusOf(row.attendance)
  const times = formatTimes(timeIn, timeOut)
  return (
    <Inline space={8} wrap={false}>
      <IconButton
        icon={ClipboardPen}
        label={`Edit ${nameOf(row)}'s attendance`}
        title="Edit attendance"
        onClick={() => onMark(row)}
      />
      <Badge tone={tones[status]}>{staffStatusLabels[status]}</Badge>
      {times && (
        <Text as="span" size="small" tone="muted" figures>
          {times}
        </Text>
      )}
    </Inline>
  )
}

const noRows: readonly StaffRow[] = []

const dayOf = (date: string) => [StaffDayDocument, { date }] as const

/** Staff Management: who works here, who is in on a day, and Mark Attendance for each. */
export function Staff() {
  const today = useToday()
  const [chosen, setChosen] = useSearchParam('date')
  const date = chosen !== null && isCalendarDate(chosen) ? chosen : today
  const query = useScreenQuery(...dayOf(date))
  const { data } = query
  const rows = data?.staffDay ?? noRows
  const closed = data ? closedText(date, data.closedDays) : null
  const { mark, dialogs } = useMarkStaff({ date, closed, rows, failed: 'Failed to record attendance' })
  const columns = useMemo((): Column<StaffMember>[] => {
    const byId = new Map(rows.map((row) => [row.staffId, row]))
    return [
      {
        id: 'status',
        head: 'Attendance',
        phone: 'wide',
        sortBy: ({ id }) => byId.get(id)?.attendance?.status ?? '',
        cell: ({ id }) => {
          const row = byId.get(id)
          return row ? <StaffDay row={row} onMark={mark} /> : '–'
        },
      },
    ]
  }, [rows, mark])
  return (
    <>
      <StaffList columns={columns}>
        <Inline justify="between">
          <DayPicker date={date} onChange={(next) => setChosen(next === today ? null : next)} />
          <TextLink to={`${paths.adminSection('attendance')}&tab=staff${date === today ? '' : `&date=${date}`}`}>
            View hours and print in Attendance
          </TextLink>
        </Inline>
        {closed && <Notice>{closed}</Notice>}
        <QueryState
          query={query}
          label="Loading attendance"
          failed="Failed to fetch attendance data"
          height="card"
          count={1}
        >
          {({ staffDay }) => <StaffCounts rows={staffDay} />}
        </QueryState>
      </StaffList>
      {dialogs}
    </>
  )
}

export const screen: Screen = { Page: Staff, first: () => [[StaffDocument], dayOf(todayInJohannesburg())] }
