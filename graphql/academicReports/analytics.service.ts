import { currentPlacement } from '#graphql/data/placed.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { addMonths, firstOfMonth, monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { ReportAnalytics } from './academicReport.model.ts'
import { mayManageReports } from '#graphql/reportCards/reportCards.policy.ts'
import { reportTypes } from './academicReports.rules.ts'

/** How many months the figures by month go back, this one included. */
const monthsBack = 12

interface Counted {
  name: string | null
  count: number
}

export async function readReportAnalytics(context: Context): Promise<ReportAnalytics> {
  authorise(context, mayManageReports)
  const { db } = context
  const reports = () =>
    db('academic_reports')
      .join('children', 'children.id', 'academic_reports.child_id')
      .joinRaw(`join placements on ${currentPlacement('academic_reports.written_on')}`)
      .whereNull('academic_reports.deleted_at')
      .whereNull('children.deleted_at')
  const grouped = (column: string): Promise<Counted[]> =>
    reports()
      .select(db.raw(`${column} as name`))
      .count({ count: '*' })
      .groupByRaw('1')
  const [types, classCounts, months, statuses] = [
    await grouped('academic_reports.type'),
    await grouped('placements.class_id'),
    await grouped("to_char(academic_reports.written_on, 'YYYY-MM')"),
    await grouped('academic_reports.status'),
  ]
  const rooms: { id: number; name: string }[] = await db('classes')
    .where({ deletedAt: null })
    .orderBy(['position', 'name'])
    .select('id', 'name')
  const countOf = (rows: Counted[], name: string | number | null) =>
    rows.find((row) => String(row.name) === String(name))?.count ?? 0
  const known = new Set(rooms.map(({ id }) => String(id)))
  const elsewhere = classCounts
    .filter(({ name }) => !known.has(String(name)))
    .reduce((sum, { count }) => sum + count, 0)
  const first = firstOfMonth(todayInJohannesburg())
  return {
    total: types.reduce((sum, { count }) => sum + count, 0),
    sent: countOf(statuses, 'sent'),
    byType: reportTypes.map((name) => ({ name, count: countOf(types, name) })),
    byClass: [
      ...rooms.map(({ id, name }) => ({ name, count: countOf(classCounts, id) })),
      ...(elsewhere > 0 ? [{ name: 'No class', count: elsewhere }] : []),
    ],
    byMonth: Array.from({ length: monthsBack }, (_, index) => {
      const name = monthOf(addMonths(first, index - monthsBack + 1))
      return { name, count: countOf(months, name) }
    }),
  }
}
