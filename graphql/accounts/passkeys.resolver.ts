import { Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import { Passkey } from './passkeys.model.ts'
import * as forms from './passkeys.schema.ts'
import * as passkeys from './passkeys.service.ts'
import { User } from './user.model.ts'

const response = 'What navigator.credentials answered, as JSON.'
const name = 'What its owner calls it.'
const id = 'Names the passkey.'

const inputs = inputTypes({
  AddPasskeyInput: input('A new passkey.', forms.addPasskeySchema, { name, response }),
  PasskeyNameInput: input('Another name for a passkey.', forms.passkeyNameSchema, { name }),
  PasskeySignInInput: input('The answer of a passkey.', forms.passkeySignInSchema, {
    response,
    role: 'The area that is asked for: admin is refused to anyone else, teacher to parents.',
  }),
  PasskeyResponseInput: input('The answer of a passkey.', forms.passkeyResponseSchema, { response }),
})

/** Passkeys of the own account, and signing in with one. */
@Resolver()
export class PasskeysResolver {
  @Query(() => [Passkey], { description: 'Passkeys of the own account.' })
  myPasskeys(@Ctx() context: Context) {
    return passkeys.listOwnPasskeys(context)
  }

  @Mutation(() => String, {
    description: 'Begins to add a passkey: options for the browser, as JSON. FRESH_AUTHENTICATION_REQUIRED, CONFLICT.',
  })
  beginPasskey(@Ctx() context: Context) {
    return passkeys.beginPasskey(context)
  }

  @Mutation(() => Passkey, { description: 'Adds a passkey; every other session ends. FRESH_AUTHENTICATION_REQUIRED.' })
  addPasskey(@Ctx() context: Context, @inputs.AddPasskeyInput input: forms.AddPasskeyInput) {
    return passkeys.addPasskey(context, input)
  }

  @Mutation(() => Passkey, { description: 'Gives a passkey another name. NOT_FOUND.' })
  renamePasskey(
    @Ctx() context: Context,
    @IdArg(id) id: number,
    @inputs.PasskeyNameInput input: forms.PasskeyNameInput,
  ) {
    return passkeys.renamePasskey(context, id, input)
  }

  @Mutation(() => Boolean, {
    description: 'Removes a passkey; every other session ends. Always true. NOT_FOUND, FRESH_AUTHENTICATION_REQUIRED.',
  })
  removePasskey(@Ctx() context: Context, @IdArg(id) id: number) {
    return passkeys.removePasskey(context, id)
  }

  @Mutation(() => String, {
    description: 'Begins to sign in, or to confirm who one is, with a passkey: options for the browser, as JSON.',
  })
  requestPasskey(@Ctx() context: Context) {
    return passkeys.requestPasskey(context)
  }

  @Mutation(() => User, { description: 'Signs in with a passkey, which counts as password and second factor.' })
  signInWithPasskey(@Ctx() context: Context, @inputs.PasskeySignInInput input: forms.PasskeySignInInput) {
    return passkeys.signInWithPasskey(context, input)
  }

  @Mutation(() => Boolean, { description: 'Proves with a passkey who it is, as confirmIdentity does. Always true.' })
  confirmIdentityWithPasskey(@Ctx() context: Context, @inputs.PasskeyResponseInput input: forms.PasskeyResponseInput) {
    return passkeys.confirmIdentityWithPasskey(context, input)
  }
}
