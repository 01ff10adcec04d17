import * as z from 'zod/mini'
import { alsoChildren, calendarDate, daysInOrder, id, text } from '#graphql/platform/fields.schema.ts'

const absenceDays = {
  fromDate: calendarDate('Please choose the first day.'),
  toDate: calendarDate('Please choose the last day.'),
  reason: text(2, 'Please give a reason, in a word or two.', 500),
}

export const absenceSchema = z
  .object({ childId: id('Please choose a child.'), alsoFor: alsoChildren(), ...absenceDays })
  .check(daysInOrder)
export type AbsenceInput = z.output<typeof absenceSchema>

export const absenceChangeSchema = z.object(absenceDays).check(daysInOrder)
export type AbsenceChange = z.output<typeof absenceChangeSchema>
export type AbsenceFormValues = z.input<typeof absenceChangeSchema>
