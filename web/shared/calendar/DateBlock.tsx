import { monthNameOf, weekdayNameOf } from '#graphql/values/dates.ts'
import { classes } from '#web/ui/layout.ts'
import * as styles from './calendar.css.ts'

/** A day as a leaf of a calendar: weekday, number and month. */
export function DateBlock({ date, past = false }: { date: string; past?: boolean }) {
  return (
    <time dateTime={date} className={classes(styles.block, past && styles.pastBlock)}>
      <span className={styles.blockSmall}>{weekdayNameOf(date).slice(0, 3)}</span>
      <span className={styles.blockDay}>{Number(date.slice(8))}</span>
      <span className={styles.blockSmall}>{monthNameOf(date).slice(0, 3)}</span>
    </time>
  )
}
