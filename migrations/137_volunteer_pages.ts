import type { Knex } from 'knex'

/** The orders in which calls for helpers and signups are read page by page. */
export async function up(db: Knex) {
  await db.raw(`
    drop index volunteer_requests_start;
    create index volunteer_requests_start on volunteer_requests (start_date, start_time, id) where deleted_at is null;
    create index volunteer_signups_created_at on volunteer_signups (created_at, id);
    create index volunteer_signups_request on volunteer_signups (request_id, created_at, id);
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    drop index volunteer_requests_start, volunteer_signups_created_at, volunteer_signups_request;
    create index volunteer_requests_start on volunteer_requests (start_date) where deleted_at is null;
  `)
}
