import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { OperationError, send } from '#web/app/graphqlFetch.ts'
import confirmDocument from './confirmIdentityWithPasskey.graphql?raw'
import type { RequestPasskeyMutation } from './requestPasskey.generated.ts'
import requestDocument from './requestPasskey.graphql?raw'
import type { SignInWithPasskeyMutation } from './signInWithPasskey.generated.ts'
import signInDocument from './signInWithPasskey.graphql?raw'

const problem = (message: string) => new OperationError(message, 'PASSKEY', 0)

/** What the device answered, as JSON. Its errors become words: browsers do not say which of several things happened. */
async function answerOf(ask: () => Promise<object>): Promise<string> {
  if (!browserSupportsWebAuthn()) {
    throw problem('This browser cannot use passkeys. Please use your password, or another browser.')
  }
  try {
    return JSON.stringify(await ask())
  } catch (error) {
    const { name } = error as Error
    if (name === 'InvalidStateError') throw problem('This device already has a passkey for your account.')
    if (name === 'NotAllowedError' || name === 'AbortError') {
      throw problem('No passkey was used. It was cancelled, took too long, or there is none on this device.')
    }
    throw problem('Your device could not use a passkey here. Please use your password.')
  }
}

async function answerPasskey() {
  const { requestPasskey } = await send<RequestPasskeyMutation>(requestDocument)
  return answerOf(() => startAuthentication({ optionsJSON: JSON.parse(requestPasskey) }))
}

/**
 * Asks the device for a new passkey.
 * @param options of the server, as JSON
 */
export const createPasskey = (options: string) =>
  answerOf(() => startRegistration({ optionsJSON: JSON.parse(options) }))

/** @param role the area that is asked for: others are refused before a session begins */
export async function signInWithPasskey(role?: 'teacher') {
  const input = { response: await answerPasskey(), role }
  return (await send<SignInWithPasskeyMutation>(signInDocument, { input })).signInWithPasskey
}

export const confirmWithPasskey = async () => {
  await send(confirmDocument, { input: { response: await answerPasskey() } })
}
