import type { Knex } from 'knex'
import { isPlainRead } from './reads.ts'

const counted = new WeakMap<object, { writes: number; connections: number }>()

/** Counts from now on what this process writes to a database, and how often it connects. */
export function countWrites(db: Knex) {
  const counts = { writes: 0, connections: 0 }
  counted.set(db.client, counts)
  db.on('query', ({ sql }: { sql: string }) => {
    if (!isPlainRead(sql)) counts.writes += 1
  })
  db.client.pool.on('createSuccess', () => {
    counts.connections += 1
  })
}

/** Statements so far that may have changed something: two equal counts mean that nothing was written in between. */
export const writesOf = (db: Knex): number => counted.get(db.client)?.writes ?? Number.NaN

/** Connections made so far. One more may mean that the server was started anew in between, or that it is another one. */
export const connectionsOf = (db: Knex): number => counted.get(db.client)?.connections ?? Number.NaN
