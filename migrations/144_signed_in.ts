import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- stays when the session is long deleted; empty until somebody has signed in
    alter table users add column last_signed_in_at timestamptz;
    -- when an invitation to the account was last sent or handed over
    alter table users add column invited_at timestamptz;
    -- a password of one's own says that its owner was here
    update users set last_signed_in_at = coalesce(
      (select max(sessions.created_at) from sessions where sessions.user_id = users.id),
      (select max(known_devices.created_at) from known_devices where known_devices.user_id = users.id),
      password_chosen_at);
  `)
}

export async function down(db: Knex) {
  await db.raw('alter table users drop column last_signed_in_at, drop column invited_at')
}
