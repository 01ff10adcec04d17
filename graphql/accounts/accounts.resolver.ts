import { Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { Input } from '#graphql/platform/graphql/input.ts'
import {
  type RegisterInput,
  registerSchema,
  type SignInByEmailInput,
  signInByEmailSchema,
  type SignInInput,
  signInSchema,
} from './accounts.schema.ts'
import { requestAccount, signIn, signInByEmail, signOut, viewerAccount } from './accounts.service.ts'
import { User } from './user.model.ts'

const secondFactor = 'Code of the second factor, or a recovery code; needed after SECOND_FACTOR_REQUIRED.'
const signInFields = { username: 'Username or e-mail address.', password: 'The password.', code: secondFactor }
const signInByEmailFields = {
  email: 'E-mail address of the account.',
  password: 'The password.',
  role: 'The area that is asked for: admin is refused to anyone else.',
  code: secondFactor,
}
const registerFields = {
  username: 'Name to sign in with, at least 3 characters, without @.',
  email: 'E-mail address, not used by another account.',
  password: 'At least 6 characters.',
  firstName: 'First name.',
  lastName: 'Last name.',
  phoneNumber: 'Phone number.',
  invitation: 'Token from the link in an invitation; it links the account to the child.',
}

@Resolver()
export class AccountsResolver {
  @Query(() => User, { nullable: true, description: 'Whoever is signed in; null for a guest.' })
  viewer(@Ctx() context: Context) {
    return viewerAccount(context)
  }

  @Mutation(() => User, { description: 'Signs in with a username or an e-mail address and sets the session cookie.' })
  signIn(
    @Ctx() context: Context,
    @Input(
      'SignInInput',
      'Username or e-mail address and password, and the code where one is needed.',
      signInSchema,
      signInFields,
    )
    input: SignInInput,
  ) {
    return signIn(context, input)
  }

  @Mutation(() => User, { description: 'Signs in with an e-mail address, for the staff login.' })
  signInByEmail(
    @Ctx() context: Context,
    @Input(
      'SignInByEmailInput',
      'E-mail address and password, and the code where one is needed.',
      signInByEmailSchema,
      signInByEmailFields,
    )
    input: SignInByEmailInput,
  ) {
    return signInByEmail(context, input)
  }

  @Mutation(() => Boolean, { description: 'Ends the session. Always true.' })
  signOut(@Ctx() context: Context) {
    return signOut(context)
  }

  @Mutation(() => Boolean, {
    description:
      'Makes a parent account, which is not signed in by that. Always true: where the e-mail address has an account already, its owner is told by e-mail. CONFLICT for a taken username.',
  })
  register(
    @Ctx() context: Context,
    @Input('RegisterInput', 'A parent who makes an account.', registerSchema, registerFields) input: RegisterInput,
  ) {
    return requestAccount(context, input)
  }
}
