import type { Knex } from 'knex'

/** Applications that wait for something are listed whenever they came in, and are few among those of all years. */
export async function up(db: Knex) {
  await db.raw(`create index applications_open on applications (id)
    where status in ('new', 'in_review', 'tour_booked', 'waitlisted', 'offered')`)
}

export async function down(db: Knex) {
  await db.raw('drop index applications_open')
}
