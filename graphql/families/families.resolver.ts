import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { AcceptedInvitation, Invitation } from './invitation.model.ts'
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

  @Mutation(() => AcceptedInvitation, {
    description:
      'Links the child of an invitation to the account that is signed in; one with another address than the invited one waits for an administrator. NOT_FOUND for a used or old link.',
  })
  acceptInvitation(@Ctx() context: Context, @Arg('token', () => String, token) link: string) {
    return acceptInvitation(context, link)
  }
}
