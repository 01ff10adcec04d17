import { Child } from '#graphql/children/child.model.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { lockChildren } from '#graphql/children/visible.service.ts'
import { childrenWithoutPhotoConsent } from '#graphql/consents/photoConsent.service.ts'
import { changeOfTaughtClasses, ofTaughtClasses } from '#graphql/data/classScope.ts'
import { findRow } from '#graphql/data/findRow.ts'
import { createRow, editRow, removeRow, restoreRow } from '#graphql/data/rows.ts'
import { isInClassOn } from '#graphql/data/placed.ts'
import type { Context } from '#graphql/platform/context.ts'
import { fieldError } from '#graphql/platform/errors.ts'
import { removeFile, restoreFile } from '#graphql/platform/files/files.service.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { ClassMoment } from './moment.model.ts'
import { mayKeepMoments } from './moments.policy.ts'
import { hiddenText, noConsentText } from './moments.rules.ts'
import type { MomentInput, NewMomentInput } from './moments.schema.ts'

const nameOf = ({ firstName, lastName }: Child) => `${firstName} ${lastName}`

/**
 * Children who are in pictures need the consent to photos: what their parents say is locked until the transaction ends.
 * @throws AppError BAD_USER_INPUT with the names of those who have none
 */
export async function assertPhotoConsent(inner: Context, childIds: readonly number[], text = noConsentText) {
  await lockChildren(inner, childIds)
  const without = await childrenWithoutPhotoConsent(inner, childIds)
  if (without.length > 0) throw fieldError('childIds', text(without.map(nameOf)))
}

export const childIdsIn = (context: Context, momentId: number): Promise<number[]> =>
  context.db('moment_children').where({ momentId }).orderBy('child_id').pluck('child_id')

async function assertInClass(inner: Context, classId: number, childIds: readonly number[]) {
  await lockChildren(inner, childIds)
  const known = await Child.query(inner.db)
    .findByIds([...childIds])
    .whereRaw(isInClassOn(':today'), { today: todayInJohannesburg(), classId })
    .whereNull('deletedAt')
    .select('id')
  if (known.length < childIds.length)
    throw fieldError('childIds', 'One of these children is not in this class any more. Please choose again.')
}

/** Children who were removed since stay in it: nobody sees their names in the form, and their consent counts for the pictures. */
async function writeChildren(inner: Context, momentId: number, childIds: readonly number[]) {
  const removed = inner.db('children').whereNotNull('deletedAt').select('id')
  await inner.db('moment_children').where({ momentId }).whereNotIn('childId', removed).delete()
  const rows = childIds.map((childId) => ({ momentId, childId }))
  await inner.db('moment_children').insert(rows).onConflict(['moment_id', 'child_id']).ignore()
}

/**
 * Writes a moment; its pictures follow one by one. The same key again answers the moment that was written first.
 * @throws AppError BAD_USER_INPUT for a child of another class, or without photo consent where pictures follow; NOT_FOUND
 */
export async function addMoment(context: Context, input: NewMomentInput): Promise<ClassMoment> {
  const viewer = authorise(context, mayKeepMoments)
  const { childIds, ...values } = input
  const chosen = [...new Set(childIds)]
  const scope = ofTaughtClasses(viewer)
  const known = await ClassMoment.query(context.db)
    .where({ key: input.key })
    .whereNull('deletedAt')
    .modify(scope)
    .first()
  if (known) return known
  const request = { action: 'addMoment', input, details: { childIds: chosen }, scope }
  const decide = async (inner: Context) => {
    await findRow(inner, Class, input.classId, { scope: ofTaughtClasses(viewer, 'id') })
    await assertInClass(inner, input.classId, chosen)
    if (input.pictureCount > 0) await assertPhotoConsent(inner, chosen)
    return { ...values, area: values.area ?? null, date: todayInJohannesburg(), saidById: viewer.id }
  }
  return createRow(context, ClassMoment, request, decide, (moment, inner) => writeChildren(inner, moment.id, chosen))
}

/** @throws AppError BAD_USER_INPUT as above; NOT_FOUND, STALE */
export async function updateMoment(context: Context, input: MomentInput): Promise<ClassMoment> {
  const { scope } = changeOfTaughtClasses(context, mayKeepMoments)
  const { id, version, childIds, ...values } = input
  const chosen = [...new Set(childIds)]
  const lockFirst = async (inner: Context) =>
    lockChildren(inner, [...new Set([...chosen, ...(await childIdsIn(inner, id))])])
  const change = { action: 'updateMoment', id, version, input, details: { childIds: chosen }, lockFirst, scope }
  return editRow(context, ClassMoment, change, async (before, inner) => {
    const already = await childIdsIn(inner, id)
    const added = chosen.filter((childId) => !already.includes(childId))
    if (added.length > 0) await assertInClass(inner, before.classId, added)
    // pictures that are hidden for a child stay so: they would be shown again without it
    if ((await fileIdsOf(inner, id)).length > 0) await assertPhotoConsent(inner, already, hiddenText)
    if (before.pictureCount > 0) await assertPhotoConsent(inner, chosen)
    await writeChildren(inner, id, chosen)
    return { ...values, area: values.area ?? null }
  })
}

/** Families read it with the pictures that have arrived: the others never come. */
export async function tellMomentAsItIs(context: Context, id: number): Promise<ClassMoment> {
  const { scope } = changeOfTaughtClasses(context, mayKeepMoments)
  return editRow(context, ClassMoment, { action: 'tellMomentAsItIs', id, scope }, async (before, inner) => {
    const { count } = await inner
      .db('moment_pictures')
      .where({ momentId: id })
      .first({ count: inner.db.raw('count(*)::int') })
    return count < before.pictureCount ? { pictureCount: count } : null
  })
}

const fileIdsOf = (inner: Context, momentId: number): Promise<number[]> =>
  inner.db('moment_pictures').where({ momentId }).orderBy('id').pluck('file_id')

/** Within 30 days it can be restored; then its pictures are erased. */
export async function removeMoment(context: Context, id: number, version?: number | null): Promise<ClassMoment> {
  const { scope } = changeOfTaughtClasses(context, mayKeepMoments)
  return removeRow(context, ClassMoment, { action: 'removeMoment', id, version, scope }, async (_before, inner) => {
    for (const fileId of await fileIdsOf(inner, id)) await removeFile(inner, fileId)
  })
}

export async function restoreMoment(context: Context, id: number): Promise<ClassMoment> {
  const { scope } = changeOfTaughtClasses(context, mayKeepMoments)
  return restoreRow(context, ClassMoment, { action: 'restoreMoment', id, scope }, async (_before, inner) => {
    for (const fileId of await fileIdsOf(inner, id)) await restoreFile(inner, fileId)
  })
}
