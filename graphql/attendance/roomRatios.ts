import type { Knex } from 'knex'
import type { RoomRatio } from './floor.model.ts'
import { type RatioBand, usualRatios } from '#graphql/settings/settings.rules.ts'
import { bandOf, ratioLevel } from './ratios.rules.ts'

/** Children who are in and staff who are in, class by class. Whoever has gone home no longer counts. */
const roomsOfDay = `
  select classes.id as "classId", classes.name, classes.age_group as "ageGroup",
    classes.age_from_months as "ageFromMonths",
    (select count(*)::int from children
      join attendance on attendance.child_id = children.id and attendance.date = :date
      where children.class_id = classes.id and children.deleted_at is null
        and attendance.status in ('present', 'late') and attendance.time_out is null) as children,
    (select count(*)::int from class_staff
      join users on users.id = class_staff.user_id and users.deleted_at is null
      join staff_attendance on staff_attendance.staff_id = users.id and staff_attendance.date = :date
      where class_staff.class_id = classes.id
        and staff_attendance.status in ('present', 'late') and staff_attendance.time_out is null) as staff
  from classes
  where classes.deleted_at is null
  order by classes.position, classes.id`

/** Children against staff in every class. Asks nobody's leave: the server itself watches over the ratios with it. */
export async function roomRatiosOf(db: Knex, date: string): Promise<RoomRatio[]> {
  const setting = await db('settings').where({ name: 'ratios' }).first('value')
  const bands: readonly RatioBand[] = setting?.value ?? usualRatios
  const { rows } = (await db.raw(roomsOfDay, { date })) as {
    rows: (Omit<RoomRatio, 'promise' | 'law' | 'level'> & { ageFromMonths: number })[]
  }
  return rows.map(({ ageFromMonths, ...room }) => {
    const { promise, law } = bandOf(ageFromMonths, bands)
    return { ...room, promise, law, level: ratioLevel(room.children, room.staff, { promise, law }) }
  })
}
