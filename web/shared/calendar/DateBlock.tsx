import { monthNameOf, weekdayNameOf } from '#graphql/values/dates.ts'
import { classes } from '#web/ui/layout.ts'
import * as styles from './calendar.css.ts'

/**
 * A day as a leaf of a calendar: weekday, number and month.
 *
 * - **Use it for:** At the start of an entry in a list of days to come.
 * - **Not for:** A date in a text: write it, see `Words`.
 * - **Parts:** Three lines in a small block. `past` takes the colour away.
 * - **Accessibility:** A `time` element with the whole date.
 * - **Words:** Three letters for the weekday and the month.
 */
export function DateBlock({ date, past = false }: { date: string; past?: boolean }) {
  return (
    <time dateTime={date} className={classes(styles.block, past && styles.pastBlock)}>
      <span className={styles.blockSmall}>{weekdayNameOf(date).slice(0, 3)}</span>
      <span className={styles.blockDay}>{Number(date.slice(8))}</span>
      <span className={styles.blockSmall}>{monthNameOf(date).slice(0, 3)}</span>
    </time>
  )
}
