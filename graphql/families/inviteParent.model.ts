import { Field, ObjectType } from 'type-graphql'

@ObjectType('SentInvitation', { description: 'An invitation that was e-mailed to a parent.' })
export class SentInvitation {
  @Field(() => String, { description: 'Where it was sent.' })
  email!: string

  @Field(() => String, {
    nullable: true,
    description: 'The link, to hand on by other means; null when the same request was answered before.',
  })
  url!: string | null
}
