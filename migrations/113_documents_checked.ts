import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- until staff have checked a paper, who handed it in may replace or remove it
    alter table child_documents
      add column checked_at timestamptz,
      add column checked_by integer references users (id);
  `)
}

export async function down(db: Knex) {
  await db.raw('alter table child_documents drop column checked_at, drop column checked_by')
}
