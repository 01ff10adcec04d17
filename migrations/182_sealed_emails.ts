import type { Knex } from 'knex'

/**
 * Links that open an account or a child are in no e-mail that is stored: what is shown has none, and the whole text is sealed with
 * a secret that is in no database and no backup.
 */
export async function up(db: Knex) {
  await db.raw('alter table emails add column sealed_body text')
}

export async function down(db: Knex) {
  await db.raw('alter table emails drop column sealed_body')
}
