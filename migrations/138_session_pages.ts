import type { Knex } from 'knex'

const sorting = `(case status when 'live' then 0 when 'scheduled' then 1 else 2 end),
      (case status when 'scheduled' then 1 else -1 end * extract(epoch from date + time)), id`

/** The order in which sessions are read page by page: live, to come, over. */
export async function up(db: Knex) {
  await db.raw(`
    drop index virtual_sessions_recorded;
    create index virtual_sessions_in_order on virtual_sessions (${sorting});
    create index virtual_sessions_recorded on virtual_sessions (${sorting}) where recording_link is not null;
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    drop index virtual_sessions_in_order, virtual_sessions_recorded;
    create index virtual_sessions_recorded on virtual_sessions (date desc) where recording_link is not null;
  `)
}
