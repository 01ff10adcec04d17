import { Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import { Passkey } from './security.model.ts'
import * as forms from './passkeys.schema.ts'
import * as passkeys from './passkeys.service.ts'
import { User } from './user.model.ts'

const response = 'The result of navigator.credentials, as JSON.'
const name = 'Name given by its owner.'
const id = 'Id of the passkey.'

const inputs = inputTypes({
  AddPasskeyInput: input('A new passkey.', forms.addPasskeySchema, { name, response }),
  PasskeyNameInput: input('A new name for a passkey.', forms.passkeyNameSchema, { name }),
  PasskeySignInInput: input("A passkey's response.", forms.passkeySignInSchema, {
    response,
    role: 'The area to sign in to: admin is for administrators, teacher for all staff.',
  }),
  PasskeyResponseInput: input("A passkey's response.", forms.passkeyResponseSchema, { response }),
})

@Resolver()
export class PasskeysResolver {
  @Query(() => [Passkey], { description: "Passkeys of the user's own account." })
  myPasskeys(@Ctx() context: Context) {
    return passkeys.listOwnPasskeys(context)
  }

  @Mutation(() => String, {
    description: 'Starts adding a passkey: options for the browser, as JSON. FRESH_AUTHENTICATION_REQUIRED, CONFLICT.',
  })
  beginPasskey(@Ctx() context: Context) {
    return passkeys.beginPasskey(context)
  }

  @Mutation(() => Passkey, {
    description: 'Adds a passkey and ends all other sessions. FRESH_AUTHENTICATION_REQUIRED, CONFLICT.',
  })
  addPasskey(@Ctx() context: Context, @inputs.AddPasskeyInput input: forms.AddPasskeyInput) {
    return passkeys.addPasskey(context, input)
  }

  @Mutation(() => Passkey, { description: 'Renames a passkey. NOT_FOUND.' })
  renamePasskey(
    @Ctx() context: Context,
    @IdArg(id) id: number,
    @inputs.PasskeyNameInput input: forms.PasskeyNameInput,
  ) {
    return passkeys.renamePasskey(context, id, input)
  }

  @Mutation(() => Boolean, {
    description:
      'Removes a passkey and ends all other sessions. Always true. NOT_FOUND, FRESH_AUTHENTICATION_REQUIRED.',
  })
  removePasskey(@Ctx() context: Context, @IdArg(id) id: number) {
    return passkeys.removePasskey(context, id)
  }

  @Mutation(() => String, {
    description:
      "Starts signing in, or confirming the user's identity, with a passkey: options for the browser, as JSON.",
  })
  requestPasskey(@Ctx() context: Context) {
    return passkeys.requestPasskey(context)
  }

  @Mutation(() => User, { description: 'Signs in with a passkey, which counts as both password and second factor.' })
  signInWithPasskey(@Ctx() context: Context, @inputs.PasskeySignInInput input: forms.PasskeySignInInput) {
    return passkeys.signInWithPasskey(context, input)
  }

  @Mutation(() => Boolean, {
    description: "Confirms the user's identity with a passkey, as confirmIdentity does. Always true.",
  })
  confirmIdentityWithPasskey(@Ctx() context: Context, @inputs.PasskeyResponseInput input: forms.PasskeyResponseInput) {
    return passkeys.confirmIdentityWithPasskey(context, input)
  }
}
