import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { User } from '#graphql/accounts/user.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import { visibleChild } from '#graphql/children/visible.service.ts'
import { PageArgs } from '#graphql/data/connection.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg, SearchArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import * as families from './families.schema.ts'
import { Guardianship, GuardianshipConnection } from './guardianship.model.ts'
import { askForGuardian, ownGuardianRequests } from './guardianRequests.service.ts'
import { importFamily } from './importFamily.service.ts'
import { AcceptedInvitation, FamilyInvitation, Invitation, SentInvitation } from './invitation.model.ts'
import { acceptInvitation, readInvitation } from './invitation.service.ts'
import * as forms from './invitations.schema.ts'
import * as invitations from './invitations.service.ts'
import { FamilyReach } from './reach.model.ts'
import { readReach } from './reach.service.ts'
import * as relationships from './relationships.service.ts'

const token = { description: 'Token from the link in the invitation.' }
const invitationId = 'Number of the invitation.'
const relationshipId = 'Number of the relationship.'
const relationshipFields = {
  relationshipType: 'mother, father, grandparent, guardian, parent or other.',
  isPrimary: 'Whether this guardian is asked first; the one before is no longer.',
  mayCollect: 'Whether this guardian may collect the child.',
  mayDecide: 'Whether this guardian answers consents and says who may collect the child.',
}

const inputs = inputTypes({
  InviteParentInput: input('Whom to invite, and to which child.', forms.inviteParentSchema, {
    email: 'Where the invitation is sent.',
    childId: 'The child that the parent is to see.',
  }),
  AskForGuardianInput: input('Whom the office is asked to invite, and to which children.', forms.askForGuardianSchema, {
    email: 'Where the invitation is to be sent.',
    childId: 'One of your own children.',
    alsoFor: 'Brothers and sisters, whom the same person is to see.',
  }),
  ConfirmInvitationInput: input('Who is confirmed, and as what.', forms.confirmInvitationSchema, {
    id: invitationId,
    relationshipType: 'mother, father, grandparent, guardian, parent or other; as it was sent unless given.',
    mayCollect: 'Whether they may collect the child; no unless given.',
  }),
  LinkParentInput: input('A parent, a child, and what they are to each other.', families.linkParentSchema, {
    ...relationshipFields,
    parentId: 'Account of the parent.',
    childId: 'The child.',
  }),
  UpdateRelationshipInput: input('What a parent is to a child, and may do for it.', families.updateRelationshipSchema, {
    ...relationshipFields,
    id: relationshipId,
  }),
  ImportFamilyInput: input('One line of a list: a child and its parent.', families.importFamilySchema, {
    firstName: 'First name of the child.',
    lastName: 'Last name of the child.',
    dateOfBirth: 'Date of birth of the child, yyyy-MM-dd.',
    allergies: 'Allergies, in words.',
    medicalNotes: 'Medical notes, in words.',
    emergencyContact: 'Whom to call in an emergency; the parent unless given.',
    emergencyContactPhone: "Phone number for an emergency; the parent's unless given.",
    programId: 'Program the child follows.',
    classId: 'Class the child is in.',
    dayPlan: 'full_time or half_day.',
    enrolledOn: 'Day from which the child is enrolled, yyyy-MM-dd.',
    profileImage: 'Address of the picture of the child.',
    overrideCapacity: 'Puts the child into the class although it is full.',
    anotherChild: 'Says that it is another child than the one of this name and date of birth who is here already.',
    parentFirstName: 'First name of the parent.',
    parentLastName: "Last name of the parent; the child's unless given.",
    parentEmail: 'E-mail address of the parent: an account with it is linked, or one without a password made.',
    parentPhone: 'Phone number of the parent.',
    relationshipType: 'mother, father, grandparent, guardian, parent or other.',
  }),
})

@Resolver(() => FamilyInvitation)
export class InvitationsResolver {
  @Query(() => Invitation, {
    nullable: true,
    description: 'What an invitation link is for; null when it is unknown, used or too old.',
  })
  invitation(@Ctx() context: Context, @Arg('token', () => String, token) link: string) {
    return readInvitation(context, link)
  }

  @Mutation(() => AcceptedInvitation, {
    description:
      'Links the child of an invitation to the account that is signed in; one with another address than the invited one waits for an administrator. NOT_FOUND for a used or old link; CONFLICT for staff to whom it was not sent.',
  })
  acceptInvitation(@Ctx() context: Context, @Arg('token', () => String, token) link: string) {
    return acceptInvitation(context, link)
  }

  @Query(() => [FamilyInvitation], {
    description:
      'Invitations that have not led to a link yet, those that wait for confirmation first. For administrators.',
  })
  invitations(
    @Ctx() context: Context,
    @Arg('childId', () => Int, { nullable: true, description: 'Those to one child alone.' }) childId?: number,
  ) {
    return invitations.listInvitations(context, childId ?? null)
  }

  @Query(() => FamilyReach, {
    description: 'Whom something for all families, or for those of a class, reaches by account. For administrators.',
  })
  familyReach(
    @Ctx() context: Context,
    @Arg('classId', () => Int, { nullable: true, description: 'The class; left out for all families.' })
    classId: number | null = null,
  ) {
    return readReach(context, classId)
  }

  @Query(() => [String], {
    description: 'First names of the children that the account waits to be connected with by an administrator.',
  })
  myConnectionRequests(@Ctx() context: Context) {
    return invitations.ownRequests(context)
  }

  @Query(() => [FamilyInvitation], {
    description: 'Invitations that you asked the office for, and that it has not decided.',
  })
  myGuardianRequests(@Ctx() context: Context) {
    return ownGuardianRequests(context)
  }

  @Mutation(() => FamilyInvitation, {
    description:
      'Asks the office to invite somebody else to your own children. Nothing is sent before an administrator does. NOT_FOUND, CONFLICT.',
  })
  askForGuardian(@Ctx() context: Context, @inputs.AskForGuardianInput input: forms.AskForGuardianInput) {
    return askForGuardian(context, input)
  }

  @Mutation(() => SentInvitation, {
    description:
      'E-mails a parent a link that makes an account and links it to a child; one that was open for the address ends. For administrators. NOT_FOUND.',
  })
  inviteParent(@Ctx() context: Context, @inputs.InviteParentInput input: forms.InviteParentInput) {
    return invitations.inviteParent(context, input)
  }

  @Mutation(() => SentInvitation, {
    description:
      'Sends an invitation again with a new link; the one before opens nothing any more. For administrators. NOT_FOUND.',
  })
  renewInvitation(@Ctx() context: Context, @IdArg(invitationId) id: number) {
    return invitations.renewInvitation(context, id)
  }

  @Mutation(() => FamilyInvitation, {
    description:
      'Ends an invitation that nobody has used. For administrators, and for parents what they asked for. NOT_FOUND.',
  })
  withdrawInvitation(@Ctx() context: Context, @IdArg(invitationId) id: number) {
    return invitations.withdrawInvitation(context, id)
  }

  @Mutation(() => FamilyInvitation, {
    description:
      'Links the account that used an invitation sent to another address. For administrators. NOT_FOUND where nothing waits.',
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

  @FieldResolver(() => User, { nullable: true, description: 'The parent who asked the office for it.' })
  askedBy(@Root() invitation: FamilyInvitation, @Ctx() context: Context) {
    return context.loaders.byId(User, invitation.askedBy)
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

@Resolver(() => Guardianship)
export class RelationshipsResolver {
  @Query(() => GuardianshipConnection, {
    description:
      'Parent-child relationships, the newest children first, who is asked first at the top, page by page. For administrators.',
  })
  relationships(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @SearchArg('the names, the address of the parent or the class') search: string | null,
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
      'Takes over one line of a list: a child, its parent and their link. CONFLICT when it is there already.',
  })
  importFamily(@Ctx() context: Context, @inputs.ImportFamilyInput input: families.ImportFamilyInput) {
    return importFamily(context, input)
  }

  @FieldResolver(() => User, { nullable: true, description: 'The parent.' })
  parent(@Root() link: Guardianship, @Ctx() context: Context) {
    return context.loaders.byId(User, link.parentId)
  }

  @FieldResolver(() => Child, { nullable: true, description: 'The child.' })
  child(@Root() link: Guardianship, @Ctx() context: Context) {
    return visibleChild(context, link.childId)
  }
}

@Resolver(() => Child)
export class ChildGuardiansResolver {
  @FieldResolver(() => [Guardianship], {
    description: 'Its guardians, who is asked first at the top. For administrators.',
  })
  guardians(@Root() child: Child, @Ctx() context: Context) {
    return relationships.guardiansOf(context).load(child.id)
  }
}

@Resolver(() => User)
export class UserGuardianshipsResolver {
  @FieldResolver(() => [Guardianship], {
    description: 'The enrolled children that the account is linked to. For administrators.',
  })
  guardianships(@Root() user: User, @Ctx() context: Context) {
    return relationships.relationshipsOfParents(context).load(user.id)
  }
}
