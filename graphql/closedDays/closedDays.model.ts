import { ObjectType } from 'type-graphql'
import { VersionedRow } from '#graphql/data/model.ts'
import { day, output, text, withFields, yes } from '#graphql/platform/graphql/output.ts'

@ObjectType('ClosedDays', { description: 'Days on which the centre itself closes.' })
export class ClosedDays extends withFields(VersionedRow, {
  fromDate: day('First day.'),
  toDate: day('Last day, inclusive.'),
  reason: text('Reason, in a few words.'),
}) {
  static override tableName = 'closed_days'
  static override entity = 'closed_days'
  static override displayName = 'entry'

  deletedAt!: string | null
}

export const OpenDays = output('OpenDays', 'Whether the centre is open today, and the next open day.', {
  today: day('Today, in Johannesburg.'),
  isOpen: yes('Whether it is open today: no weekend, public holiday or closed day.'),
  next: day('The next open day after today.'),
})
export type OpenDays = InstanceType<typeof OpenDays>
