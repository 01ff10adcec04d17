import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- the last day on which the child is enrolled, that day included; null while none is known
    alter table children add last_day date check (last_day >= enrolled_on);
    alter table children add leaving_reason text;
  `)
}

export async function down(db: Knex) {
  await db.raw('alter table children drop leaving_reason, drop last_day')
}
