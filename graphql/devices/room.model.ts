import { Field, Int, ObjectType } from 'type-graphql'
import { Attendance } from '#graphql/attendance/attendance.model.ts'
import { RoomRatio } from '#graphql/attendance/floor.model.ts'
import { RegisterClass, RegisterEntry } from '#graphql/attendance/register.model.ts'
import { RoomCareChild } from '#graphql/care/care.model.ts'
import { CalendarDate, Moment } from '#graphql/platform/graphql/scalars.ts'

@ObjectType('RoomFace', { description: 'Somebody who may act at a tablet.' })
export class RoomFace {
  @Field(() => Int, { description: 'The member of staff.' })
  userId!: number

  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Field(() => String, { description: 'Last name.' })
  lastName!: string

  @Field(() => Boolean, { description: 'Whether they have chosen a PIN.' })
  hasPin!: boolean

  @Field(() => Int, {
    nullable: true,
    description: 'The class they are counted with now; null for somebody who is not in.',
  })
  classId!: number | null
}

@ObjectType('RoomEntry', { description: "A child's line in the register of a room." })
export class RoomEntry extends RegisterEntry {
  @Field(() => Int, { description: 'The class of the child.' })
  classId!: number
}

@ObjectType('Room', { description: 'What a tablet shows of its room today.' })
export class Room {
  @Field(() => Int, { description: 'Number of the tablet.' })
  deviceId!: number

  @Field(() => String, { description: 'What the centre calls the tablet.' })
  name!: string

  @Field(() => Moment, { description: 'The time of the server, by which the tablet measures its own clock.' })
  now!: string

  @Field(() => Int, { nullable: true, description: 'Who gave a PIN last and may act; null for nobody.' })
  actingUserId!: number | null

  @Field(() => Moment, { nullable: true, description: 'Until when, if nothing is done.' })
  actingUntil!: string | null

  @Field(() => [RoomFace], { description: 'Who may act here, by name.' })
  faces!: RoomFace[]

  @Field(() => [RoomRatio], { description: 'Children against staff in its classes.' })
  ratios!: RoomRatio[]

  @Field(() => CalendarDate, { description: 'The day of the registers: today.' })
  date!: string

  @Field(() => [RegisterClass], { description: 'Its classes with the counts of the day.' })
  classes!: RegisterClass[]

  @Field(() => [RoomEntry], {
    description: 'The children of its classes. Who may collect, notes and allergies only while somebody acts.',
  })
  entries!: RoomEntry[]

  @Field(() => [RoomCareChild], { description: 'The day of each of these children.' })
  care!: RoomCareChild[]
}

@ObjectType('RoomOutcome', { description: 'What became of one action of a tablet.' })
export class RoomOutcome {
  @Field(() => String, { description: 'The id that the tablet gave it.' })
  id!: string

  @Field(() => String, { nullable: true, description: 'Why it was refused; null when it was saved.' })
  refused!: string | null

  @Field(() => Int, { nullable: true, description: 'The child it is about.' })
  childId!: number | null

  @Field(() => Attendance, { nullable: true, description: 'The entry of that child and day as it is now.' })
  attendance!: Attendance | null
}

@ObjectType('RoomOutcomes', { description: 'What became of the actions of a tablet.' })
export class RoomOutcomes {
  @Field(() => [RoomOutcome], { description: 'One for each action, in their order.' })
  outcomes!: RoomOutcome[]

  @Field(() => Int, {
    description:
      'By how many seconds the clock of the tablet was behind, and its times were corrected; 0 for a right one.',
  })
  clockBehind!: number

  @Field(() => Moment, { nullable: true, description: 'Until when the person who acts may go on without a PIN.' })
  actingUntil!: string | null
}
