import { closedReason } from '#graphql/closedDays/closedDays.rules.ts'
import { listClosedDays } from '#graphql/closedDays/closedDays.service.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { addDays, eachDay, mondayOf, weekdayOf } from '#graphql/values/dates.ts'
import { maySeeOwnWeek } from './attendance.policy.ts'
import { type OwnDay, type OwnLesson, StaffAttendance } from './staffAttendance.model.ts'

const lessonsOfWeek = `
  select entries.id, entries.day, entries.slot, entries.subject, entries.room, classes.name as "className"
  from timetable_entries entries
  join classes on classes.id = entries.class_id and classes.deleted_at is null
  where entries.teacher_id = :staffId and entries.deleted_at is null
  order by entries.slot, entries.id`

export async function readOwnWeek(context: Context, date: string): Promise<OwnDay[]> {
  const { id: staffId } = authorise(context, maySeeOwnWeek)
  const monday = mondayOf(date)
  const days = eachDay(monday, addDays(monday, 5))
  const [entries, lessons, closings] = await Promise.all([
    StaffAttendance.query(context.db).where({ staffId }).whereIn('date', days),
    rowsOf<OwnLesson & { day: number }>(context.db, lessonsOfWeek, { staffId }),
    listClosedDays(context, monday, addDays(monday, 5)),
  ])
  return days.map((day) => ({
    date: day,
    closed: closedReason(day, closings),
    attendance: entries.find((entry) => entry.date === day) ?? null,
    lessons: lessons.filter((lesson) => lesson.day === weekdayOf(day)),
  }))
}
