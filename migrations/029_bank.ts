import type { Knex } from 'knex'

/** Lines of bank statements belong to an account of the centre: equal lines of two accounts are two payments. */
export async function up(db: Knex) {
  await db.raw(`
    create table bank_accounts (
      id integer generated always as identity primary key,
      name text not null,
      columns jsonb,
      version integer not null default 1
    );
    create unique index bank_accounts_name_key on bank_accounts (lower(name));
    insert into bank_accounts (name) values ('Bank account');

    -- money that a bank statement says has come in; booked into payments once, however often it is imported
    create table bank_lines (
      id integer generated always as identity primary key,
      -- the same line of the same statement always has the same one
      fingerprint text not null,
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
      account_id integer not null default 1 references bank_accounts (id),
      -- what the bank calls the transaction; not every file says it
      transaction_id text,
      version integer not null default 1
    );
    create index bank_lines_waiting on bank_lines (date, id) where status = 'waiting';
    create unique index bank_lines_fingerprint_key on bank_lines (account_id, fingerprint)
      where transaction_id is null;
    create unique index bank_lines_transaction_key on bank_lines (account_id, transaction_id, date, amount_cents);
    create index bank_lines_fingerprint on bank_lines (account_id, fingerprint);
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table bank_lines, bank_accounts')
}
