import { afterRead } from '#graphql/data/readTransaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { startOfJohannesburgDay, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { Child, MedicalNotesAccess } from './child.model.ts'
import { isLoggedReader, maySeeAllChildren } from './children.policy.ts'

const access = { action: 'readMedicalNotes', entity: 'child' }

/** How many entries are shown: those of recent weeks. */
const mostEntries = 100

async function writeAccess({ db, viewer, clientAddress }: Context, childIds: readonly number[]) {
  const by = { ...access, userId: viewer.id, clientAddress }
  if (childIds.length > 0) await db('audit_entries').insert(childIds.map((entityId) => ({ ...by, entityId })))
}

/** Logs that the viewer read them, once a day. */
export async function logAccess(context: Context, childIds: readonly number[]) {
  const { db } = context
  const { id: userId } = context.viewer
  const since = startOfJohannesburgDay(todayInJohannesburg()).toISOString()
  const known = db('audit_entries')
    .where({ ...access, userId })
    .where('at', '>=', since)
    .select('entity_id')
  const unknown: { id: number }[] = await db('children')
    .whereIn('id', [...childIds])
    .whereNotIn('id', known)
    .select('id')
  // only the first read of a day is written
  await writeAccess(
    context,
    unknown.map(({ id }) => id),
  )
}

/** Reading by staff is logged, one statement for a whole list. */
export async function readMedicalNotes(context: Context, child: Child): Promise<string | null> {
  if (child.medicalNotes && isLoggedReader(context.viewer, child)) {
    await context.loaders
      .batch<boolean>('children.medicalNotesRead', async (ids) => {
        await afterRead(context, (later) => logAccess(later, ids))
        return ids.map(() => true)
      })
      .load(child.id)
  }
  return child.medicalNotes
}

/** The same for a child whose emergency card staff open: each look is logged, also where there is nothing to read. */
export async function openMedicalNotes(context: Context, child: Child): Promise<string | null> {
  if (isLoggedReader(context.viewer, child)) await afterRead(context, (later) => writeAccess(later, [child.id]))
  return child.medicalNotes
}

export async function accessLogOf(context: Context, childId: number): Promise<MedicalNotesAccess[]> {
  authorise(context, maySeeAllChildren)
  const rows: { at: string; firstName: string; lastName: string }[] = await context
    .db('audit_entries')
    .join('users', 'users.id', 'audit_entries.user_id')
    .where({ ...access, entityId: childId })
    .orderBy('audit_entries.id', 'desc')
    .limit(mostEntries)
    .select('audit_entries.at', 'users.first_name', 'users.last_name')
  return rows.map(({ at, firstName, lastName }) => ({ at, name: `${firstName} ${lastName}` }))
}
