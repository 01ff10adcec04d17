import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- links that are sent by e-mail and work once; id is the SHA-256 of the token in the link
    create table account_links (
      id text primary key,
      kind text not null check (kind in ('password', 'email')),
      user_id integer not null references users (id) on delete cascade,
      -- the address that is to become the account's
      new_email citext,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz,
      check ((kind = 'email') = (new_email is not null))
    );
    create index account_links_user_id on account_links (user_id) where used_at is null;

    create table second_factors (
      user_id integer primary key references users (id) on delete cascade,
      -- sealed with the server's secret
      secret text not null,
      -- empty until the first code was right
      confirmed_at timestamptz,
      -- of the hashes of its recovery codes
      salt text not null,
      -- the last half minute whose code was used, so that none is used twice
      last_step bigint,
      created_at timestamptz not null default now()
    );

    -- id is the argon2id hash of the code
    create table recovery_codes (
      id text primary key,
      user_id integer not null references second_factors (user_id) on delete cascade,
      used_at timestamptz
    );
    create index recovery_codes_user_id on recovery_codes (user_id);
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table recovery_codes; drop table second_factors; drop table account_links;')
}
