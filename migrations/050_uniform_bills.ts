import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- the bill that an order stands on, once it is on the family's account
    alter table uniform_orders add column bill_id integer unique references bills (id);
  `)
}

export async function down(db: Knex) {
  await db.raw('alter table uniform_orders drop column bill_id')
}
