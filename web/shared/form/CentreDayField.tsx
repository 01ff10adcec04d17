import { closedDaysAround, closedText } from '#graphql/closedDays/closedDays.rules.ts'
import { addDays, isCalendarDate } from '#graphql/values/dates.ts'
import { useToday } from '#web/app/useToday.ts'
import { DateField, type DateFieldProps } from '#web/ui/DateField/DateField.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { useClosings } from './useClosings.ts'

/** So far ahead somebody plans. */
const daysAhead = 550

/**
 * A DateField for a day on which people come to the centre: its calendar names the days on which the centre is
 * closed, and where one is chosen the field says so. Whether such a day can be chosen is for the form, and the
 * server.
 *
 * - **Use it for:** A visit, an activity, an absence.
 * - **Not for:** A date of birth or of a paper: `DateField`.
 * - **Parts:** As `DateField`, with the closed days of the centre, public holidays and weekends. Whether such a day
 *   may be chosen is for the form and the server.
 * - **Accessibility:** “The centre is closed on …” is a status: it is read when it appears, before the hint. Weekends
 *   and public holidays are known without the server; the centre's own days come when they are read.
 * - **Words:** It says the day and the reason: “The centre is closed on 24 December 2026: Summer break.”
 */
export function CentreDayField({ hint, ...field }: DateFieldProps) {
  const today = useToday()
  const closings = useClosings(today, addDays(today, daysAhead))
  const { value, error } = field
  const closed = !error && isCalendarDate(value) ? closedText(value, closings) : null
  return (
    <DateField
      today={today}
      {...field}
      holidays={closedDaysAround(isCalendarDate(value) ? value : today, closings)}
      hint={
        closed ? (
          <>
            <Text as="span" live size="inherit" tone="warning" weight="medium">
              {closed}
            </Text>{' '}
            {hint}
          </>
        ) : (
          hint
        )
      }
    />
  )
}
