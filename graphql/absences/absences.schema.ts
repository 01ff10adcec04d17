import * as z from 'zod/mini'
import { alsoChildren, calendarDate, id, text } from '#graphql/platform/fields.schema.ts'

const absenceDays = {
  fromDate: calendarDate('Please choose the first day.'),
  toDate: calendarDate('Please choose the last day.'),
  reason: text(2, 'Please give a reason, in a word or two.', 500),
}
const lastDayAfterFirst = z.refine<{ fromDate: string; toDate: string }>(({ fromDate, toDate }) => toDate >= fromDate, {
  path: ['toDate'],
  message: 'The last day cannot be before the first.',
})

export const absenceSchema = z
  .object({ childId: id('Please choose a child.'), alsoFor: alsoChildren(), ...absenceDays })
  .check(lastDayAfterFirst)
export type AbsenceInput = z.output<typeof absenceSchema>

export const absenceChangeSchema = z.object(absenceDays).check(lastDayAfterFirst)
export type AbsenceChange = z.output<typeof absenceChangeSchema>
export type AbsenceFormValues = z.input<typeof absenceChangeSchema>
