import { User } from '#graphql/accounts/user.model.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { audit } from '#graphql/data/audit.ts'
import { assertNotStale } from '#graphql/data/stale.ts'
import { transaction } from '#graphql/data/transaction.ts'
import { assertComing } from '#graphql/platform/comingDay.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { addDays, timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { newRoom } from './domain.service.ts'
import { inClassOf } from './figures.service.ts'
import { VirtualSession } from './session.model.ts'
import { mayHoldSessions } from './session.policy.ts'
import { canBecome, canBeEdited, type SessionStatus, statusLabels } from './session.rules.ts'
import type { EndSessionInput, InstantSessionInput, SessionInput, UpdateSessionInput } from './session.schema.ts'

/** How far back sessions are listed; recorded ones stay. */
const listedDays = 365

/** What is live or to come, the year behind, and everything that was recorded: the latest first. For staff. */
export async function listSessions(context: Context): Promise<VirtualSession[]> {
  authorise(context, mayHoldSessions)
  return VirtualSession.query(context.db)
    .where('date', '>=', addDays(todayInJohannesburg(), -listedDays))
    .orWhereIn('status', ['scheduled', 'live'])
    .orWhereNotNull('recordingLink')
    .orderBy([
      { column: 'date', order: 'desc' },
      { column: 'time', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
}

async function assertKnown(context: Context, { classId, teacherId }: { classId?: number | null; teacherId: number }) {
  const teacher = await User.query(context.db)
    .findById(teacherId)
    .whereIn('role', ['teacher', 'admin'])
    .whereNull('deletedAt')
  if (!teacher) throw notFound('This member of staff')
  if (classId && !(await Class.query(context.db).findById(classId).whereNull('deletedAt'))) throw notFound('This class')
}

/** Keeps who did what to a session. */
async function kept(context: Context, action: string, before: VirtualSession | null, after: VirtualSession) {
  const entry = { action, entity: 'virtualSession', entityId: after.id, after: after.auditValues() }
  await audit(context, before ? { ...entry, before: before.auditValues() } : entry)
  return after
}

/**
 * Plans a session. Without a link of its own it gets a room on the centre's meeting server.
 * @throws AppError NOT_FOUND; BAD_USER_INPUT for a day that is over
 */
export async function createSession(context: Context, input: SessionInput): Promise<VirtualSession> {
  const viewer = authorise(context, mayHoldSessions)
  return transaction(context, { action: 'createSession', input, model: VirtualSession }, async (inner) => {
    assertComing('date', input.date)
    await assertKnown(inner, input)
    const meetingLink = input.meetingLink ?? (await newRoom(inner))
    const session = await VirtualSession.query(inner.db).insertAndFetch({ ...input, meetingLink, createdBy: viewer.id })
    return kept(inner, 'createSession', null, session)
  })
}

/**
 * Starts a session at once, taught by whoever starts it.
 * @throws AppError NOT_FOUND
 */
export async function startInstantSession(context: Context, input: InstantSessionInput): Promise<VirtualSession> {
  const viewer = authorise(context, mayHoldSessions)
  return transaction(context, { action: 'startInstantSession', input, model: VirtualSession }, async (inner) => {
    await assertKnown(inner, { ...input, teacherId: viewer.id })
    const session = await VirtualSession.query(inner.db).insertAndFetch({
      ...input,
      teacherId: viewer.id,
      date: todayInJohannesburg(),
      time: timeInJohannesburg(),
      meetingLink: await newRoom(inner),
      status: 'live',
      startedAt: new Date().toISOString(),
      createdBy: viewer.id,
    })
    return kept(inner, 'startInstantSession', null, session)
  })
}

async function sessionForChange(context: Context, id: number, version?: number | null): Promise<VirtualSession> {
  const session = await VirtualSession.query(context.db).findById(id).forUpdate()
  if (!session) throw notFound('This session')
  assertNotStale(session, version)
  return session
}

const rewritten = (context: Context, before: VirtualSession, values: Partial<VirtualSession>) =>
  VirtualSession.query(context.db).patchAndFetchById(before.id, {
    ...values,
    version: before.version + 1,
    updatedAt: new Date().toISOString(),
  })

/**
 * Plans a session otherwise. An emptied link gives it a new room.
 * @throws AppError NOT_FOUND; STALE; CONFLICT once it has begun; BAD_USER_INPUT when it is moved to a day that is over
 */
export async function updateSession(context: Context, input: UpdateSessionInput): Promise<VirtualSession> {
  authorise(context, mayHoldSessions)
  return transaction(context, { action: 'updateSession', input, model: VirtualSession }, async (inner) => {
    const { id, version, ...values } = input
    const before = await sessionForChange(inner, id, version)
    if (!canBeEdited(before.status)) throw new AppError('CONFLICT', 'Only a session that has not begun can be changed.')
    assertComing('date', values.date, before.date)
    await assertKnown(inner, values)
    const meetingLink = values.meetingLink ?? (await newRoom(inner))
    const after = await rewritten(inner, before, { ...values, classId: values.classId ?? null, meetingLink })
    return kept(inner, 'updateSession', before, after)
  })
}

interface Step {
  action: string
  id: number
  version?: number | null | undefined
  next: SessionStatus
  input: object
  /** What is written with the step. */
  values(context: Context, before: VirtualSession): Promise<Partial<VirtualSession>>
}

/** Takes a session one step on. */
function takeStep(context: Context, { action, id, version, next, input, values }: Step): Promise<VirtualSession> {
  return transaction(context, { action, input, model: VirtualSession }, async (inner) => {
    const before = await sessionForChange(inner, id, version)
    if (!canBecome(before.status, next)) {
      const now = statusLabels[before.status].toLowerCase()
      throw new AppError('CONFLICT', `This session is ${now}, so that is no longer possible.`)
    }
    const after = await rewritten(inner, before, { ...(await values(inner, before)), status: next })
    return kept(inner, action, before, after)
  })
}

/**
 * Makes a scheduled session live.
 * @throws AppError NOT_FOUND; STALE; CONFLICT for one that is not scheduled
 */
export async function startSession(context: Context, id: number, version?: number | null): Promise<VirtualSession> {
  authorise(context, mayHoldSessions)
  const values = async () => ({ startedAt: new Date().toISOString() })
  return takeStep(context, { action: 'startSession', id, version, next: 'live', input: { id, version }, values })
}

/**
 * Completes a live session with how many took part.
 * @throws AppError NOT_FOUND; STALE; CONFLICT for one that is not live
 */
export async function endSession(context: Context, input: EndSessionInput): Promise<VirtualSession> {
  authorise(context, mayHoldSessions)
  const { id, version, participants, recordingLink = null } = input
  const values = async (inner: Context, before: VirtualSession) => ({
    participants,
    recordingLink,
    endedAt: new Date().toISOString(),
    expected: await inClassOf(inner, before),
  })
  return takeStep(context, { action: 'endSession', id, version, next: 'completed', input, values })
}

/**
 * Calls a scheduled session off; it stays in the list and can be put back.
 * @throws AppError NOT_FOUND; STALE; CONFLICT for one that is not scheduled
 */
export async function cancelSession(context: Context, id: number, version?: number | null): Promise<VirtualSession> {
  authorise(context, mayHoldSessions)
  const values = async () => ({})
  return takeStep(context, { action: 'cancelSession', id, version, next: 'cancelled', input: { id, version }, values })
}

/**
 * Puts a cancelled session back.
 * @throws AppError NOT_FOUND; CONFLICT for one that is not cancelled
 */
export async function reinstateSession(context: Context, id: number): Promise<VirtualSession> {
  authorise(context, mayHoldSessions)
  const values = async () => ({})
  return takeStep(context, { action: 'reinstateSession', id, next: 'scheduled', input: { id }, values })
}
