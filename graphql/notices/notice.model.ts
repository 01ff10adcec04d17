import { Field, Int, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow } from '#graphql/data/model.ts'
import { Moment } from '#graphql/platform/graphql/scalars.ts'

@ObjectType('Notice', { description: 'A notice to families or staff.' })
export class Notice extends NumberedRow {
  static override tableName = 'notices'
  static override entity = 'notice'
  static override displayName = 'notice'

  @Field(() => String, { description: 'Title.' })
  title!: string

  @Field(() => String, { description: 'The message, plain text.' })
  message!: string

  @Field(() => Boolean, { description: 'Whether it is urgent.' })
  isUrgent!: boolean

  @Field(() => Moment, { description: 'When it was written.' })
  createdAt!: string

  audience!: 'all' | 'class' | 'staff'
  classId!: number | null
  publishFrom!: string
  publishUntil!: string | null
  createdBy!: number | null
  version!: number
  mailedAt!: string | null
  deletedAt!: string | null
}

@ObjectType('WrittenNotice', { description: 'A notice as administrators see it, published or not.' })
export class WrittenNotice extends Notice {
  @Field(() => String, { description: 'all (families), class or staff.' })
  declare audience: 'all' | 'class' | 'staff'

  @Field(() => Int, { nullable: true, description: 'The class, where it is for one.' })
  declare classId: number | null

  @Field(() => Moment, { description: 'From when it is read.' })
  declare publishFrom: string

  @Field(() => Moment, { nullable: true, description: 'Until when it is read; null without an end.' })
  declare publishUntil: string | null

  @Field(() => Moment, { nullable: true, description: 'When it was last e-mailed.' })
  declare mailedAt: string | null

  @Field(() => Int, { description: 'Version, for the next change.' })
  declare version: number
}

export const NoticeConnection = connectionOf(Notice, 'Notice', 'notices')
export const WrittenNoticeConnection = connectionOf(WrittenNotice, 'WrittenNotice', 'notices')
