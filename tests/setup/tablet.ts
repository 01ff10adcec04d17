import type { Knex } from 'knex'
import { hashToken } from '#graphql/accounts/token.ts'

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
