import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- money that a bank statement says has come in; booked into payments once, however often it is imported
    create table bank_lines (
      id integer generated always as identity primary key,
      -- the same line of the same statement always has the same one
      fingerprint text not null unique,
      date date not null,
      amount_cents integer not null check (amount_cents between 1 and 100000000),
      words text not null,
      -- whom it seems to be for: [{"childId": 4, "amountCents": 240000}]
      proposal jsonb not null default '[]',
      status text not null default 'waiting' check (status in ('waiting', 'booked', 'ignored')),
      imported_by integer references users (id),
      imported_at timestamptz not null default now(),
      decided_by integer references users (id),
      decided_at timestamptz,
      version integer not null default 1
    );
    create index bank_lines_waiting on bank_lines (date, id) where status = 'waiting';

    alter table payments add column bank_line_id integer references bank_lines (id);
    create index payments_bank_line_id on payments (bank_line_id) where bank_line_id is not null;
  `)
}

export async function down(db: Knex) {
  await db.raw('alter table payments drop column bank_line_id; drop table bank_lines;')
}
