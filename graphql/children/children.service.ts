import { placeIsFree, takePlace } from '#graphql/classes/places.service.ts'
import { endInvitations } from '#graphql/families/endInvitations.service.ts'
import { guardianScope } from '#graphql/data/guardianScope.ts'
import { wordOrder } from '#graphql/data/search.ts'
import { audit } from '#graphql/data/audit.ts'
import { assertNotStale } from '#graphql/data/stale.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { assertPhoneChange } from '#graphql/platform/phoneChange.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { Child } from './child.model.ts'
import { mayManageChildren, maySeeAllChildren, maySeeOwnChildren } from './children.policy.ts'
import type { CreateChildInput, UpdateChildInput } from './children.schema.ts'
import { inState } from './enrolled.ts'
import type { Enrolment, EnrolmentState } from './enrolment.rules.ts'
import { recordLooks } from './medicalNotes.service.ts'
import { sameChildKey } from './sameChild.rules.ts'
import { assertOtherChild } from './sameChild.service.ts'

/** The children who are enrolled today, or those of another state, by name. For staff. */
export async function listChildren(context: Context, state: EnrolmentState = 'enrolled'): Promise<Child[]> {
  authorise(context, maySeeAllChildren)
  return Child.query(context.db)
    .whereRaw(inState[state], { today: todayInJohannesburg() })
    .orderByRaw(wordOrder('last_name', 'first_name'))
    .orderBy('id')
}

/** The children that were removed and can be restored, the last one first. For staff. */
export async function listRemovedChildren(context: Context): Promise<Child[]> {
  authorise(context, maySeeAllChildren)
  return Child.query(context.db)
    .whereNotNull('deletedAt')
    .orderBy([{ column: 'deletedAt', order: 'desc' }, 'id'])
}

/** The children linked to whoever is signed in, oldest first. */
export async function listOwnChildren(context: Context): Promise<Child[]> {
  const viewer = authorise(context, maySeeOwnChildren)
  return Child.query(context.db)
    .whereNull('deletedAt')
    .whereIn('id', guardianScope(context, viewer))
    .orderBy(['dateOfBirth', 'id'])
}

/**
 * One child, also one that was removed. For staff.
 * @throws AppError NOT_FOUND
 */
export async function getChild(context: Context, id: number): Promise<Child> {
  authorise(context, maySeeAllChildren)
  const child = await Child.query(context.db).findById(id)
  if (!child) throw notFound('This child')
  return child
}

/** The children of these classes who are enrolled today, or start later, by name; one statement for all classes. For staff. */
export const rollOf = (context: Context, state: 'enrolled' | 'starting' = 'enrolled') =>
  context.loaders.many<Child>(
    `children.roll.${state}`,
    async (classIds) => {
      authorise(context, maySeeAllChildren)
      const children = await Child.query(context.db)
        .whereIn('classId', [...classIds])
        .whereRaw(inState[state], { today: todayInJohannesburg() })
        .orderByRaw(wordOrder('first_name', 'last_name'))
        .orderBy('id')
      return children
    },
    ({ classId }) => classId,
  )

/** Reads a child for a change: locked, so that of two changes at once the second sees the first. */
export async function childForChange(context: Context, id: number, version?: number | null): Promise<Child> {
  const child = await Child.query(context.db).findById(id).whereNull('deletedAt').forUpdate()
  if (!child) throw notFound('This child')
  assertNotStale(child, version)
  return child
}

/**
 * Refuses a first or last day that the register contradicts, or that are the wrong way round.
 * @throws AppError BAD_USER_INPUT with the field that is wrong
 */
export async function assertEnrolment({ db }: Context, { id, firstName }: Child, { enrolledOn, lastDay }: Enrolment) {
  const refuse = (field: 'enrolledOn' | 'lastDay', message: string) => {
    throw new AppError('BAD_USER_INPUT', message, { fields: { [field]: message } })
  }
  if (lastDay !== null && lastDay < enrolledOn)
    refuse('lastDay', `${firstName} starts on ${formatDate(enrolledOn)}: the last day cannot be before that.`)
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
  if (outside.date < enrolledOn) refuse('enrolledOn', `${there} Choose that day or an earlier one as the first.`)
  else refuse('lastDay', `${there} Choose that day or a later one as the last.`)
}

/**
 * Enrolls a child.
 * @throws AppError CONFLICT when the child is here already and staff did not say that it is another one, or the class is full and that was not overridden; NOT_FOUND for a class or program that is not there
 */
export async function createChild(context: Context, input: CreateChildInput): Promise<Child> {
  authorise(context, mayManageChildren)
  return transaction(context, { action: 'createChild', input, model: Child }, async (inner) => {
    const { overrideCapacity = false, anotherChild, enrolledOn: from = todayInJohannesburg(), ...values } = input
    const confirmed = await assertOtherChild(inner, values, anotherChild)
    if (values.classId) await takePlace(inner, { classId: values.classId, from }, overrideCapacity)
    const child = await Child.query(inner.db).insertAndFetch({ ...values, enrolledOn: from })
    const after = { ...child.auditValues(), ...confirmed }
    await audit(inner, { action: 'createChild', entity: 'child', entityId: child.id, after })
    return child
  })
}

/**
 * Changes the given fields of a child.
 * @throws AppError NOT_FOUND; STALE; BAD_USER_INPUT for a new number that is none; CONFLICT when it moves to a class
 * that is full, or becomes the same as another child
 */
export async function updateChild(context: Context, input: UpdateChildInput): Promise<Child> {
  authorise(context, mayManageChildren)
  const saved = transaction(context, { action: 'updateChild', input, model: Child }, async (inner) => {
    const { id, version, overrideCapacity = false, anotherChild, ...values } = input
    const before = await childForChange(inner, id, version)
    assertPhoneChange('emergencyContactPhone', values.emergencyContactPhone, before.emergencyContactPhone)
    const named = { ...before, ...values }
    const confirmed =
      sameChildKey(named) === sameChildKey(before) ? {} : await assertOtherChild(inner, named, anotherChild, id)
    const enrolment = { enrolledOn: values.enrolledOn ?? before.enrolledOn, lastDay: before.lastDay }
    if (enrolment.enrolledOn !== before.enrolledOn) await assertEnrolment(inner, before, enrolment)
    const classId = values.classId === undefined ? before.classId : values.classId
    if (classId && (classId !== before.classId || enrolment.enrolledOn < before.enrolledOn))
      await takePlace(inner, { classId, from: enrolment.enrolledOn, childId: id }, overrideCapacity)
    const child = await Child.query(inner.db).patchAndFetchById(id, {
      ...values,
      version: before.version + 1,
      updatedAt: new Date().toISOString(),
    })
    await audit(inner, {
      action: 'updateChild',
      entity: 'child',
      entityId: id,
      before,
      after: child,
      details: confirmed,
    })
    return child
  })
  // of the transaction nothing is left; an answer that says what the notes are now is a look at them
  return saved.catch(async (error: unknown) => {
    if (showsMedicalNotes(error)) await recordLooks(context, [input.id])
    throw error
  })
}

const showsMedicalNotes = (error: unknown) =>
  error instanceof AppError && Boolean((error.details.current as Partial<Child> | undefined)?.medicalNotes)

/** Hides a child and keeps it: it can be restored. */
export async function deleteChild(context: Context, id: number, version?: number | null): Promise<Child> {
  authorise(context, mayManageChildren)
  return transaction(context, { action: 'deleteChild', input: { id, version }, model: Child }, async (inner) => {
    const before = await childForChange(inner, id, version)
    const deletedAt = new Date().toISOString()
    const child = await Child.query(inner.db).patchAndFetchById(id, { deletedAt, version: before.version + 1 })
    await endInvitations(inner, { childId: id })
    await audit(inner, { action: 'deleteChild', entity: 'child', entityId: id, before: before.auditValues() })
    return child
  })
}

/**
 * Brings a removed child back, into its class unless that is full or gone.
 * @throws AppError NOT_FOUND when it is not among the removed ones
 */
export async function restoreChild(context: Context, id: number): Promise<Child> {
  authorise(context, mayManageChildren)
  return transaction(context, { action: 'restoreChild', input: { id }, model: Child }, async (inner) => {
    const before = await Child.query(inner.db).findById(id).whereNotNull('deletedAt').forUpdate()
    if (!before) throw notFound('This removed child')
    const keepsClass =
      before.classId !== null && (await placeIsFree(inner, { classId: before.classId, from: before.enrolledOn }))
    const child = await Child.query(inner.db).patchAndFetchById(id, {
      deletedAt: null,
      classId: keepsClass ? before.classId : null,
      version: before.version + 1,
    })
    await audit(inner, { action: 'restoreChild', entity: 'child', entityId: id, after: child.auditValues() })
    return child
  })
}
