import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- browsers in which an account has signed in before; id is the SHA-256 of the token in their cookie
    create table known_devices (
      id text primary key,
      user_id integer not null references users (id) on delete cascade,
      created_at timestamptz not null default now()
    );
    create index known_devices_user_id on known_devices (user_id);

    -- 'stopEmail' goes to the address before, and stops a change of it
    alter table account_links drop constraint account_links_kind_check;
    alter table account_links add constraint account_links_kind_check
      check (kind in ('password', 'email', 'stopEmail'));

    -- null while the password is one that somebody else gave the account, or that nobody knows
    alter table users add column password_chosen_at timestamptz;
    update users set password_chosen_at = created_at;
    alter table users alter column password_chosen_at set default now();
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    alter table users drop column password_chosen_at;
    delete from account_links where kind = 'stopEmail';
    alter table account_links drop constraint account_links_kind_check;
    alter table account_links add constraint account_links_kind_check check (kind in ('password', 'email'));
    drop table known_devices;
  `)
}
