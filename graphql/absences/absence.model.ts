import { ObjectType } from 'type-graphql'
import { NumberedRow } from '#graphql/data/model.ts'
import { day, int, moment, text, withFields } from '#graphql/platform/graphql/output.ts'

/** Days on which a child will be absent, reported by a parent. A withdrawn one is hidden. */
@ObjectType('Absence', { description: 'Days on which a child will be absent, reported by a parent.' })
export class Absence extends withFields(NumberedRow, {
  childId: int('The child.'),
  fromDate: day('First day.'),
  toDate: day('Last day; the same as the first for a single day.'),
  reason: text('Reason, in a word or two.'),
  toldAt: moment('When it was reported.'),
}) {
  static override tableName = 'absences'
  static override entity = 'absence'

  /** The account that reported it; null once it has been deleted. */
  toldBy!: number | null
  withdrawnAt!: string | null
}
