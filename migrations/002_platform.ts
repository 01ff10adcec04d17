import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    create table settings (
      name text primary key,
      value jsonb not null,
      version integer not null default 1,
      updated_at timestamptz not null default now()
    );

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

    create table emails (
      id integer generated always as identity primary key,
      kind text not null,
      recipient text not null,
      subject text not null,
      body text not null,
      status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
      attempts integer not null default 0,
      next_attempt_at timestamptz not null default now(),
      last_error text,
      created_at timestamptz not null default now(),
      sent_at timestamptz
    );
    create index emails_queue on emails (next_attempt_at) where status = 'queued';

    create table audit_entries (
      id integer generated always as identity primary key,
      at timestamptz not null default now(),
      user_id integer references users (id),
      action text not null,
      entity text not null,
      entity_id integer,
      before jsonb,
      after jsonb
    );
    create index audit_entries_entity on audit_entries (entity, entity_id);
    create index audit_entries_at on audit_entries (at);
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table audit_entries; drop table emails; drop table idempotency_keys; drop table settings;')
}
