import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg, SearchArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import { Moment } from '#graphql/platform/graphql/scalars.ts'
import { parse } from '#graphql/platform/parse.ts'
import { endSecondFactorOfUser } from '#graphql/accounts/secondFactor.service.ts'
import { User, UserConnection } from '#graphql/accounts/user.model.ts'
import { PageArgs } from '#graphql/data/connection.model.ts'
import { InvitedUser } from './invitedUser.model.ts'
import * as invitations from './inviteUser.service.ts'
import { sendPasswordLink } from './passwordLink.service.ts'
import * as forms from './users.schema.ts'
import * as users from './users.service.ts'

const userId = 'Number of the account.'
const rolesArg = { nullable: true, description: 'parent, teacher, admin; all unless given.' }

const userFields = {
  email: 'E-mail address, not used by another account.',
  firstName: 'First name.',
  lastName: 'Last name.',
  role: 'parent, teacher or admin. A change signs the account out everywhere.',
  phoneNumber: 'Phone number.',
}

const inputs = inputTypes({
  CreateUserInput: input('An account to be made.', forms.createUserSchema, {
    ...userFields,
    username: 'Name to sign in with, at least 3 characters.',
    password: 'At least 6 characters.',
  }),
  InviteUserInput: input('Somebody who gets an account by invitation.', forms.inviteUserSchema, userFields),
  UpdateUserInput: input('What changes in an account; what is left out stays.', forms.updateUserSchema, {
    ...userFields,
    id: userId,
  }),
})

@Resolver(() => User)
export class UsersResolver {
  @Query(() => UserConnection, {
    description: 'The accounts with one of these roles, by name, page by page. For administrators.',
  })
  users(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('roles', () => [String], rolesArg) roles: string[] | null,
    @SearchArg('the name, the address or the names of the children') search: string | null,
  ) {
    return users.listUsers(context, page, { roles: parse(forms.rolesSchema, { roles }).roles ?? [], search })
  }

  @Query(() => [User], {
    description: 'Teachers and administrators by name: whole, as no centre employs hundreds. For administrators.',
  })
  staff(@Ctx() context: Context) {
    return users.listStaff(context)
  }

  @Query(() => [User], {
    description:
      'The parents who have never signed in to the account that the centre made, and have no invitation that still works, by name. For administrators.',
  })
  uninvitedParents(@Ctx() context: Context) {
    return invitations.listUninvitedParents(context)
  }

  @Query(() => User, { description: 'One account. For administrators. NOT_FOUND, also for a removed one.' })
  user(@Ctx() context: Context, @IdArg(userId) id: number) {
    return users.getUser(context, id)
  }

  @Query(() => UserConnection, {
    description: 'The removed accounts with one of these roles, last one first, page by page. For administrators.',
  })
  removedUsers(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('roles', () => [String], rolesArg) roles: string[] | null,
  ) {
    return users.listRemovedUsers(context, page, parse(forms.rolesSchema, { roles }).roles ?? [])
  }

  @Mutation(() => User, { description: 'Makes an account. CONFLICT when the username or e-mail address is taken.' })
  createUser(@Ctx() context: Context, @inputs.CreateUserInput input: forms.CreateUserInput) {
    return users.createUser(context, input)
  }

  @Mutation(() => InvitedUser, {
    description: 'Makes an account and invites its owner to choose the password. For administrators. CONFLICT.',
  })
  inviteUser(@Ctx() context: Context, @inputs.InviteUserInput input: forms.InviteUserInput) {
    return invitations.inviteUser(context, input)
  }

  @Mutation(() => InvitedUser, {
    description:
      'Invites the owner of an account that nobody has signed in to yet; the invitation before opens nothing any more. For administrators. NOT_FOUND, CONFLICT.',
  })
  inviteToAccount(@Ctx() context: Context, @IdArg(userId) id: number) {
    return invitations.inviteToAccount(context, id)
  }

  @Mutation(() => String, {
    nullable: true,
    description:
      'Lets somebody choose a new password: the old one and every access end. The link where it has to be handed over, null where it was sent. For administrators. NOT_FOUND, CONFLICT for oneself.',
  })
  sendPasswordLink(@Ctx() context: Context, @IdArg(userId) id: number) {
    return sendPasswordLink(context, id)
  }

  @Mutation(() => User, { description: 'Changes the given fields of an account. STALE, CONFLICT.' })
  updateUser(@Ctx() context: Context, @inputs.UpdateUserInput input: forms.UpdateUserInput) {
    return users.updateUser(context, input)
  }

  @Mutation(() => User, {
    description: 'Hides an account and signs it out everywhere. CONFLICT for oneself and the last administrator.',
  })
  deleteUser(@Ctx() context: Context, @IdArg(userId) id: number) {
    return users.deleteUser(context, id)
  }

  @Mutation(() => User, { description: 'Brings a removed account back.' })
  restoreUser(@Ctx() context: Context, @IdArg(userId) id: number) {
    return users.restoreUser(context, id)
  }

  @Mutation(() => User, { description: 'Signs an account out everywhere. For administrators. NOT_FOUND.' })
  endSessionsOfUser(@Ctx() context: Context, @IdArg(userId) id: number) {
    return users.endSessionsOfUser(context, id)
  }

  @Mutation(() => User, {
    description:
      'Turns off the second factor of somebody else, and removes their passkeys. For administrators. NOT_FOUND, CONFLICT when there is neither.',
  })
  endSecondFactorOfUser(@Ctx() context: Context, @IdArg(userId) id: number) {
    return endSecondFactorOfUser(context, id)
  }

  @FieldResolver(() => Moment, {
    nullable: true,
    description: 'When its owner signed in last; null until then. For administrators; null for anybody else.',
  })
  lastSignedInAt(@Root() user: User, @Ctx() context: Context) {
    return invitations.signInsOf(context, user).lastSignedInAt
  }

  @FieldResolver(() => Moment, {
    nullable: true,
    description: 'When an invitation to it was last sent or handed over. For administrators; null for anybody else.',
  })
  invitedAt(@Root() user: User, @Ctx() context: Context) {
    return invitations.signInsOf(context, user).invitedAt
  }
}
