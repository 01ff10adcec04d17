import type { Knex } from 'knex'

/** How many other connections a database on a server has. */
export async function countOthers(db: Knex): Promise<number> {
  const { rows } = await db.raw(
    "select count(*)::int as others from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
  )
  return rows[0].others
}
