import { arriveInRoom } from '#graphql/attendance/floor.service.ts'
import { hashPin, passwordMatches } from '#graphql/accounts/password.ts'
import { type EmergencyCard, readEmergencyCard } from '#graphql/contacts/emergencyCard.service.ts'
import { inlinePhoto } from '#graphql/contacts/contactPhoto.service.ts'
import { audit } from '#graphql/data/audit.ts'
import { lockTableRows } from '#graphql/data/lockOrder.ts'
import { inTransaction } from '#graphql/data/transaction.ts'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import type { Context } from '#graphql/platform/context.ts'
import { fieldError, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { OwnPin } from './device.model.ts'
import { mayChoosePin, mayHavePin, mayRevokeDevices } from './devices.policy.ts'
import { mostWrongPins, restMinutes } from './devices.rules.ts'
import { type ActAsInput, type OpenCardInput, outdatedPage, type PinInput } from './devices.schema.ts'
import { asTeacherOf, type Face, facesOf, type PairedDevice, pairedDevice, isTurnKey } from './pairedDevice.ts'

export async function readOwnPin(context: Context): Promise<OwnPin> {
  const { id: userId } = authorise(context, mayHavePin)
  const row: OwnPin | undefined = await context.db('staff_pins').where({ userId }).first('chosenAt')
  return { chosenAt: row?.chosenAt ?? null }
}

/**
 * Chooses the PIN of the viewer, or another one; where it rested, it no longer does. The keys that the one before
 * unlocks sign nothing any more.
 * @throws AppError FRESH_AUTHENTICATION_REQUIRED
 */
export async function choosePin(context: Context, input: PinInput): Promise<OwnPin> {
  const { id: userId } = authorise(context, mayChoosePin)
  const hash = await hashPin(input.pin)
  return inTransaction(context, async (inner) => {
    await lockTableRows(inner, 'users', 'update', (users) => users.where({ id: userId }))
    const row = { userId, hash, chosenAt: new Date().toISOString() }
    await inner.db('staff_pins').insert(row).onConflict('user_id').merge()
    await inner.db('device_turns').where({ userId }).delete()
    await inner.db('device_pin_failures').where({ userId }).delete()
    await audit(inner, { action: 'choosePin', entity: 'user', entityId: userId })
    return { chosenAt: row.chosenAt }
  })
}

/**
 * Takes away a PIN that others know, or of somebody who forgot it: its owner chooses another one.
 * @throws AppError NOT_FOUND
 */
export async function removePin(context: Context, userId: number): Promise<boolean> {
  authorise(context, mayRevokeDevices)
  return inTransaction(context, async (inner) => {
    await lockTableRows(inner, 'users', 'update', (users) => users.where({ id: userId }))
    if ((await inner.db('staff_pins').where({ userId }).delete()) === 0) throw notFound('This PIN')
    await inner.db('device_pin_failures').where({ userId }).delete()
    await inner.db('devices').where({ actingUserId: userId }).update({ actingUserId: null })
    await inner.db('device_turns').where({ userId }).delete()
    await audit(inner, { action: 'removePin', entity: 'user', entityId: userId })
    return true
  })
}

/** Counts a try before the PIN is looked at, so that tries at the same time are tries like any others. */
const countTry = `
  insert into device_pin_failures as failed (device_id, user_id, count) values (:deviceId, :userId, 1)
  on conflict (device_id, user_id) do update set
    count = case when failed.resting_until is null then failed.count + 1 else 1 end,
    resting_until = case when failed.resting_until is null and failed.count + 1 >= :most
      then now() + make_interval(mins => :minutes) end
    where failed.resting_until is null or failed.resting_until <= now()
  returning count`

function tellOffice(context: Context, device: PairedDevice, face: Face) {
  const text = `${face.firstName} ${face.lastName}: ${mostWrongPins} wrong PINs in a row. The PIN is blocked there for ${restMinutes} minutes.`
  const title = `Wrong PINs on tablet ${device.name}`
  const link = '/admin/dashboard?section=settings&tab=devices'
  return notifyStaff(context, { kind: 'device.pin_rests', title, text, link })
}

/** @throws AppError BAD_USER_INPUT for a wrong PIN, and for one that rests, with what to do */
async function verifyPin(context: Context, device: PairedDevice, face: Face, pin: string) {
  const { userId, firstName } = face
  if (!face.pinHash)
    throw fieldError('pin', `${firstName} has no PIN yet. Please set one in the staff area, under My week.`)
  const tried = { deviceId: device.id, userId, most: mostWrongPins, minutes: restMinutes }
  const { rows } = await context.db.raw(countTry, tried)
  if (rows.length === 0) {
    const resting = context.db('device_pin_failures').where({ deviceId: device.id, userId })
    const until = timeInJohannesburg(new Date((await resting.first('resting_until'))?.restingUntil ?? ''))
    throw fieldError(
      'pin',
      `${firstName}'s PIN was entered incorrectly too often. It is blocked on this tablet until ${until}.`,
    )
  }
  if (await passwordMatches(face.pinHash, pin)) {
    await context.db('device_pin_failures').where({ deviceId: device.id, userId }).delete()
    return
  }
  const left = mostWrongPins - Number(rows[0].count)
  if (left > 0)
    throw fieldError('pin', `This is not ${firstName}'s PIN. ${left === 1 ? '1 attempt' : `${left} attempts`} left.`)
  await tellOffice(context, device, face)
  throw fieldError('pin', `This is not ${firstName}'s PIN. It is blocked on this tablet for ${restMinutes} minutes.`)
}

/**
 * The person who has given her PIN at a tablet.
 * @throws AppError NOT_FOUND for somebody who does not work there; BAD_USER_INPUT for a wrong PIN
 */
async function verifiedFace(
  context: Context,
  device: PairedDevice,
  { userId, pin }: Pick<ActAsInput, 'userId' | 'pin'>,
): Promise<Face> {
  const face = (await facesOf(context, device)).find((one) => one.userId === userId)
  if (!face) throw notFound('This member of staff')
  await verifyPin(context, device, face, pin)
  return face
}

/**
 * Who acts at the tablet from now on, and the key with which her turn signs.
 * @throws AppError UNAUTHENTICATED for a tablet that is not paired; NOT_FOUND for somebody who does not work there;
 * BAD_USER_INPUT for a wrong PIN, and for a tablet that signs nothing
 */
export async function actAs(context: Context, input: ActAsInput): Promise<boolean> {
  const device = await pairedDevice(context)
  const { turnKey: publicKey } = input
  if (!publicKey || !(await isTurnKey(publicKey))) throw fieldError('pin', outdatedPage)
  const face = await verifiedFace(context, device, input)
  const { userId } = face
  return inTransaction(context, async (inner) => {
    // it may have been taken away while it was checked
    await lockTableRows(inner, 'users', 'share', (users) => users.where({ id: userId }))
    const pin = await inner.db('staff_pins').where({ userId, hash: face.pinHash }).first('user_id')
    if (!pin) throw fieldError('pin', 'This PIN has just been changed. Please enter the new one.')
    await arriveInRoom(asTeacherOf(inner, device, face), device.classIds)
    const { db } = inner
    const acting = { actingUserId: userId, actingSince: db.fn.now(), actedAt: db.fn.now(), lastSeenAt: db.fn.now() }
    await db('devices').where({ id: device.id }).update(acting)
    const turn = { deviceId: device.id, userId, publicKey, day: todayInJohannesburg() }
    await db('device_turns').insert(turn).onConflict().ignore()
    return true
  })
}

/** Nobody acts at the tablet until the next PIN. */
export async function stopActing(context: Context): Promise<boolean> {
  const { id } = await pairedDevice(context)
  await context.db('devices').where({ id }).update({ actingUserId: null })
  return true
}

/**
 * The emergency card of a child on today's register of the room, for one look: its PIN is always given for it, also by who acts
 * already, and changes nothing about who does.
 * @throws AppError UNAUTHENTICATED for a tablet that is not paired; NOT_FOUND for a child of another class, and for somebody
 * who does not work there; BAD_USER_INPUT for a wrong PIN
 */
export async function openEmergencyCard(context: Context, input: OpenCardInput): Promise<EmergencyCard> {
  const device = await pairedDevice(context)
  const face = await verifiedFace(context, device, input)
  const teacher = asTeacherOf(context, device, face)
  return readEmergencyCard(teacher, input.childId, (person) => inlinePhoto(teacher, person))
}
