import * as z from 'zod/mini'
import {
  calendarDate,
  code,
  emailAddress,
  emptyAsNull,
  givenName,
  id,
  localMoment,
  optionalEmail,
  optionalPhoneNumber,
  optionalText,
  phoneNumber,
  shortText,
  text,
  version,
} from '#graphql/platform/fields.schema.ts'
import { dayPlans } from '#graphql/children/children.rules.ts'
import {
  AGE_GROUPS,
  ENROLLMENT_PROGRAMS,
  type AgeGroupCode,
  type EnrollmentProgramCode,
} from '#graphql/values/ageGroups.ts'
import { isBirthdayOrExpected } from '#graphql/values/birthday.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { applicationStatuses } from './enrollment.rules.ts'

const ageGroups = AGE_GROUPS.map((group) => group.code) as [AgeGroupCode, ...AgeGroupCode[]]
const programs = ENROLLMENT_PROGRAMS.map((program) => program.code) as [
  EnrollmentProgramCode,
  ...EnrollmentProgramCode[],
]

const dobMessage = 'Please enter a valid date of birth.'

/** Anybody may send the form, and the office reads the list whole: an answer is a page at most. */
const longestAnswer = 2_000

/** The enrollment form: specification of the public site, sections 3 and 5. */
export const enrollmentSchema = z.object({
  childName: givenName(2, "Child's name must be at least 2 characters."),
  childDob: z.string(dobMessage).check(
    z.trim(),
    z.minLength(10, dobMessage),
    z.refine((date) => isBirthdayOrExpected(date, todayInJohannesburg()), dobMessage),
  ),
  childAge: code(ageGroups, "Please select your child's age group."),
  parentName: givenName(2, "Parent's name must be at least 2 characters."),
  email: emailAddress('Please enter a valid email address.'),
  phone: phoneNumber('Please enter a valid phone number.', 10),
  address: text(5, 'Address must be at least 5 characters.', longestAnswer),
  program: code(programs, 'Please select a program.'),
  startDate: calendarDate('Please select a start date.'),
  additionalInfo: optionalText(longestAnswer),
  allergies: optionalText(longestAnswer),
  /** Asked beyond the specification: it sets the fee, and so does a sister or brother who is here. */
  dayPlan: emptyAsNull(code(dayPlans, 'Please choose full-time or half-day.')),
  siblingNames: optionalText(200),
  termsAccepted: z.literal(true, 'You must accept the terms and conditions.'),
  /** A hidden field: only bots fill it in. */
  website: optionalText(200),
})
export type EnrollmentInput = z.output<typeof enrollmentSchema>
export type EnrollmentValues = z.input<typeof enrollmentSchema>

/** What is known about an application that the office enters: the child, a parent, and one way to reach them. */
export const knownAnswers = {
  childName: enrollmentSchema.shape.childName,
  childDob: enrollmentSchema.shape.childDob,
  parentName: enrollmentSchema.shape.parentName,
  phone: optionalPhoneNumber('Please enter a valid phone number.'),
  email: optionalEmail('Please enter a valid email address.'),
  address: optionalText(),
  program: enrollmentSchema.shape.program,
  startDate: enrollmentSchema.shape.startDate,
  dayPlan: enrollmentSchema.shape.dayPlan,
  siblingNames: enrollmentSchema.shape.siblingNames,
  additionalInfo: optionalText(),
  allergies: optionalText(),
}
export const isReached = z.refine<{ phone?: string | null | undefined; email?: string | null | undefined }>(
  ({ phone, email }) => Boolean(phone ?? email),
  { path: ['phone'], error: 'Please enter a phone number or an e-mail address.' },
)

export const recordApplicationSchema = z.object(knownAnswers).check(isReached)
export type RecordApplicationInput = z.output<typeof recordApplicationSchema>
export type RecordApplicationValues = z.input<typeof recordApplicationSchema>

export const correctApplicationSchema = z.object({ id: id(), version, ...knownAnswers }).check(isReached)
export type CorrectApplicationInput = z.output<typeof correctApplicationSchema>

export const applicationLookupSchema = z.object({
  reference: text(1, 'Please enter the reference, such as KW-2026-0001-04821.', 40),
  contact: text(1, 'Please enter the e-mail address or phone number that you applied with.', 200),
})
export type ApplicationLookupInput = z.output<typeof applicationLookupSchema>

const tick = z.optional(z.boolean('Please tick or untick the box.'))

const moveTargets = applicationStatuses.filter((status) => status !== 'enrolled' && status !== 'new') as [
  Exclude<(typeof applicationStatuses)[number], 'enrolled' | 'new'>,
]

/** A step of an application through the pipeline; enrolling has an operation of its own. */
export const moveApplicationSchema = z.object({
  id: id(),
  version,
  status: code(moveTargets, 'Please choose a status for the application.'),
  tourAt: z.nullish(localMoment('Please choose the date and time of the tour.')),
  offerUntil: z.nullish(calendarDate('Please choose the last day of the offer.')),
  classId: z.nullish(id('Please choose a class.')),
  firstDay: z.nullish(calendarDate('Please enter the first day.')),
  dayPlan: z.nullish(code(dayPlans, 'Please choose full-time or half-day.')),
  overrideCapacity: z.nullable(tick),
  note: optionalText(),
})
export type MoveApplicationInput = z.output<typeof moveApplicationSchema>

const waiting = z
  .array(id())
  .check(
    z.minLength(1, 'The waiting list is empty.'),
    z.maxLength(1_000, 'There are too many applications on the waiting list.'),
  )

export const orderWaitlistSchema = z.object({
  program: code(programs, 'Please select a program.'),
  order: waiting,
  before: waiting,
})
export type OrderWaitlistInput = z.output<typeof orderWaitlistSchema>

export const applicationNoteSchema = z.object({ id: id(), note: text(1, 'Please write a note.') })
export type ApplicationNoteInput = z.output<typeof applicationNoteSchema>

export const enrollApplicationSchema = z.object({
  id: id(),
  version,
  firstName: shortText(1, 'First name is required'),
  lastName: shortText(1, 'Last name is required'),
  programId: id('Please select a program.'),
  classId: id('Please choose a class.'),
  dayPlan: code(dayPlans, 'Please choose full-time or half-day.'),
  enrolledOn: z.optional(calendarDate('Please enter the first day.')),
  overrideCapacity: tick,
  anotherChild: tick,
  billRegistration: tick,
})
export type EnrollApplicationInput = z.output<typeof enrollApplicationSchema>
export type EnrollApplicationValues = z.input<typeof enrollApplicationSchema>
