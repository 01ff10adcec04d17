import type { Context } from '#graphql/platform/context.ts'
import { addDays } from '#graphql/values/dates.ts'
import { redoDays } from './devices.rules.ts'
import type { RoomActionInput } from './devices.schema.ts'
import type { PairedDevice } from './pairedDevice.ts'
import { signedText, turnKeys, turnSigning } from './turns.rules.ts'

const { subtle } = globalThis.crypto
const bytesOf = (base64: string) => Buffer.from(base64, 'base64')
const openKey = (key: string) => subtle.importKey('spki', bytesOf(key), turnKeys, false, ['verify'])

/** Whether this is the public key of a turn. */
export const isTurnKey = (key: string) =>
  openKey(key).then(
    () => true,
    () => false,
  )

/**
 * Whether an action of a day was signed at this tablet, in a turn of whose name it is in. A turn signs what happened on its
 * day, or before where that was refused and is done again.
 */
export async function isSigned(
  { db }: Context,
  { id: deviceId }: PairedDevice,
  action: RoomActionInput,
  date: string,
): Promise<boolean> {
  const { byUserId: userId, turnKey: publicKey, signature } = action
  if (!publicKey || !signature) return false
  const turn = await db('device_turns')
    .where({ deviceId, userId, publicKey })
    .whereBetween('day', [date, addDays(date, redoDays)])
    .first('day')
  if (!turn) return false
  const text = Buffer.from(signedText(action))
  return subtle.verify(turnSigning, await openKey(publicKey), bytesOf(signature), text)
}
