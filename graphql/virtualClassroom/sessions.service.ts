import { randomBytes } from 'node:crypto'
import { User } from '#graphql/accounts/user.model.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { findRow } from '#graphql/data/findRow.ts'
import { type Page, type PageRequest, paginate } from '#graphql/data/paginate.ts'
import { createRow, editRow, now } from '#graphql/data/rows.ts'
import { assertComing } from '#graphql/platform/comingDay.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { onlineTerms } from '#graphql/settings/settings.service.ts'
import { timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { inClassOf, inOrder, queryInOrder } from './figures.service.ts'
import { VirtualSession } from './session.model.ts'
import { mayHoldSessions } from './session.policy.ts'
import { canBecome, canBeEdited, roomPrefix, type SessionStatus, statusLabels } from './session.rules.ts'
import type { EndSessionInput, InstantSessionInput, SessionInput, UpdateSessionInput } from './session.schema.ts'

export async function listSessions(
  context: Context,
  page: PageRequest,
  { status, recorded }: { status?: SessionStatus; recorded?: boolean },
): Promise<Page<VirtualSession>> {
  authorise(context, mayHoldSessions)
  const query = queryInOrder(context)
  if (status) query.where({ status })
  if (recorded) query.whereNotNull('recordingLink')
  return paginate(query, inOrder, page)
}

/** A room of its own for each session: 120 random bits in its name, so that nobody finds it who was not given it. */
const newRoom = async (context: Context) =>
  `https://${(await onlineTerms(context)).domain}/${roomPrefix}${randomBytes(15).toString('base64url')}`

async function assertKnown(context: Context, { classId, teacherId }: { classId?: number | null; teacherId: number }) {
  const teacher = await User.query(context.db)
    .findById(teacherId)
    .whereIn('role', ['teacher', 'admin'])
    .whereNull('deletedAt')
  if (!teacher) throw notFound('This member of staff')
  if (classId) await findRow(context, Class, classId)
}

export async function createSession(context: Context, input: SessionInput): Promise<VirtualSession> {
  const viewer = authorise(context, mayHoldSessions)
  return createRow(context, VirtualSession, { action: 'createSession', input }, async (inner) => {
    assertComing('date', input.date)
    await assertKnown(inner, input)
    return { ...input, meetingLink: input.meetingLink ?? (await newRoom(inner)), createdBy: viewer.id }
  })
}

export async function startInstantSession(context: Context, input: InstantSessionInput): Promise<VirtualSession> {
  const viewer = authorise(context, mayHoldSessions)
  return createRow(context, VirtualSession, { action: 'startInstantSession', input }, async (inner) => {
    await assertKnown(inner, { ...input, teacherId: viewer.id })
    return {
      ...input,
      teacherId: viewer.id,
      date: todayInJohannesburg(),
      time: timeInJohannesburg(),
      meetingLink: await newRoom(inner),
      status: 'live',
      startedAt: now(),
      createdBy: viewer.id,
    }
  })
}

export async function updateSession(context: Context, input: UpdateSessionInput): Promise<VirtualSession> {
  authorise(context, mayHoldSessions)
  const { id, version, ...values } = input
  return editRow(context, VirtualSession, { action: 'updateSession', id, version, input }, async (before, inner) => {
    if (!canBeEdited(before.status)) throw conflict('Only a session that has not begun can be changed.')
    assertComing('date', values.date, before.date)
    await assertKnown(inner, values)
    return { ...values, classId: values.classId ?? null, meetingLink: values.meetingLink ?? (await newRoom(inner)) }
  })
}

function assertCanBecome(before: VirtualSession, next: SessionStatus) {
  if (canBecome(before.status, next)) return
  const status = statusLabels[before.status].toLowerCase()
  throw conflict(`This session is ${status}, so that is no longer possible.`)
}

function takeStep(
  context: Context,
  request: { action: string; id: number; version?: number | undefined },
  status: SessionStatus,
  values: { startedAt?: string } = {},
) {
  authorise(context, mayHoldSessions)
  return editRow(context, VirtualSession, request, (before) => {
    assertCanBecome(before, status)
    return { status, ...values }
  })
}

export const startSession = (context: Context, id: number, version?: number) =>
  takeStep(context, { action: 'startSession', id, version }, 'live', { startedAt: now() })

export const cancelSession = (context: Context, id: number, version?: number) =>
  takeStep(context, { action: 'cancelSession', id, version }, 'cancelled')

export const reinstateSession = (context: Context, id: number) =>
  takeStep(context, { action: 'reinstateSession', id }, 'scheduled')

export async function endSession(context: Context, input: EndSessionInput): Promise<VirtualSession> {
  authorise(context, mayHoldSessions)
  const { id, version, participants, recordingLink = null } = input
  return editRow(context, VirtualSession, { action: 'endSession', id, version, input }, async (before, inner) => {
    assertCanBecome(before, 'completed')
    const expected = await inClassOf(inner, before)
    return { status: 'completed', participants, recordingLink, endedAt: now(), expected }
  })
}
