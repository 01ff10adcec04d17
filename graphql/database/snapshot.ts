import type { Knex } from 'knex'

/** How long a part of a large table may take, in milliseconds. */
const longestFetch = 600_000

export const readSnapshot = (db: Knex, read: (snapshot: Knex) => Promise<unknown>) =>
  db.transaction(
    async (snapshot) => {
      await snapshot.raw('set local statement_timeout = 0')
      await snapshot.raw('set local idle_in_transaction_session_timeout = 0')
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
    const fetch = snapshot.raw(`fetch ${size} from batches`).options({ query_timeout: longestFetch })
    const { rows } = (await fetch) as { rows: Found[] }
    if (rows.length === 0) break
    yield rows
  }
  await snapshot.raw('close batches')
}
