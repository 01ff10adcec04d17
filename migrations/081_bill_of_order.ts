import type { Knex } from 'knex'

/**
 * A bill knows the uniform order it is for, instead of the order its bill: so that an order has one bill that counts,
 * also when a deleted one is brought back after the order was billed again.
 */
export async function up(db: Knex) {
  await db.raw(`
    alter table bills add column uniform_order_id integer references uniform_orders (id);
    update bills set uniform_order_id = uniform_orders.id from uniform_orders where uniform_orders.bill_id = bills.id;
    create unique index bills_uniform_order_key on bills (uniform_order_id) where deleted_at is null;
    create index bills_uniform_order_id on bills (uniform_order_id) where uniform_order_id is not null;
    alter table uniform_orders drop column bill_id;
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    alter table uniform_orders add column bill_id integer unique references bills (id);
    update uniform_orders set bill_id = bills.id from bills
      where bills.uniform_order_id = uniform_orders.id and bills.deleted_at is null;
    alter table bills drop column uniform_order_id;
  `)
}
