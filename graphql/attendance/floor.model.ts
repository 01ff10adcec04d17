import { classLine } from '#graphql/classes/class.model.ts'
import { day, float, int, output, text } from '#graphql/platform/graphql/output.ts'
import type { RatioLevel } from './ratios.rules.ts'

export const RoomRatio = output('RoomRatio', 'Children against staff in a class today.', {
  ...classLine,
  children: int('Children of it who are in the building now.'),
  staff: int('Staff who are in the building now and with it: each person counts in one class.'),
  promise: float('As many children to one member of staff as the centre promises.'),
  law: float('As many children to one member of staff as the law allows.'),
  level: text<RatioLevel>('empty, kept, over_promise or over_law.'),
})
export type RoomRatio = InstanceType<typeof RoomRatio> & {
  /** Who they are; `youAreHere` says it of the viewer. */
  staffIds: number[]
}

export const AttendanceWeek = output('AttendanceWeek', 'How often children came in a week.', {
  monday: day('Its Monday.'),
  present: int('Entries of the week that are present or late.'),
  recorded: int('Entries of the week.'),
  rate: int('Present of recorded, in whole percent.'),
})
export type AttendanceWeek = InstanceType<typeof AttendanceWeek>
