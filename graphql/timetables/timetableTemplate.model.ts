import { Field, Int, ObjectType } from 'type-graphql'
import { NumberedRow } from '#graphql/data/model.ts'
import { moment, text, withFields } from '#graphql/platform/graphql/output.ts'
import type { TimetableEntry } from './timetableEntry.model.ts'

export type TemplateLine = Pick<TimetableEntry, 'day' | 'slot' | 'subject' | 'teacherId' | 'room'>

@ObjectType('TimetableTemplate', { description: 'The week of a class, saved under a name.' })
export class TimetableTemplate extends withFields(NumberedRow, {
  name: text('Unique name.'),
  createdAt: moment('When it was saved.'),
}) {
  static override tableName = 'timetable_templates'
  static override entity = 'timetableTemplate'
  static override displayName = 'template'
  static override auditedColumns = ['lines']

  static override get jsonAttributes() {
    return ['lines']
  }

  lines!: TemplateLine[]

  createdBy!: number | null
  deletedAt!: string | null

  @Field(() => Int, { description: 'Number of entries.' })
  size(): number {
    return this.lines.length
  }
}
