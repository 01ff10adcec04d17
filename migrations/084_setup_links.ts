import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- the link that a start without an administrator prints; id is the SHA-256 of the token in it
    create table setup_links (
      id text primary key,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table setup_links')
}
