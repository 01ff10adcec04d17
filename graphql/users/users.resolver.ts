import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { ShownField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg, OptionalArg, SearchArg } from '#graphql/platform/graphql/args.ts'
import { changes, input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
import { Moment } from '#graphql/platform/graphql/scalars.ts'
import { parse } from '#graphql/platform/parse.ts'
import { endSecondFactorOfUser } from '#graphql/accounts/secondFactor.service.ts'
import { User, UserConnection } from '#graphql/accounts/user.model.ts'
import { PageArgs } from '#graphql/data/connection.model.ts'
import { InvitedUser } from './invitedUser.model.ts'
import * as invitations from './inviteUser.service.ts'
import { sendPasswordLink } from './inviteUser.service.ts'
import { emailRefusedSince } from './refusedAddress.service.ts'
import * as forms from './users.schema.ts'
import * as users from './users.service.ts'

const userId = 'Id of the account.'
const rolesMeaning = 'parent, teacher or admin; all by default.'

const userFields = {
  ...meaningsOf(User),
  role: 'parent, teacher or admin. A change signs the account out everywhere.',
}

const inputs = inputTypes({
  CreateUserInput: input('A new account.', forms.createUserSchema, {
    ...userFields,
    username: 'Username, at least 3 characters.',
    password: 'At least 6 characters.',
  }),
  InviteUserInput: input('A person to invite.', forms.inviteUserSchema, userFields),
  UpdateUserInput: changes('an account', forms.updateUserSchema, { ...userFields, id: userId }),
})

@Resolver(() => User)
@ShownField(
  'emailRefusedSince',
  Moment,
  emailRefusedSince,
  'Since when the mail server has refused e-mails to its address; null if it accepts them. For its owner and administrators; null for anybody else.',
  { nullable: true },
)
@ShownField(
  'lastSignedInAt',
  Moment,
  (context, user: User) => invitations.signInsOf(context, user).lastSignedInAt,
  'When its owner last signed in; null if never. For administrators; null for anybody else.',
  { nullable: true },
)
@ShownField(
  'invitedAt',
  Moment,
  (context, user: User) => invitations.signInsOf(context, user).invitedAt,
  'When an invitation to it was last sent or handed over. For administrators; null for anybody else.',
  { nullable: true },
)
export class UsersResolver {
  @Query(() => UserConnection, {
    description: 'The accounts with one of these roles, by name, paginated. For administrators.',
  })
  users(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @OptionalArg('roles', [String], rolesMeaning) roles: string[] | null,
    @SearchArg('the name, the address or the names of the children') search: string | null,
  ) {
    return users.listUsers(context, page, { roles: parse(forms.rolesSchema, { roles }).roles ?? [], search })
  }

  @Query(() => [User], {
    description: 'All teachers and administrators by name, unpaged: no centre employs hundreds. For administrators.',
  })
  staff(@Ctx() context: Context) {
    return users.listStaff(context)
  }

  @Query(() => [User], {
    description:
      'Parents who have never signed in to the account that the centre created and have no valid invitation, by name. For administrators.',
  })
  uninvitedParents(@Ctx() context: Context) {
    return invitations.listUninvitedParents(context)
  }

  @Query(() => User, { description: 'One account. For administrators. NOT_FOUND, also for a removed one.' })
  user(@Ctx() context: Context, @IdArg(userId) id: number) {
    return users.getUser(context, id)
  }

  @Query(() => UserConnection, {
    description: 'Removed accounts with one of these roles, most recent first, paginated. For administrators.',
  })
  removedUsers(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @OptionalArg('roles', [String], rolesMeaning) roles: string[] | null,
  ) {
    return users.listRemovedUsers(context, page, parse(forms.rolesSchema, { roles }).roles ?? [])
  }

  @Mutation(() => User, { description: 'Creates an account. CONFLICT when the username or e-mail address is taken.' })
  createUser(@Ctx() context: Context, @inputs.CreateUserInput input: forms.CreateUserInput) {
    return users.createUser(context, input)
  }

  @Mutation(() => InvitedUser, {
    description: 'Creates an account and invites its owner to choose a password. For administrators. CONFLICT.',
  })
  inviteUser(@Ctx() context: Context, @inputs.InviteUserInput input: forms.InviteUserInput) {
    return invitations.inviteUser(context, input)
  }

  @Mutation(() => InvitedUser, {
    description:
      'Invites the owner of an account that has never been signed in to; the previous invitation stops working. For administrators. NOT_FOUND, CONFLICT.',
  })
  inviteToAccount(@Ctx() context: Context, @IdArg(userId) id: number) {
    return invitations.inviteToAccount(context, id)
  }

  @Mutation(() => String, {
    nullable: true,
    description:
      "Lets a user choose a new password: the old one stops working and all access is revoked. The link if it has to be handed over, null if it was sent. For administrators. NOT_FOUND, CONFLICT for the administrator's own account, and one that was erased.",
  })
  sendPasswordLink(@Ctx() context: Context, @IdArg(userId) id: number) {
    return sendPasswordLink(context, id)
  }

  @Mutation(() => User, { description: 'Changes the given fields of an account. STALE, CONFLICT.' })
  updateUser(@Ctx() context: Context, @inputs.UpdateUserInput input: forms.UpdateUserInput) {
    return users.updateUser(context, input)
  }

  @Mutation(() => User, {
    description:
      "Removes an account, which can be restored, and signs it out everywhere. CONFLICT for the administrator's own account and the last administrator.",
  })
  deleteUser(@Ctx() context: Context, @IdArg(userId) id: number) {
    return users.deleteUser(context, id)
  }

  @Mutation(() => User, { description: 'Restores a removed account. CONFLICT for one that was erased.' })
  restoreUser(@Ctx() context: Context, @IdArg(userId) id: number) {
    return users.restoreUser(context, id)
  }

  @Mutation(() => User, { description: 'Signs an account out everywhere. For administrators. NOT_FOUND.' })
  endSessionsOfUser(@Ctx() context: Context, @IdArg(userId) id: number) {
    return users.endSessionsOfUser(context, id)
  }

  @Mutation(() => User, {
    description:
      "Turns off another user's second factor and removes their passkeys. For administrators. NOT_FOUND, CONFLICT when there is neither.",
  })
  endSecondFactorOfUser(@Ctx() context: Context, @IdArg(userId) id: number) {
    return endSecondFactorOfUser(context, id)
  }
}
