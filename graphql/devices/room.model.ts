import { ObjectType } from 'type-graphql'
import { Attendance } from '#graphql/attendance/attendance.model.ts'
import { RoomRatio } from '#graphql/attendance/floor.model.ts'
import { RegisterClass, RegisterEntry } from '#graphql/attendance/register.model.ts'
import { RoomCareChild } from '#graphql/care/care.model.ts'
import {
  day,
  int,
  ints,
  many,
  maybe,
  moment,
  one,
  output,
  text,
  withFields,
  yes,
} from '#graphql/platform/graphql/output.ts'

export const RoomFace = output('RoomFace', 'Somebody who may act at a tablet.', {
  userId: int('The member of staff.'),
  firstName: text('First name.'),
  lastName: text('Last name.'),
  hasPin: yes('Whether they have chosen a PIN.'),
  classId: maybe(int('The class they are counted with now; null for somebody who is not in.')),
  taughtClassIds: ints('Those classes of the tablet that they teach today: they may move to these.'),
})

@ObjectType('RoomEntry', { description: "A child's line in the register of a room." })
export class RoomEntry extends withFields(RegisterEntry, {
  classId: int('The class of the child.'),
}) {}

export const Room = output('Room', 'What a tablet shows of its room today.', {
  deviceId: int('Number of the tablet.'),
  name: text('What the centre calls the tablet.'),
  now: moment('The time of the server, by which the tablet measures its own clock.'),
  actingUserId: maybe(int('Who gave a PIN last and may act; null for nobody.')),
  actingUntil: maybe(moment('Until when, if nothing is done.')),
  faces: many(RoomFace, 'Who may act here, by name.'),
  ratios: many(RoomRatio, 'Children and staff in its classes.'),
  date: day('The day of the registers: today.'),
  classes: many(RegisterClass, 'Its classes with the counts of the day.'),
  entries: many(
    RoomEntry,
    'The children of its classes. Who may collect, notes and allergies only while somebody acts.',
  ),
  care: many(RoomCareChild, 'The day of each of these children.'),
})
export type Room = InstanceType<typeof Room>

export const RoomOutcome = output('RoomOutcome', 'What became of one action of a tablet.', {
  id: text('The id that the tablet gave it.'),
  refused: maybe(text('Why it was refused; null when it was saved.')),
  childId: maybe(int('The child it is about.')),
  attendance: maybe(one(Attendance, 'The entry of that child and day as it is now.')),
})
export type RoomOutcome = InstanceType<typeof RoomOutcome>

export const RoomOutcomes = output('RoomOutcomes', 'What became of the actions of a tablet.', {
  outcomes: many(RoomOutcome, 'One for each action, in their order.'),
  clockBehind: int(
    'By how many seconds the clock of the tablet was behind, and its times were corrected; 0 for a right one.',
  ),
  actingUntil: maybe(moment('Until when the person who acts may go on without a PIN.')),
})
export type RoomOutcomes = InstanceType<typeof RoomOutcomes>
