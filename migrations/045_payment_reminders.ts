import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- who was reminded of what a child owes, and how
    create table payment_reminders (
      id integer generated always as identity primary key,
      child_id integer not null references children (id),
      owing_cents integer not null check (owing_cents > 0),
      emails_sent integer not null default 0,
      sent_by integer references users (id),
      sent_at timestamptz not null default now()
    );
    create index payment_reminders_child_id on payment_reminders (child_id, sent_at);
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table payment_reminders;')
}
