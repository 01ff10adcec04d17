import { Class } from '#graphql/classes/class.model.ts'
import { placeIsFree, reservePlace } from '#graphql/classes/places.service.ts'
import { endInvitations } from '#graphql/families/endInvitations.service.ts'
import { lockRow } from '#graphql/data/findRow.ts'
import { ofTaught } from '#graphql/data/classScope.ts'
import { guardianScope } from '#graphql/data/guardianScope.ts'
import { lastDeletedFirst, type Page, type PageRequest, paginate } from '#graphql/data/paginate.ts'
import { lockRows } from '#graphql/data/lockOrder.ts'
import { createRow, editRow, removeRow, restoreRow } from '#graphql/data/rows.ts'
import { plainSql, whereWords, wordOrder } from '#graphql/data/search.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, fieldError, notFound } from '#graphql/platform/errors.ts'
import { assertPhoneChange } from '#graphql/platform/phoneChange.ts'
import { parse } from '#graphql/platform/parse.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { latestBirthday } from '#graphql/values/birthday.ts'
import { formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { Child } from './child.model.ts'
import { mayFindChildren, mayManageChildren, maySeeAllChildren, maySeeOwnChildren } from './children.policy.ts'
import { type CreateChildInput, daysSchema, listedChildrenSchema, type UpdateChildInput } from './children.schema.ts'
import { holdingPlaceOn, inState } from './enrolled.ts'
import type { Enrolment, EnrolmentState } from './enrolment.rules.ts'
import { logAccess } from './medicalNotes.service.ts'
import { type NamedAndBorn, sameChildKey } from './sameChild.rules.ts'
import { assertOtherChild } from './sameChild.service.ts'
import {
  changedFrom,
  changedPlace,
  enrolled,
  type Placement as Placed,
  startedOn,
} from '#graphql/placements/placements.rules.ts'
import { changePlacements } from '#graphql/placements/placements.service.ts'
import { noteReading } from './unusualReading.service.ts'

/** Asks one index of the open bills alone, however many were paid. */
const unpaidBill = `exists (
  select from bills
  where bills.child_id = children.id and bills.deleted_at is null and bills.paid_cents < bills.amount_cents
)`

interface ListedChildren {
  state?: EnrolmentState
  /** Those who are at least so many years old. */
  minAge?: number | null
  /** Those with a bill that is not paid in full; with `false` those without. */
  hasUnpaidBill?: boolean | null
}

/**
 * Teachers get the children of the classes they teach; who owes money is for administrators to ask.
 * @throws AppError BAD_USER_INPUT for an age that no child has
 */
export async function listChildren(context: Context, filter: ListedChildren = {}): Promise<Child[]> {
  const { state = 'enrolled', hasUnpaidBill } = filter
  const viewer = authorise(context, hasUnpaidBill == null ? mayFindChildren : maySeeAllChildren)
  const { minAge } = parse(listedChildrenSchema, filter)
  const today = todayInJohannesburg()
  const children = Child.query(context.db)
    .whereRaw(inState[state], { today })
    .modify(ofTaught(context, viewer, 'id'))
    .orderBy(['sortName', 'id'])
  if (minAge) children.where('dateOfBirth', '<=', latestBirthday(minAge, today))
  if (hasUnpaidBill != null) children.whereRaw(hasUnpaidBill ? unpaidBill : `not ${unpaidBill}`)
  return children
}

/** A child is found by its name and its class. */
const searched = plainSql(
  "concat_ws(' ', first_name, last_name, (select name from classes where classes.id = children.class_id))",
)

interface ChildFilter {
  search?: string | null
  /** Only those who have left. */
  left?: boolean
  classId?: number | null
}

/** The children of all years: of these there are more with each. */
export async function listAllChildren(
  context: Context,
  page: PageRequest,
  { search = null, left = false, classId = null }: ChildFilter,
): Promise<Page<Child>> {
  const viewer = authorise(context, mayFindChildren)
  const children = Child.query(context.db)
    .whereRaw(inState[left ? 'left' : 'all'], { today: todayInJohannesburg() })
    .modify(ofTaught(context, viewer, 'id'))
  if (classId !== null) children.where({ classId })
  whereWords(children, searched, search)
  return paginate(children, { columns: ['sortName', 'id'] }, page)
}

/** The children who were born on these days: with whom a list that is imported is compared. */
export async function listChildrenBornOn(context: Context, days: string[]): Promise<Child[]> {
  authorise(context, maySeeAllChildren)
  return Child.query(context.db)
    .whereNull('deletedAt')
    .whereIn('dateOfBirth', parse(daysSchema, { days }).days)
    .orderBy(['sortName', 'id'])
}

export async function listRemovedChildren(context: Context, page: PageRequest): Promise<Page<Child>> {
  authorise(context, maySeeAllChildren)
  const removed = Child.query(context.db).whereNotNull('deletedAt')
  return paginate(removed, lastDeletedFirst, page)
}

export async function listOwnChildren(context: Context): Promise<Child[]> {
  const viewer = authorise(context, maySeeOwnChildren)
  return Child.query(context.db)
    .whereNull('deletedAt')
    .whereIn('id', guardianScope(context, viewer))
    .orderBy(['dateOfBirth', 'id'])
}

export async function getChild(context: Context, id: number): Promise<Child> {
  const viewer = authorise(context, mayFindChildren)
  const child = await Child.query(context.db)
    .modify(ofTaught(context, viewer, 'id'))
    .findById(id)
  if (!child) throw notFound('This child')
  await noteReading(context, [id])
  return child
}

/** The children of a class, one statement for all classes. */
export const rollOf = (context: Context, state: 'enrolled' | 'starting' | 'arriving' = 'enrolled') =>
  context.loaders.many<Child>(
    `children.roll.${state}`,
    async (classIds) => {
      authorise(context, maySeeAllChildren)
      return Child.query(context.db)
        .whereIn(state === 'arriving' ? 'nextClassId' : 'classId', classIds)
        .whereRaw(state === 'arriving' ? holdingPlaceOn('next_class_on') : inState[state], {
          today: todayInJohannesburg(),
        })
        .orderByRaw(wordOrder('first_name', 'last_name'))
        .orderBy('id')
    },
    ({ classId, nextClassId }) => (state === 'arriving' ? nextClassId : classId),
  )

/** Locks a class before the children in it: the one that is named, else the one that a child is in. */
export const lockClassOf =
  (childId: number, classId?: number | null) =>
  (inner: Context): Promise<Class[]> =>
    lockRows(inner, Class, (classes) =>
      classes.whereIn('id', classId ? [classId] : inner.db('children').where({ id: childId }).select('class_id')),
    )

/**
 * Refuses a first or last day that the register contradicts, or that are the wrong way round.
 * @throws AppError BAD_USER_INPUT with the field that is wrong
 */
export async function assertEnrolment({ db }: Context, { id, firstName }: Child, { enrolledOn, lastDay }: Enrolment) {
  if (lastDay !== null && lastDay < enrolledOn)
    throw fieldError('lastDay', `${firstName} starts on ${formatDate(enrolledOn)}: the last day cannot be before that.`)
  const outside = await db('attendance')
    .where({ childId: id })
    .whereNot({ status: 'absent' })
    .where((query) => {
      query.where('date', '<', enrolledOn)
      if (lastDay !== null) query.orWhere('date', '>', lastDay)
    })
    .orderBy('date')
    .first('date')
  if (!outside) return
  const there = `The register says that ${firstName} was here on ${formatDate(outside.date)}.`
  if (outside.date < enrolledOn)
    throw fieldError('enrolledOn', `${there} Choose that day or an earlier one as the first.`)
  throw fieldError('lastDay', `${there} Choose that day or a later one as the last.`)
}

interface Enrolling {
  /** An administrator said that it is another child than the one of this name and date of birth. */
  anotherChild?: boolean | undefined
  overrideCapacity?: boolean | undefined
  /** The application that offers or asks for the place. */
  applicationId?: number
}

type NewChild = NamedAndBorn & Partial<Child> & { enrolledOn: string }

/**
 * Enrolls a child for this or another service, which has authorised it.
 * @param input the whole request, for a repeated one
 * @throws AppError CONFLICT when the child is here already, or the class is full; NOT_FOUND for a class or program that is not there
 */
export function enrollChild(
  context: Context,
  values: NewChild,
  { anotherChild, overrideCapacity = false, applicationId }: Enrolling,
  input?: unknown,
): Promise<Child> {
  const { classId, enrolledOn: from } = values
  let confirmed: object = {}
  return createRow(
    context,
    Child,
    { action: 'createChild', input, details: () => confirmed },
    async (inner) => {
      if (classId) await lockRow(inner, Class, classId)
      confirmed = await assertOtherChild(inner, values, anotherChild)
      if (classId) await reservePlace(inner, { classId, from, applicationId }, overrideCapacity)
      return values
    },
    (child, inner) =>
      changePlacements(inner, 'createChild', child.id, (placements) => enrolled(placements, child.enrolledOn, child)),
  )
}

export async function createChild(context: Context, input: CreateChildInput): Promise<Child> {
  authorise(context, mayManageChildren)
  const { overrideCapacity, anotherChild, enrolledOn = todayInJohannesburg(), ...values } = input
  return enrollChild(context, { ...values, enrolledOn }, { overrideCapacity, anotherChild }, input)
}

/** @throws AppError BAD_USER_INPUT for a new number that is none; CONFLICT also when it becomes the same as another child */
export async function updateChild(context: Context, input: UpdateChildInput): Promise<Child> {
  authorise(context, mayManageChildren)
  const { id, version, overrideCapacity = false, anotherChild, changesFrom, ...values } = input
  let confirmed: object = {}
  const lockFirst = lockClassOf(id, values.classId)
  const change = { action: 'updateChild', id, version, input, lockFirst, details: () => confirmed }
  const saved = editRow(
    context,
    Child,
    change,
    async (before, inner) => {
      assertPhoneChange('emergencyContactPhone', values.emergencyContactPhone, before.emergencyContactPhone)
      const named = { ...before, ...values }
      confirmed =
        sameChildKey(named) === sameChildKey(before) ? {} : await assertOtherChild(inner, named, anotherChild, id)
      const enrolment = { enrolledOn: values.enrolledOn ?? before.enrolledOn, lastDay: before.lastDay }
      if (enrolment.enrolledOn !== before.enrolledOn) await assertEnrolment(inner, before, enrolment)
      const classId = values.classId === undefined ? before.classId : values.classId
      if (classId && (classId !== before.classId || enrolment.enrolledOn < before.enrolledOn))
        await reservePlace(inner, { classId, from: enrolment.enrolledOn, childId: id }, overrideCapacity)
      return values
    },
    (after, before, inner) =>
      changePlacements(inner, 'updateChild', id, (placements) => followed(placements, before, after, changesFrom)),
  )
  // of the transaction nothing is left; an answer that says what the notes are now is a look at them
  return saved.catch(async (error: unknown) => {
    if (showsMedicalNotes(error)) await logAccess(context, [id])
    throw error
  })
}

/**
 * Where a child is after its form was saved: another first day, and from a day on another class, program or plan. A program
 * that nobody had entered is filled in for all days.
 * @param from today unless another day was chosen
 */
function followed(placements: Placed[], before: Child, after: Child, from?: string | null): Placed[] {
  const moved = startedOn(placements, before.enrolledOn, after.enrolledOn)
  const filled =
    before.programId === null ? changedFrom(moved, after.enrolledOn, { programId: after.programId }) : moved
  const day = from ?? todayInJohannesburg()
  return changedFrom(filled, day > after.enrolledOn ? day : after.enrolledOn, changedPlace(before, after))
}

const showsMedicalNotes = (error: unknown) =>
  error instanceof AppError && Boolean((error.details.current as Partial<Child> | undefined)?.medicalNotes)

export async function deleteChild(context: Context, id: number, version?: number | null): Promise<Child> {
  authorise(context, mayManageChildren)
  return removeRow(context, Child, { action: 'deleteChild', id, version }, {}, (_child, _before, inner) =>
    endInvitations(inner, { childId: id }),
  )
}

export async function restoreChild(context: Context, id: number): Promise<Child> {
  authorise(context, mayManageChildren)
  const change = { action: 'restoreChild', id, lockFirst: lockClassOf(id) }
  return restoreRow(
    context,
    Child,
    change,
    async ({ classId, enrolledOn: from }, inner) => {
      const isFree = classId !== null && (await placeIsFree(inner, { classId, from }))
      return { classId: isFree ? classId : null }
    },
    (after, before, inner) =>
      changePlacements(inner, 'restoreChild', id, (placements) => followed(placements, before, after)),
  )
}
