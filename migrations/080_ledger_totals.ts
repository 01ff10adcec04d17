import type { Knex } from 'knex'

/**
 * The running totals of bills and payments follow once a statement instead of once an entry: where a payment that is
 * taken back moves many others along, most bills stay as paid as they were, and are not written at all.
 */
export async function up(db: Knex) {
  await db.raw(`
    drop trigger allocations_count on allocations;
    create or replace function count_allocation() returns trigger language plpgsql as $$
    begin
      update bills set paid_cents = paid_cents + sums.cents
      from (select bill_id, sum(amount_cents)::int as cents from added group by bill_id) as sums
      where bills.id = sums.bill_id and sums.cents <> 0;
      update payments set allotted_cents = allotted_cents + sums.cents
      from (select payment_id, sum(amount_cents)::int as cents from added group by payment_id) as sums
      where payments.id = sums.payment_id and sums.cents <> 0;
      return null;
    end
    $$;
    create trigger allocations_count after insert on allocations
      referencing new table as added for each statement execute function count_allocation();
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    drop trigger allocations_count on allocations;
    create or replace function count_allocation() returns trigger language plpgsql as $$
    begin
      update bills set paid_cents = paid_cents + new.amount_cents where id = new.bill_id;
      update payments set allotted_cents = allotted_cents + new.amount_cents where id = new.payment_id;
      return null;
    end
    $$;
    create trigger allocations_count after insert on allocations for each row execute function count_allocation();
  `)
}
