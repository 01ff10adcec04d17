import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import * as forms from './accounts.schema.ts'
import * as accounts from './accounts.service.ts'
import { confirmEmail, requestEmailChange, stopEmailChange } from './emailChange.service.ts'
import { endOwnSession, listOwnSessions, signOutEverywhere } from './session.service.ts'
import * as passwords from './passwordChange.service.ts'
import * as secondFactors from './secondFactor.service.ts'
import { AccountSecurity, OwnSession, PasswordReset, RecoveryCodes, SecondFactorSetup } from './security.model.ts'
import * as security from './security.schema.ts'
import { User } from './user.model.ts'

const secondFactor = 'Second-factor or recovery code; needed after SECOND_FACTOR_REQUIRED.'
const token = { description: 'Token from the link in the e-mail.' }
const currentPassword = 'The current password.'
const password = 'The new password, at least 6 characters and not a common one.'

const inputs = inputTypes({
  SignInInput: input('Username or e-mail address and password, with a code if needed.', forms.signInSchema, {
    username: 'Username or e-mail address.',
    password: 'The password.',
    code: secondFactor,
  }),
  SignInByEmailInput: input('E-mail address and password, with a code if needed.', forms.signInByEmailSchema, {
    email: 'E-mail address of the account.',
    password: 'The password.',
    role: 'The area to sign in to: admin is for administrators, teacher for all staff.',
    code: secondFactor,
  }),
  RegisterInput: input('A parent who registers.', forms.registerSchema, {
    username: 'Username, at least 3 characters, without @.',
    email: 'E-mail address, not used by another account.',
    password: 'At least 6 characters.',
    firstName: 'First name.',
    lastName: 'Last name.',
    phoneNumber: 'Phone number.',
    invitation: 'Token from the link in an invitation; it links the account to the child.',
  }),
  PasswordRequestInput: input('A forgotten password.', security.passwordRequestSchema, {
    email: 'E-mail address of the account.',
  }),
  ResetPasswordInput: input('The token of the e-mail, and the new password.', security.resetPasswordSchema, {
    token: token.description,
    password,
  }),
  ChangePasswordInput: input('The current password and the new one.', security.changePasswordSchema, {
    currentPassword,
    password,
  }),
  EmailChangeInput: input(
    'The new e-mail address, with the password as proof of identity.',
    security.emailChangeSchema,
    { currentPassword, email: 'The new address.' },
  ),
  ConfirmIdentityInput: input('Proof of identity.', security.confirmIdentitySchema, {
    currentPassword,
    code: 'Second-factor or recovery code, for accounts with two-step sign-in.',
  }),
  OwnPasswordInput: input("The user's password, as proof of identity.", security.ownPasswordSchema, {
    currentPassword,
  }),
  SecondFactorCodeInput: input('The code shown by the authenticator app.', security.secondFactorCodeSchema, {
    code: 'Six digits from the app.',
  }),
  EndSecondFactorInput: input('Proof of identity.', security.endSecondFactorSchema, {
    currentPassword,
    code: 'Six digits from the app, or a recovery code.',
  }),
})

@Resolver()
export class AccountsResolver {
  @Query(() => User, { nullable: true, description: 'The signed-in account; null for a guest.' })
  viewer(@Ctx() context: Context) {
    return accounts.viewerAccount(context)
  }

  @Mutation(() => User, { description: 'Signs in with a username or an e-mail address and sets the session cookie.' })
  signIn(@Ctx() context: Context, @inputs.SignInInput input: forms.SignInInput) {
    return accounts.signIn(context, input)
  }

  @Mutation(() => User, { description: 'Signs in with an e-mail address, for the staff login.' })
  signInByEmail(@Ctx() context: Context, @inputs.SignInByEmailInput input: forms.SignInByEmailInput) {
    return accounts.signInByEmail(context, input)
  }

  @Mutation(() => Boolean, { description: 'Ends the session. Always true.' })
  signOut(@Ctx() context: Context) {
    return accounts.signOut(context)
  }

  @Mutation(() => Boolean, {
    description:
      'Registers a parent account without signing it in. Always true: if the e-mail address already has an account, its owner gets an e-mail. CONFLICT for a taken username.',
  })
  async register(@Ctx() context: Context, @inputs.RegisterInput input: forms.RegisterInput) {
    return Boolean(await accounts.register(context, input))
  }

  @Mutation(() => Boolean, {
    description: 'Sends a link to reset the password, if an account has this address. Always true. TOO_MANY_REQUESTS.',
  })
  requestPasswordReset(@Ctx() context: Context, @inputs.PasswordRequestInput input: security.PasswordRequestInput) {
    return passwords.requestPasswordReset(context, input)
  }

  @Query(() => PasswordReset, {
    nullable: true,
    description: 'The account that a reset link belongs to; null when the link is unknown, used or expired.',
  })
  passwordReset(@Ctx() context: Context, @Arg('token', () => String, token) link: string) {
    return passwords.readPasswordReset(context, link)
  }

  @Mutation(() => User, {
    description:
      'Sets a new password with the link from an e-mail, and ends all sessions. NOT_FOUND for a used or expired link.',
  })
  resetPassword(@Ctx() context: Context, @inputs.ResetPasswordInput input: security.ResetPasswordInput) {
    return passwords.resetPassword(context, input)
  }

  @Mutation(() => User, {
    description:
      "Changes the user's own password and ends all other sessions. FRESH_AUTHENTICATION_REQUIRED if the account has a second factor.",
  })
  changePassword(@Ctx() context: Context, @inputs.ChangePasswordInput input: security.ChangePasswordInput) {
    return passwords.changePassword(context, input)
  }

  @Mutation(() => Boolean, {
    description:
      'Sends a link to a new e-mail address, which takes effect once the link is followed. FRESH_AUTHENTICATION_REQUIRED if the account has a second factor.',
  })
  requestEmailChange(@Ctx() context: Context, @inputs.EmailChangeInput input: security.EmailChangeInput) {
    return requestEmailChange(context, input)
  }

  @Mutation(() => User, {
    description:
      'Confirms a new e-mail address, signed in to the account. NOT_FOUND for a link that was used, has expired or is of another account; CONFLICT when the address is taken.',
  })
  confirmEmail(@Ctx() context: Context, @Arg('token', () => String, token) link: string) {
    return confirmEmail(context, link)
  }

  @Mutation(() => User, {
    description:
      'Stops a change of e-mail address with the link sent to the old one, and revokes all access. NOT_FOUND.',
  })
  stopEmailChange(@Ctx() context: Context, @Arg('token', () => String, token) link: string) {
    return stopEmailChange(context, link)
  }

  @Mutation(() => Boolean, {
    description:
      "Confirms the user's identity for operations that require fresh authentication; valid for fifteen minutes. Always true. SECOND_FACTOR_REQUIRED, TOO_MANY_REQUESTS.",
  })
  confirmIdentity(@Ctx() context: Context, @inputs.ConfirmIdentityInput input: security.ConfirmIdentityInput) {
    return secondFactors.confirmIdentity(context, input)
  }

  @Query(() => [OwnSession], { description: 'Your sessions, this one first.' })
  mySessions(@Ctx() context: Context) {
    return listOwnSessions(context)
  }

  @Mutation(() => Boolean, {
    description: "Ends one of the user's own sessions. NOT_FOUND when there is no such session.",
  })
  endMySession(@Ctx() context: Context, @Arg('id', () => String, { description: 'Id of the session.' }) id: string) {
    return endOwnSession(context, id)
  }

  @Mutation(() => Boolean, {
    description: 'Signs out everywhere, this session included, and ends links and calendar addresses. Always true.',
  })
  signOutEverywhere(@Ctx() context: Context) {
    return signOutEverywhere(context)
  }

  @Query(() => AccountSecurity, { description: "How the user's own account is protected." })
  mySecurity(@Ctx() context: Context) {
    return secondFactors.readAccountSecurity(context)
  }

  @Mutation(() => SecondFactorSetup, {
    description: 'Starts setting up an authenticator app. CONFLICT if one is already active.',
  })
  beginSecondFactor(@Ctx() context: Context, @inputs.OwnPasswordInput input: security.OwnPasswordInput) {
    return secondFactors.beginSecondFactor(context, input)
  }

  @Mutation(() => RecoveryCodes, {
    description: 'Turns the second factor on with the first code from the app.',
  })
  confirmSecondFactor(@Ctx() context: Context, @inputs.SecondFactorCodeInput input: security.SecondFactorCodeInput) {
    return secondFactors.confirmSecondFactor(context, input)
  }

  @Mutation(() => Boolean, {
    description: 'Turns the second factor off with a code from the app or a recovery code. Always true.',
  })
  endSecondFactor(@Ctx() context: Context, @inputs.EndSecondFactorInput input: security.EndSecondFactorInput) {
    return secondFactors.endSecondFactor(context, input)
  }
}
