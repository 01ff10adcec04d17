import { Field, ObjectType } from 'type-graphql'
import { User } from '#graphql/accounts/user.model.ts'

@ObjectType('InvitedUser', { description: 'An account whose owner was invited to choose the password.' })
export class InvitedUser {
  @Field(() => User, { description: 'The account.' })
  user!: User

  @Field(() => String, {
    nullable: true,
    description:
      'The link, where no mail server sends it and it has to be handed over; also null when the same request was answered before.',
  })
  url!: string | null
}
