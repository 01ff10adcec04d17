import type { Knex } from 'knex'

/** What waits for something and what is to come are few among the rows of all years, and found without reading those. */
export async function up(db: Knex) {
  await db.raw(`
    create index applications_open on applications (id)
      where status in ('new', 'in_review', 'tour_booked', 'waitlisted', 'offered');
    create index absences_to_date on absences (to_date) where withdrawn_at is null;
  `)
}

export async function down(db: Knex) {
  await db.raw('drop index absences_to_date; drop index applications_open')
}
