import { ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow } from '#graphql/data/model.ts'
import { int, maybe, moment, text, withFields, yes } from '#graphql/platform/graphql/output.ts'

@ObjectType('Notice', { description: 'A notice to families or staff.' })
export class Notice extends withFields(NumberedRow, {
  title: text('Title.'),
  message: text('Plain text.'),
  isUrgent: yes('Whether it is urgent.'),
  createdAt: moment('When it was written.'),
}) {
  static override tableName = 'notices'
  static override entity = 'notice'

  classId!: number | null
  createdBy!: number | null
  deletedAt!: string | null
}

@ObjectType('WrittenNotice', { description: 'A notice as administrators see it, published or not.' })
export class WrittenNotice extends withFields(Notice, {
  audience: text<'all' | 'class' | 'staff'>('all (families), class or staff.'),
  classId: maybe(int('The class, if it is for one.')),
  publishFrom: moment('Shown from.'),
  publishUntil: maybe(moment('Shown until; null for no end.')),
  mailedAt: maybe(moment('When it was last e-mailed.')),
  version: int('Version, for the next update.'),
}) {}

export const NoticeConnection = connectionOf(Notice, 'Notice', 'notices')
export const WrittenNoticeConnection = connectionOf(WrittenNotice, 'WrittenNotice', 'notices')
