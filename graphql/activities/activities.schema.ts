import * as z from 'zod/mini'
import {
  calendarDate,
  id,
  optionalOf,
  optionalText,
  pictureAddress,
  shortText,
  text,
  version,
} from '#graphql/platform/fields.schema.ts'
import { isTimeOfDay } from '#graphql/values/dates.ts'
import { endsTooEarly } from './activities.rules.ts'

const timeMessage = 'Please enter a time such as 09:30.'
const classMessage = 'Please choose a class from the list.'
export const endMessage = 'The end must be after the start.'

const fields = z.object({
  title: shortText(1, 'Title is required'),
  description: optionalText(2_000),
  date: calendarDate('Please choose a date.'),
  time: text(1, 'Time is required', 5).check(z.refine((value) => value === '' || isTimeOfDay(value), timeMessage)),
  endTime: optionalOf(isTimeOfDay, timeMessage),
  location: shortText(1, 'Location is required'),
  classId: z.nullish(id(classMessage)),
  imageUrl: pictureAddress(),
  isOuting: z.optional(z.boolean('Please tick or untick the box.')),
})

const inOrder = z.refine<{ time?: string | undefined; endTime?: string | null | undefined }>(
  (values) => !endsTooEarly(values.time, values.endTime),
  { path: ['endTime'], message: endMessage },
)

/** Admin specification, sections 3 and 5. */
export const activitySchema = fields.check(inOrder)
export type ActivityInput = z.output<typeof activitySchema>
export type ActivityValues = z.input<typeof activitySchema>

/** What a teacher plans is for one of her classes. */
export const activityOfClassSchema = activitySchema.check(
  z.refine(({ classId }) => classId != null, { path: ['classId'], message: classMessage }),
)

export const activityChangeSchema = z.extend(z.partial(fields), { version }).check(inOrder)
export type ActivityChange = z.output<typeof activityChangeSchema>

export const activityReplySchema = z.object({
  activityId: id('Please choose an activity.'),
  childId: id('Please choose a child.'),
  attending: z.nullish(z.boolean('Please choose yes or no.')),
  consent: z.optional(z.boolean('Please tick or untick the box.')),
  version: z.optional(version),
})
export type ActivityReplyInput = z.output<typeof activityReplySchema>

/** `?token=` of a calendar address, and `?class=` for one class alone. */
export const feedQuerySchema = z.object({
  token: text(1, 'This calendar address is incomplete.', 200),
  class: z.optional(id('Please enter the id of a class.')),
})
