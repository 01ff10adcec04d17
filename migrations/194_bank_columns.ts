import type { Knex } from 'knex'

/** The columns of the statements of a bank account, as the office named them. */
export async function up(db: Knex) {
  await db.raw('alter table bank_accounts add column columns jsonb')
}

export async function down(db: Knex) {
  await db.raw('alter table bank_accounts drop column columns')
}
