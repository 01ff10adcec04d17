import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- why somebody collected the child who is not among those who may
    alter table attendance add column collected_reason text;
  `)
}

export async function down(db: Knex) {
  await db.raw('alter table attendance drop column collected_reason')
}
