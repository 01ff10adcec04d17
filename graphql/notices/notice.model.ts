import { Field, Int, ObjectType } from 'type-graphql'
import { Row } from '#graphql/platform/model.ts'
import { Moment } from '#graphql/platform/scalars.ts'

/** A notice to families or staff. It is seen from `publishFrom` until `publishUntil`. */
@ObjectType('Notice', { description: 'A notice to families or staff.' })
export class Notice extends Row {
  static override tableName = 'notices'

  @Field(() => Int, { description: 'Number of the notice.' })
  declare id: number

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
  deletedAt!: string | null
}
