import type { Knex } from 'knex'

/**
 * People who sign in, and everything that lets them in. They are sorted and searched by last name, then first name,
 * without the marks over letters and in small letters; two spaces between them put Jan before Jan Smit.
 * `normalised_phone` is `normalisePhone` of values/phone.ts in SQL: it finds an account by its phone number however it
 * was typed. What counts as a space is written out, since `\\s` depends on the locale of the database.
 */
export async function up(db: Knex) {
  const space = String.raw`\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff`
  await db.raw(String.raw`
    create extension if not exists citext;

    create function normalised_phone(typed text) returns text language sql immutable strict parallel safe as $$
      select case
        when length(typed) > 40 then null
        when bare ~ '^([+]27|0027|27|0)[1-8][0-9]{8}$' then '+27' || right(bare, 9)
        when bare ~ '^([+]|00)27' then null
        when bare ~ '^([+]|00)[1-9][0-9]{7,14}$' then regexp_replace(bare, '^([+]|00)', '+')
      end
      from (
        select regexp_replace(
          regexp_replace(typed, '^[${space}]*(([+]|00)[0-9]{2})[${space}]*[(]0[)]', '\1'),
          '[${space}()./\u2010-\u2013-]', '', 'g') as bare
      ) as cleaned
    $$;

    create table users (
      id integer generated always as identity primary key,
      username citext not null,
      email citext not null,
      email_verified_at timestamptz,
      password_hash text not null,
      first_name text not null,
      last_name text not null,
      role text not null check (role in ('parent', 'teacher', 'admin')),
      phone_number text,
      home_address text,
      -- null while the password is one that somebody else gave the account, or that nobody knows
      password_chosen_at timestamptz default now(),
      sort_name text not null generated always as (
        lower(regexp_replace(normalize(last_name || '  ' || first_name, nfd), '[\u0300-\u036f]', '', 'g'))
      ) stored,
      -- stays when the session is long deleted; empty until somebody has signed in
      last_signed_in_at timestamptz,
      -- when an invitation to the account was last sent or handed over
      invited_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz
    );
    create unique index users_username_key on users (username) where deleted_at is null;
    create unique index users_email_key on users (email) where deleted_at is null;
    create index users_role on users (role, last_name, first_name) where deleted_at is null;
    create index users_phone on users (normalised_phone(phone_number)) where deleted_at is null;
    create index users_sort_name on users (sort_name, id) where deleted_at is null;

    -- id is the SHA-256 of the random token that the sealed cookie holds
    create table sessions (
      id text primary key,
      user_id integer not null references users (id) on delete cascade,
      last_seen_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz,
      user_agent text,
      -- when the user of the session last proved who they are: at sign-in, or by typing the password again
      authenticated_at timestamptz not null default now(),
      created_at timestamptz not null default now()
    );
    create index sessions_user_id on sessions (user_id) where ended_at is null;

    -- browsers in which an account has signed in before; id is the SHA-256 of the token in their cookie
    create table known_devices (
      id text primary key,
      user_id integer not null references users (id) on delete cascade,
      created_at timestamptz not null default now()
    );
    create index known_devices_user_id on known_devices (user_id);

    -- the link that a start without an administrator prints; id is the SHA-256 of the token in it
    create table setup_links (
      id text primary key,
      expires_at timestamptz not null,
      created_at timestamptz not null default now()
    );

    -- links that are sent by e-mail and work once; id is the SHA-256 of the token in the link
    -- 'stopEmail' goes to the address before, and stops a change of it
    create table account_links (
      id text primary key,
      kind text not null check (kind in ('password', 'email', 'stopEmail')),
      user_id integer not null references users (id) on delete cascade,
      -- the address that is to become the account's
      new_email citext,
      expires_at timestamptz not null,
      used_at timestamptz,
      created_at timestamptz not null default now(),
      check (kind in ('email', 'stopEmail') = (new_email is not null))
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

    create table passkeys (
      id integer generated by default as identity primary key,
      user_id integer not null references users (id) on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      -- how often the authenticator says that it was used; 0 where it does not count
      counter bigint not null,
      -- how browsers reach it, such as internal or usb
      transports jsonb not null,
      name text not null,
      last_used_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index passkeys_user_id on passkeys (user_id);

    -- id is the SHA-256 of the challenge; answering it deletes the row
    create table passkey_challenges (
      id text primary key,
      -- whose new passkey it is for; of nobody while signing in
      user_id integer references users (id) on delete cascade,
      expires_at timestamptz not null
    );
    create index passkey_challenges_user_id on passkey_challenges (user_id);
    create index passkey_challenges_expires_at on passkey_challenges (expires_at);
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    drop table passkey_challenges, passkeys, recovery_codes, second_factors, account_links, setup_links,
      known_devices, sessions, users;
    drop function normalised_phone(text)
  `)
}
