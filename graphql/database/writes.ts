import type { Knex } from 'knex'
import { isPlainRead } from './reads.ts'

const counted = new WeakMap<object, { count: number }>()

/** Counts from now on what this process writes to a database. */
export function countWrites(db: Knex) {
  const writes = { count: 0 }
  counted.set(db.client, writes)
  db.on('query', ({ sql }: { sql: string }) => {
    if (!isPlainRead(sql)) writes.count += 1
  })
}

/** Statements so far that may have changed something: two equal counts mean that nothing was written in between. */
export const writesOf = (db: Knex): number => counted.get(db.client)?.count ?? Number.NaN
