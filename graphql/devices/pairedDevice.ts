import { hashToken } from '#graphql/accounts/token.ts'
import type { User } from '#graphql/accounts/user.model.ts'
import { Loaders } from '#graphql/data/loaders.ts'
import { afterRead } from '#graphql/data/readTransaction.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import { onDutyOn } from '#graphql/duties/onDuty.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { todayInJohannesburg, addDays } from '#graphql/values/dates.ts'
import { actingMinutes, redoDays } from './devices.rules.ts'
import { mayComeFromRoom } from './devices.policy.ts'
import type { RoomActionInput } from './devices.schema.ts'
import { signedText, turnKeys, turnSigning } from './turns.rules.ts'

export interface PairedDevice {
  id: number
  name: string
  classIds: number[]
  actingUserId: number | null
  actedAt: string | null
}

type Person = Pick<User, 'email' | 'firstName' | 'lastName'> & { userId: number }

/** Somebody who may act at a tablet. */
export interface Face extends Person {
  pinHash: string | null
  /** Classes of the tablet that they teach today. */
  taughtClassIds: number[]
}

/** `last_seen_at` is written at most this often, in milliseconds. */
const seenStep = 60_000

const paired = `
  select devices.id, devices.name, devices.last_seen_at as "lastSeenAt", devices.acting_user_id as "actingUserId",
    devices.acted_at as "actedAt",
    array(select class_id from device_classes join classes on classes.id = class_id and classes.deleted_at is null
      where device_id = devices.id order by classes.position, classes.id) as "classIds"
  from devices
  where secret_hash = ? and revoked_at is null`

export const notPaired =
  'This tablet is not paired with the centre or has been disconnected. Please ask an administrator for a code (Settings, Devices).'

/**
 * The tablet that sends a request, known by its cookie; a session in the same browser does not matter.
 * @throws AppError UNAUTHENTICATED for a browser that is no paired tablet, and for one that was shut off
 */
export async function pairedDevice(context: Context): Promise<PairedDevice> {
  authorise(context, mayComeFromRoom)
  const { db, roomToken } = context
  const [found] = roomToken
    ? await rowsOf<PairedDevice & { lastSeenAt: string | null }>(db, paired, [hashToken(roomToken)])
    : []
  if (!found) throw new AppError('UNAUTHENTICATED', notPaired)
  const { lastSeenAt, ...device } = found
  if (!lastSeenAt || Date.now() - Date.parse(lastSeenAt) > seenStep)
    await afterRead(context, ({ db: later }) =>
      later('devices').where({ id: device.id }).update({ lastSeenAt: later.fn.now() }),
    )
  return device
}

/** The duties of `users` on a day in the classes of a tablet, for a subselect. */
const dutiesHere = (day: string) =>
  `from duties where duties.user_id = users.id and class_id = any(:classIds) and ${onDutyOn(day)}`

const facesOfClasses = `
  select users.id as "userId", users.email, users.first_name as "firstName", users.last_name as "lastName",
    staff_pins.hash as "pinHash",
    array(select distinct class_id ${dutiesHere(':today')}) as "taughtClassIds"
  from users left join staff_pins on staff_pins.user_id = users.id
  where users.deleted_at is null
    and (users.role = 'admin' or users.role = 'teacher' and exists (select ${dutiesHere(':today')}))
  order by users.role = 'admin', users.first_name, users.last_name, users.id`

/** Who may act at a tablet: the teachers of its classes today, behind them the administrators. */
export const facesOf = ({ db }: Pick<Context, 'db'>, { classIds }: Pick<PairedDevice, 'classIds'>) =>
  rowsOf<Face>(db, facesOfClasses, { classIds, today: todayInJohannesburg() })

/** Somebody who did something at a tablet, as she stood on that day. */
export interface Actor extends Person {
  /** She taught one of its classes, or is an administrator, and her account was there. */
  workedHere: boolean
}

const actorOfDay = `
  select users.id as "userId", users.email, users.first_name as "firstName", users.last_name as "lastName",
    (users.deleted_at is null or (users.deleted_at at time zone 'Africa/Johannesburg')::date > :day)
      and (users.role = 'admin' or users.role = 'teacher' and exists (select ${dutiesHere(':day')})) as "workedHere"
  from users
  where users.id = :userId`

/** Who acted on a day, also when her duty is over since; undefined where there is no such account. */
export async function actorOn(
  { db }: Pick<Context, 'db'>,
  { classIds }: PairedDevice,
  who: { userId: number; day: string },
): Promise<Actor | undefined> {
  const [actor] = await rowsOf<Actor>(db, actorOfDay, { classIds, ...who })
  return actor
}

/** Until when the last person acts, if nothing else is done; null when that is over. */
export function actingUntil({ actingUserId, actedAt }: PairedDevice, now = Date.now()): string | null {
  if (actingUserId === null || actedAt === null) return null
  const until = Date.parse(actedAt) + actingMinutes * 60_000
  return until > now ? new Date(until).toISOString() : null
}

/**
 * A request of a tablet as one of somebody who teaches its classes, and nothing more, administrators too. It is made for the
 * services that the room uses; everything else a tablet asks for, it asks for as a guest.
 */
export function asTeacherOf(
  context: Context,
  { classIds }: PairedDevice,
  face: Person | null,
): Context & { viewer: SignedIn } {
  const { userId: id, email, firstName, lastName } = face ?? { userId: 0, email: '', firstName: '', lastName: '' }
  const viewer: SignedIn = {
    role: 'teacher',
    id,
    email,
    firstName,
    lastName,
    sessionId: '',
    authenticatedAt: null,
    mustChangePassword: false,
    duties: classIds.map((classId) => ({ kind: 'teacher', classId })),
  }
  // what was read for one person is not read as another
  return { ...context, viewer, idempotencyKey: null, loaders: new Loaders(context.db) }
}

const { subtle } = globalThis.crypto
const bytesOf = (base64: string) => Buffer.from(base64, 'base64')
const openKey = (key: string) => subtle.importKey('spki', bytesOf(key), turnKeys, false, ['verify'])

export const isTurnKey = (key: string) =>
  openKey(key).then(
    () => true,
    () => false,
  )

/**
 * Whether an action of a day was signed at this tablet, in a turn of whose name it is in. A turn signs what happened on its
 * day, or before where that was refused and is done again.
 */
export async function isSigned(
  { db }: Context,
  { id: deviceId }: PairedDevice,
  action: RoomActionInput,
  date: string,
): Promise<boolean> {
  const { byUserId: userId, turnKey: publicKey, signature } = action
  if (!publicKey || !signature) return false
  const turn = await db('device_turns')
    .where({ deviceId, userId, publicKey })
    .whereBetween('day', [date, addDays(date, redoDays)])
    .first('day')
  if (!turn) return false
  return subtle.verify(turnSigning, await openKey(publicKey), bytesOf(signature), Buffer.from(signedText(action)))
}
