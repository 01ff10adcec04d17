import * as z from 'zod/mini'
import {
  calendarDate,
  code,
  id,
  optionalOf,
  optionalText,
  shortText,
  timeOfDay,
  version,
  wholeNumber,
} from '#graphql/platform/fields.schema.ts'
import { isCalendarDate, isTimeOfDay } from '#graphql/values/dates.ts'
import { endsTooEarly, mostVolunteers, requestStatuses, signupAnswers } from './volunteers.rules.ts'

const neededMessage = 'Number of volunteers needed is required'
const tooManyMessage = `Please request at most ${mostVolunteers} volunteers.`
export const orderMessage = 'The event cannot end before it starts.'

export const requestStatus = code(requestStatuses, 'Please choose active, completed or cancelled.')

const requestFields = z.object({
  eventTitle: shortText(1, 'Event title is required'),
  className: shortText(1, 'Class name is required'),
  venue: optionalText(200),
  startDate: calendarDate('Start date is required'),
  startTime: timeOfDay('Start time is required'),
  endDate: optionalOf(isCalendarDate, 'Please enter a date, or leave this empty.'),
  endTime: optionalOf(isTimeOfDay, 'Please enter a time such as 13:00, or leave this empty.'),
  volunteersNeeded: wholeNumber(neededMessage).check(z.gte(1, neededMessage), z.lte(mostVolunteers, tooManyMessage)),
  description: optionalText(),
  notes: optionalText(),
  status: z.optional(requestStatus),
})

const inOrder = z.refine<Parameters<typeof endsTooEarly>[0]>((values) => !endsTooEarly(values), {
  path: ['endDate'],
  message: orderMessage,
})

/** A volunteer request: admin specification, section 5. */
export const volunteerRequestSchema = requestFields.check(inOrder)
export type VolunteerRequestInput = z.output<typeof volunteerRequestSchema>
export type VolunteerRequestValues = z.input<typeof volunteerRequestSchema>

export const changedVolunteerRequestSchema = z.extend(z.partial(requestFields), { version })
export type VolunteerRequestChange = z.output<typeof changedVolunteerRequestSchema>

export const volunteerSignupSchema = z.object({
  requestId: id('Please choose an event.'),
  childId: z.nullish(id('Please choose one of your children.')),
  specialSkills: optionalText(1_000),
})
export type VolunteerSignupInput = z.output<typeof volunteerSignupSchema>
export type VolunteerSignupValues = z.input<typeof volunteerSignupSchema>

export const signupAnswerSchema = z.object({
  id: id(),
  status: code(signupAnswers, 'Please choose confirmed or declined.'),
  version,
})
export type SignupAnswerInput = z.output<typeof signupAnswerSchema>

/** `?requestId=` of the list of signups; all of them without one. */
export const signupsQuerySchema = z.object({
  requestId: z.optional(id('Please give the number of a volunteer request.')),
})
