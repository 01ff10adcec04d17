import { Field, Int, ObjectType } from 'type-graphql'
import { Moment } from '#graphql/platform/graphql/scalars.ts'

@ObjectType('Passkey', {
  description: 'A key kept by a phone, a computer or a password manager, which signs in without a password.',
})
export class Passkey {
  @Field(() => Int, { description: 'Names the passkey.' })
  id!: number

  @Field(() => String, { description: 'What its owner calls it.' })
  name!: string

  @Field(() => Moment, { description: 'When it was added.' })
  createdAt!: string

  @Field(() => Moment, { nullable: true, description: 'When somebody signed in with it last; null until then.' })
  lastUsedAt!: string | null
}
