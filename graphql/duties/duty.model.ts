import { ObjectType } from 'type-graphql'
import { VersionedRow } from '#graphql/data/model.ts'
import { day, int, maybe, text, withFields } from '#graphql/platform/graphql/output.ts'
import type { DutyKind } from './duties.schema.ts'

@ObjectType('Duty', { description: 'A duty of a member of staff, with its dates.' })
export class Duty extends withFields(VersionedRow, {
  userId: int('The member of staff.'),
  kind: text<DutyKind>('teacher, kitchen or gate.'),
  classId: maybe(int('Class, for teachers; otherwise null.')),
  fromDate: day('First day.'),
  toDate: maybe(day('Last day, inclusive; null for no end.')),
}) {
  static override tableName = 'duties'
  static override entity = 'duty'

  // the row is deleted permanently, so that a repeated request cannot read it
}
