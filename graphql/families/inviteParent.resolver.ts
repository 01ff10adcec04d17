import { Ctx, Mutation, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { Input } from '#graphql/platform/input.ts'
import { SentInvitation } from './inviteParent.model.ts'
import { type InviteParentInput, inviteParentSchema } from './inviteParent.schema.ts'
import { inviteParent } from './inviteParent.service.ts'

const fields = { email: 'Where the invitation is sent.', childId: 'The child that the parent is to see.' }

@Resolver()
export class InviteParentResolver {
  @Mutation(() => SentInvitation, {
    description: 'E-mails a parent a link that makes an account and links it to a child. For staff. NOT_FOUND.',
  })
  inviteParent(
    @Ctx() context: Context,
    @Input('InviteParentInput', 'Whom to invite, and to which child.', inviteParentSchema, fields)
    input: InviteParentInput,
  ) {
    return inviteParent(context, input)
  }
}
