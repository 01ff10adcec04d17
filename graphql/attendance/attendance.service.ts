import type { Pojo } from 'objection'
import { type ChildRows, readOfChild } from '#graphql/children/ofChild.read.ts'
import { asRow } from '#graphql/data/asRow.ts'
import { ClosedDays } from '#graphql/closedDays/closedDays.model.ts'
import { closedReason } from '#graphql/closedDays/closedDays.rules.ts'
import type { Context } from '#graphql/platform/context.ts'
import { daysOf } from '#graphql/platform/month.ts'
import { firstOfMonth, todayInJohannesburg } from '#graphql/values/dates.ts'
import { Attendance, type AttendanceSummary } from './attendance.model.ts'
import { maySeeAttendance } from './attendance.policy.ts'
import { presentStatuses } from './attendance.rules.ts'

const rules = { policy: maySeeAttendance, forTeachers: true }

const entriesBetween = (from: string, to: string): ChildRows<Attendance> => ({
  ...rules,
  name: `attendance ${from} ${to}`,
  rows: ({ db }) =>
    db.raw('select * from attendance where child_id = children.id and date between ? and ? order by date desc', [
      from,
      to,
    ]),
  parse: asRow(Attendance),
})

export async function attendanceToday(context: Context, childId: number): Promise<Attendance | null> {
  const today = todayInJohannesburg()
  const [entry] = await readOfChild(context, childId, entriesBetween(today, today))
  return entry ?? null
}

interface Counts extends AttendanceSummary {
  absences: string[] | null
  closings: Pojo[] | null
}

const countsThisMonth: ChildRows<Counts> = {
  ...rules,
  name: 'attendanceThisMonth',
  rows: ({ db }) =>
    // future absences do not count yet
    db.raw(
      `select count(*)::int as recorded, (count(*) filter (where status = any(:present)))::int as present,
        json_agg(date) filter (where status = 'absent') as absences,
        (select json_agg(closed_days) from closed_days
          where deleted_at is null and from_date <= :today and to_date >= :first) as closings
      from attendance where child_id = children.id and date between :first and :today`,
      { present: [...presentStatuses], first: firstOfMonth(todayInJohannesburg()), today: todayInJohannesburg() },
    ),
  parse: (row) => row as Counts,
}

export async function attendanceThisMonth(context: Context, childId: number): Promise<AttendanceSummary> {
  const [counts] = await readOfChild(context, childId, countsThisMonth)
  if (!counts) return { present: 0, recorded: 0 }
  // nobody is absent on a closed day
  const closings = (counts.closings ?? []).map(asRow(ClosedDays))
  const excused = counts.absences?.filter((date) => closedReason(date, closings) !== null).length ?? 0
  return { present: counts.present, recorded: counts.recorded - excused }
}

export async function attendanceOfMonth(context: Context, childId: number, month: string): Promise<Attendance[]> {
  return readOfChild(context, childId, entriesBetween(...daysOf(month)))
}
