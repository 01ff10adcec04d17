import type { Knex } from 'knex'

/** Public pages say when the centre opens next, so that they are rendered again once that changes. */
export async function up(db: Knex) {
  await db.raw(`
    create trigger closed_days_content_version after insert or update or delete or truncate on closed_days
    for each statement execute function change_content_version()
  `)
}

export async function down(db: Knex) {
  await db.raw('drop trigger closed_days_content_version on closed_days')
}
