import { Attendance } from '#graphql/attendance/attendance.model.ts'
import { markedValues } from '#graphql/attendance/attendance.rules.ts'
import { moveToRoom, readRoomRatios } from '#graphql/attendance/floor.service.ts'
import { markAttendance } from '#graphql/attendance/marks.service.ts'
import { readRegister } from '#graphql/attendance/register.read.ts'
import type { RegisterClass } from '#graphql/attendance/register.model.ts'
import type { CareChild, RoomCareChild } from '#graphql/care/care.model.ts'
import { storeCare } from '#graphql/care/care.service.ts'
import { readCareOf } from '#graphql/care/careDay.read.ts'
import { isCurrentlyPlaced } from '#graphql/data/placed.ts'
import { inTransaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { clockTolerance } from './devices.rules.ts'
import type { RoomActionInput, RoomActionsInput } from './devices.schema.ts'
import {
  type Actor,
  actingUntil,
  actorOn,
  asTeacherOf,
  facesOf,
  type PairedDevice,
  pairedDevice,
  isSigned,
} from './pairedDevice.ts'
import type { Room, RoomEntry, RoomOutcome, RoomOutcomes } from './room.model.ts'

/** What anybody in the room may read from across it: names, and who is in. */
const nameAlone = (entry: RoomEntry): RoomEntry => ({
  ...entry,
  allergies: null,
  profileImage: null,
  mayCollect: [],
  collectors: [],
  absence: null,
  attendance:
    entry.attendance && ({ ...entry.attendance, notes: null, collectedBy: null, collectedReason: null } as Attendance),
})

/** Who is asleep, and whom to look at next, anybody may read; what was entered only who gave a PIN. */
const careShown = (child: CareChild, isActing: boolean): RoomCareChild =>
  isActing ? child : { ...child, entries: [], supplies: [] }

/**
 * The room of the tablet that asks: its faces, and the registers of its classes today.
 * @throws AppError UNAUTHENTICATED for a tablet that is not paired
 */
export async function readRoom(context: Context): Promise<Room> {
  const device = await pairedDevice(context)
  const faces = await facesOf(context, device)
  const until = actingUntil(device)
  const acting = (until && faces.find(({ userId }) => userId === device.actingUserId)) || null
  const teacher = asTeacherOf(context, device, acting)
  const date = todayInJohannesburg()
  const classes: RegisterClass[] = []
  const entries: RoomEntry[] = []
  for (const classId of device.classIds) {
    const register = await readRegister(teacher, date, classId)
    classes.push(...register.classes.filter((row) => row.classId === classId))
    entries.push(...register.entries.map((entry) => ({ ...entry, classId })))
  }
  const ratios = await readRoomRatios(teacher)
  return {
    deviceId: device.id,
    name: device.name,
    now: new Date().toISOString(),
    actingUserId: acting?.userId ?? null,
    actingUntil: acting && until,
    faces: faces.map(({ pinHash, ...face }) => ({
      ...face,
      hasPin: pinHash !== null,
      classId: ratios.find(({ staffIds }) => staffIds.includes(face.userId))?.classId ?? null,
    })),
    ratios,
    date,
    classes,
    entries: acting ? entries : entries.map(nameAlone),
    care: (await readCareOf(teacher, device.classIds, date, acting !== null)).map((child) =>
      careShown(child, acting !== null),
    ),
  }
}

/** An action whose times are those of the server's clock. */
type Timed = Omit<RoomActionInput, 'happenedAt'> & { happenedAt: Date; date: string }

const timeLater = (time: string | null | undefined, seconds: number) =>
  time && timeInJohannesburg(new Date(Date.parse(`2000-01-01T${time}:00+02:00`) + seconds * 1_000))

/** By how many seconds the clock of a tablet is behind; 0 for one that is right enough. */
function clockBehind(sentAt: string): number {
  const seconds = Math.round((Date.now() - Date.parse(sentAt)) / 1_000)
  return Math.abs(seconds) > clockTolerance * 60 ? seconds : 0
}

function timed(action: RoomActionInput, behind: number): Timed {
  const happened = Date.parse(action.happenedAt) + behind * 1_000
  // nothing happens in the future, also by a clock that is a little ahead
  const happenedAt = new Date(Math.min(happened, Date.now()))
  const { timeIn, timeOut, care } = action
  const times = behind && {
    timeIn: timeLater(timeIn, behind),
    timeOut: timeLater(timeOut, behind),
    care: care && {
      ...care,
      at: momentLater(care.at, behind),
      until: care.until && momentLater(care.until, behind),
    },
  }
  return { ...action, ...times, happenedAt, date: todayInJohannesburg(happenedAt) }
}

const momentLater = (moment: string, seconds: number) => new Date(Date.parse(moment) + seconds * 1_000).toISOString()

const notSigned = 'This was refused. Enter your PIN and record it again, or ask the office to do so.'
const notHere = 'The person who did this no longer works with this class. Ask the office to enter it.'

interface StoredOutcome {
  refused: string | null
  childId: number | null
  date: string | null
  version: number | null
}

/** Of what leaves no entry of the register. */
const noEntry: StoredOutcome = { refused: null, childId: null, date: null, version: null }

/**
 * Version of the entry that this tablet wrote last before an action: that is no conflict, what it wrote since is one.
 */
async function ownVersion({ db }: Context, device: PairedDevice, { childId, date, happenedAt }: Timed) {
  const row: { outcome: StoredOutcome } | undefined = await db('room_actions')
    .where({ deviceId: device.id })
    .where('happenedAt', '<=', happenedAt.toISOString())
    .whereRaw(`(outcome->>'childId')::int = ? and outcome->>'date' = ?`, [childId ?? 0, date])
    .whereRaw(`outcome->>'refused' is null`)
    .orderByRaw(`received_at desc, (outcome->>'version')::int desc`)
    .first('outcome')
  return row?.outcome.version ?? null
}

async function mark(context: Context, device: PairedDevice, face: Actor, action: Timed): Promise<StoredOutcome> {
  const { childId, date, status, timeIn, timeOut, collectedBy, collectedReason, version } = action
  if (childId == null) throw new AppError('BAD_USER_INPUT', 'Please choose a child.')
  const before = await Attendance.query(context.db).findOne({ childId, date })
  const isOwn = before !== undefined && before.version === (await ownVersion(context, device, action))
  // the notes of the office stay: a tablet shows none
  const notes = status == null ? null : (before?.notes ?? null)
  const values = markedValues({ status, timeIn, timeOut, collectedBy, collectedReason, notes })
  const { outcomes } = await markAttendance(asTeacherOf(context, device, face), {
    date,
    marks: [{ childId, ...values, version: isOwn ? before.version : (version ?? null) }],
  })
  const [outcome] = outcomes
  return { refused: outcome?.refused ?? null, childId, date, version: outcome?.attendance?.version ?? null }
}

async function move(context: Context, device: PairedDevice, face: Actor, action: Timed): Promise<StoredOutcome> {
  const { classId, date, happenedAt } = action
  if (date === todayInJohannesburg()) await moveToRoom(asTeacherOf(context, device, face), classId ?? 0, happenedAt)
  // of another day it is only recorded: where somebody was yesterday changes no room of today
  return noEntry
}

async function care(context: Context, device: PairedDevice, face: Actor, action: Timed): Promise<StoredOutcome> {
  const { id, childId, care: said, happenedAt } = action
  if (childId == null || !said) throw new AppError('BAD_USER_INPUT', 'Please choose what was done and for which child.')
  const teacher = asTeacherOf(context, device, face)
  await storeCare(teacher, teacher.viewer, [{ ...said, id: id.toLowerCase(), childId }], happenedAt.toISOString())
  return { ...noEntry, childId }
}

const runs = { mark, collect: mark, move, care } as const

/** Claims the id of an action; a second request with it waits here until the first has committed. */
async function claim({ db }: Context, device: PairedDevice, { id, kind, byUserId, happenedAt }: Timed) {
  const row = { id, deviceId: device.id, userId: byUserId, kind, happenedAt: happenedAt.toISOString() }
  const claimed = await db('room_actions').insert(row).onConflict('id').ignore().returning('id')
  return claimed.length > 0
}

async function storedOutcome({ db }: Context, device: PairedDevice, id: string): Promise<StoredOutcome | undefined> {
  const row: { outcome: StoredOutcome } | undefined = await db('room_actions')
    .where({ id, deviceId: device.id })
    .first('outcome')
  return row?.outcome
}

/** Without a day: who may not do something is not told what is there. */
const refusal = ({ childId = null }: Pick<RoomActionInput, 'childId'>, refused: string): StoredOutcome => ({
  ...noEntry,
  refused,
  childId,
})

/**
 * One action in a transaction of its own, exactly once by its id. What a service refuses is taken back whole, and stored as
 * refused: sent again it is answered so again, also when the duty of who did it is over since.
 */
async function perform(context: Context, device: PairedDevice, action: Timed): Promise<StoredOutcome> {
  const { id, byUserId: userId, date: day } = action
  const once = (outcomeOf: (inner: Context) => Promise<StoredOutcome>) =>
    inTransaction(context, async (inner) => {
      if (!(await claim(inner, device, action)))
        return (await storedOutcome(inner, device, id)) ?? refusal(action, 'This was sent by another tablet.')
      const outcome = await outcomeOf(inner)
      const stored = { outcome: JSON.stringify(outcome), receivedAt: inner.db.raw('clock_timestamp()') }
      await inner.db('room_actions').where({ id }).update(stored)
      return outcome
    })
  const refuse = (message: string) => once(async () => refusal(action, message))
  const actor = await actorOn(context, device, { userId, day })
  if (!actor?.workedHere) return refuse(notHere)
  try {
    return await once((inner) => runs[action.kind](inner, device, actor, action))
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'INTERNAL_SERVER_ERROR') throw error
    return refuse(error.message)
  }
}

/**
 * The entries that the outcomes are about, as they are now, of children in a class of the tablet that day, with what it
 * shows of them: no notes, and of a refused one no collector.
 */
async function shown(context: Context, device: PairedDevice, ids: readonly string[], all: readonly StoredOutcome[]) {
  const childIds = all.flatMap(({ childId }) => childId ?? [])
  const entries = await Attendance.query(context.db)
    .joinRaw('join children on children.id = attendance.child_id and children.deleted_at is null')
    .whereRaw(isCurrentlyPlaced('attendance.date', 'placements.class_id = any(?)'), [device.classIds])
    .whereIn('childId', childIds)
    .whereIn('date', [...new Set(all.flatMap(({ date }) => date ?? []))])
    .select('attendance.*')
  return all.map(({ refused, childId, date }, index): RoomOutcome => {
    const entry = entries.find((each) => each.childId === childId && each.date === date)
    const hidden = { notes: null, ...(refused !== null && { collectedBy: null, collectedReason: null }) }
    return { id: ids[index] ?? '', refused, childId, attendance: entry?.$clone().$set(hidden) ?? null }
  })
}

/**
 * What was done at a tablet, in its order, now or while there was no connection: each action once, whatever is sent again.
 * @throws AppError UNAUTHENTICATED for a tablet that is not paired
 */
export async function recordRoomActions(context: Context, input: RoomActionsInput): Promise<RoomOutcomes> {
  const device = await pairedDevice(context)
  const behind = clockBehind(input.sentAt)
  const stored: StoredOutcome[] = []
  let isActing = false
  for (const action of input.actions) {
    const known = await storedOutcome(context, device, action.id)
    const at = timed(action, behind)
    const signed = await isSigned(context, device, action, at.date)
    // what nobody signed is not stored as refused either: its id stays free for who did it
    if (signed) stored.push(known ?? (await perform(context, device, at)))
    // an id alone says what became of the action, and shows nothing of the child
    else stored.push({ ...refusal(action, notSigned), ...(known && { refused: known.refused }) })
    // what is sent once more is no act
    isActing ||= !known && signed && actingUntil(device) !== null && action.byUserId === device.actingUserId
  }
  if (isActing) await context.db('devices').where({ id: device.id }).update({ actedAt: context.db.fn.now() })
  const until = actingUntil(isActing ? { ...device, actedAt: new Date().toISOString() } : device)
  const ids = input.actions.map(({ id }) => id)
  return { outcomes: await shown(context, device, ids, stored), clockBehind: behind, actingUntil: until }
}
