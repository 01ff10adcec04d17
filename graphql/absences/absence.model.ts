import { ObjectType } from 'type-graphql'
import { NumberedRow } from '#graphql/data/model.ts'
import { day, int, moment, text, withFields } from '#graphql/platform/graphql/output.ts'

/** Days on which a child will not come, told by a parent. A withdrawn one is hidden. */
@ObjectType('Absence', { description: 'Days on which a child will not come, told by a parent.' })
export class Absence extends withFields(NumberedRow, {
  childId: int('The child.'),
  fromDate: day('First day.'),
  toDate: day('Last day; the first one for a single day.'),
  reason: text('Why, in a word or two.'),
  toldAt: moment('When the parent told.'),
}) {
  static override tableName = 'absences'
  static override entity = 'absence'

  /** The account that told; null once it is gone. */
  toldBy!: number | null
  withdrawnAt!: string | null
}
