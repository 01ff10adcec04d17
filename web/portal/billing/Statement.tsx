import { FileText } from 'lucide-react'
import { useState } from 'react'
import { addMonths, firstOfMonth, isCalendarDate } from '#graphql/values/dates.ts'
import { statementPath } from '#web/shared/billing/papers.ts'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import * as styles from './BillingView.css.ts'

const dateMessage = 'Please choose a day.'

/** The statement of all one's children for a period, to be kept. */
export function Statement({ childId, today }: { childId: number; today: string }) {
  const [from, setFrom] = useState(addMonths(firstOfMonth(today), -2))
  const [to, setTo] = useState(today)
  const isBackwards = isCalendarDate(from) && isCalendarDate(to) && to < from
  const isReady = isCalendarDate(from) && isCalendarDate(to) && !isBackwards
  return (
    <Panel title="Statement">
      <Stack space={12} align="start">
        <div className={styles.period}>
          <DateField
            label="From"
            value={from}
            onChange={setFrom}
            error={isCalendarDate(from) ? undefined : dateMessage}
          />
          <DateField
            label="To"
            value={to}
            onChange={setTo}
            error={
              isBackwards ? 'The last day cannot be before the first.' : isCalendarDate(to) ? undefined : dateMessage
            }
          />
        </div>
        {isReady && (
          <ButtonLink size="small" icon={FileText} href={statementPath(childId, { from, to })} target="_blank">
            Statement (PDF)
          </ButtonLink>
        )}
      </Stack>
    </Panel>
  )
}
