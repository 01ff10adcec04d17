import type { Knex } from 'knex'

/** Applications are listed by when they came in: those of a year are found without reading those of all others. */
export async function up(db: Knex) {
  await db.raw('create index applications_received on applications (created_at)')
}

export async function down(db: Knex) {
  await db.raw('drop index applications_received')
}
