import { ObjectType } from 'type-graphql'
import { VersionedRow } from '#graphql/data/model.ts'
import { maybe, moment, one, output, text, withFields } from '#graphql/platform/graphql/output.ts'

@ObjectType('Device', { description: 'A tablet in a room.' })
export class Device extends withFields(VersionedRow, {
  name: text('What the centre calls it.'),
  pairedAt: maybe(moment('When it was paired; null while it waits for its code.')),
  lastSeenAt: maybe(moment('When it was last in contact.')),
  codeExpiresAt: maybe(moment('Until when its code pairs a tablet; null for none.')),
  revokedAt: maybe(moment('When it was shut off.')),
}) {
  static override tableName = 'devices'
  static override entity = 'device'
  static override displayName = 'tablet'

  codeHash!: string | null
  secretHash!: string | null
  userAgent!: string | null
  actingUserId!: number | null
  actingSince!: string | null
  actedAt!: string | null
}

export const DeviceWithCode = output('DeviceWithCode', 'A tablet with the code that pairs it, which is shown once.', {
  device: one(Device, 'The tablet.'),
  code: text('Eight letters and digits, for ten minutes and one tablet.'),
  url: text('Address that the tablet opens: the code is in it.'),
})
export type DeviceWithCode = InstanceType<typeof DeviceWithCode>

export const RestingPin = output('RestingPin', 'A PIN that was entered wrongly too often at a tablet.', {
  name: text('First and last name of its owner.'),
  until: moment('Until when it is not accepted there.'),
})
export type RestingPin = InstanceType<typeof RestingPin>

export const OwnPin = output('OwnPin', 'The PIN of the viewer at the tablets of the rooms.', {
  chosenAt: maybe(moment('When it was chosen; null while there is none.')),
})
export type OwnPin = InstanceType<typeof OwnPin>
