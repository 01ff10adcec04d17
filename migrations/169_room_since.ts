import type { Knex } from 'knex'

/** When somebody said in which room she is: what a tablet did before that, and sends later, no longer moves her. */
export async function up(db: Knex) {
  await db.raw('alter table staff_attendance add column room_since timestamptz')
}

export async function down(db: Knex) {
  await db.raw('alter table staff_attendance drop column room_since')
}
