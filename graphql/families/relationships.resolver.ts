import { Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { User } from '#graphql/accounts/user.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import { visibleChild } from '#graphql/children/visible.service.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg } from '#graphql/platform/graphql/args.ts'
import { Input } from '#graphql/platform/graphql/input.ts'
import {
  type ImportFamilyInput,
  importFamilySchema,
  type LinkParentInput,
  linkParentSchema,
  type UpdateRelationshipInput,
  updateRelationshipSchema,
} from './families.schema.ts'
import { Guardianship } from './guardianship.model.ts'
import { importFamily } from './importFamily.service.ts'
import {
  guardiansOf,
  linkParentToChild,
  listRelationships,
  relationshipsOfParents,
  removeRelationship,
  updateRelationship,
} from './relationships.service.ts'

const relationshipFields = {
  relationshipType: 'mother, father, grandparent, guardian, parent or other.',
  isPrimary: 'Whether this guardian is asked first; whoever was so far is no longer.',
  mayCollect: 'Whether this guardian may collect the child.',
}
const linkFields = { ...relationshipFields, parentId: 'Account of the parent.', childId: 'The child.' }
const updateFields = {
  ...relationshipFields,
  id: 'Number of the relationship.',
}
const importFields = {
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
}

@Resolver(() => Guardianship)
export class RelationshipsResolver {
  @Query(() => [Guardianship], { description: 'Every parent-child relationship. For staff.' })
  relationships(@Ctx() context: Context) {
    return listRelationships(context)
  }

  @Mutation(() => Guardianship, { description: 'Links a parent to a child. CONFLICT when they are linked already.' })
  linkParent(
    @Ctx() context: Context,
    @Input('LinkParentInput', 'A parent, a child, and what they are to each other.', linkParentSchema, linkFields)
    input: LinkParentInput,
  ) {
    return linkParentToChild(context, input)
  }

  @Mutation(() => Guardianship, { description: 'Changes a parent-child relationship. STALE.' })
  updateRelationship(
    @Ctx() context: Context,
    @Input(
      'UpdateRelationshipInput',
      'What a parent is to a child, and may do for it.',
      updateRelationshipSchema,
      updateFields,
    )
    input: UpdateRelationshipInput,
  ) {
    return updateRelationship(context, input)
  }

  @Mutation(() => Guardianship, { description: 'Unlinks a parent from a child, whose data they no longer see.' })
  removeRelationship(@Ctx() context: Context, @IdArg('Number of the relationship.') id: number) {
    return removeRelationship(context, id)
  }

  @Mutation(() => Child, {
    description:
      'Takes over one line of a list: a child, its parent and their link. CONFLICT when it is there already.',
  })
  importFamily(
    @Ctx() context: Context,
    @Input('ImportFamilyInput', 'One line of a list: a child and its parent.', importFamilySchema, importFields)
    input: ImportFamilyInput,
  ) {
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
  @FieldResolver(() => [Guardianship], { description: 'Its guardians, who is asked first at the top. For staff.' })
  guardians(@Root() child: Child, @Ctx() context: Context) {
    return guardiansOf(context).load(child.id)
  }
}

@Resolver(() => User)
export class UserGuardianshipsResolver {
  @FieldResolver(() => [Guardianship], {
    description: 'The enrolled children that the account is linked to. For staff.',
  })
  guardianships(@Root() user: User, @Ctx() context: Context) {
    return relationshipsOfParents(context).load(user.id)
  }
}
