import * as z from 'zod/mini'
import {
  calendarDate,
  code,
  decimalBetween,
  id,
  longestName,
  optionalDate,
  optionalOf,
  optionalText,
  text,
  version,
} from '#graphql/platform/fields.schema.ts'
import { isTimeOfDay } from '#graphql/values/dates.ts'
import { attendanceStatuses, endsBeforeStart, mostMarks, staffStatuses } from './attendance.rules.ts'

const statusMessage = 'Please choose present, absent or late.'
const staffStatusMessage = 'Please choose present, absent, late, sick leave or personal leave.'
const hoursMessage = 'Please enter hours between 0 and 24.'
const dateMessage = 'Please choose a date.'
export const orderMessage = 'Time out cannot be before time in.'

const time = optionalOf(isTimeOfDay, 'Please enter a time such as 07:30.')

const times = { timeIn: time, timeOut: time }
const status = code(attendanceStatuses, statusMessage)

const inOrder = z.refine<{ timeIn?: string | null | undefined; timeOut?: string | null | undefined }>(
  ({ timeIn, timeOut }) => !endsBeforeStart(timeIn, timeOut),
  { path: ['timeOut'], message: orderMessage },
)

const attendance = z.object({
  childId: id('Please choose a child.'),
  date: calendarDate(dateMessage),
  status,
  ...times,
  collectedBy: optionalText(longestName),
  collectedReason: optionalText(500),
  notes: optionalText(),
})
export const attendanceSchema = attendance.check(inOrder)
export type AttendanceInput = z.output<typeof attendanceSchema>
export type AttendanceFormValues = z.input<typeof attendanceSchema>

export const attendanceChangeSchema = z
  .extend(z.partial(z.omit(attendance, { childId: true })), { version })
  .check(inOrder)
export type AttendanceChange = z.output<typeof attendanceChangeSchema>

export const strangerSchema = z.object({
  collectedBy: text(2, 'Please enter the first and last name.', longestName),
  collectedReason: text(3, 'Please give a reason: who agreed to it, and how.', 500),
})
export type Stranger = z.output<typeof strangerSchema>

export const marksSchema = z.object({
  date: calendarDate(dateMessage),
  marks: z
    .array(
      z.extend(z.omit(attendance, { date: true }), { status: z.nullish(status), version }).check(inOrder),
      'Please send a list of marks.',
    )
    .check(
      z.minLength(1, 'Please mark at least one child.'),
      z.maxLength(mostMarks, `Please mark at most ${mostMarks} children at once.`),
    ),
})
export type MarksInput = z.output<typeof marksSchema>
export type MarkInput = MarksInput['marks'][number]

const staffAttendance = z.object({
  staffId: id('Please choose a staff member.'),
  date: calendarDate(dateMessage),
  status: code(staffStatuses, staffStatusMessage),
  ...times,
  hoursWorked: z.nullish(decimalBetween(0, 24, hoursMessage)),
  notes: optionalText(),
})
export const staffAttendanceSchema = staffAttendance.check(inOrder)
export type StaffAttendanceInput = z.output<typeof staffAttendanceSchema>
export type StaffAttendanceFormValues = z.input<typeof staffAttendanceSchema>

export const staffAttendanceChangeSchema = z
  .extend(z.partial(z.omit(staffAttendance, { staffId: true })), { version })
  .check(inOrder)
export type StaffAttendanceChange = z.output<typeof staffAttendanceChangeSchema>

const staffList = z.array(id('Please choose staff from the list.')).check(z.maxLength(50, 'Please choose at most 50.'))

export const classStaffSchema = z.object({
  classId: id('Please choose a class.'),
  staffIds: staffList,
  before: z.nullish(staffList),
})
export type ClassStaffInput = z.output<typeof classStaffSchema>

/** `?date=` of the lists; today by default. */
export const dayQuerySchema = z.object({ date: optionalDate('Please enter the date as yyyy-MM-dd.') })
