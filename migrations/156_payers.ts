import type { Knex } from 'knex'

/** Whom the invoices of a child are made out to, where it is not the parent who is asked first. */
export async function up(db: Knex) {
  await db.raw(`
    alter table children
      add column payer_name text check (payer_name <> ''),
      add column payer_address text check (payer_address <> ''),
      add constraint children_payer_check check (payer_address is null or payer_name is not null)
  `)
}

export async function down(db: Knex) {
  await db.raw('alter table children drop column payer_name, drop column payer_address')
}
