import { ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow } from '#graphql/data/model.ts'
import { int, maybe, moment, text, withFields, yes } from '#graphql/platform/graphql/output.ts'

@ObjectType('Notice', { description: 'A notice to families or staff.' })
export class Notice extends withFields(NumberedRow, {
  title: text('Title.'),
  message: text('The message, plain text.'),
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
  classId: maybe(int('The class, where it is for one.')),
  publishFrom: moment('From when it is read.'),
  publishUntil: maybe(moment('Until when it is read; null without an end.')),
  mailedAt: maybe(moment('When it was last e-mailed.')),
  version: int('Version, for the next change.'),
}) {}

export const NoticeConnection = connectionOf(Notice, 'Notice', 'notices')
export const WrittenNoticeConnection = connectionOf(WrittenNotice, 'WrittenNotice', 'notices')
