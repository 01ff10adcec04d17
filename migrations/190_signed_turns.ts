import type { Knex } from 'knex'

/**
 * Each PIN that is given at a tablet with a connection brings a public key: what is done there in that name is signed with the
 * private one, which the PIN unlocks. Turns without a key sign nothing.
 */
export async function up(db: Knex) {
  await db.raw(`
    delete from device_turns;
    alter table device_turns
      drop constraint device_turns_pkey,
      add column public_key text not null,
      add primary key (device_id, user_id, public_key);
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    delete from device_turns;
    alter table device_turns
      drop constraint device_turns_pkey,
      drop column public_key,
      add primary key (device_id, user_id, day);
  `)
}
