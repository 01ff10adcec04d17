import { closedDaysAround } from '#graphql/closedDays/closedDays.rules.ts'
import { formatDate, formatMonth } from '#graphql/values/dates.ts'
import { useClosings } from '#web/shared/form/useClosings.ts'
import { runsOf } from '#web/ui/DateField/namedDays.ts'
import { classes } from '#web/ui/layout.ts'
import { Link } from '#web/ui/Link/Link.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'
import { type ForClass, toneOfClass } from './ClassBadge.tsx'
import * as styles from './calendar.css.ts'
import { daysByWeek, weeksOf } from './month.ts'

export interface CalendarEntry {
  id: number
  title: string
  date: string
  time: string
  class: ForClass
}

export interface MonthCalendarProps<Entry extends CalendarEntry> {
  month: string
  today: string
  entries: readonly Entry[]
  /** Address that opens an entry. */
  pathOf: (entry: Entry) => string
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function Day<Entry extends CalendarEntry>({
  date,
  holiday,
  entries,
  month,
  today,
  pathOf,
}: Omit<MonthCalendarProps<Entry>, 'entries'> & { date: string; holiday: string | undefined; entries: Entry[] }) {
  const look = classes(
    styles.day,
    !date.startsWith(month) && styles.outside,
    holiday !== undefined && styles.holiday,
    date === today && styles.today,
  )
  return (
    <td className={look} aria-current={date === today ? 'date' : undefined}>
      <time dateTime={date} className={styles.number}>
        <span aria-hidden>{Number(date.slice(8))}</span>
        <VisuallyHidden>{formatDate(date)}</VisuallyHidden>
      </time>
      {holiday && <span className={styles.holidayName}>{holiday}</span>}
      {entries.length > 0 && (
        <>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <Link to={pathOf(entry)} className={classes(styles.entry, styles.entryTone[toneOfClass(entry.class)])}>
                  <span className={styles.entryTime}>{entry.time}</span> {entry.title}
                </Link>
              </li>
            ))}
          </ul>
          <span className={styles.dots} aria-hidden>
            {entries.slice(0, 3).map((entry) => (
              <span key={entry.id} className={classes(styles.dot, styles.dotTone[toneOfClass(entry.class)])} />
            ))}
          </span>
        </>
      )}
    </td>
  )
}

/**
 * A month as people know it from the wall: weeks from Monday, public holidays and the centre's own closed days named.
 * On a phone a day has a dot for each entry.
 *
 * - **Use it for:** Activities of a month, attendance of a child.
 * - **Not for:** Choosing a day: `DateField`.
 * - **Parts:** A table of days with links to what happens; a list of holidays below. On a phone a day has a dot for
 *   each entry, and the list of the screen says what they are.
 * - **Accessibility:** A table named by its month. A day is read in full; today is marked (`aria-current`). Colours
 *   are those of the classes; the time and title are always written.
 * - **Words:** Entries are a time and a title. Names of days are cut to three letters and read in full.
 */
export function MonthCalendar<Entry extends CalendarEntry>(props: MonthCalendarProps<Entry>) {
  const { month, entries } = props
  const { from, to } = weeksOf(month)
  const holidays = closedDaysAround(month, useClosings(from, to))
  const named = runsOf(holidays, month)
  return (
    <div className={styles.month}>
      <table className={styles.grid}>
        <caption>
          <VisuallyHidden>{formatMonth(month)}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" className={styles.weekday}>
                <abbr title={name} className={styles.weekdayName}>
                  {name.slice(0, 3)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {daysByWeek(month).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <Day
                  key={date}
                  {...props}
                  date={date}
                  holiday={holidays[date]}
                  entries={entries.filter((entry) => entry.date === date)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {named.length > 0 && (
        <ul className={styles.legend} aria-label="Holidays and closed days">
          {named.map(({ days, name }) => (
            <li key={days} className={styles.legendEntry}>
              <span className={styles.holidayMark} aria-hidden /> {days} {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
