import { classLine } from '#graphql/classes/class.model.ts'
import { day, float, int, output, text } from '#graphql/platform/graphql/output.ts'
import type { RatioLevel } from './ratios.rules.ts'

export const RoomRatio = output('RoomRatio', 'Children and staff in a class today.', {
  ...classLine,
  children: int('Children of the class who are in the building now.'),
  staff: int('Staff who are in the building and with the class now; each person counts in one class only.'),
  promise: float('Our ratio: children per member of staff.'),
  law: float('Legal limit: children per member of staff.'),
  level: text<RatioLevel>('empty, kept, over_promise or over_law.'),
})
export type RoomRatio = InstanceType<typeof RoomRatio> & {
  /** Their ids; `youAreHere` is derived from them. */
  staffIds: number[]
}

export const AttendanceWeek = output('AttendanceWeek', 'Attendance in a week.', {
  monday: day('Its Monday.'),
  present: int('Entries with present or late.'),
  recorded: int('Entries of the week.'),
  rate: int('Present as a whole percentage of recorded.'),
})
export type AttendanceWeek = InstanceType<typeof AttendanceWeek>
