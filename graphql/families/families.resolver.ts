import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { ChildField } from '#graphql/children/childField.ts'
import { User } from '#graphql/accounts/user.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import { PageArgs } from '#graphql/data/connection.model.ts'
import { LoadedField, RowField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg, OnlyClassArg, OptionalArg, SearchArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
import * as families from './families.schema.ts'
import { Guardianship, GuardianshipConnection } from './guardianship.model.ts'
import { AcceptedInvitation, FamilyInvitation, Invitation, SentInvitation } from './invitation.model.ts'
import { acceptInvitation, readInvitation } from './invitation.service.ts'
import * as forms from './invitations.schema.ts'
import * as invitations from './invitations.service.ts'
import { FamilyReach, readReach } from './reach.service.ts'
import * as relationships from './relationships.service.ts'

const token = { description: 'Token from the link in the invitation.' }
const invitationId = 'Id of the invitation.'
const relationshipId = 'Id of the relationship.'
const relationshipFields = {
  ...meaningsOf(Guardianship),
  isPrimary: 'Whether this is the primary guardian, who replaces the previous one.',
}

const inputs = inputTypes({
  InviteParentInput: input('The person to invite, and the child.', forms.inviteParentSchema, {
    email: 'E-mail address to invite.',
    childId: 'The child that the parent will be linked to.',
  }),
  AskForGuardianInput: input('A request to the office to invite another guardian.', forms.askForGuardianSchema, {
    email: 'E-mail address to invite.',
    childId: 'One of your own children.',
    alsoFor: 'Siblings that the same person will be linked to.',
  }),
  ConfirmInvitationInput: input('The confirmed person and the relationship.', forms.confirmInvitationSchema, {
    id: invitationId,
    relationshipType: 'mother, father, grandparent, guardian, parent or other; as in the invitation by default.',
    mayCollect: 'Whether they may collect the child; false by default.',
  }),
  LinkParentInput: input('A parent, a child and their relationship.', families.linkParentSchema, relationshipFields),
  UpdateRelationshipInput: input(
    "A parent's relationship to a child, and their rights.",
    families.updateRelationshipSchema,
    { ...relationshipFields, id: relationshipId },
  ),
  ImportFamilyInput: input('A row of an imported list: a child and its parent.', families.importFamilySchema, {
    ...meaningsOf(Child),
    firstName: 'First name of the child.',
    lastName: 'Last name of the child.',
    dateOfBirth: 'Date of birth of the child, yyyy-MM-dd.',
    medicalNotes: 'Medical notes, as free text.',
    emergencyContact: 'Emergency contact; the parent by default.',
    emergencyContactPhone: "Emergency phone number; the parent's by default.",
    enrolledOn: 'First day of enrolment, yyyy-MM-dd.',
    overrideCapacity: 'Adds the child to the class even though it is full.',
    anotherChild: 'Confirms that this is not the child with the same name and date of birth already here.',
    parentFirstName: 'First name of the parent.',
    parentLastName: "Last name of the parent; the child's by default.",
    parentEmail: 'E-mail address of the parent: links the account with it, or creates one without a password.',
    parentPhone: 'Phone number of the parent.',
    relationshipType: 'mother, father, grandparent, guardian, parent or other.',
  }),
})

@Resolver(() => FamilyInvitation)
@RowField('askedBy', User, ({ askedBy }: FamilyInvitation) => askedBy, 'The parent who requested it.')
@RowField(
  'requestedBy',
  User,
  ({ usedBy }: FamilyInvitation) => usedBy,
  'The account that used it and awaits confirmation; null before.',
)
@ChildField()
export class InvitationsResolver {
  @Query(() => Invitation, {
    nullable: true,
    description: 'The invitation of a link; null when the link is unknown, used or expired.',
  })
  invitation(@Ctx() context: Context, @Arg('token', () => String, token) link: string) {
    return readInvitation(context, link)
  }

  @Mutation(() => AcceptedInvitation, {
    description:
      'Links the child of an invitation to the signed-in account; if its address is not the invited one, an administrator has to confirm. NOT_FOUND for a used or expired link; CONFLICT for staff it was not sent to.',
  })
  acceptInvitation(@Ctx() context: Context, @Arg('token', () => String, token) link: string) {
    return acceptInvitation(context, link)
  }

  @Query(() => [FamilyInvitation], {
    description: 'Open invitations, those awaiting confirmation first. For administrators.',
  })
  invitations(@Ctx() context: Context, @OptionalArg('childId', Int, 'Only those for this child.') childId?: number) {
    return invitations.listInvitations(context, childId ?? null)
  }

  @Query(() => FamilyReach, {
    description:
      'The parents with an account who receive a message to all families or to those of a class. For administrators.',
  })
  familyReach(
    @Ctx() context: Context,
    @OnlyClassArg('The class; all families by default.') classId: number | null = null,
  ) {
    return readReach(context, classId)
  }

  @Query(() => [String], {
    description: "First names of the children that an administrator has yet to link to the user's account.",
  })
  myConnectionRequests(@Ctx() context: Context) {
    return invitations.ownRequests(context)
  }

  @Query(() => [FamilyInvitation], { description: 'Your pending invitation requests to the office.' })
  myGuardianRequests(@Ctx() context: Context) {
    return invitations.ownGuardianRequests(context)
  }

  @Mutation(() => FamilyInvitation, {
    description:
      'Asks the office to invite another guardian. Nothing is sent until an administrator agrees. NOT_FOUND, CONFLICT.',
  })
  askForGuardian(@Ctx() context: Context, @inputs.AskForGuardianInput input: forms.AskForGuardianInput) {
    return invitations.askForGuardian(context, input)
  }

  @Mutation(() => SentInvitation, {
    description:
      'E-mails a parent a link to create an account that is linked to a child; an open invitation for the address ends. For administrators. NOT_FOUND.',
  })
  inviteParent(@Ctx() context: Context, @inputs.InviteParentInput input: forms.InviteParentInput) {
    return invitations.inviteParent(context, input)
  }

  @Mutation(() => SentInvitation, {
    description:
      'Sends an invitation again with a new link; the previous one stops working. For administrators. NOT_FOUND.',
  })
  renewInvitation(@Ctx() context: Context, @IdArg(invitationId) id: number) {
    return invitations.renewInvitation(context, id)
  }

  @Mutation(() => FamilyInvitation, {
    description: 'Ends an unused invitation. For administrators, and for parents their own requests. NOT_FOUND.',
  })
  withdrawInvitation(@Ctx() context: Context, @IdArg(invitationId) id: number) {
    return invitations.withdrawInvitation(context, id)
  }

  @Mutation(() => FamilyInvitation, {
    description:
      'Links the account that used an invitation sent to another address. For administrators. NOT_FOUND if there is nothing to confirm.',
  })
  confirmInvitation(@Ctx() context: Context, @inputs.ConfirmInvitationInput input: forms.ConfirmInvitationInput) {
    return invitations.confirmInvitation(context, input)
  }

  @Mutation(() => FamilyInvitation, {
    description: 'Refuses the account that used an invitation sent to another address. For administrators. NOT_FOUND.',
  })
  refuseInvitation(@Ctx() context: Context, @IdArg(invitationId) id: number) {
    return invitations.refuseInvitation(context, id)
  }
}

@Resolver(() => Guardianship)
@RowField('parent', User, ({ parentId }: Guardianship) => parentId, 'The parent.')
@ChildField()
export class RelationshipsResolver {
  @Query(() => GuardianshipConnection, {
    description:
      'Parent-child relationships, newest children first, primary guardian at the top, paginated. For administrators.',
  })
  relationships(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @SearchArg("the names, the parent's e-mail address or the class") search: string | null,
  ) {
    return relationships.listRelationships(context, page, { search })
  }

  @Mutation(() => Guardianship, { description: 'Links a parent to a child. CONFLICT when they are linked already.' })
  linkParent(@Ctx() context: Context, @inputs.LinkParentInput input: families.LinkParentInput) {
    return relationships.linkParentToChild(context, input)
  }

  @Mutation(() => Guardianship, { description: 'Changes a parent-child relationship. STALE.' })
  updateRelationship(@Ctx() context: Context, @inputs.UpdateRelationshipInput input: families.UpdateRelationshipInput) {
    return relationships.updateRelationship(context, input)
  }

  @Mutation(() => Guardianship, { description: 'Unlinks a parent from a child, whose data they no longer see.' })
  removeRelationship(@Ctx() context: Context, @IdArg(relationshipId) id: number) {
    return relationships.removeRelationship(context, id)
  }

  @Mutation(() => Child, {
    description:
      'Imports one row of a list: a child, its parent and their relationship. CONFLICT when the child is already here.',
  })
  importFamily(@Ctx() context: Context, @inputs.ImportFamilyInput input: families.ImportFamilyInput) {
    return relationships.importFamily(context, input)
  }
}

@Resolver(() => Child)
@LoadedField(
  'guardians',
  [Guardianship],
  relationships.guardiansOf,
  'Guardians, primary one first. For administrators.',
)
export class ChildGuardiansResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether the user decides for the child, as its parents and legal guardians do: consents, contacts, who may collect. False for staff who are not its guardians.',
  })
  mayDecide(@Root() child: Child, @Ctx() context: Context) {
    return relationships.decidesFor(context, child.id)
  }
}

@Resolver(() => User)
@LoadedField(
  'guardianships',
  [Guardianship],
  relationships.relationshipsOfParents,
  'The enrolled children linked to the account. For administrators.',
)
export class UserGuardianshipsResolver {}
