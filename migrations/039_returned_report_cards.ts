import type { Knex } from 'knex'

/** What the office wants to be changed in a report card that it returned to its teacher; gone when that is submitted again. */
export async function up(db: Knex) {
  await db.raw(`
    alter table report_cards
      add column return_reason text,
      add constraint report_cards_returned_is_draft check (return_reason is null or (is_draft and not is_submitted))
  `)
}

export async function down(db: Knex) {
  await db.raw('alter table report_cards drop column return_reason')
}
