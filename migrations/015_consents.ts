import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- what a parent agreed to, and took back; nothing is changed or removed, the latest row of a child and kind holds
    create table consents (
      id integer generated always as identity primary key,
      child_id integer not null references children (id),
      kind text not null check (kind in ('photo', 'outing', 'medical')),
      granted boolean not null,
      given_by integer references users (id),
      -- who signed a paper that staff recorded; null where the parent answered in the portal
      signed_by text,
      given_at timestamptz not null default now(),
      -- version of the text that was read
      version text not null
    );
    create index consents_latest on consents (child_id, kind, id desc);
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table consents')
}
