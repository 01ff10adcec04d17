import { afterRead } from '#graphql/data/readTransaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { startOfJohannesburgDay, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { Child, MedicalNotesAccess } from './child.model.ts'
import { isLoggedReader, maySeeAllChildren } from './children.policy.ts'
import { User } from '#graphql/accounts/user.model.ts'
import { audit } from '#graphql/data/audit.ts'
import { inTransaction } from '#graphql/data/transaction.ts'
import { rowOf } from '#graphql/data/statement.ts'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import { refusalOf } from '#graphql/platform/throttle.ts'
import { usualReading } from '#graphql/settings/settings.rules.ts'

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
  const firstToday = unknown.map(({ id }) => id)
  await writeAccess(context, firstToday)
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

const withinSeconds = 3_600

async function tellOf(context: Context, userId: number, childrenAnHour: number) {
  const user = await User.query(context.db).findById(userId).throwIfNotFound()
  const details = { childrenAnHour }
  await audit(context, { action: 'unusualReading', entity: 'user', entityId: userId, details })
  await notifyStaff(context, {
    kind: 'reading.unusual',
    title: 'Unusual number of records opened',
    text: `${user.fullName()} opened the records of more than ${childrenAnHour} children within an hour. Please ask whether this was for work; if not, sign the account out everywhere.`,
    link: `/admin/dashboard?section=settings&tab=audit&search=${encodeURIComponent(user.fullName())}`,
  })
}

/**
 * One statement counts these children, each once an hour, and returns how many the account opened within the hour and
 * how many it may before an alert.
 */
const countOpened = `
  with opened as (
    insert into throttles (name, subject, count, free_at, ends_at)
    select :name, subject, 1, now(), clock_timestamp() + make_interval(secs => :withinSeconds)
    from unnest(cast(:subjects as text[])) as subject
    on conflict (name, subject) do update set ends_at = excluded.ends_at
      where throttles.ends_at <= clock_timestamp()
  )
  select :fresh + (select count(*) from throttles where name = :name and starts_with(subject, :account)
      and subject <> all(cast(:subjects as text[])) and ends_at > clock_timestamp())::int as opened,
    coalesce((select (value->>'childrenAnHour')::int from settings where name = 'reading'), :usual) as "mostOpened"`

async function count(context: Context, childIds: readonly number[]) {
  const { id } = context.viewer
  if (id === null || childIds.length === 0) return
  const account = `${id} `
  const subjects = [...new Set(childIds)].map((childId) => account + childId)
  const named = { name: 'childPage', account, subjects, withinSeconds, fresh: subjects.length }
  const usual = usualReading.childrenAnHour
  type Counted = Record<'opened' | 'mostOpened', number>
  const { opened, mostOpened } = await rowOf<Counted>(context.db, countOpened, { ...named, usual })
  if (opened <= mostOpened) return
  if (await refusalOf(context, { name: 'unusualReading', subject: `account ${id}`, most: 1, withinSeconds })) return
  await inTransaction(context, (inner) => tellOf(inner, id, mostOpened))
}

/**
 * Counts the children whose page or archive an account opens within an hour. Above the limit in the settings,
 * administrators are alerted once an hour; nothing is refused.
 */
export const noteReading = (context: Context, childIds: readonly number[]) =>
  afterRead(context, (later) => count(later, childIds))
