import { ObjectType } from 'type-graphql'
import { VersionedRow } from '#graphql/data/model.ts'
import type { DayPlan } from '#graphql/children/children.rules.ts'
import { day, int, maybe, output, text, texts, withFields } from '#graphql/platform/graphql/output.ts'

@ObjectType('Placement', { description: "A child's placement over a period." })
export class Placement extends withFields(VersionedRow, {
  classId: maybe(int("The child's class; null if it has none.")),
  programId: maybe(int('Program the child follows.')),
  dayPlan: text<DayPlan>('full_time or half_day.'),
  fromDate: day('First day.'),
  toDate: maybe(day('Last day, inclusive; null if open-ended.')),
}) {
  static override tableName = 'placements'
  static override entity = 'placement'
  static override auditedColumns = ['leavingReason', 'noticeMonth']

  childId!: number
  /** Why a child leaves on the last day. */
  leavingReason!: string | null
  /** First day of the last month that is billed, where that is later than the month of the last day. */
  noticeMonth!: string | null
  createdAt!: string
  updatedAt!: string
}

export const CorrectionEffects = output('CorrectionEffects', 'Effects of correcting a placement.', {
  billedMonths: texts('Months already billed, yyyy-MM.'),
  registerDays: int('Days on the register.'),
})
