import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- which child was let into which session, by whom and when first
    create table session_joins (
      session_id integer not null references virtual_sessions (id),
      child_id integer not null references children (id),
      joined_by integer not null references users (id),
      joined_at timestamptz not null default now(),
      primary key (session_id, child_id)
    );
    create index session_joins_child_id on session_joins (child_id);
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table session_joins')
}
