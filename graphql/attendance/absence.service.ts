import { Child } from '#graphql/children/child.model.ts'
import { audit, change } from '#graphql/platform/change.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { notifyStaff } from '#graphql/platform/notify.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { daysBetween, formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { Absence } from './absence.model.ts'
import { maySeeAttendance, maySeeEveryRegister, mayTellAbsence } from './attendance.policy.ts'
import { longestAbsenceDays } from './attendance.rules.ts'
import type { AbsenceInput } from './attendance.schema.ts'

const ownChildren = (context: Context, viewer: SignedIn) =>
  context.db('guardianships').where({ parentId: viewer.id }).select('child_id')

/** Locks the child, so that of two absences at once for the same days one is refused. Another family's child is not found. */
async function childForAbsence(context: Context, viewer: SignedIn, childId: number) {
  const query = Child.query(context.db).findById(childId).whereNull('deletedAt').forUpdate()
  if (!maySeeEveryRegister(viewer)) query.whereIn('id', ownChildren(context, viewer))
  const child = await query
  if (!child) throw notFound('This child')
  return child
}

function refuseImpossibleDays({ fromDate, toDate }: AbsenceInput, today: string) {
  const say = (field: 'fromDate' | 'toDate', message: string) => {
    throw new AppError('BAD_USER_INPUT', message, { fields: { [field]: message } })
  }
  if (fromDate < today) say('fromDate', 'Please choose today or a later day.')
  if (daysBetween(fromDate, toDate) >= longestAbsenceDays)
    say('toDate', `Please tell us of at most ${longestAbsenceDays} days at once.`)
}

/**
 * Tells the centre that a child will not come. Parents for their own children; an administrator for a parent who called.
 * @throws AppError NOT_FOUND for another family's child; CONFLICT with the absence that covers one of the days already
 */
export async function reportAbsence(context: Context, input: AbsenceInput): Promise<Absence> {
  const viewer = authorise(context, mayTellAbsence)
  refuseImpossibleDays(input, todayInJohannesburg())
  return change(context, { action: 'reportAbsence', input, model: Absence }, async (inner) => {
    const child = await childForAbsence(inner, viewer, input.childId)
    const known = await Absence.query(inner.db)
      .where({ childId: child.id })
      .whereNull('withdrawnAt')
      .where('toDate', '>=', input.fromDate)
      .where('fromDate', '<=', input.toDate)
      .first()
    if (known) {
      const until = known.toDate === known.fromDate ? '' : ` to ${formatDate(known.toDate)}`
      const message = `We already know that ${child.firstName} is away on ${formatDate(known.fromDate)}${until}. Withdraw that first to change it.`
      throw new AppError('CONFLICT', message, { existingId: known.id })
    }
    const { fromDate, toDate, reason } = input
    const absence = await Absence.query(inner.db).insertAndFetch({
      childId: child.id,
      fromDate,
      toDate,
      reason,
      toldBy: viewer.id,
    })
    await audit(inner, { action: 'reportAbsence', entity: 'absence', entityId: absence.id, after: absence.toJSON() })
    // what staff record themselves is no news to them
    if (viewer.role === 'admin') return absence
    const days = fromDate === toDate ? formatDate(fromDate) : `${formatDate(fromDate)} to ${formatDate(toDate)}`
    await notifyStaff(inner, {
      kind: 'absence.reported',
      title: 'Absence reported',
      text: `${child.firstName} ${child.lastName}, ${days}: ${reason}`,
      link: `/admin/dashboard?section=attendance&date=${fromDate}`,
    })
    return absence
  })
}

/**
 * Takes an absence back: the child comes after all.
 * @throws AppError NOT_FOUND for another family's absence; CONFLICT when its last day is over
 */
export async function withdrawAbsence(context: Context, id: number): Promise<Absence> {
  const viewer = authorise(context, mayTellAbsence)
  return change(context, { action: 'withdrawAbsence', input: { id }, model: Absence }, async (inner) => {
    const query = Absence.query(inner.db).findById(id).whereNull('withdrawnAt').forUpdate()
    if (!maySeeEveryRegister(viewer)) query.whereIn('childId', ownChildren(inner, viewer))
    const before = await query
    if (!before) throw notFound('This absence')
    if (before.toDate < todayInJohannesburg())
      throw new AppError('CONFLICT', 'These days are over, so the absence stays.')
    const after = await Absence.query(inner.db).patchAndFetchById(id, { withdrawnAt: new Date().toISOString() })
    await audit(inner, {
      action: 'withdrawAbsence',
      entity: 'absence',
      entityId: id,
      before: before.toJSON(),
      after: after.toJSON(),
    })
    return after
  })
}

/** Present and coming absences of a child, the next first. One statement however many children are asked for. */
export function absencesOf(context: Context, childId: number): Promise<Absence[]> {
  const viewer = authorise(context, maySeeAttendance)
  const today = todayInJohannesburg()
  return context.loaders
    .batch<Absence[]>(`absences.${today}`, async (childIds) => {
      const query = Absence.query(context.db)
        .whereIn('childId', [...childIds])
        .whereNull('withdrawnAt')
        .where('toDate', '>=', today)
        .orderBy(['fromDate', 'id'])
      if (!maySeeEveryRegister(viewer)) query.whereIn('childId', ownChildren(context, viewer))
      const absences = await query
      return childIds.map((id) => absences.filter((absence) => absence.childId === id))
    })
    .load(childId)
}
