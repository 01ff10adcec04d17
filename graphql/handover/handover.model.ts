import type { Knex } from 'knex'
import { Field, Int, ObjectType } from 'type-graphql'
import { Row } from '#graphql/data/model.ts'

@ObjectType('StaffDuties', { description: 'What somebody of the staff is down for.' })
export class StaffDuties {
  @Field(() => Int, { description: 'Entries of the timetable.' })
  lessons!: number

  @Field(() => [String], { description: 'Names of the classes in which they work.' })
  classes!: string[]

  @Field(() => Int, { description: 'Virtual sessions that are live or to come.' })
  sessions!: number
}

/** What a colleague took over. A row only so that a repeated request can be answered with it. */
@ObjectType('Handover', { description: 'What a colleague took over.' })
export class Handover extends Row {
  static override tableName = 'users'

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

  override receipt() {
    const { lessons, classes, sessions, leftOut } = this
    return { lessons, classes, sessions, leftOut }
  }

  static override async fromReceipt(_db: Knex, receipt: ReturnType<Handover['receipt']>) {
    return Object.assign(new Handover(), receipt)
  }
}
