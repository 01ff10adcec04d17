import type { Knex } from 'knex'

/** An offer says which place it is: the class, the first day, the days and what a month of them costs. */
export async function up(db: Knex) {
  await db.raw(`
    alter table applications
      add column offer_class_id integer references classes (id) on delete set null,
      add column offer_first_day date,
      add column offer_day_plan text check (offer_day_plan in ('full_time', 'half_day')),
      add column offer_fee_cents integer check (offer_fee_cents > 0);
    create index applications_offer_class on applications (offer_class_id) where offer_class_id is not null;
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    alter table applications
      drop column offer_class_id, drop column offer_first_day, drop column offer_day_plan, drop column offer_fee_cents
  `)
}
