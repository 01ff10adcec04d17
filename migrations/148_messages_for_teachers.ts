import type { Knex } from 'knex'

/** A parent may address a message about a child to those who teach it: they read it beside the office. */
export async function up(db: Knex) {
  await db.raw(`
    alter table conversations
      add column for_teachers boolean not null default false,
      add constraint conversations_for_teachers check (not for_teachers or child_id is not null);
  `)
}

export async function down(db: Knex) {
  await db.raw('alter table conversations drop column for_teachers')
}
