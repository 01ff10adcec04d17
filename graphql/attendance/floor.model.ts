import { Field, Float, Int, ObjectType } from 'type-graphql'
import { ClassLine } from '#graphql/classes/class.model.ts'
import { CalendarDate } from '#graphql/platform/graphql/scalars.ts'
import type { RatioLevel } from './ratios.rules.ts'

@ObjectType('RoomRatio', { description: 'Children against staff in a class today.' })
export class RoomRatio extends ClassLine {
  @Field(() => Int, { description: 'Children of it who are in the building now.' })
  children!: number

  @Field(() => Int, { description: 'Staff who are in the building now and with it: each person counts in one class.' })
  staff!: number

  /** Who they are; `youAreHere` says it of the viewer. */
  staffIds!: number[]

  @Field(() => Float, { description: 'As many children to one member of staff as the centre promises.' })
  promise!: number

  @Field(() => Float, { description: 'As many children to one member of staff as the law allows.' })
  law!: number

  @Field(() => String, { description: 'empty, kept, over_promise or over_law.' })
  level!: RatioLevel
}

@ObjectType('AttendanceWeek', { description: 'How often children came in a week.' })
export class AttendanceWeek {
  @Field(() => CalendarDate, { description: 'Its Monday.' })
  monday!: string

  @Field(() => Int, { description: 'Entries of the week that are present or late.' })
  present!: number

  @Field(() => Int, { description: 'Entries of the week.' })
  recorded!: number

  @Field(() => Int, { description: 'Present of recorded, in whole percent.' })
  rate!: number
}
