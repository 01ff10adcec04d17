import type { QueryBuilder } from 'objection'
import { Child } from '#graphql/children/child.model.ts'
import { type ChildRows, readOfChild } from '#graphql/children/ofChild.read.ts'
import { asRow } from '#graphql/data/asRow.ts'
import { openDays } from '#graphql/closedDays/closedDays.rules.ts'
import { listClosedDays } from '#graphql/closedDays/closedDays.service.ts'
import { othersThan } from '#graphql/children/visible.service.ts'
import { assertAdminOrDecides, guardianScope } from '#graphql/data/guardianScope.ts'
import { lockRow } from '#graphql/data/findRow.ts'
import { lockRows } from '#graphql/data/lockOrder.ts'
import { createRow, editRow, now } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict, fieldError } from '#graphql/platform/errors.ts'
import { comingDayMessage } from '#graphql/platform/fields.schema.ts'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { daysBetween, formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { Absence } from './absence.model.ts'
import { maySeeAttendance, maySeeEveryRegister, mayTellAbsence } from '#graphql/attendance/attendance.policy.ts'
import { longestAbsenceDays } from '#graphql/attendance/attendance.rules.ts'
import type { AbsenceChange, AbsenceInput } from './absences.schema.ts'
import { childDayProblem } from '#graphql/attendance/recordDay.rules.ts'

const childrenOf = (context: Context, viewer: SignedIn) =>
  maySeeEveryRegister(viewer)
    ? context.db('children').whereNull('deleted_at').select('id')
    : guardianScope(context, viewer)

type Days = Pick<Absence, 'fromDate' | 'toDate'>

const formatDays = ({ fromDate, toDate }: Days) =>
  fromDate === toDate ? formatDate(fromDate) : `${formatDate(fromDate)} to ${formatDate(toDate)}`

/**
 * The days of an absence, without closed days at either end.
 * @param begun current first day of the absence, which may be in the past
 * @throws AppError BAD_USER_INPUT for past days, too many days, or no open day
 */
async function absentDays(context: Context, { fromDate, toDate }: Days, begun?: string): Promise<Days> {
  if (fromDate < todayInJohannesburg() && fromDate !== begun) throw fieldError('fromDate', comingDayMessage)
  if (daysBetween(fromDate, toDate) >= longestAbsenceDays)
    throw fieldError('toDate', `Please report at most ${longestAbsenceDays} days at once.`)
  const closings = await listClosedDays(context, fromDate, toDate)
  const open = openDays(fromDate, toDate, closings)
  const [first] = open
  const last = open.at(-1)
  if (first && last) return { fromDate: first, toDate: last }
  const words = formatDays({ fromDate, toDate })
  throw fieldError('toDate', `The centre is closed on ${words}. Please choose a day when it is open.`)
}

/** @throws AppError CONFLICT with the absence that already covers one of the days */
async function assertNotKnown(context: Context, child: Child, { fromDate, toDate }: Days, except?: number) {
  const query = Absence.query(context.db)
    .where({ childId: child.id })
    .whereNull('withdrawnAt')
    .where('toDate', '>=', fromDate)
    .where('fromDate', '<=', toDate)
    .first()
  if (except !== undefined) query.whereNot('id', except)
  const known = await query
  if (!known) return
  const message = `${child.firstName} is already reported absent on ${formatDays(known)}. Please change that absence instead.`
  throw conflict(message, { existingId: known.id })
}

/** Notifies staff of a parent's report, but not of what staff record themselves. */
const notifyOfAbsence = (viewer: SignedIn, title: string) => async (absence: Absence, inner: Context) => {
  if (viewer.role === 'admin') return
  const { firstName, lastName } = await Child.query(inner.db).findById(absence.childId).throwIfNotFound()
  await notifyStaff(inner, {
    kind: 'absence.reported',
    title,
    text: `${firstName} ${lastName}, ${formatDays(absence)}: ${absence.reason}`,
    link: `/admin/dashboard?section=attendance&date=${absence.fromDate}`,
  })
}

function assertEnrolledOn(child: Child, days: Days) {
  for (const field of ['fromDate', 'toDate'] as const) {
    const message = childDayProblem(child, { date: days[field], status: 'absent', today: todayInJohannesburg() })
    if (message) throw fieldError(field, message)
  }
}

const ofOwnChildren = (context: Context, viewer: SignedIn) => (query: QueryBuilder<Absence>) =>
  query.whereIn('childId', childrenOf(context, viewer))

/**
 * Parents for their own children; an administrator for a parent who called. For several children, all or none.
 */
export async function reportAbsence(context: Context, input: AbsenceInput): Promise<Absence> {
  const viewer = authorise(context, mayTellAbsence)
  const { childId, alsoFor, ...told } = input
  const others = othersThan(childId, alsoFor)
  const request = { action: 'reportAbsence', input, scope: ofOwnChildren(context, viewer) }
  const decide = async (inner: Context) => {
    // locked, so that one of two simultaneous absences for the same days is refused
    await lockRows(inner, Child, (query) =>
      query.whereIn('id', [childId, ...others]).whereIn('id', childrenOf(inner, viewer)),
    )
    const child = await lockRow(inner, Child, childId, (query) => query.whereIn('id', childrenOf(inner, viewer)))
    const days = await absentDays(inner, input)
    assertEnrolledOn(child, days)
    await assertNotKnown(inner, child, days)
    return { childId, ...days, reason: told.reason, toldBy: viewer.id }
  }
  return createRow(context, Absence, request, decide, async (absence, inner) => {
    await notifyOfAbsence(viewer, 'Absence reported')(absence, inner)
    for (const other of others) await reportAbsence(inner, { ...told, childId: other })
  })
}

/** The absences reported by one request, which share the timestamp of its transaction. */
export async function reportedTogether(context: Context, { id, toldBy }: Absence): Promise<Absence[]> {
  const viewer = authorise(context, mayTellAbsence)
  return Absence.query(context.db)
    .whereNot({ id })
    .where({ toldBy })
    .whereNull('withdrawnAt')
    .where('toldAt', context.db('absences').where({ id }).select('told_at'))
    .whereIn('childId', childrenOf(context, viewer))
    .orderBy('id')
}

/** Changes an absence of the user's own children, or of any child for administrators. The child is locked first. */
const changeOf = (context: Context, viewer: SignedIn, action: string, id: number, input?: AbsenceChange) => ({
  action,
  id,
  input,
  lockFirst: (inner: Context) =>
    lockRows(inner, Child, (query) => query.whereIn('id', inner.db('absences').where({ id }).select('child_id'))),
  scope: (query: QueryBuilder<Absence>) => ofOwnChildren(context, viewer)(query.whereNull('withdrawnAt')),
})

/** What another guardian has told is changed by those who decide for the child. */
async function assertMayChange(inner: Context, viewer: SignedIn, { toDate, toldBy, childId }: Absence) {
  if (toldBy !== viewer.id) await assertAdminOrDecides(inner, viewer, childId)
  if (toDate < todayInJohannesburg()) throw conflict('These days have passed, so the absence can no longer be changed.')
}

export async function changeAbsence(context: Context, id: number, input: AbsenceChange): Promise<Absence> {
  const viewer = authorise(context, mayTellAbsence)
  const change = changeOf(context, viewer, 'changeAbsence', id, input)
  const decide = async (before: Absence, inner: Context) => {
    await assertMayChange(inner, viewer, before)
    const child = await Child.query(inner.db).findById(before.childId).throwIfNotFound()
    const days = await absentDays(inner, input, before.fromDate)
    assertEnrolledOn(child, days)
    await assertNotKnown(inner, child, days, id)
    return { ...days, reason: input.reason }
  }
  return editRow(context, Absence, change, decide, (after, _before, inner) =>
    notifyOfAbsence(viewer, 'Absence changed')(after, inner),
  )
}

export async function withdrawAbsence(context: Context, id: number): Promise<Absence> {
  const viewer = authorise(context, mayTellAbsence)
  return editRow(context, Absence, changeOf(context, viewer, 'withdrawAbsence', id), async (before, inner) => {
    await assertMayChange(inner, viewer, before)
    return { withdrawnAt: now() }
  })
}

const comingAbsences: ChildRows<Absence> = {
  name: 'absences',
  policy: maySeeAttendance,
  rows: ({ db }) =>
    db.raw(
      `select * from absences where child_id = children.id and withdrawn_at is null and to_date >= ?
      order by from_date, id`,
      [todayInJohannesburg()],
    ),
  parse: asRow(Absence),
}

export const absencesOf = (context: Context, childId: number) => readOfChild(context, childId, comingAbsences)

export const isOwnReport = (context: Context, { toldBy }: Absence): boolean =>
  toldBy !== null && toldBy === context.viewer.id
