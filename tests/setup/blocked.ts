import type { Knex } from 'knex'
import { expect, vi } from 'vitest'

/** Waits until so many requests wait for a lock on a PostgreSQL server. */
export const untilBlocked = (db: Knex, count: number) =>
  vi.waitFor(
    async () => {
      const blocked = await db('pg_stat_activity').where({ wait_event_type: 'Lock' }).select('pid')
      expect(blocked).toHaveLength(count)
    },
    { timeout: 60_000 },
  )
