import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- first day of the last month that is billed for a child who leaves; null where that is the month of its last day
    alter table children add notice_month date check (extract(day from notice_month) = 1);
  `)
}

export async function down(db: Knex) {
  await db.raw('alter table children drop notice_month')
}
