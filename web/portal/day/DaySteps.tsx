import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { closedDaysAround } from '#graphql/closedDays/closedDays.rules.ts'
import { formatDayInFull, isCalendarDate } from '#graphql/values/dates.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Link } from '#web/ui/Link/Link.tsx'
import { UnbrokenParts } from '#web/ui/Text/Text.tsx'
import * as styles from './Days.css.ts'
import { dayPath, openDayBeside } from './week.ts'

interface DayStepsProps {
  date: string
  /** The first day that can be chosen; the last one is today. */
  first: string
  today: string
  /** The address's search part; links change its day alone. */
  search: string
}

/** The day that is shown, links to the open days beside it, a field for any other, and its sheet on paper. */
export function DaySteps({ date, first, today, search }: DayStepsProps) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState<string | null>(null)
  const before = openDayBeside(date, -1)
  const after = openDayBeside(date, 1)
  function choose(next: string) {
    const isDay = isCalendarDate(next) && next <= today
    setTyped(isDay ? null : next)
    if (isDay && next !== date) void navigate(dayPath(next, search))
  }
  return (
    <div className={styles.steps}>
      <div className={styles.stepper}>
        {before >= first ? (
          <Link to={dayPath(before, search)} aria-label={formatDayInFull(before)} className={styles.step}>
            <ChevronLeft aria-hidden size={20} />
          </Link>
        ) : (
          <span />
        )}
        <div className={styles.chosen} aria-live="polite">
          <Heading level={2}>
            <UnbrokenParts parts={formatDayInFull(date).split(', ')} between=", " />
          </Heading>
        </div>
        {after <= today ? (
          <Link to={dayPath(after, search)} aria-label={formatDayInFull(after)} className={styles.step}>
            <ChevronRight aria-hidden size={20} />
          </Link>
        ) : (
          <span />
        )}
      </div>
      <div className={styles.acts}>
        <DateField
          label="Day"
          hideLabel
          value={typed ?? date}
          onChange={choose}
          onBlur={() => setTyped(null)}
          min={first}
          max={today}
          today={today}
          holidays={closedDaysAround(date, [])}
        />
        <Button icon={Printer} onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </div>
  )
}
