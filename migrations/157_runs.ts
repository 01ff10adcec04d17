import type { Knex } from 'knex'

/**
 * A registration that is billed with a month carries that month too, so that everything of its run is found. Those that
 * were billed before stay without: what was written is never changed.
 */
export async function up(db: Knex) {
  await db.raw(`
    alter table bills drop constraint bills_check;
    alter table bills add constraint bills_month_check check (
      (month is null or kind in ('fee', 'registration') and extract(day from month) = 1)
      and (kind <> 'fee' or month is not null)
    );
    create index bills_month on bills (month) where deleted_at is null and month is not null;
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    drop index bills_month;
    alter table bills drop constraint bills_month_check;
    -- registrations that carry a month stay
    alter table bills add constraint bills_check
      check ((kind = 'fee') = (month is not null) and extract(day from month) = 1) not valid;
  `)
}
