import { Field, Int, ObjectType } from 'type-graphql'
import { VersionedRow } from '#graphql/data/model.ts'
import { Moment } from '#graphql/platform/graphql/scalars.ts'

@ObjectType('Device', { description: 'A tablet that stands in a room.' })
export class Device extends VersionedRow {
  static override tableName = 'devices'
  static override entity = 'device'
  static override displayName = 'tablet'

  @Field(() => String, { description: 'What the centre calls it.' })
  name!: string

  @Field(() => Moment, { nullable: true, description: 'When it was paired; null while it waits for its code.' })
  pairedAt!: string | null

  @Field(() => Moment, { nullable: true, description: 'When it was last in contact.' })
  lastSeenAt!: string | null

  @Field(() => Moment, { nullable: true, description: 'Until when its code pairs a tablet; null for none.' })
  codeExpiresAt!: string | null

  @Field(() => Moment, { nullable: true, description: 'When it was shut off.' })
  revokedAt!: string | null

  codeHash!: string | null
  secretHash!: string | null
  userAgent!: string | null
  actingUserId!: number | null
  actingSince!: string | null
  actedAt!: string | null
}

@ObjectType('DeviceWithCode', { description: 'A tablet with the code that pairs it, which is shown once.' })
export class DeviceWithCode {
  @Field(() => Device, { description: 'The tablet.' })
  device!: Device

  @Field(() => String, { description: 'Eight letters and digits, for ten minutes and one tablet.' })
  code!: string

  @Field(() => String, { description: 'Address that the tablet opens: the code is in it.' })
  url!: string
}

@ObjectType('RestingPin', { description: 'A PIN that was entered wrongly too often at a tablet.' })
export class RestingPin {
  @Field(() => String, { description: 'First and last name of its owner.' })
  name!: string

  @Field(() => Moment, { description: 'Until when it is not accepted there.' })
  until!: string
}

@ObjectType('OwnPin', { description: 'The PIN of the viewer at the tablets of the rooms.' })
export class OwnPin {
  @Field(() => Moment, { nullable: true, description: 'When it was chosen; null while there is none.' })
  chosenAt!: string | null
}

@ObjectType('StaffPin', { description: 'A PIN of a member of staff; what it is nobody can read.' })
export class StaffPin {
  @Field(() => Int, { description: 'The member of staff.' })
  userId!: number
}
