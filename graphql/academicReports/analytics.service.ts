import { currentPlacement } from '#graphql/data/placed.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { addMonths, firstOfMonth, monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { ReportAnalytics } from './academicReport.model.ts'
import { mayManageReports } from '#graphql/reportCards/reportCards.policy.ts'
import { reportTypes } from './academicReports.rules.ts'

/** How many months the figures by month go back, this one included. */
const monthsBack = 12

/** How many reports have all of these in common. */
interface Counted {
  type: string
  classId: number | null
  month: string
  status: string
  count: number
}

export async function readReportAnalytics(context: Context): Promise<ReportAnalytics> {
  authorise(context, mayManageReports)
  const { db } = context
  const counts: Counted[] = await db('academic_reports')
    .join('children', 'children.id', 'academic_reports.child_id')
    .joinRaw(`join placements on ${currentPlacement('academic_reports.written_on')}`)
    .whereNull('academic_reports.deleted_at')
    .whereNull('children.deleted_at')
    .select('academic_reports.type', 'placements.class_id', 'academic_reports.status')
    .select(db.raw("to_char(academic_reports.written_on, 'YYYY-MM') as month"))
    .count({ count: '*' })
    .groupByRaw('1, 2, 3, 4')
  const rooms: { id: number; name: string }[] = await db('classes')
    .where({ deletedAt: null })
    .orderBy(['position', 'name'])
    .select('id', 'name')
  const countOf = (isMeant: (counted: Counted) => boolean) =>
    counts.filter(isMeant).reduce((sum, { count }) => sum + count, 0)
  const elsewhere = countOf(({ classId }) => !rooms.some(({ id }) => id === classId))
  const first = firstOfMonth(todayInJohannesburg())
  return {
    total: countOf(() => true),
    sent: countOf(({ status }) => status === 'sent'),
    byType: reportTypes.map((name) => ({ name, count: countOf(({ type }) => type === name) })),
    byClass: [
      ...rooms.map(({ id, name }) => ({ name, count: countOf(({ classId }) => classId === id) })),
      ...(elsewhere > 0 ? [{ name: 'No class', count: elsewhere }] : []),
    ],
    byMonth: Array.from({ length: monthsBack }, (_, index) => {
      const name = monthOf(addMonths(first, index - monthsBack + 1))
      return { name, count: countOf(({ month }) => month === name) }
    }),
  }
}
