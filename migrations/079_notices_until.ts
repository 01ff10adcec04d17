import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- finds the notices that still hold without reading those of all the years before
    create index notices_publish_until on notices (publish_until) where deleted_at is null;
  `)
}

export async function down(db: Knex) {
  await db.raw('drop index notices_publish_until')
}
