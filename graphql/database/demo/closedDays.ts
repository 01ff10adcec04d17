import type { Knex } from 'knex'

/** The centre closes from Christmas Eve to the second of January. */
export async function insertClosedDays(db: Knex, today: string) {
  const year = Number(today.slice(0, 4))
  await db('closed_days').insert({
    fromDate: `${year}-12-24`,
    toDate: `${year + 1}-01-02`,
    reason: 'Year-end break',
  })
}
