import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { Invitation } from './invitation.model.ts'
import { acceptInvitation, readInvitation } from './invitation.service.ts'

const token = { description: 'Token from the link in the invitation.' }

@Resolver()
export class FamiliesResolver {
  @Query(() => Invitation, {
    nullable: true,
    description: 'What an invitation link is for; null when it is unknown, used or too old.',
  })
  invitation(@Ctx() context: Context, @Arg('token', () => String, token) link: string) {
    return readInvitation(context, link)
  }

  @Mutation(() => Child, {
    description: 'Links the child of an invitation to the account that is signed in. NOT_FOUND for a used or old link.',
  })
  acceptInvitation(@Ctx() context: Context, @Arg('token', () => String, token) link: string) {
    return acceptInvitation(context, link)
  }
}
