import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- when its invoice was last written to the parents
    alter table bills add column sent_at timestamptz;
  `)
}

export async function down(db: Knex) {
  await db.raw('alter table bills drop column sent_at')
}
