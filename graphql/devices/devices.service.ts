import { randomBytes } from 'node:crypto'
import { signOut } from '#graphql/accounts/accounts.service.ts'
import { hashToken, newToken } from '#graphql/accounts/token.ts'
import { User } from '#graphql/accounts/user.model.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { audit } from '#graphql/data/audit.ts'
import { createRow, editRow, now } from '#graphql/data/rows.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import { inTransaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict, fieldError, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { throttle } from '#graphql/platform/throttle.ts'
import { networkOf, pairingCodesFromOneAddress } from '#graphql/platform/throttle.rules.ts'
import { Device, type DeviceWithCode, type RestingPin } from './device.model.ts'
import { mayManageDevices, mayPair, mayRevokeDevices } from './devices.policy.ts'
import { codeFrom, codeMinutes } from './devices.rules.ts'
import type { DeviceInput, PairingInput } from './devices.schema.ts'
import { actingUntil } from './pairedDevice.ts'

export async function listDevices(context: Context): Promise<Device[]> {
  authorise(context, mayRevokeDevices)
  return Device.query(context.db).whereNull('revokedAt').orderBy(['name', 'id'])
}

const ofDevices = 'device_id = any(:ids)'

/** One statement for all tablets that are answered at once. */
const ofEach = <Found extends { deviceId: number }>(context: Context, name: string, sql: string, deviceId: number) =>
  context.loaders
    .many<Found>(
      name,
      (ids) => rowsOf(context.db, sql, { ids }),
      (row) => row.deviceId,
    )
    .load(deviceId)

const classIds = `
  select device_id as "deviceId", class_id as "classId"
  from device_classes join classes on classes.id = class_id and classes.deleted_at is null
  where ${ofDevices}
  order by classes.position, classes.id`

export async function classesOf(context: Context, { id }: Device): Promise<Class[]> {
  const rows = await ofEach<{ deviceId: number; classId: number }>(context, 'devices.classes', classIds, id)
  const classes = await Promise.all(rows.map(({ classId }) => context.loaders.byId(Class, classId)))
  return classes.filter((row) => row != null)
}

/** Who acts at a tablet now: first and last name; null for nobody. */
export async function actingNameOf(context: Context, device: Device): Promise<string | null> {
  if (!actingUntil({ ...device, classIds: [] })) return null
  const person = await context.loaders.byId(User, device.actingUserId)
  return person?.fullName() ?? null
}

const resting = `
  select device_id as "deviceId", users.first_name || ' ' || users.last_name as name,
    to_char(resting_until at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as until
  from device_pin_failures join users on users.id = user_id
  where ${ofDevices} and resting_until > now()
  order by resting_until, users.id`

export const restingPinsOf = (context: Context, { id }: Device) =>
  ofEach<RestingPin & { deviceId: number }>(context, 'devices.restingPins', resting, id)

/** A new code, of which only the hash is stored. */
const makeCode = () => {
  const code = codeFrom(randomBytes(16))
  return {
    code,
    columns: { codeHash: hashToken(code), codeExpiresAt: new Date(Date.now() + codeMinutes * 60_000).toISOString() },
  }
}

type NewCode = ReturnType<typeof makeCode>

/** @throws AppError CONFLICT for a repeated request, whose code was shown once and is not known any more */
function withCode({ environment }: Context, device: Device, { code, columns }: NewCode): DeviceWithCode {
  if (device.codeHash !== columns.codeHash)
    throw conflict('This was done before, and the code was shown then. Please create a new code.')
  return { device, code, url: `${environment.PUBLIC_URL}/room?code=${code}` }
}

async function setClasses({ db }: Context, deviceId: number, classIds: readonly number[]) {
  const found: number[] = await db('classes')
    .whereIn('id', [...classIds])
    .whereNull('deleted_at')
    .pluck('id')
  if (found.length < new Set(classIds).size) throw notFound('A class on this list')
  await db('device_classes').where({ deviceId }).delete()
  await db('device_classes').insert(found.map((classId) => ({ deviceId, classId })))
}

/**
 * A new tablet, with the code that pairs it.
 * @throws AppError NOT_FOUND for a class
 */
export async function addDevice(context: Context, input: DeviceInput): Promise<DeviceWithCode> {
  authorise(context, mayManageDevices)
  const code = makeCode()
  const request = { action: 'addDevice', input, details: { classIds: input.classIds } }
  const device = await createRow(context, Device, request, { name: input.name, ...code.columns }, (row, inner) =>
    setClasses(inner, row.id, input.classIds),
  )
  return withCode(context, device, code)
}

const inUse = (rows: { whereNull(column: string): unknown }) => void rows.whereNull('revokedAt')

/**
 * Another name, or other classes.
 * @throws AppError NOT_FOUND, STALE
 */
export async function changeDevice(context: Context, input: DeviceInput): Promise<Device> {
  authorise(context, mayManageDevices)
  const { id, version, name, classIds } = input
  const request = { action: 'changeDevice', id: id ?? 0, version, input, scope: inUse, details: { classIds } }
  return editRow(context, Device, request, { name }, (row, _before, inner) => setClasses(inner, row.id, classIds))
}

/**
 * Another code, such as for a new tablet in its place: the one that is paired stays so until the code was used.
 * @throws AppError NOT_FOUND
 */
export async function renewDeviceCode(context: Context, id: number): Promise<DeviceWithCode> {
  authorise(context, mayManageDevices)
  const code = makeCode()
  const device = await editRow(context, Device, { action: 'renewDeviceCode', id, scope: inUse }, code.columns)
  return withCode(context, device, code)
}

/**
 * Shuts a tablet off: it is refused at its next contact, and deletes what it has stored.
 * @throws AppError NOT_FOUND
 */
export async function revokeDevice(context: Context, id: number): Promise<Device> {
  authorise(context, mayRevokeDevices)
  const ended = { revokedAt: now(), secretHash: null, codeHash: null, codeExpiresAt: null, actingUserId: null }
  return editRow(context, Device, { action: 'revokeDevice', id, scope: inUse }, ended)
}

const wrongCode =
  'This code is not valid. It may have been used, expired or mistyped. Please ask the office for a new one.'

/**
 * Pairs the browser of the request, once for each code: it gets a cookie with a secret of which only the hash is stored.
 * Anybody can pick the tablet up, so the session of its browser ends.
 * @throws AppError BAD_USER_INPUT for a code that is unknown, used or too old; TOO_MANY_REQUESTS
 */
export async function pairDevice(context: Context, { code }: PairingInput): Promise<boolean> {
  authorise(context, mayPair)
  const sender = { name: 'pairDevice', subject: networkOf(context.clientAddress) }
  await throttle(context, { ...sender, ...pairingCodesFromOneAddress })
  const token = newToken()
  await inTransaction(context, async (inner) => {
    const [device]: { id: number }[] = await inner
      .db('devices')
      .where({ codeHash: hashToken(code), revokedAt: null })
      .where('code_expires_at', '>', inner.db.fn.now())
      .update({
        codeHash: null,
        codeExpiresAt: null,
        secretHash: hashToken(token),
        pairedAt: inner.db.fn.now(),
        lastSeenAt: inner.db.fn.now(),
        userAgent: context.userAgent?.slice(0, 300) ?? null,
        actingUserId: null,
        version: inner.db.raw('version + 1'),
      })
      .returning('id')
    if (!device) throw fieldError('code', wrongCode)
    await audit(inner, { action: 'pairDevice', entity: Device.entity, entityId: device.id })
  })
  context.setRoom(token)
  return signOut(context)
}
