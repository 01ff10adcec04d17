import type { Knex } from 'knex'
import { yearEnd } from './openDay.ts'

/** The centre closes from Christmas Eve to the second of January. */
export async function insertClosedDays(db: Knex, today: string) {
  const year = Number(today.slice(0, 4))
  await db('closed_days').insert({
    fromDate: `${year}-${yearEnd.from}`,
    toDate: `${year + 1}-${yearEnd.to}`,
    reason: 'Year-end break',
  })
}
