import * as z from 'zod/mini'
import { calendarDate, daysInOrder, id, text, version } from '#graphql/platform/fields.schema.ts'
import { daysBetween, isCalendarDate } from '#graphql/values/dates.ts'

/** Longer than any holiday: a slip in the year would shut the centre for good. */
const longest = 120

const length = z.refine<{ fromDate: string; toDate: string }>(
  ({ fromDate, toDate }) =>
    !isCalendarDate(fromDate) || !isCalendarDate(toDate) || daysBetween(fromDate, toDate) < longest,
  { path: ['toDate'], error: `Please close for at most ${longest} days.` },
)

export const closedDaysSchema = z
  .object({
    id: z.nullish(id()),
    fromDate: calendarDate('Please choose the first day.'),
    toDate: calendarDate('Please choose the last day.'),
    reason: text(2, 'Please say why the centre is closed.', 200),
    version,
  })
  .check(daysInOrder, length)
export type ClosedDaysInput = z.output<typeof closedDaysSchema>
export type ClosedDaysValues = z.input<typeof closedDaysSchema>
