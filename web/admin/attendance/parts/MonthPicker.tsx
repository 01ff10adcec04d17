import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addMonths, firstOfMonth, formatMonth } from '#graphql/values/dates.ts'
import { IconButton } from '#web/ui/Button/Button.tsx'
import * as styles from '../Attendance.css.ts'

interface MonthPickerProps {
  /** `yyyy-MM` */
  month: string
  onMonth: (month: string) => void
}

/** The month that is shown, with the one before and the one after beside it. */
export function MonthPicker({ month, onMonth }: MonthPickerProps) {
  const move = (by: number) => onMonth(addMonths(firstOfMonth(month), by).slice(0, 7))
  return (
    <>
      <IconButton icon={ChevronLeft} label="Previous month" tone="secondary" onClick={() => move(-1)} />
      <span aria-live="polite" className={styles.month}>
        {formatMonth(month)}
      </span>
      <IconButton icon={ChevronRight} label="Next month" tone="secondary" onClick={() => move(1)} />
    </>
  )
}
