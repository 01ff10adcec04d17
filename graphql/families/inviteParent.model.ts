import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType('SentInvitation', { description: 'An invitation to see a child, with its link.' })
export class SentInvitation {
  @Field(() => Int, { description: 'Number of the invitation.' })
  id!: number

  @Field(() => String, { description: 'Where it was sent.' })
  email!: string

  @Field(() => String, {
    nullable: true,
    description: 'The link, to hand on by other means; null when the same request was answered before.',
  })
  url!: string | null
}
