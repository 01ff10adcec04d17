import { FileText } from 'lucide-react'
import { useState } from 'react'
import { addMonths, firstOfMonth, isCalendarDate } from '#graphql/values/dates.ts'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { statementPath } from './papers.ts'

const dateMessage = 'Please choose a day.'

/**
 * The statement of a child's family for a period that can be chosen: the last three months at first.
 *
 * - **Use it for:** Beside the bills of a child, in the portal and in the admin area.
 * - **Not for:** One invoice: a link to its file.
 * - **Parts:** Two `DateField`s and, as soon as the period can be, a link to the PDF.
 * - **Accessibility:** The link opens another tab. What is wrong with the period is said at the second field.
 * - **Words:** “The last day cannot be before the first.”
 */
export function StatementPeriod({ childId, today }: { childId: number; today: string }) {
  const [from, setFrom] = useState(addMonths(firstOfMonth(today), -2))
  const [to, setTo] = useState(today)
  const isBackwards = isCalendarDate(from) && isCalendarDate(to) && to < from
  const isReady = isCalendarDate(from) && isCalendarDate(to) && !isBackwards
  return (
    <Stack space={12}>
      <Grid columnsOf={150}>
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
      </Grid>
      {isReady && (
        <ButtonLink size="small" icon={FileText} href={statementPath(childId, { from, to })} target="_blank">
          Statement (PDF)
        </ButtonLink>
      )}
    </Stack>
  )
}
