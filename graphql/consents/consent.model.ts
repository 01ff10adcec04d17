import { Field, Int, ObjectType } from 'type-graphql'
import { NumberedRow } from '#graphql/data/model.ts'
import { Moment } from '#graphql/platform/graphql/scalars.ts'
import type { ConsentKind } from './consents.rules.ts'

/** Answers are added, never changed. */
@ObjectType('Consent', { description: "A parent's answer to what the centre asks consent for." })
export class Consent extends NumberedRow {
  static override tableName = 'consents'
  static override entity = 'consent'
  static override displayName = 'consent'

  @Field(() => Int, { description: 'The child.' })
  childId!: number

  @Field(() => String, { description: 'photo, outing or medical.' })
  kind!: ConsentKind

  @Field(() => Boolean, { description: 'Yes, or no (never given, or withdrawn).' })
  granted!: boolean

  @Field(() => String, { description: 'Version of the text that was answered.' })
  version!: string

  @Field(() => String, {
    nullable: true,
    description: 'Who signed the paper that an administrator recorded; null where a parent answered in the portal.',
  })
  signedBy!: string | null

  @Field(() => Moment, { description: 'When it was answered.' })
  givenAt!: string

  givenBy!: number | null
}
