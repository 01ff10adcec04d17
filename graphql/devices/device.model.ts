import { ObjectType } from 'type-graphql'
import { VersionedRow } from '#graphql/data/model.ts'
import { maybe, moment, one, output, text, withFields } from '#graphql/platform/graphql/output.ts'

@ObjectType('Device', { description: 'A tablet in a room.' })
export class Device extends withFields(VersionedRow, {
  name: text('Name.'),
  pairedAt: maybe(moment('When it was paired; null if not yet.')),
  lastSeenAt: maybe(moment('When it was last in contact.')),
  codeExpiresAt: maybe(moment('When its code expires; null if it has none.')),
  revokedAt: maybe(moment('When it was disconnected.')),
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

export const DeviceWithCode = output('DeviceWithCode', 'A tablet and its pairing code, shown once.', {
  device: one(Device, 'The tablet.'),
  code: text('Eight letters and digits, valid ten minutes for one tablet.'),
  url: text('URL for the tablet to open, with the code.'),
})
export type DeviceWithCode = InstanceType<typeof DeviceWithCode>

export const RestingPin = output('RestingPin', 'A PIN locked at a tablet after wrong attempts.', {
  name: text('First and last name of its owner.'),
  until: moment('When it is accepted again.'),
})
export type RestingPin = InstanceType<typeof RestingPin>

export const OwnPin = output('OwnPin', 'Your PIN for the room tablets.', {
  chosenAt: maybe(moment('When it was set; null if there is none.')),
})
export type OwnPin = InstanceType<typeof OwnPin>
