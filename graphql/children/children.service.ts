import { Class } from '#graphql/classes/class.model.ts'
import { placeIsFree, reservePlace } from '#graphql/classes/places.service.ts'
import { endInvitations } from '#graphql/families/endInvitations.service.ts'
import { lockRow } from '#graphql/data/findRow.ts'
import { lockRows } from '#graphql/data/lockOrder.ts'
import { createRow, editRow, removeRow, restoreRow } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, fieldError } from '#graphql/platform/errors.ts'
import { assertPhoneChange } from '#graphql/platform/phoneChange.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { assertChildNotErased } from '#graphql/privacy/erased.ts'
import { addDays, formatDate, laterOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { Child } from './child.model.ts'
import { mayManageChildren } from './children.policy.ts'
import { type CreateChildInput, type UpdateChildInput } from './children.schema.ts'
import type { Enrolment } from './enrolment.rules.ts'
import { logAccess } from './medicalNotes.service.ts'
import { type NamedAndBorn, sameChildKey } from './sameChild.rules.ts'
import { assertOtherChild } from './sameChild.service.ts'
import {
  changedFrom,
  changedPlace,
  enrolled,
  type Place,
  type Placement as Placed,
  placementOn,
  startedOn,
  withoutPlaces,
} from '#graphql/placements/placements.rules.ts'
import { assertPlace } from '#graphql/placements/pathCorrection.service.ts'
import { assertOpenedBy, assertRegisterKept, changePlacements } from '#graphql/placements/placements.service.ts'

/** Locks classes before the children in them: those that a child is, was and will be in, and one that is named. */
export const lockClassOf =
  (childId: number, classId?: number | null) =>
  (inner: Context): Promise<Class[]> =>
    lockRows(inner, Class, (classes) =>
      classes
        .whereIn('id', inner.db('placements').where({ childId }).whereNotNull('class_id').select('class_id'))
        .orWhere({ id: classId ?? 0 }),
    )

/**
 * Refuses first and last days that contradict the register or each other.
 * @throws AppError BAD_USER_INPUT with the wrong field
 */
export async function assertEnrolment(inner: Context, before: Child, { enrolledOn, lastDay }: Enrolment) {
  const { firstName, placements } = before
  if (enrolledOn < before.enrolledOn) await assertOpenedBy(inner, enrolledOn, 'enrolledOn')
  const earlier = placements.findLast(({ fromDate }) => fromDate < before.enrolledOn)
  if (earlier?.toDate && enrolledOn <= earlier.toDate)
    throw fieldError(
      'enrolledOn',
      `${firstName} was enrolled until ${formatDate(earlier.toDate)}. Please choose a later first day.`,
    )
  const later = placements.find(({ fromDate }) => before.lastDay !== null && fromDate > before.lastDay)
  if (later && (lastDay === null || lastDay >= later.fromDate))
    throw fieldError(
      'lastDay',
      `${firstName} comes back on ${formatDate(later.fromDate)}. Please choose an earlier last day.`,
    )
  if (lastDay !== null && lastDay < enrolledOn)
    throw fieldError('lastDay', `${firstName} starts on ${formatDate(enrolledOn)}, so the last day cannot be earlier.`)
  const [was, is] = [
    { fromDate: before.enrolledOn, toDate: before.lastDay },
    { fromDate: enrolledOn, toDate: lastDay },
  ]
  await assertRegisterKept(inner, before, was, is, ['enrolledOn', 'lastDay'])
}

/**
 * An earlier first day takes a place on the days that it adds, in the class that the child begins in: not always that of today.
 * @throws AppError CONFLICT
 */
async function assertPlaceBefore(
  inner: Context,
  { id, enrolledOn }: Child,
  after: readonly Placed[],
  firstDay: string,
) {
  const first = firstDay < enrolledOn && placementOn(after, firstDay)
  const room = first && (await inner.loaders.byId(Class, first.classId))
  if (!first || !room) return
  const last = addDays(enrolledOn, -1)
  const toDate = first.toDate !== null && first.toDate < last ? first.toDate : last
  await assertPlace(inner, room, id, { fromDate: firstDay, toDate }, 'enrolledOn', 'a later first day')
}

interface Enrolling {
  /** An administrator confirmed that it is a different child from the one of this name and date of birth. */
  anotherChild?: boolean | undefined
  overrideCapacity?: boolean | undefined
  applicationId?: number
}

type NewChild = NamedAndBorn & Partial<Child> & { enrolledOn: string }

/**
 * Enrolls a child for this or another service, which has authorised it.
 * @param input the whole request, to recognise a repeated one
 * @throws AppError CONFLICT when the child is already here or the class is full; NOT_FOUND for an unknown class or
 * program
 */
export function enrollChild(
  context: Context,
  values: NewChild,
  { anotherChild, overrideCapacity = false, applicationId }: Enrolling,
  input?: unknown,
): Promise<Child> {
  const { classId = null, programId = null, dayPlan = 'full_time', enrolledOn: from, ...own } = values
  let confirmed: object = {}
  const request = { action: 'createChild', input, details: () => confirmed }
  const decide = async (inner: Context) => {
    if (classId) await lockRow(inner, Class, classId)
    await assertOpenedBy(inner, from, 'enrolledOn')
    confirmed = await assertOtherChild(inner, values, anotherChild)
    if (classId) await reservePlace(inner, { classId, from, applicationId }, overrideCapacity)
    return own
  }
  return createRow(context, Child, request, decide, async (child, inner) => {
    const place = { classId, programId, dayPlan }
    await changePlacements(inner, 'createChild', { id: child.id, placements: [] }, (none) =>
      enrolled(none, from, place),
    )
    await Child.complete(inner.db, [child])
  })
}

export async function createChild(context: Context, input: CreateChildInput): Promise<Child> {
  authorise(context, mayManageChildren)
  const { overrideCapacity, anotherChild, enrolledOn = todayInJohannesburg(), ...values } = input
  return enrollChild(context, { ...values, enrolledOn }, { overrideCapacity, anotherChild }, input)
}

/** @throws AppError BAD_USER_INPUT for an invalid phone number; CONFLICT also when it now looks the same as another child */
export async function updateChild(context: Context, input: UpdateChildInput): Promise<Child> {
  authorise(context, mayManageChildren)
  const { id, version, overrideCapacity = false, anotherChild, changesFrom, ...values } = input
  const { classId, programId, dayPlan, enrolledOn, ...own } = values
  let confirmed: object = {}
  const lockFirst = lockClassOf(id, classId)
  const change = { action: 'updateChild', id, version, input, lockFirst, details: () => confirmed }
  const saved = editRow(context, Child, change, async (before, inner) => {
    assertPhoneChange('emergencyContactPhone', own.emergencyContactPhone, before.emergencyContactPhone)
    const named = { ...before, ...own }
    confirmed =
      sameChildKey(named) === sameChildKey(before) ? {} : await assertOtherChild(inner, named, anotherChild, id)
    const after = placeAfter(before, { classId, programId, dayPlan, enrolledOn })
    const from = laterOf(changesFrom ?? todayInJohannesburg(), after.enrolledOn)
    if (after.enrolledOn !== before.enrolledOn) await assertEnrolment(inner, before, { ...before, ...after })
    if (after.classId && after.classId !== before.classId)
      await reservePlace(inner, { classId: after.classId, from, to: before.lastDay, childId: id }, overrideCapacity)
    const placements = followed(before.placements, before, after, from)
    if (!overrideCapacity) await assertPlaceBefore(inner, before, placements, after.enrolledOn)
    await changePlacements(inner, 'updateChild', before, () => placements)
    return own
  })
  // the transaction has been rolled back; an answer that contains the current notes counts as reading them
  return saved.catch(async (error: unknown) => {
    if (showsMedicalNotes(error)) await logAccess(context, [id])
    throw error
  })
}

type PlaceInForm = Place & Pick<Enrolment, 'enrolledOn'>

/** Placement fields of the child's form; those left out stay as they are. */
const placeAfter = (before: Child, { classId, programId, dayPlan, enrolledOn }: Partial<PlaceInForm>): PlaceInForm => ({
  classId: classId === undefined ? before.classId : classId,
  programId: programId === undefined ? before.programId : programId,
  dayPlan: dayPlan ?? before.dayPlan,
  enrolledOn: enrolledOn ?? before.enrolledOn,
})

/**
 * Applies the placement fields of the child's form: a new first day, and a new class, program or day plan from a
 * certain day. A missing program is filled in for all days.
 * @param from not before the first day
 */
function followed(placements: readonly Placed[], before: Child, after: PlaceInForm, from: string): Placed[] {
  const moved = startedOn(placements, before.enrolledOn, after.enrolledOn)
  const filled =
    before.programId === null ? changedFrom(moved, after.enrolledOn, { programId: after.programId }) : moved
  return changedFrom(filled, from, changedPlace(before, after))
}

const showsMedicalNotes = (error: unknown) =>
  error instanceof AppError && Boolean((error.details.current as Partial<Child> | undefined)?.medicalNotes)

export async function deleteChild(context: Context, id: number, version?: number | null): Promise<Child> {
  authorise(context, mayManageChildren)
  return removeRow(context, Child, { action: 'deleteChild', id, version }, {}, (_child, _before, inner) =>
    endInvitations(inner, { childId: id }),
  )
}

/** @throws AppError NOT_FOUND; CONFLICT for a child who was erased */
export async function restoreChild(context: Context, id: number): Promise<Child> {
  authorise(context, mayManageChildren)
  const change = { action: 'restoreChild', id, lockFirst: lockClassOf(id) }
  return restoreRow(context, Child, change, async (before, inner) => {
    assertChildNotErased(before)
    const today = todayInJohannesburg()
    const given: number[] = []
    for (const { id: placementId, classId, fromDate, toDate } of before.placements) {
      if (classId === null || (toDate !== null && toDate < today)) continue
      const from = laterOf(fromDate, today)
      if (!(await placeIsFree(inner, { classId, from, to: toDate }))) given.push(placementId)
    }
    await changePlacements(inner, 'restoreChild', before, (placements) => withoutPlaces(placements, given, today))
  })
}
