import type { Knex } from 'knex'

/** Report cards that teachers have submitted, for the office to approve: until then they are drafts, which no family reads. */
export async function up(db: Knex) {
  await db.raw(`
    alter table report_cards
      add column is_submitted boolean not null default false,
      add constraint report_cards_submitted_is_unpublished check (is_draft or not is_submitted)
  `)
}

export async function down(db: Knex) {
  await db.raw('alter table report_cards drop column is_submitted')
}
