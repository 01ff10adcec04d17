import { User } from '#graphql/accounts/user.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import { openDays } from '#graphql/closedDays/closedDays.rules.ts'
import { listClosedDays } from '#graphql/closedDays/closedDays.service.ts'
import { mayStillSeeChild } from '#graphql/children/visible.service.ts'
import { guardianScope } from '#graphql/data/guardianScope.ts'
import { audit } from '#graphql/data/audit.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { comingDayMessage } from '#graphql/platform/fields.schema.ts'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { daysBetween, formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { Absence } from './absence.model.ts'
import { maySeeAttendance, maySeeEveryRegister, mayTellAbsence } from './attendance.policy.ts'
import { longestAbsenceDays } from './attendance.rules.ts'
import type { AbsenceChange, AbsenceInput } from './attendance.schema.ts'
import { childDayProblem } from './recordDay.rules.ts'

/** Locks the child, so that of two absences at once for the same days one is refused. Another family's child is not found. */
async function childForAbsence(context: Context, viewer: SignedIn, childId: number) {
  const query = Child.query(context.db).findById(childId).whereNull('deletedAt').forUpdate()
  if (!maySeeEveryRegister(viewer)) query.whereIn('id', guardianScope(context, viewer))
  const child = await query
  if (!child) throw notFound('This child')
  return child
}

const wrongDay = (field: 'fromDate' | 'toDate', message: string) =>
  new AppError('BAD_USER_INPUT', message, { fields: { [field]: message } })

type Days = Pick<Absence, 'fromDate' | 'toDate'>

const daysInWords = ({ fromDate, toDate }: Days) =>
  fromDate === toDate ? formatDate(fromDate) : `${formatDate(fromDate)} to ${formatDate(toDate)}`

/**
 * The days that an absence takes: closed days at its ends are left out.
 * @param begun first day that an absence has already, which may lie before today
 * @throws AppError BAD_USER_INPUT for days gone by, too many, or none on which the centre is open
 */
async function absentDays(context: Context, { fromDate, toDate }: Days, begun?: string): Promise<Days> {
  if (fromDate < todayInJohannesburg() && fromDate !== begun) throw wrongDay('fromDate', comingDayMessage)
  if (daysBetween(fromDate, toDate) >= longestAbsenceDays)
    throw wrongDay('toDate', `Please tell us of at most ${longestAbsenceDays} days at once.`)
  const closings = await listClosedDays(context, fromDate, toDate)
  const open = openDays(fromDate, toDate, closings)
  const [first] = open
  const last = open.at(-1)
  if (first && last) return { fromDate: first, toDate: last }
  const words = daysInWords({ fromDate, toDate })
  throw wrongDay('toDate', `The centre is closed on ${words}. Please choose a day on which it is open.`)
}

/** @throws AppError CONFLICT with the absence that covers one of the days already */
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
  const message = `We already know that ${child.firstName} is away on ${daysInWords(known)}. Change that absence instead.`
  throw new AppError('CONFLICT', message, { existingId: known.id })
}

/** Tells staff what a parent told; what staff record themselves is no news to them. */
async function notifyOfAbsence(context: Context, viewer: SignedIn, title: string, child: Child, absence: Absence) {
  if (viewer.role === 'admin') return
  await notifyStaff(context, {
    kind: 'absence.reported',
    title,
    text: `${child.firstName} ${child.lastName}, ${daysInWords(absence)}: ${absence.reason}`,
    link: `/admin/dashboard?section=attendance&date=${absence.fromDate}`,
  })
}

/** A child is absent on days on which it is enrolled. */
function assertEnrolledOn(child: Child, days: Days) {
  for (const field of ['fromDate', 'toDate'] as const) {
    const message = childDayProblem(child, { date: days[field], status: 'absent', today: todayInJohannesburg() })
    if (message) throw wrongDay(field, message)
  }
}

/**
 * Tells the centre that a child will not come. Parents for their own children; an administrator for a parent who called.
 * @throws AppError NOT_FOUND for another family's child; CONFLICT with the absence that covers one of the days already;
 *   BAD_USER_INPUT when the centre is closed on all of them, or the child is not enrolled on one of them
 */
export async function reportAbsence(context: Context, input: AbsenceInput): Promise<Absence> {
  const viewer = authorise(context, mayTellAbsence)
  return transaction(
    context,
    { action: 'reportAbsence', input, model: Absence, mayReplay: mayStillSeeChild },
    async (inner) => {
      const child = await childForAbsence(inner, viewer, input.childId)
      const days = await absentDays(inner, input)
      assertEnrolledOn(child, days)
      await assertNotKnown(inner, child, days)
      const absence = await Absence.query(inner.db).insertAndFetch({
        childId: child.id,
        ...days,
        reason: input.reason,
        toldBy: viewer.id,
      })
      await audit(inner, {
        action: 'reportAbsence',
        entity: 'absence',
        entityId: absence.id,
        after: absence.auditValues(),
      })
      await notifyOfAbsence(inner, viewer, 'Absence reported', child, absence)
      return absence
    },
  )
}

/** The absence, locked. Another family's is not found. */
async function absenceToChange(context: Context, viewer: SignedIn, id: number) {
  const found = await Absence.query(context.db).findById(id).whereNull('withdrawnAt')
  if (!found) throw notFound('This absence')
  // the child before its absences, as where one is reported
  const child = await childForAbsence(context, viewer, found.childId)
  const before = await Absence.query(context.db).findById(id).whereNull('withdrawnAt').forUpdate()
  if (!before) throw notFound('This absence')
  if (before.toDate < todayInJohannesburg())
    throw new AppError('CONFLICT', 'These days are over, so the absence stays.')
  return { before, child }
}

/**
 * Changes the days or the reason of an absence. One that has begun keeps its first day, or begins today.
 * @throws AppError NOT_FOUND for another family's absence; CONFLICT when its last day is over, or another one covers one
 *   of the days already; BAD_USER_INPUT when the centre is closed on all of them
 */
export async function changeAbsence(context: Context, id: number, input: AbsenceChange): Promise<Absence> {
  const viewer = authorise(context, mayTellAbsence)
  return transaction(
    context,
    { action: 'changeAbsence', input: { id, ...input }, model: Absence, mayReplay: mayStillSeeChild },
    async (inner) => {
      const { before, child } = await absenceToChange(inner, viewer, id)
      const days = await absentDays(inner, input, before.fromDate)
      assertEnrolledOn(child, days)
      await assertNotKnown(inner, child, days, id)
      const after = await Absence.query(inner.db).patchAndFetchById(id, { ...days, reason: input.reason })
      await audit(inner, {
        action: 'changeAbsence',
        entity: 'absence',
        entityId: id,
        before: before.auditValues(),
        after: after.auditValues(),
      })
      await notifyOfAbsence(inner, viewer, 'Absence changed', child, after)
      return after
    },
  )
}

/**
 * Takes an absence back: the child comes after all.
 * @throws AppError NOT_FOUND for another family's absence; CONFLICT when its last day is over
 */
export async function withdrawAbsence(context: Context, id: number): Promise<Absence> {
  const viewer = authorise(context, mayTellAbsence)
  return transaction(
    context,
    { action: 'withdrawAbsence', input: { id }, model: Absence, mayReplay: mayStillSeeChild },
    async (inner) => {
      const { before } = await absenceToChange(inner, viewer, id)
      const after = await Absence.query(inner.db).patchAndFetchById(id, { withdrawnAt: new Date().toISOString() })
      await audit(inner, {
        action: 'withdrawAbsence',
        entity: 'absence',
        entityId: id,
        before: before.auditValues(),
        after: after.auditValues(),
      })
      return after
    },
  )
}

/** Present and coming absences of a child, the next first. One statement however many children are asked for. */
export function absencesOf(context: Context, childId: number): Promise<Absence[]> {
  const viewer = authorise(context, maySeeAttendance)
  const today = todayInJohannesburg()
  return context.loaders
    .many<Absence>(
      `absences.${today}`,
      async (childIds) => {
        const query = Absence.query(context.db)
          .whereIn('childId', [...childIds])
          .whereNull('withdrawnAt')
          .where('toDate', '>=', today)
          .orderBy(['fromDate', 'id'])
        if (!maySeeEveryRegister(viewer)) query.whereIn('childId', guardianScope(context, viewer))
        const absences = await query
        return absences
      },
      ({ childId }) => childId,
    )
    .load(childId)
}

/** First and last name of who told the centre. */
export async function nameOfReporter(context: Context, { toldBy }: Absence): Promise<string | null> {
  const user = await context.loaders.byId(User, toldBy)
  return user && `${user.firstName} ${user.lastName}`
}

/** Whether who asks told the centre. */
export const isOwnReport = (context: Context, { toldBy }: Absence): boolean =>
  toldBy !== null && toldBy === context.viewer.id
