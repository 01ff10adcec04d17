import type { Knex } from 'knex'

/** Requests that were answered already, and how many a sender may still make. */
export async function up(db: Knex) {
  await db.raw(`
    -- one row a key and sender; written in the transaction whose effect it guards
    create table idempotency_keys (
      scope text not null,
      key text not null,
      fingerprint text not null,
      result jsonb,
      created_at timestamptz not null default now(),
      primary key (scope, key)
    );
    create index idempotency_keys_created_at on idempotency_keys (created_at);

    -- subject is the SHA-256 of an address or of an account, so that the table says nothing about people
    create table throttles (
      name text not null,
      subject text not null,
      count integer not null,
      -- not before this moment is another try allowed
      free_at timestamptz not null,
      -- from this moment on the count starts again
      ends_at timestamptz not null,
      primary key (name, subject)
    );
    create index throttles_ends_at on throttles (ends_at);
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table throttles, idempotency_keys')
}
