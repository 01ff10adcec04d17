import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg } from '#graphql/platform/graphql/args.ts'
import { Input } from '#graphql/platform/graphql/input.ts'
import { confirmEmail, requestEmailChange, stopEmailChange } from './emailChange.service.ts'
import { confirmIdentity } from './freshAuthentication.service.ts'
import { endOwnSession, endSessionsOfUser, listOwnSessions, signOutEverywhere } from './ownSessions.service.ts'
import { changePassword, readPasswordReset, requestPasswordReset, resetPassword } from './passwordChange.service.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  endSecondFactorOfUser,
  readAccountSecurity,
} from './secondFactor.service.ts'
import { AccountSecurity, OwnSession, PasswordReset, RecoveryCodes, SecondFactorSetup } from './security.model.ts'
import {
  type ChangePasswordInput,
  changePasswordSchema,
  type ConfirmIdentityInput,
  confirmIdentitySchema,
  type EmailChangeInput,
  emailChangeSchema,
  type EndSecondFactorInput,
  endSecondFactorSchema,
  type OwnPasswordInput,
  ownPasswordSchema,
  type PasswordRequestInput,
  passwordRequestSchema,
  type ResetPasswordInput,
  resetPasswordSchema,
  type SecondFactorCodeInput,
  secondFactorCodeSchema,
} from './security.schema.ts'
import { User } from './user.model.ts'

const token = { description: 'Token from the link in the e-mail.' }
const currentPassword = 'The password as it is now.'
const password = 'The new password, at least 6 characters, and none that everybody tries first.'

/** The own account: password, address, sessions, second factor. */
@Resolver()
export class SecurityResolver {
  @Mutation(() => Boolean, {
    description: 'Sends a link for a new password, if an account has this address. Always true. TOO_MANY_REQUESTS.',
  })
  requestPasswordReset(
    @Ctx() context: Context,
    @Input('PasswordRequestInput', 'Who has forgotten a password.', passwordRequestSchema, {
      email: 'E-mail address of the account.',
    })
    input: PasswordRequestInput,
  ) {
    return requestPasswordReset(context, input)
  }

  @Query(() => PasswordReset, {
    nullable: true,
    description: 'Whose password a link is for; null when it is unknown, used or too old.',
  })
  passwordReset(@Ctx() context: Context, @Arg('token', () => String, token) link: string) {
    return readPasswordReset(context, link)
  }

  @Mutation(() => User, {
    description:
      'Sets a new password with the link of an e-mail, and ends all sessions. NOT_FOUND for a used or old link.',
  })
  resetPassword(
    @Ctx() context: Context,
    @Input('ResetPasswordInput', 'The token of the e-mail, and the new password.', resetPasswordSchema, {
      token: token.description,
      password,
    })
    input: ResetPasswordInput,
  ) {
    return resetPassword(context, input)
  }

  @Mutation(() => User, { description: 'Changes the own password; every other session ends.' })
  changePassword(
    @Ctx() context: Context,
    @Input('ChangePasswordInput', 'The password that counts now, and the next one.', changePasswordSchema, {
      currentPassword,
      password,
    })
    input: ChangePasswordInput,
  ) {
    return changePassword(context, input)
  }

  @Mutation(() => Boolean, {
    description: 'Sends a link to a new e-mail address; it counts once the link is followed.',
  })
  requestEmailChange(
    @Ctx() context: Context,
    @Input('EmailChangeInput', 'The new e-mail address, with the password as proof.', emailChangeSchema, {
      currentPassword,
      email: 'The new address.',
    })
    input: EmailChangeInput,
  ) {
    return requestEmailChange(context, input)
  }

  @Mutation(() => User, {
    description: 'Confirms a new e-mail address. NOT_FOUND for a used or old link; CONFLICT when the address is taken.',
  })
  confirmEmail(@Ctx() context: Context, @Arg('token', () => String, token) link: string) {
    return confirmEmail(context, link)
  }

  @Mutation(() => User, {
    description:
      'Stops a change of the e-mail address with the link that went to the old one, and ends every access. NOT_FOUND.',
  })
  stopEmailChange(@Ctx() context: Context, @Arg('token', () => String, token) link: string) {
    return stopEmailChange(context, link)
  }

  @Mutation(() => Boolean, {
    description:
      'Proves again who it is, before what asks for fresh authentication: it counts for ten minutes. Always true. SECOND_FACTOR_REQUIRED, TOO_MANY_REQUESTS.',
  })
  confirmIdentity(
    @Ctx() context: Context,
    @Input('ConfirmIdentityInput', 'Proof that it is really you.', confirmIdentitySchema, {
      currentPassword,
      code: 'Code of the second factor, or a recovery code, for accounts that have one.',
    })
    input: ConfirmIdentityInput,
  ) {
    return confirmIdentity(context, input)
  }

  @Query(() => [OwnSession], { description: 'Where one is signed in; this session first.' })
  mySessions(@Ctx() context: Context) {
    return listOwnSessions(context)
  }

  @Mutation(() => Boolean, { description: 'Signs out in one place. NOT_FOUND when one is not signed in there.' })
  endMySession(@Ctx() context: Context, @Arg('id', () => String, { description: 'Names the session.' }) id: string) {
    return endOwnSession(context, id)
  }

  @Mutation(() => Boolean, {
    description: 'Signs out everywhere, here as well, and ends links and calendar addresses. Always true.',
  })
  signOutEverywhere(@Ctx() context: Context) {
    return signOutEverywhere(context)
  }

  @Mutation(() => User, { description: 'Signs an account out everywhere. For administrators. NOT_FOUND.' })
  endSessionsOfUser(@Ctx() context: Context, @IdArg('Number of the account.') id: number) {
    return endSessionsOfUser(context, id)
  }

  @Mutation(() => User, {
    description:
      'Turns off the second factor of a colleague. For administrators. NOT_FOUND, CONFLICT when it is not on.',
  })
  endSecondFactorOfUser(@Ctx() context: Context, @IdArg('Number of the account.') id: number) {
    return endSecondFactorOfUser(context, id)
  }

  @Query(() => AccountSecurity, { description: 'How the own account is protected.' })
  mySecurity(@Ctx() context: Context) {
    return readAccountSecurity(context)
  }

  @Mutation(() => SecondFactorSetup, {
    description: 'Begins to set up an authenticator app. For staff. CONFLICT while one is on.',
  })
  beginSecondFactor(
    @Ctx() context: Context,
    @Input('OwnPasswordInput', 'The own password, as proof that it is really you.', ownPasswordSchema, {
      currentPassword,
    })
    input: OwnPasswordInput,
  ) {
    return beginSecondFactor(context, input)
  }

  @Mutation(() => RecoveryCodes, {
    description: 'Turns the second factor on with the first code of the app. For staff.',
  })
  confirmSecondFactor(
    @Ctx() context: Context,
    @Input('SecondFactorCodeInput', 'What the authenticator app shows.', secondFactorCodeSchema, {
      code: 'Six digits from the app.',
    })
    input: SecondFactorCodeInput,
  ) {
    return confirmSecondFactor(context, input)
  }

  @Mutation(() => Boolean, {
    description: 'Turns the second factor off, with a code of it or a recovery code. Always true.',
  })
  endSecondFactor(
    @Ctx() context: Context,
    @Input('EndSecondFactorInput', 'Proof that it is really you.', endSecondFactorSchema, {
      currentPassword,
      code: 'Six digits from the app, or a recovery code.',
    })
    input: EndSecondFactorInput,
  ) {
    return endSecondFactor(context, input)
  }
}
