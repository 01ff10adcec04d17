import type { Knex } from 'knex'

export async function up(db: Knex) {
  // A name, not a guardian's number: a grandmother without an account may collect as well.
  await db.raw('alter table attendance add column collected_by text')
}

export async function down(db: Knex) {
  await db.raw('alter table attendance drop column collected_by')
}
