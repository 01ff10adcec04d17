import { CalendarX2, Check, Clock } from 'lucide-react'
import { useState } from 'react'
import { isPresent, type AttendanceStatus } from '#graphql/attendance/attendance.rules.ts'
import { enrolmentInWords, hasLeft } from '#graphql/children/enrolment.rules.ts'
import { closedReason } from '#graphql/closedDays/closedDays.rules.ts'
import { formatDayShort, formatMonth, monthOf } from '#graphql/values/dates.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { lateModule } from '#web/ui/late.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import * as styles from './AttendanceView.css.ts'
import { weeksOf } from './calendar.ts'
import { collectorFor } from './collector.ts'
import { AttendanceCalendar } from './AttendanceCalendar.tsx'
import type { ParentAttendanceQuery } from './ParentAttendance.generated.ts'

const AbsenceDialog = lateModule(() => import('../absence/AbsenceDialog.tsx')).part((module) => module.AbsenceDialog)

type MonthChild = ParentAttendanceQuery['myChildren'][number]

const looks = {
  present: { tone: 'good', icon: Check, words: 'Present' },
  late: { tone: 'warning', icon: Clock, words: 'Late' },
  absent: { tone: 'danger', icon: CalendarX2, words: 'Absent' },
} as const satisfies Record<AttendanceStatus, unknown>

type Times = Pick<MonthChild['attendance'][number], 'timeIn' | 'timeOut'>

const timesOf = ({ timeIn, timeOut }: Times) => {
  if (timeIn && timeOut) return `${timeIn} - ${timeOut}`
  if (timeIn) return `from ${timeIn}`
  return timeOut ? `until ${timeOut}` : ''
}

interface ChildMonthProps {
  child: MonthChild
  /** First and last name of who looks: who collected the child is told where it was somebody else. */
  viewer: string
  closings: ParentAttendanceQuery['closedDays']
  month: string
  /** The centre's date, `yyyy-MM-dd`. */
  today: string
}

/** One child's month: the picture, today, and every day with its times, newest first. */
export function ChildMonth({ child, viewer, closings, month, today }: ChildMonthProps) {
  const [reporting, setReporting] = useState(false)
  const weeks = weeksOf(month, { today, entries: child.attendance, absences: child.absences, closings })
  const entries = child.attendance
    .map((entry) => ({
      ...entry,
      status: entry.status as AttendanceStatus,
      collectedBy: collectorFor(viewer, entry),
    }))
    .filter(({ date, status }) => isPresent(status) || closedReason(date, closings) === null)
  const present = entries.filter(({ status }) => isPresent(status)).length
  const count = entries.length > 0 && (
    <Text as="span" size="small" tone="muted" figures>
      {present} of {entries.length} {entries.length === 1 ? 'day' : 'days'}
    </Text>
  )
  return (
    <Panel level={3} title={`${child.firstName} ${child.lastName}`} aside={count} padded={false}>
      <div className={styles.picture}>
        <AttendanceCalendar
          label={`Attendance of ${child.firstName} in ${formatMonth(month)}`}
          weeks={weeks}
          today={today}
        />
        {month === monthOf(today) && !hasLeft(child, today) && (
          <Button size="small" icon={CalendarX2} onClick={() => setReporting(true)}>
            {child.absences.length > 0 ? 'Change absence' : `Report ${child.firstName} absent`}
          </Button>
        )}
      </div>
      {reporting && (
        <AbsenceDialog child={child} today={today} closings={closings} onClose={() => setReporting(false)} />
      )}
      {entries.length === 0 ? (
        <div className={styles.none}>
          <Text tone="muted">
            {[enrolmentInWords(child, today), 'Nothing is recorded for this month.'].filter(Boolean).join('. ')}
          </Text>
        </div>
      ) : (
        <ul>
          {entries.map(({ id, date, status, notes, collectedBy, ...times }) => (
            <li key={id} className={styles.day}>
              <span className={styles.date}>
                <Text as="time" dateTime={date} figures>
                  {formatDayShort(date)}
                </Text>
              </span>
              <span>
                <Badge tone={looks[status].tone} icon={looks[status].icon}>
                  {looks[status].words}
                </Badge>
              </span>
              <span className={styles.times}>
                <Text as="span" size="small" tone="muted" figures>
                  {timesOf(times)}
                </Text>
              </span>
              {(notes || collectedBy) && (
                <span className={styles.note}>
                  <Text as="span" size="small" tone="muted">
                    {collectedBy && `Collected by ${collectedBy}`}
                    {collectedBy && notes && ' · '}
                    {notes}
                  </Text>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
