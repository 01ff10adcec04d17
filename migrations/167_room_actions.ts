import type { Knex } from 'knex'

/** What a tablet wrote last of a child on a day is found by an index, and not among all that it ever did. */
export async function up(db: Knex) {
  await db.raw(`
    create index room_actions_child_day on room_actions
      (device_id, ((outcome->>'childId')::int), (outcome->>'date'));
    create index device_turns_day on device_turns (day);
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    drop index device_turns_day;
    drop index room_actions_child_day;
  `)
}
