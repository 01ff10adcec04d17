import type { Knex } from 'knex'
import { asRow, type ChildRows, readOfChild } from '#graphql/children/ofChild.read.ts'
import { listClosedDates } from '#graphql/closedDays/closedDays.service.ts'
import type { Context } from '#graphql/platform/context.ts'
import { daysOf } from '#graphql/platform/month.ts'
import { firstOfMonth, lastOfMonth, todayInJohannesburg } from '#graphql/values/dates.ts'
import { Attendance, type AttendanceSummary } from './attendance.model.ts'
import { maySeeAttendance, maySeeEveryRegister } from './attendance.policy.ts'
import { presentStatuses } from './attendance.rules.ts'

const rules = { policy: maySeeAttendance, seesEvery: maySeeEveryRegister, forTeachers: true }

const entriesOf = (db: Knex, from: string, to: string) =>
  db('attendance').whereRaw('child_id = children.id').whereBetween('date', [from, to])

export async function attendanceToday(context: Context, childId: number): Promise<Attendance | null> {
  const today = todayInJohannesburg()
  const rows = ({ db }: Context) => entriesOf(db, today, today)
  const wanted: ChildRows<Attendance> = { ...rules, name: 'attendanceToday', rows, parse: asRow(Attendance) }
  const [entry] = await readOfChild(context, childId, wanted)
  return entry ?? null
}

interface Counts extends AttendanceSummary {
  absences: string[] | null
}

const countsThisMonth: ChildRows<Counts> = {
  ...rules,
  name: 'attendanceThisMonth',
  rows: ({ db }) =>
    // future absences do not count yet
    entriesOf(db, firstOfMonth(todayInJohannesburg()), todayInJohannesburg()).select(
      db.raw('count(*)::int as recorded'),
      db.raw('(count(*) filter (where status = any(?)))::int as present', [[...presentStatuses]]),
      db.raw(`json_agg(date) filter (where status = 'absent') as absences`),
    ),
  parse: (row) => row as Counts,
}

/** One statement, however many children are requested. */
const closedDatesThisMonth = (context: Context) =>
  context.loaders.once('attendance.closedDates', () => {
    const today = todayInJohannesburg()
    return listClosedDates(context, firstOfMonth(today), lastOfMonth(today))
  })

export async function attendanceThisMonth(context: Context, childId: number): Promise<AttendanceSummary> {
  const [[counts], closed] = await Promise.all([
    readOfChild(context, childId, countsThisMonth),
    closedDatesThisMonth(context),
  ])
  if (!counts) return { present: 0, recorded: 0 }
  // nobody is absent on a closed day
  const excused = counts.absences?.filter((date) => closed.includes(date)).length ?? 0
  return { present: counts.present, recorded: counts.recorded - excused }
}

export async function attendanceOfMonth(context: Context, childId: number, month: string): Promise<Attendance[]> {
  const [first, last] = daysOf(month)
  const rows = ({ db }: Context) => entriesOf(db, first, last).orderBy('date', 'desc')
  const wanted: ChildRows<Attendance> = { ...rules, name: `attendance ${month}`, rows, parse: asRow(Attendance) }
  return readOfChild(context, childId, wanted)
}
