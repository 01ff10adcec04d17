import type { Knex } from 'knex'
import { rowsOf } from '#graphql/data/statement.ts'
import { liftTimeLimits } from './timeLimits.ts'

export const readSnapshot = (db: Knex, read: (snapshot: Knex) => Promise<unknown>) =>
  db.transaction(
    async (snapshot) => {
      await liftTimeLimits(snapshot)
      await read(snapshot)
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  )

/** The rows of a select, so many at a time: read through a cursor, so that none is passed over or read twice. */
export async function* batchesOf<Found>(
  snapshot: Knex,
  size: number,
  select: string,
  bindings: readonly Knex.RawBinding[],
): AsyncGenerator<Found[]> {
  await snapshot.raw(`declare batches no scroll cursor for ${select}`, [...bindings])
  for (;;) {
    const rows = await rowsOf<Found>(snapshot, `fetch ${size} from batches`)
    if (rows.length === 0) break
    yield rows
  }
  await snapshot.raw('close batches')
}
