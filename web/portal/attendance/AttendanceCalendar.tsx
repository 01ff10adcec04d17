import { CalendarOff, CalendarX2, Check, Clock, type LucideIcon } from 'lucide-react'
import { classes } from '#web/ui/layout.ts'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'
import { type CalendarDay, type DayLook, weekdayNames } from './calendar.ts'
import * as styles from './AttendanceCalendar.css.ts'

const icons: Partial<Record<DayLook, LucideIcon>> = {
  present: Check,
  late: Clock,
  absent: CalendarX2,
  away: CalendarX2,
  closed: CalendarOff,
}

interface AttendanceCalendarProps {
  /** "Attendance of Lerato in November 2026". Read out only. */
  label: string
  weeks: readonly (readonly (CalendarDay | null)[])[]
  /** The centre's date, `yyyy-MM-dd`. */
  today: string
}

/** A month at a glance: each school day with what the register says of it. */
export function AttendanceCalendar({ label, weeks, today }: AttendanceCalendarProps) {
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
    <span className={classes(styles.day, styles.look[look], isToday && styles.today)} title={words}>
      {Number(date.slice(8))}
      {Icon && <Icon aria-hidden size={16} />}
      <VisuallyHidden>
        {isToday && ', today'}, {words}
      </VisuallyHidden>
    </span>
  )
}
