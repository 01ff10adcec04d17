import * as z from 'zod/mini'
import { dayPlans } from '#graphql/children/children.rules.ts'
import { calendarDate, code, id, optionalDate, optionalText, version } from '#graphql/platform/fields.schema.ts'

const fields = {
  classId: z.nullish(id('Please choose a class from the list.')),
  programId: z.nullish(id('Please choose a program from the list.')),
  dayPlan: code(dayPlans, 'Please choose full-time or half-day.'),
  fromDate: calendarDate('Please enter the first day.'),
  toDate: optionalDate('Please enter the last day, or leave it empty.'),
  reason: optionalText(500),
}

const inOrder = z.refine<{ fromDate: string; toDate?: string | undefined }>(
  ({ fromDate, toDate }) => toDate === undefined || toDate >= fromDate,
  { error: 'The last day cannot be before the first one.', path: ['toDate'] },
)

export const correctionSchema = z.object(fields).check(inOrder)
export type Correction = z.output<typeof correctionSchema>
export type CorrectionValues = z.input<typeof correctionSchema>

export const addPlacementSchema = z.object({ ...fields, childId: id() }).check(inOrder)
export type AddPlacementInput = z.output<typeof addPlacementSchema>

export const correctPlacementSchema = z.object({ ...fields, childId: id(), id: id(), version }).check(inOrder)
export type CorrectPlacementInput = z.output<typeof correctPlacementSchema>

export const removePlacementSchema = z.object({ childId: id(), id: id(), version, reason: fields.reason })
export type RemovePlacementInput = z.output<typeof removePlacementSchema>
