import type { Knex } from 'knex'

/** Puts children on one family account, as the office does. */
export async function putOnOneAccount(db: Knex, childIds: readonly number[]) {
  const [account] = await db('family_accounts').insert({}).returning('id')
  await db('children')
    .whereIn('id', [...childIds])
    .update({ familyAccountId: account.id, siblingsDecidedAt: db.fn.now() })
}
