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

export const RoomFace = output('RoomFace', 'A person who can sign in at a tablet.', {
  userId: int('The member of staff.'),
  firstName: text('First name.'),
  lastName: text('Last name.'),
  hasPin: yes('Whether they have a PIN.'),
  classId: maybe(int('The class they count in now; null if not present.')),
  taughtClassIds: ints('Classes of the tablet they teach today and can move to.'),
})

@ObjectType('RoomEntry', { description: "A child's line in the register of a room." })
export class RoomEntry extends withFields(RegisterEntry, {
  classId: int('The class of the child.'),
}) {}

export const Room = output('Room', 'What a tablet shows of its room today.', {
  deviceId: int('Id of the tablet.'),
  name: text('Name of the tablet.'),
  now: moment('Server time, against which the tablet checks its clock.'),
  actingUserId: maybe(int('Who is signed in; null if nobody.')),
  actingUntil: maybe(moment('When they are signed out if inactive.')),
  faces: many(RoomFace, 'Staff who can sign in, by name.'),
  ratios: many(RoomRatio, 'Children and staff in its classes.'),
  date: day('The day of the registers: today.'),
  classes: many(RegisterClass, 'Its classes with the counts of the day.'),
  entries: many(
    RoomEntry,
    'Children of its classes. Collectors, notes and allergies only while somebody is signed in.',
  ),
  care: many(RoomCareChild, 'Day of each child.'),
})
export type Room = InstanceType<typeof Room>

export const RoomOutcome = output('RoomOutcome', 'Outcome of an action at a tablet.', {
  id: text('Id given by the tablet.'),
  refused: maybe(text('Why it was refused; null if saved.')),
  childId: maybe(int('The child it is about.')),
  attendance: maybe(one(Attendance, "The child's current entry for the day.")),
})
export type RoomOutcome = InstanceType<typeof RoomOutcome>

export const RoomOutcomes = output('RoomOutcomes', 'Outcome of actions at a tablet.', {
  outcomes: many(RoomOutcome, 'One for each action, in order.'),
  clockBehind: int("Seconds by which the tablet's clock was behind and its times were corrected; 0 if correct."),
  actingUntil: maybe(moment('When the signed-in person needs the PIN again.')),
})
export type RoomOutcomes = InstanceType<typeof RoomOutcomes>
