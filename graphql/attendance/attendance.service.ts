import { guardianScope } from '#graphql/data/guardianScope.ts'
import { listClosedDates } from '#graphql/closedDays/closedDays.service.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { firstOfMonth, lastOfMonth, todayInJohannesburg } from '#graphql/values/dates.ts'
import { Attendance, type AttendanceSummary } from './attendance.model.ts'
import { maySeeAttendance, maySeeEveryRegister } from './attendance.policy.ts'
import { isMonth, presentStatuses } from './attendance.rules.ts'

/** Entries of these children that the viewer may see: the rule is part of the statement, so a batch cannot miss it. */
function visibleEntries(context: Context, childIds: readonly number[]) {
  const viewer = authorise(context, maySeeAttendance)
  const entries = Attendance.query(context.db).whereIn('childId', [...childIds])
  if (maySeeEveryRegister(viewer)) return entries
  return entries.whereIn('childId', guardianScope(context, viewer))
}

/** Today's entry of a child, or null. One statement however many children are asked for. */
export function attendanceToday(context: Context, childId: number): Promise<Attendance | null> {
  const today = todayInJohannesburg()
  return context.loaders
    .batch<Attendance | null>(`attendance.day.${today}`, async (childIds) => {
      const entries = await visibleEntries(context, childIds).where({ date: today })
      const byChild = new Map(entries.map((entry) => [entry.childId, entry]))
      return childIds.map((id) => byChild.get(id) ?? null)
    })
    .load(childId)
}

/** How often a child came this month, of the days on which the register was kept. One statement for all children. */
export function attendanceThisMonth(context: Context, childId: number): Promise<AttendanceSummary> {
  const today = todayInJohannesburg()
  return context.loaders
    .batch<AttendanceSummary>(`attendance.summary.${today}`, async (childIds) => {
      const days: [string, string] = [firstOfMonth(today), lastOfMonth(today)]
      const counting = visibleEntries(context, childIds)
        .whereBetween('date', days)
        .groupBy('childId')
        .select(
          'childId',
          context.db.raw('count(*)::int as recorded'),
          context.db.raw('(count(*) filter (where status = any(?)))::int as present', [[...presentStatuses]]),
          context.db.raw(`json_agg(date) filter (where status = 'absent') as absences`),
        )
      const [counts, closed] = await Promise.all([
        counting as unknown as Promise<(AttendanceSummary & { childId: number; absences: string[] | null })[]>,
        listClosedDates(context, ...days),
      ])
      // nobody is absent from a place that is closed
      const excused = (absences: string[] | null) => absences?.filter((date) => closed.includes(date)).length ?? 0
      const byChild = new Map(
        counts.map(({ childId: id, present, recorded, absences }) => [
          id,
          { present, recorded: recorded - excused(absences) },
        ]),
      )
      return childIds.map((id) => byChild.get(id) ?? { present: 0, recorded: 0 })
    })
    .load(childId)
}

/**
 * A child's entries of a month, newest first. One statement for all children.
 * @param month `yyyy-MM`
 * @throws AppError BAD_USER_INPUT for anything that is no month
 */
export async function attendanceOfMonth(context: Context, childId: number, month: string): Promise<Attendance[]> {
  if (!isMonth(month)) {
    throw new AppError('BAD_USER_INPUT', 'Please give a month such as 2026-11.', {
      fields: { month: 'Please give a month such as 2026-11.' },
    })
  }
  return context.loaders
    .many<Attendance>(
      `attendance.month.${month}`,
      (childIds) =>
        visibleEntries(context, childIds)
          .whereBetween('date', [firstOfMonth(month), lastOfMonth(month)])
          .orderBy('date', 'desc'),
      ({ childId }) => childId,
    )
    .load(childId)
}
