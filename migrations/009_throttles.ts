import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
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
  await db.raw('drop table throttles')
}
