import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType('StaffDuties', { description: 'What somebody of the staff is down for.' })
export class StaffDuties {
  @Field(() => Int, { description: 'Entries of the timetable.' })
  lessons!: number

  @Field(() => [String], { description: 'Names of the classes in which they work.' })
  classes!: string[]

  @Field(() => Int, { description: 'Virtual sessions that are live or to come.' })
  sessions!: number
}

@ObjectType('Handover', { description: 'What a colleague took over.' })
export class Handover {
  @Field(() => Int, { description: 'Entries of the timetable.' })
  lessons!: number

  @Field(() => Int, { description: 'Classes.' })
  classes!: number

  @Field(() => Int, { description: 'Virtual sessions.' })
  sessions!: number

  @Field(() => [String], {
    description: 'Why a lesson could not be taken over: one sentence each. It stays as it was.',
  })
  leftOut!: string[]
}
