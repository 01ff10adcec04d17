import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- a draft is for administrators alone until it is published
    alter table report_cards add column is_draft boolean not null default false;
  `)
}

export async function down(db: Knex) {
  await db.raw('alter table report_cards drop column is_draft')
}
