import { Field, ObjectType } from 'type-graphql'
import { Moment } from '#graphql/platform/graphql/scalars.ts'

@ObjectType('MedicalNotesLook', { description: "That somebody of the staff read a child's medical notes, once a day." })
export class MedicalNotesLook {
  @Field(() => Moment, { description: 'When they did first on that day.' })
  at!: string

  @Field(() => String, { description: 'First and last name.' })
  name!: string
}
