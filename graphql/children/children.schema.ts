import * as z from 'zod/mini'
import {
  calendarDate,
  changedPhoneNumber,
  code,
  id,
  isPhoneOr,
  optionalOf,
  optionalPhoneNumber,
  optionalText,
  phoneMessage,
  pictureAddress,
  shortText,
  text,
  version,
  wholeNumber,
} from '#graphql/platform/fields.schema.ts'
import { isPossibleBirthday } from '#graphql/values/birthday.ts'
import { isCalendarDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { dayPlans } from './children.rules.ts'

const birthMessage = 'Please enter a valid date of birth.'

const childSchema = z.object({
  firstName: shortText(1, 'First name is required'),
  lastName: shortText(1, 'Last name is required'),
  dateOfBirth: text(10, birthMessage, 10).check(
    z.refine((date) => isPossibleBirthday(date, todayInJohannesburg()), birthMessage),
  ),
  allergies: optionalText(),
  medicalNotes: optionalText(),
  emergencyContact: optionalText(200),
  emergencyContactPhone: optionalPhoneNumber(phoneMessage),
  programId: z.nullish(id('Please choose a program from the list.')),
  classId: z.nullish(id('Please choose a class from the list.')),
  dayPlan: z.optional(code(dayPlans, 'Please choose full-time or half-day.')),
  enrolledOn: z.optional(calendarDate('Please enter the first day.')),
  profileImage: pictureAddress(),
})

/** What staff may confirm when the server asks. */
const override = {
  overrideCapacity: z.optional(z.boolean('Please tick or untick the box.')),
  anotherChild: z.optional(z.boolean('Please tick or untick the box.')),
}

const daysMessage = 'Please request at most 2,500 days, as yyyy-MM-dd.'
export const daysSchema = z.object({
  days: z.array(calendarDate(daysMessage)).check(z.maxLength(2500, daysMessage)),
})

const ageMessage = 'Please enter an age from 0 to 20 years.'
export const listedChildrenSchema = z.object({
  minAge: z.nullish(wholeNumber(ageMessage).check(z.minimum(0, ageMessage), z.maximum(20, ageMessage))),
})

/** Add Student: admin specification, section 3. */
export const createChildSchema = z.extend(childSchema, override)
export type CreateChildInput = z.output<typeof createChildSchema>

const changed = { emergencyContactPhone: changedPhoneNumber() }

const changesFrom = z.nullish(
  calendarDate('Please enter the day from which this applies.').check(
    z.refine(
      (day) => day <= todayInJohannesburg(),
      'Please choose today or an earlier day. Use Move to plan a future change.',
    ),
  ),
)

/** The same form for an existing child, with its stored phone number. */
export const editedChildSchema = (stored: string | null) =>
  z.extend(createChildSchema, {
    emergencyContactPhone: changedPhoneNumber().check(isPhoneOr(stored)),
    changesFrom,
  })
export type EditedChildValues = z.input<ReturnType<typeof editedChildSchema>>
export type EditedChildInput = z.output<ReturnType<typeof editedChildSchema>>

/** The changed fields of a child, as `PUT /api/admin/children/{id}` accepts them. */
export const changedChildSchema = z.extend(z.partial(childSchema), { ...changed, ...override, version })
export const updateChildSchema = z.extend(changedChildSchema, { id: id(), changesFrom })
export type UpdateChildInput = z.output<typeof updateChildSchema>

const leaving = {
  lastDay: calendarDate('Please enter the last day.'),
  noticeMonth: optionalOf((month) => isCalendarDate(`${month}-01`), 'Please choose a month such as 2027-01.'),
  reason: optionalText(500),
}

export const leavingSchema = z.object(leaving)
export type Leaving = z.output<typeof leavingSchema>
export type LeavingValues = z.input<typeof leavingSchema>

export const leaveChildSchema = z.object({ ...leaving, id: id(), version })
export type LeaveChildInput = z.output<typeof leaveChildSchema>

const childMessage = 'Please choose a child.'
const childrenList = <Each extends z.ZodMiniType>(each: Each, message?: string) =>
  z.array(each, message).check(z.minLength(1, childMessage), z.maxLength(200, 'Please choose at most 200 children.'))
const childIds = childrenList(id(childMessage))

export const leaveChildrenSchema = z.object({ ...leaving, childIds })
export type LeaveChildrenInput = z.output<typeof leaveChildrenSchema>

const moveMessage = 'Please choose a class from the list.'

export const moveChildrenSchema = z.object({
  on: calendarDate('Please enter the day.'),
  moves: childrenList(z.object({ childId: id(childMessage), classId: id(moveMessage) }), moveMessage),
  overrideCapacity: override.overrideCapacity,
})
export type MoveChildrenInput = z.output<typeof moveChildrenSchema>

/** Its form: each child's new class is chosen beside it. */
export const moveFormSchema = z.object({
  on: calendarDate('Please enter the day.'),
  overrideCapacity: override.overrideCapacity,
})
export type MoveForm = z.output<typeof moveFormSchema>

export const cancelMovesSchema = z.object({ childIds })
export type CancelMovesInput = z.output<typeof cancelMovesSchema>
