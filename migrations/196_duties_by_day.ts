import type { Knex } from 'knex'

/** Who is on duty is asked of the day in question: the views of those on duty today have no reader any more. */
export async function up(db: Knex) {
  await db.raw('drop view class_staff, current_duties')
}

export async function down(db: Knex) {
  await db.raw(`
    create view current_duties as
      select * from duties
      where from_date <= (now() at time zone 'Africa/Johannesburg')::date
        and (to_date is null or to_date >= (now() at time zone 'Africa/Johannesburg')::date);
    create view class_staff as select class_id, user_id from current_duties where kind = 'teacher'
  `)
}
