import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatMonth } from '#graphql/values/dates.ts'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Link } from '#web/ui/Link/Link.tsx'
import { viewPath } from '../views.ts'
import * as styles from './AttendanceView.css.ts'
import { monthsFrom } from './month.ts'

interface MonthStepsProps {
  month: string
  /** First and last month that can be chosen. */
  first: string
  last: string
  /** The address's search part, of which all but the month is kept. */
  search: string
}

function path(month: string, search: string) {
  const parameters = new URLSearchParams(search)
  parameters.set('month', month)
  return `${viewPath('attendance')}?${parameters}`
}

/** The month that is shown, and links to the ones beside it. */
export function MonthSteps({ month, first, last, search }: MonthStepsProps) {
  const before = monthsFrom(month, -1)
  const after = monthsFrom(month, 1)
  return (
    <div className={styles.months}>
      {before >= first ? (
        <Link to={path(before, search)} aria-label={formatMonth(before)} className={styles.step}>
          <ChevronLeft aria-hidden size={20} />
        </Link>
      ) : (
        <span />
      )}
      <div className={styles.month} aria-live="polite">
        <Heading level={2}>{formatMonth(month)}</Heading>
      </div>
      {after <= last && (
        <Link to={path(after, search)} aria-label={formatMonth(after)} className={styles.step}>
          <ChevronRight aria-hidden size={20} />
        </Link>
      )}
    </div>
  )
}
