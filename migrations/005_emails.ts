import type { Knex } from 'knex'

/**
 * What is sent by e-mail. Links that open an account or a child are in no e-mail that is stored: what is shown has none,
 * and the whole text is sealed with a secret that is in no database and no backup.
 */
export async function up(db: Knex) {
  await db.raw(`
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
      sent_at timestamptz,
      sealed_body text,
      created_at timestamptz not null default now()
    );
    create index emails_queue on emails (next_attempt_at) where status = 'queued';
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table emails')
}
