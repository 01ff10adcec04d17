import { ObjectType } from 'type-graphql'
import type { Telling } from '#graphql/care/care.rules.ts'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow, RemovableRow } from '#graphql/data/model.ts'
import { day, int, maybe, moment, output, text, withFields, yes } from '#graphql/platform/graphql/output.ts'
import type { ObservationArea, Reaction } from './moments.rules.ts'

@ObjectType('ClassMoment', {
  description: 'A moment of a class: an observation and pictures, for the families of the children in it.',
})
export class ClassMoment extends withFields(RemovableRow, {
  classId: int('The class.'),
  date: day('The day.'),
  text: text('What happened.'),
  area: maybe(text<ObservationArea>('Area of learning.')),
  telling: text<Telling>('When families see it: at_once, or at_closing of the day.'),
  pictureCount: int('Number of pictures; families see it once all are uploaded.'),
  createdAt: moment('When it was written.'),
}) {
  static override tableName = 'moments'
  static override entity = 'moment'

  key!: string
  saidById!: number | null
  updatedAt!: string
}

export const ClassMomentConnection = connectionOf(ClassMoment, 'ClassMoment', 'moments')

@ObjectType('MomentPicture', { description: 'A picture of a moment.' })
export class MomentPicture extends withFields(NumberedRow, {
  width: int('Width, in pixels.'),
  height: int('Height, in pixels.'),
}) {
  static override tableName = 'moment_pictures'
  static override entity = 'moment_picture'
  static override displayName = 'picture'

  momentId!: number
  key!: string
  fileId!: number
  createdAt!: string
}

export const MomentReactions = output('MomentReactions', 'Number of families with the same reaction.', {
  reaction: text<Reaction>('love, smile, proud or thanks.'),
  count: int('Number of people.'),
  isOwn: yes('Whether the signed-in user did.'),
})
export type MomentReactions = InstanceType<typeof MomentReactions>

@ObjectType('MomentComment', {
  description: "A family member's comment on a moment. Families read only their own, staff read all.",
})
export class MomentComment extends withFields(NumberedRow, {
  momentId: int('The moment.'),
  text: text('Text.'),
  createdAt: moment('When it was written.'),
}) {
  static override tableName = 'moment_comments'
  static override entity = 'moment_comment'
  static override displayName = 'comment'

  userId!: number
  deletedAt!: string | null
}
