import { Field, Int, ObjectType } from 'type-graphql'
import { Row } from '#graphql/data/model.ts'
import { Moment } from '#graphql/platform/graphql/scalars.ts'

@ObjectType('ActivityReply', { description: 'What a family says about one child and one activity.' })
export class ActivityReply extends Row {
  static override tableName = 'activity_replies'
  static override entity = 'activityReply'
  static override displayName = 'reply'

  @Field(() => Int, { description: 'Number of the reply.' })
  declare id: number

  @Field(() => Int, { description: 'The activity.' })
  activityId!: number

  @Field(() => Int, { description: 'The child.' })
  childId!: number

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the child comes; null when the family took its answer back.',
  })
  attending!: boolean | null

  @Field(() => Moment, {
    nullable: true,
    description: 'When a parent consented to the outing. Null without consent, and again once day or place changed.',
  })
  consentedAt!: string | null

  @Field(() => Moment, { description: 'When the family replied last.' })
  repliedAt!: string

  repliedBy!: number
}

@ObjectType('ReplyCounts', { description: 'How the families have replied to an activity.' })
export class ReplyCounts {
  @Field(() => Int, { description: 'Children who come.' })
  yes!: number

  @Field(() => Int, { description: 'Children who do not come.' })
  no!: number

  @Field(() => Int, { description: 'Children whom it is for.' })
  invited!: number

  @Field(() => Int, { description: 'Children who come to an outing without the consent of a parent so far.' })
  withoutConsent!: number
}
