import type { Knex } from 'knex'

/** When the mail server refused the recipient of an e-mail for good; gone once it takes another one to the same address. */
export async function up(db: Knex) {
  await db.raw(`
    alter table emails add column recipient_refused_at timestamptz;
    create index emails_refused on emails (lower(recipient)) where recipient_refused_at is not null;
  `)
}

export async function down(db: Knex) {
  await db.raw('alter table emails drop column recipient_refused_at')
}
