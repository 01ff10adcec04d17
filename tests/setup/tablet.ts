import { generateKeyPairSync, sign } from 'node:crypto'
import type { Knex } from 'knex'
import { hashToken } from '#graphql/accounts/token.ts'
import { signedText } from '#graphql/devices/turns.rules.ts'

/** A paired tablet of the first class. The answer is its cookie. */
export async function addTablet(db: Knex): Promise<string> {
  const token = 'a tablet'
  const [{ id: deviceId }] = await db('devices')
    .insert({ name: 'Tablet', secretHash: hashToken(token), lastSeenAt: db.fn.now() })
    .returning('id')
  const { id: classId } = await db('classes').whereNull('deleted_at').orderBy('id').first('id')
  await db('device_classes').insert({ deviceId, classId })
  return `kiewiet_room=${encodeURIComponent(token)}`
}

/** The keys of somebody's turn, as a tablet makes them: the public one for the server, and what the private one signs. */
export function newTurn() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const turnKey = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const signed = <Action extends object>(action: Action) => {
    const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const
    const signature = sign('sha256', Buffer.from(signedText(action)), key).toString('base64')
    return { ...action, turnKey, signature }
  }
  return { turnKey, signed }
}
export type Turn = ReturnType<typeof newTurn>
