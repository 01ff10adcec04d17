import { VersionedRow } from '#graphql/data/model.ts'
import type { DayPlan } from '#graphql/children/children.rules.ts'

/** Where a child is from one day until another: the class, the program and the day plan. */
export class Placement extends VersionedRow {
  static override tableName = 'placements'
  static override entity = 'placement'
  static override displayName = 'placement'
  static override auditedColumns = ['fromDate', 'toDate', 'dayPlan', 'leavingReason', 'noticeMonth']

  childId!: number
  /** null: enrolled without a class yet. */
  classId!: number | null
  programId!: number | null
  dayPlan!: DayPlan
  /** First and last day, both included, `yyyy-MM-dd`; null while no end is known. */
  fromDate!: string
  toDate!: string | null
  /** Why a child leaves on the last day. */
  leavingReason!: string | null
  /** First day of the last month that is billed, where that is later than the month of the last day. */
  noticeMonth!: string | null
  updatedAt!: string
}
