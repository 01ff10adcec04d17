import { Field, Int, ObjectType } from 'type-graphql'
import type { Telling } from '#graphql/care/care.rules.ts'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow, RemovableRow } from '#graphql/data/model.ts'
import { CalendarDate, Moment } from '#graphql/platform/graphql/scalars.ts'
import { int, output, text, yes } from '#graphql/platform/graphql/output.ts'
import type { ObservationArea, Reaction } from './moments.rules.ts'

@ObjectType('ClassMoment', {
  description: 'A moment of a class: what was seen, in words and pictures, for the families of the children in it.',
})
export class ClassMoment extends RemovableRow {
  static override tableName = 'moments'
  static override entity = 'moment'
  static override displayName = 'moment'

  @Field(() => Int, { description: 'The class.' })
  classId!: number

  @Field(() => CalendarDate, { description: 'The day.' })
  date!: string

  @Field(() => String, { description: 'What happened.' })
  text!: string

  @Field(() => String, { nullable: true, description: 'The area of learning that it is about.' })
  area!: ObservationArea | null

  @Field(() => String, { description: 'When families read it: at_once, or at_closing of the day.' })
  telling!: Telling

  @Field(() => Int, { description: 'How many pictures belong to it; families read it when they have all arrived.' })
  pictureCount!: number

  @Field(() => Moment, { description: 'When it was written.' })
  createdAt!: string

  key!: string
  saidById!: number | null
  updatedAt!: string
}

export const ClassMomentConnection = connectionOf(ClassMoment, 'ClassMoment', 'moments')

@ObjectType('MomentPicture', { description: 'A picture of a moment.' })
export class MomentPicture extends NumberedRow {
  static override tableName = 'moment_pictures'
  static override entity = 'moment_picture'
  static override displayName = 'picture'

  @Field(() => Int, { description: 'Width, in pixels.' })
  width!: number

  @Field(() => Int, { description: 'Height, in pixels.' })
  height!: number

  momentId!: number
  key!: string
  fileId!: number
  createdAt!: string
}

export const MomentReactions = output('MomentReactions', 'How many families answered a moment with the same word.', {
  reaction: text<Reaction>('love, smile, proud or thanks.'),
  count: int('How many people chose it.'),
  isOwn: yes('Whether the signed-in user did.'),
})
export type MomentReactions = InstanceType<typeof MomentReactions>

@ObjectType('MomentComment', {
  description: 'What somebody of a family wrote about a moment. They read their own alone, staff read all.',
})
export class MomentComment extends NumberedRow {
  static override tableName = 'moment_comments'
  static override entity = 'moment_comment'
  static override displayName = 'comment'

  @Field(() => Int, { description: 'The moment.' })
  momentId!: number

  @Field(() => String, { description: 'What was written.' })
  text!: string

  @Field(() => Moment, { description: 'When it was written.' })
  createdAt!: string

  userId!: number
  deletedAt!: string | null
}
