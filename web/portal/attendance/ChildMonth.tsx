import { CalendarOff, CalendarX2, Check, Clock, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { type AttendanceStatus, isPresent } from '#graphql/attendance/attendance.rules.ts'
import { formatEnrolment, hasLeft } from '#graphql/children/enrolment.rules.ts'
import { closedReason } from '#graphql/closedDays/closedDays.rules.ts'
import { formatDayShort, formatMonth, formatTimes, monthOf } from '#graphql/values/dates.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { classes } from '#web/ui/layout.ts'
import { Text } from '#web/ui/Text/Text.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'
import { portalDialogs } from '../lazyDialogs.ts'
import * as styles from './AttendanceView.css.ts'
import { type CalendarDay, collectorFor, type DayLook, weekdayNames, weeksOf } from './calendar.ts'
import type { ParentAttendanceQuery } from './ParentAttendance.generated.ts'

const AbsenceDialog = portalDialogs.component('AbsenceDialog')

type MonthChild = ParentAttendanceQuery['myChildren'][number]

const looks = {
  present: { tone: 'good', icon: Check, words: 'Present' },
  late: { tone: 'warning', icon: Clock, words: 'Late' },
  absent: { tone: 'danger', icon: CalendarX2, words: 'Absent' },
} as const satisfies Record<AttendanceStatus, unknown>

type Times = Pick<MonthChild['attendance'][number], 'timeIn' | 'timeOut'>

const timesOf = ({ timeIn, timeOut }: Times) => (timeIn && !timeOut ? `from ${timeIn}` : formatTimes(timeIn, timeOut))

interface ChildMonthProps {
  child: MonthChild
  family: readonly MonthChild[]
  /** First and last name of who looks: who collected the child is told where it was somebody else. */
  viewer: string
  closings: ParentAttendanceQuery['closedDays']
  month: string
  /** The centre's date, `yyyy-MM-dd`. */
  today: string
}

/** One child's month: the picture, today, and every day with its times, newest first. */
export function ChildMonth({ child, family, viewer, closings, month, today }: ChildMonthProps) {
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
      Present {present} of {entries.length} {entries.length === 1 ? 'day' : 'days'}
    </Text>
  )
  return (
    <Panel level={3} title={`${child.firstName} ${child.lastName}`} aside={count} padded={false}>
      <div className={styles.picture}>
        <AttendanceCalendar
          label={`${child.firstName}'s attendance in ${formatMonth(month)}`}
          weeks={weeks}
          today={today}
        />
        <Legend days={weeks.flat()} />
        {month === monthOf(today) && !hasLeft(child, today) && (
          <Button size="small" icon={CalendarX2} onClick={() => setReporting(true)}>
            {child.absences.length > 0 ? 'Change absence' : `Report ${child.firstName} absent`}
          </Button>
        )}
      </div>
      {reporting && (
        <AbsenceDialog
          child={child}
          family={family}
          today={today}
          closings={closings}
          onClose={() => setReporting(false)}
        />
      )}
      {entries.length === 0 ? (
        <div className={styles.none}>
          <Text tone="muted">
            {[formatEnrolment(child, today), 'No attendance recorded this month.'].filter(Boolean).join('. ')}
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

const icons: Partial<Record<DayLook, LucideIcon>> = {
  present: Check,
  late: Clock,
  absent: CalendarX2,
  away: CalendarX2,
  closed: CalendarOff,
}

const marked = [
  ['present', 'Present'],
  ['late', 'Late'],
  ['absent', 'Absent'],
  ['away', 'Absence reported'],
  ['closed', 'Closed'],
] as const

/** What the marks of the month mean. A screen reader says it of each day. */
function Legend({ days }: { days: readonly (CalendarDay | null)[] }) {
  const shown = marked.filter(([look]) => days.some((day) => day?.look === look))
  if (shown.length === 0) return null
  return (
    <div aria-hidden className={styles.legend}>
      {shown.map(([look, words]) => {
        const Icon = icons[look]
        return (
          <span key={look} className={styles.meaning}>
            <span className={classes(styles.sample, styles.look[look])}>{Icon && <Icon size={14} />}</span>
            {words}
          </span>
        )
      })}
    </div>
  )
}

interface AttendanceCalendarProps {
  /** "Lerato's attendance in November 2026". Read out only. */
  label: string
  weeks: readonly (readonly (CalendarDay | null)[])[]
  /** The centre's date, `yyyy-MM-dd`. */
  today: string
}

/** A month at a glance: each school day with what the register says of it. */
function AttendanceCalendar({ label, weeks, today }: AttendanceCalendarProps) {
  return (
    <table aria-label={label} className={styles.calendar}>
      <thead>
        <tr>
          {weekdayNames.slice(0, weeks[0]?.length).map((name) => (
            <th key={name} scope="col" className={styles.weekday}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day !== null)?.date}>
            {week.map((day, index) => (
              <td key={weekdayNames[index]} className={styles.cell}>
                {day && <AttendanceDay day={day} isToday={day.date === today} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function AttendanceDay({ day: { date, look, words }, isToday }: { day: CalendarDay; isToday: boolean }) {
  const Icon = icons[look]
  return (
    <span className={classes(styles.attendanceCalendarDay, styles.look[look], isToday && styles.today)} title={words}>
      {Number(date.slice(8))}
      {Icon && <Icon aria-hidden size={16} />}
      <VisuallyHidden>
        {isToday && ', today'}, {words}
      </VisuallyHidden>
    </span>
  )
}
