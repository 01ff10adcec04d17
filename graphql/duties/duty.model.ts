import { ObjectType } from 'type-graphql'
import { VersionedRow } from '#graphql/data/model.ts'
import { day, int, maybe, text, withFields } from '#graphql/platform/graphql/output.ts'
import type { DutyKind } from './duties.schema.ts'

@ObjectType('Duty', { description: 'What a member of staff does, from a day and until a day.' })
export class Duty extends withFields(VersionedRow, {
  userId: int('The member of staff.'),
  kind: text<DutyKind>('teacher, kitchen or gate.'),
  classId: maybe(int('The class of a teacher; null for the others.')),
  fromDate: day('First day.'),
  toDate: maybe(day('Last day, included; null for no end.')),
}) {
  static override tableName = 'duties'
  static override entity = 'duty'

  // the row is deleted permanently, so that a repeated request cannot read it
}
