import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw('create extension if not exists citext')
  await db.raw(`
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
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz
    );
    create unique index users_username_key on users (username) where deleted_at is null;
    create unique index users_email_key on users (email) where deleted_at is null;

    -- id is the SHA-256 of the random token that the sealed cookie holds
    create table sessions (
      id text primary key,
      user_id integer not null references users (id) on delete cascade,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz,
      user_agent text
    );
    create index sessions_user_id on sessions (user_id) where ended_at is null;
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table sessions; drop table users;')
}
