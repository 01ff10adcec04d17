import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatMonth } from '#graphql/values/dates.ts'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import * as styles from './calendar.css.ts'
import { monthsOn } from './month.ts'

export interface MonthNavProps {
  month: string
  today: string
  onChoose: (month: string) => void
}

/**
 * The month that is shown, the ones beside it, and the current one.
 *
 * - **Use it for:** Above a `MonthCalendar`, or a list of a month.
 * - **Not for:** Pages of a list: `MoreRows`.
 * - **Parts:** Two arrows, the month, and “Today” where it is another one.
 * - **Accessibility:** The arrows are named by the month they lead to. The month is announced when it changes.
 * - **Words:** Month and year, “November 2026”.
 */
export function MonthNav({ month, today, onChoose }: MonthNavProps) {
  const [before, after, current] = [monthsOn(month, -1), monthsOn(month, 1), today.slice(0, 7)]
  return (
    <div className={styles.nav}>
      <IconButton icon={ChevronLeft} tone="secondary" label={formatMonth(before)} onClick={() => onChoose(before)} />
      <IconButton icon={ChevronRight} tone="secondary" label={formatMonth(after)} onClick={() => onChoose(after)} />
      <div aria-live="polite">
        <Heading level={2}>{formatMonth(month)}</Heading>
      </div>
      {month !== current && (
        <Button size="small" onClick={() => onChoose(current)}>
          Today
        </Button>
      )}
    </div>
  )
}
