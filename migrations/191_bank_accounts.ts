import type { Knex } from 'knex'

/**
 * Lines of bank statements belong to an account of the centre: equal lines of two accounts are two payments. Those that
 * are here already, and those of a server that knows no accounts yet, are of the first.
 */
export async function up(db: Knex) {
  await db.raw(`
    create table bank_accounts (
      id integer generated always as identity primary key,
      name text not null,
      version integer not null default 1
    );
    create unique index bank_accounts_name_key on bank_accounts (lower(name));
    insert into bank_accounts (name) values ('Bank account');

    alter table bank_lines
      add column account_id integer not null default 1 references bank_accounts (id),
      -- what the bank calls the transaction; not every file says it
      add column transaction_id text,
      drop constraint bank_lines_fingerprint_key;
    create unique index bank_lines_fingerprint_key on bank_lines (account_id, fingerprint) where transaction_id is null;
    create unique index bank_lines_transaction_key on bank_lines (account_id, transaction_id, date, amount_cents);
    create index bank_lines_fingerprint on bank_lines (account_id, fingerprint);
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    -- one line of several equal ones keeps the fingerprint by which it is known again
    update bank_lines set fingerprint = concat_ws(' ', fingerprint, account_id, transaction_id)
      where account_id <> 1 or transaction_id is not null;
    drop index bank_lines_fingerprint, bank_lines_transaction_key, bank_lines_fingerprint_key;
    alter table bank_lines
      drop column account_id,
      drop column transaction_id,
      add constraint bank_lines_fingerprint_key unique (fingerprint);
    drop table bank_accounts;
  `)
}
