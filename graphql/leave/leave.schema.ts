import * as z from 'zod/mini'
import {
  calendarDate,
  code,
  daysInOrder,
  emptyAsNull,
  id,
  optionalText,
  text,
  version,
  wholeBetween,
} from '#graphql/platform/fields.schema.ts'

export const leaveStatuses = ['personal_leave', 'sick_leave'] as const

const oneYear = z.refine<{ fromDate: string; toDate: string }>(
  ({ fromDate, toDate }) => fromDate.slice(0, 4) === toDate.slice(0, 4),
  { path: ['toDate'], error: 'Please enter the days of each year separately: each year has its own balance.' },
)

export const leaveSchema = z
  .object({
    staffId: id('Please choose who is on leave.'),
    kindId: id('Please choose the leave type.'),
    fromDate: calendarDate('Please choose the first day.'),
    toDate: calendarDate('Please choose the last day.'),
    note: optionalText(500),
  })
  .check(daysInOrder, oneYear)
export type LeaveInput = z.output<typeof leaveSchema>
export type LeaveValues = z.input<typeof leaveSchema>

export const leaveDecisionSchema = z.object({
  id: id(),
  state: code(['approved', 'refused', 'withdrawn'], 'A request is approved, refused or withdrawn.'),
  version,
})
export type LeaveDecision = z.output<typeof leaveDecisionSchema>

const days = 'Please enter a number of days from 0 to 366.'
export const leaveKindSchema = z.object({
  id: z.nullish(id()),
  name: text(2, 'Please enter a name.', 60),
  status: code(leaveStatuses, 'Please choose how it is shown on the register.'),
  daysPerYear: emptyAsNull(wholeBetween(0, 366, days)),
  version,
})
export type LeaveKindInput = z.output<typeof leaveKindSchema>
export type LeaveKindValues = z.input<typeof leaveKindSchema>
