import type { Knex } from 'knex'

const none = { accountHolder: '', bank: '', branchCode: '', accountNumber: '', accountType: '' }

/** A centre that has been set up already gets the setting empty, as a new one does. */
export async function up(db: Knex) {
  await db.raw(
    `insert into settings (name, value) select 'bankDetails', ?::jsonb
     where exists (select from settings) on conflict (name) do nothing`,
    [JSON.stringify(none)],
  )
}

export async function down(db: Knex) {
  await db.raw("delete from settings where name = 'bankDetails'")
}
