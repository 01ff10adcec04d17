import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { User } from '#graphql/accounts/user.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import { visibleChild } from '#graphql/children/visible.service.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg } from '#graphql/platform/graphql/args.ts'
import { Input } from '#graphql/platform/graphql/input.ts'
import { FamilyInvitation } from './invitation.model.ts'
import { SentInvitation } from './inviteParent.model.ts'
import {
  type ConfirmInvitationInput,
  confirmInvitationSchema,
  type InviteParentInput,
  inviteParentSchema,
} from './invitations.schema.ts'
import { inviteParent, renewInvitation } from './inviteParent.service.ts'
import {
  confirmInvitation,
  listInvitations,
  ownRequests,
  refuseInvitation,
  withdrawInvitation,
} from './invitations.service.ts'

const fields = { email: 'Where the invitation is sent.', childId: 'The child that the parent is to see.' }
const confirmFields = {
  id: 'Number of the invitation.',
  relationshipType: 'mother, father, grandparent, guardian, parent or other; as it was sent unless given.',
  mayCollect: 'Whether they may collect the child; no unless given.',
}
const number = { description: 'Number of the invitation.' }

@Resolver(() => FamilyInvitation)
export class InviteParentResolver {
  @Query(() => [FamilyInvitation], {
    description:
      'Invitations that have not led to a link yet, those that wait for confirmation first. For administrators.',
  })
  invitations(
    @Ctx() context: Context,
    @Arg('childId', () => Int, { nullable: true, description: 'Those to one child alone.' }) childId?: number,
  ) {
    return listInvitations(context, childId ?? null)
  }

  @Query(() => [String], {
    description: 'First names of the children that the account waits to be connected with by an administrator.',
  })
  myConnectionRequests(@Ctx() context: Context) {
    return ownRequests(context)
  }

  @Mutation(() => SentInvitation, {
    description:
      'E-mails a parent a link that makes an account and links it to a child; one that was open for the address ends. For administrators. NOT_FOUND.',
  })
  inviteParent(
    @Ctx() context: Context,
    @Input('InviteParentInput', 'Whom to invite, and to which child.', inviteParentSchema, fields)
    input: InviteParentInput,
  ) {
    return inviteParent(context, input)
  }

  @Mutation(() => SentInvitation, {
    description:
      'Sends an invitation again with a new link; the one before opens nothing any more. For administrators. NOT_FOUND.',
  })
  renewInvitation(@Ctx() context: Context, @IdArg(number.description) id: number) {
    return renewInvitation(context, id)
  }

  @Mutation(() => FamilyInvitation, {
    description: 'Ends an invitation that nobody has used. For administrators. NOT_FOUND.',
  })
  withdrawInvitation(@Ctx() context: Context, @IdArg(number.description) id: number) {
    return withdrawInvitation(context, id)
  }

  @Mutation(() => FamilyInvitation, {
    description:
      'Links the account that used an invitation sent to another address. For administrators. NOT_FOUND where nothing waits.',
  })
  confirmInvitation(
    @Ctx() context: Context,
    @Input('ConfirmInvitationInput', 'Who is confirmed, and as what.', confirmInvitationSchema, confirmFields)
    input: ConfirmInvitationInput,
  ) {
    return confirmInvitation(context, input)
  }

  @Mutation(() => FamilyInvitation, {
    description: 'Refuses the account that used an invitation sent to another address. For administrators. NOT_FOUND.',
  })
  refuseInvitation(@Ctx() context: Context, @IdArg(number.description) id: number) {
    return refuseInvitation(context, id)
  }

  @FieldResolver(() => User, { nullable: true, description: 'The account that used it and waits; null before.' })
  requestedBy(@Root() invitation: FamilyInvitation, @Ctx() context: Context) {
    return context.loaders.byId(User, invitation.usedBy)
  }

  @FieldResolver(() => Child, { nullable: true, description: 'The child.' })
  child(@Root() invitation: FamilyInvitation, @Ctx() context: Context) {
    return visibleChild(context, invitation.childId)
  }
}
