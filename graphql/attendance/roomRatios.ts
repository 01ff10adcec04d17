import type { Knex } from 'knex'
import { rowsOf } from '#graphql/data/statement.ts'
import { placedOn } from '#graphql/data/placed.ts'
import { onDutyOn } from '#graphql/duties/onDuty.ts'
import { type RatioBand, usualRatios } from '#graphql/settings/settings.rules.ts'
import { timeInJohannesburg, weekdayOf } from '#graphql/values/dates.ts'
import type { RoomRatio } from './floor.model.ts'
import { isInBuilding } from './inBuilding.rules.ts'
import { bandOf, ratioLevel } from './ratios.rules.ts'
import { type PersonIn, staffByClass } from './rooms.rules.ts'

const childrenIn = `
  select classes.id as "classId", classes.name, classes.age_group as "ageGroup",
    classes.age_from_months as "ageFromMonths",
    (select count(*)::int from children
      join placements on ${placedOn(':date')}
      join attendance on attendance.child_id = children.id and attendance.date = :date
      where placements.class_id = classes.id and children.deleted_at is null
        and ${isInBuilding('attendance', ':now')}) as children
  from classes
  where classes.deleted_at is null
  order by classes.position, classes.id`

const staffIn = `
  select users.id as "staffId", staff_attendance.room_id as "roomId",
    (select json_agg(classes.id order by classes.position, classes.id) from duties
      join classes on classes.id = duties.class_id and classes.deleted_at is null
      where duties.user_id = users.id and ${onDutyOn(':date')}) as "classIds",
    (select coalesce(json_agg(json_build_object('classId', class_id, 'from', split_part(slot, '-', 1),
        'to', split_part(slot, '-', 2)) order by slot), '[]')
      from timetable_entries
      where teacher_id = users.id and day = :weekday and deleted_at is null) as lessons
  from users
  join staff_attendance on staff_attendance.staff_id = users.id and staff_attendance.date = :date
  where users.deleted_at is null and ${isInBuilding('staff_attendance', ':now')}
    and exists (select from duties join classes on classes.id = duties.class_id and classes.deleted_at is null
      where duties.user_id = users.id and ${onDutyOn(':date')})`

/**
 * Children and staff present by class; each person counts in one class. Checks no permission: the server itself
 * monitors ratios with it.
 * @param now time in Johannesburg, `HH:mm`
 */
export async function roomRatiosOf(db: Knex, date: string, now = timeInJohannesburg()): Promise<RoomRatio[]> {
  const setting = await db('settings').where({ name: 'ratios' }).first('value')
  const bands: readonly RatioBand[] = setting?.value ?? usualRatios
  type Room = Omit<RoomRatio, 'promise' | 'law' | 'level' | 'staff' | 'staffIds'> & { ageFromMonths: number }
  const rooms = await rowsOf<Room>(db, childrenIn, { date, now })
  const people = await rowsOf<PersonIn>(db, staffIn, { date, now, weekday: weekdayOf(date) })
  const staff = staffByClass(people, now)
  return rooms.map(({ ageFromMonths, ...room }) => {
    const { promise, law } = bandOf(ageFromMonths, bands)
    const staffIds = staff.get(room.classId) ?? []
    const counts = { ...room, staff: staffIds.length, staffIds }
    return { ...counts, promise, law, level: ratioLevel(counts.children, counts.staff, { promise, law }) }
  })
}
