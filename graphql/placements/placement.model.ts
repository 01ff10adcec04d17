import { ObjectType } from 'type-graphql'
import { VersionedRow } from '#graphql/data/model.ts'
import type { DayPlan } from '#graphql/children/children.rules.ts'
import { day, int, maybe, output, text, texts, withFields } from '#graphql/platform/graphql/output.ts'

@ObjectType('Placement', { description: 'Where a child is from one day until another.' })
export class Placement extends withFields(VersionedRow, {
  classId: maybe(int('Class that the child is in; null while it is enrolled without one.')),
  programId: maybe(int('Program that it follows.')),
  dayPlan: text<DayPlan>('full_time or half_day.'),
  fromDate: day('First day.'),
  toDate: maybe(day('Last day, that day included; null while no end is known.')),
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

export const CorrectionEffects = output('CorrectionEffects', 'What a correction of a placement touches.', {
  billedMonths: texts('Months of its days that are billed already, yyyy-MM.'),
  registerDays: int('Days of it that are on the register.'),
})
