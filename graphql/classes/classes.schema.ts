import * as z from 'zod/mini'
import { id, optionalText, shortText, version, wholeBetween } from '#graphql/platform/fields.schema.ts'

const months = (message: string) => wholeBetween(0, 240, message)
const oldest = 'Please enter the maximum age in months. It must be above the minimum age.'

const fields = {
  name: shortText(1, 'Class name is required'),
  /** By default derived from the ages. */
  ageGroup: optionalText(200),
  ageFromMonths: months('Please enter the minimum age in months.'),
  ageToMonths: months(oldest),
  capacity: wholeBetween(1, 200, 'Please enter the number of places, 1 to 200.'),
  room: shortText(1, 'Room is required'),
  programId: z.nullish(id('Please choose a program from the list.')),
}

const agesInOrder = z.refine<{ ageFromMonths: number; ageToMonths: number }>(
  ({ ageFromMonths, ageToMonths }) => ageToMonths > ageFromMonths,
  { error: oldest, path: ['ageToMonths'] },
)

export const createClassSchema = z.object(fields).check(agesInOrder)
export type CreateClassInput = z.output<typeof createClassSchema>
export type ClassValues = z.input<typeof createClassSchema>

export const updateClassSchema = z.object({ ...fields, id: id(), version }).check(agesInOrder)
export type UpdateClassInput = z.output<typeof updateClassSchema>
