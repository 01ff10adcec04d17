import { afterRead } from '#graphql/data/readTransaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { startOfJohannesburgDay, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { Child, MedicalNotesLook } from './child.model.ts'
import { isLoggedLooking, maySeeAllChildren } from './children.policy.ts'

const look = { action: 'readMedicalNotes', entity: 'child' }

/** How many looks are shown: those of the last weeks. */
const mostLooks = 100

/** Records that the viewer looked, unless that is recorded for today. */
export async function recordLooks(context: Context, childIds: readonly number[]) {
  const { db } = context
  const { id: userId } = context.viewer
  const since = startOfJohannesburgDay(todayInJohannesburg()).toISOString()
  const known = db('audit_entries')
    .where({ ...look, userId })
    .where('at', '>=', since)
    .select('entity_id')
  const unknown: { id: number }[] = await db('children')
    .whereIn('id', [...childIds])
    .whereNotIn('id', known)
    .select('id')
  // most looks of a day are not the first, and then nothing is written
  const { clientAddress } = context
  if (unknown.length > 0)
    await db('audit_entries').insert(unknown.map(({ id }) => ({ ...look, userId, clientAddress, entityId: id })))
}

/** Reading by an administrator is logged, one statement for a whole list. */
export async function readMedicalNotes(context: Context, child: Child): Promise<string | null> {
  if (child.medicalNotes && isLoggedLooking(context.viewer)) {
    await context.loaders
      .batch<boolean>('children.medicalNotesRead', async (ids) => {
        await afterRead(context, (later) => recordLooks(later, ids))
        return ids.map(() => true)
      })
      .load(child.id)
  }
  return child.medicalNotes
}

export async function looksAtMedicalNotes(context: Context, childId: number): Promise<MedicalNotesLook[]> {
  authorise(context, maySeeAllChildren)
  const rows: { at: string; firstName: string; lastName: string }[] = await context
    .db('audit_entries')
    .join('users', 'users.id', 'audit_entries.user_id')
    .where({ ...look, entityId: childId })
    .orderBy('audit_entries.id', 'desc')
    .limit(mostLooks)
    .select('audit_entries.at', 'users.first_name', 'users.last_name')
  return rows.map(({ at, firstName, lastName }) => ({ at, name: `${firstName} ${lastName}` }))
}
