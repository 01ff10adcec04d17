import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- when the user of the session last proved who they are: at sign-in, or by typing the password again
    alter table sessions add column authenticated_at timestamptz not null default now();
    update sessions set authenticated_at = created_at;
  `)
}

export async function down(db: Knex) {
  await db.raw('alter table sessions drop column authenticated_at')
}
