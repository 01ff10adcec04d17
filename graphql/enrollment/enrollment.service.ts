import { randomInt } from 'node:crypto'
import type { Knex } from 'knex'
import { audit } from '#graphql/data/audit.ts'
import { readerOf } from '#graphql/data/findRow.ts'
import { rowOf, rowsOf } from '#graphql/data/statement.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, fieldError } from '#graphql/platform/errors.ts'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { mailboxOf, refusalOf, throttle } from '#graphql/platform/throttle.ts'
import { formsFromOneAddress, formsOfOneMailbox, networkOf } from '#graphql/platform/throttle.rules.ts'
import { addMonths, startOfJohannesburgDay, todayInJohannesburg } from '#graphql/values/dates.ts'
import { Application, ApplicationEvent } from './application.model.ts'
import { writeReceived } from './writing.service.ts'
import { mayApply, maySeeApplications } from './enrollment.policy.ts'
import { applicationStatuses, isOpen, referenceOf, referenceSecrets, termsVersion } from './enrollment.rules.ts'
import type { EnrollmentInput } from './enrollment.schema.ts'
import { Child } from '#graphql/children/child.model.ts'
import { groupBy } from '#graphql/values/groupBy.ts'

/** The next number of this year. The row is locked until the transaction ends, so that no number is repeated or skipped. */
export async function nextReference(db: Knex): Promise<string> {
  const year = Number(todayInJohannesburg().slice(0, 4))
  const [counter] = await db('application_counters')
    .insert({ year, lastNumber: 1 })
    .onConflict('year')
    .merge({ lastNumber: db.raw('application_counters.last_number + 1') })
    .returning('last_number')
  return referenceOf(year, counter.lastNumber, randomInt(referenceSecrets))
}

/** Stores nothing and returns null if the hidden field was filled in. */
export async function submitEnrollment(context: Context, input: EnrollmentInput): Promise<Application | null> {
  authorise(context, mayApply)
  const action = 'submitEnrollment'
  await throttle(context, { name: action, subject: networkOf(context.clientAddress), ...formsFromOneAddress })
  if (input.website) return null
  return transaction(context, { action, input, model: Application }, async (inner) => {
    // counted with the confirmation: a repeated or failed request does not count against the mailbox
    const mailbox = { name: action, subject: mailboxOf(input.email) }
    const mayConfirm = (await refusalOf(inner, { ...mailbox, ...formsOfOneMailbox })) === null
    const { website: _website, termsAccepted: _accepted, ...answers } = input
    const reference = await nextReference(inner.db)
    const application = await Application.query(inner.db).insertAndFetch({ ...answers, reference, termsVersion })
    await recordReceipt(inner, application, mayConfirm)
    const { id } = application
    await audit(inner, { action, entity: 'application', entityId: id, after: { reference } })
    await notifyStaff(inner, {
      kind: 'application.received',
      title: 'New application',
      text: `${application.childName}, from ${application.parentName}`,
      link: `/admin/dashboard?section=applications&application=${id}`,
    })
    return application
  })
}

/** Starts the history of an application, and confirms it by e-mail if the address is known. */
export async function recordReceipt(
  context: Context,
  application: Application,
  mayConfirm: boolean,
  authorId?: number,
) {
  const { id, email } = application
  await context.db('application_events').insert({ applicationId: id, kind: 'received', toStatus: 'new', authorId })
  if (email === null || !mayConfirm) return
  await writeReceived(context, application, lookupUrlOf(context, application))
}

/** URL of the page where applicants check the status of an application. */
export const lookupUrlOf = ({ environment }: Context, { reference }: Application) =>
  `${environment.PUBLIC_URL}/application#${reference}`

const newestFirst = ({ db }: Context) => Application.query(db).orderByRaw('created_at desc, id desc')

/** Written out as in the partial index: PostgreSQL cannot match it to a bound value. */
const openCondition = `status in (${applicationStatuses
  .filter(isOpen)
  .map((status) => `'${status}'`)
  .join(', ')})`

const startOfYear = (year: number) => startOfJohannesburgDay(`${year}-01-01`).toISOString()

/** Without a year all open ones and those of the last twelve months, which stay few over the years. */
export async function listApplications(context: Context, year: number | null = null): Promise<Application[]> {
  authorise(context, maySeeApplications)
  if (year !== null && !(year >= 2000 && year < 2100)) throw fieldError('year', 'Please enter a year, such as 2026.')
  const query = newestFirst(context)
  if (year !== null)
    return query.where('createdAt', '>=', startOfYear(year)).where('createdAt', '<', startOfYear(year + 1))
  const since = startOfJohannesburgDay(addMonths(todayInJohannesburg(), -12)).toISOString()
  return query.where('createdAt', '>=', since).orWhereRaw(openCondition)
}

export async function listApplicationYears(context: Context): Promise<number[]> {
  authorise(context, maySeeApplications)
  // an index finds the first and the last, so that nothing else is read
  const ends = 'select min(created_at) as first, max(created_at) as last from applications'
  const { first, last } = await rowOf<{ first: string | null; last: string | null }>(context.db, ends)
  if (!first || !last) return []
  const yearOf = (moment: string) => Number(todayInJohannesburg(new Date(moment)).slice(0, 4))
  return Array.from({ length: yearOf(last) - yearOf(first) + 1 }, (_, index) => yearOf(last) - index)
}

const mostNew = 20

export async function listNewApplications(context: Context, limit: number): Promise<Application[]> {
  authorise(context, maySeeApplications)
  if (limit < 1 || limit > mostNew) throw new AppError('BAD_USER_INPUT', `Please request 1 to ${mostNew} rows.`)
  return newestFirst(context).where({ status: 'new' }).limit(limit)
}

export const getApplication = readerOf(Application, maySeeApplications)

export const eventsOf = ({ loaders }: Context) =>
  loaders.ofParent(ApplicationEvent, 'applicationId', 'at desc, id desc')

/** For each application, the children of accounts with its e-mail address or phone number. */
const childrenOfSameFamily = `
  with parents as (
    select applications.id, applications.child_id, users.id as parent_id
    from applications
    join users on users.email = applications.email and users.deleted_at is null
    where applications.id = any(:ids)
    union
    select applications.id, applications.child_id, users.id
    from applications
    join users on normalised_phone(users.phone_number) = normalised_phone(applications.phone) and users.deleted_at is null
    where applications.id = any(:ids)
  )
  select distinct parents.id as "applicationId", children.id as "childId"
  from parents
  join guardianships using (parent_id)
  join children on children.id = guardianships.child_id and children.deleted_at is null
  where children.id is distinct from parents.child_id
  order by "childId"`

export const siblingsOf = (context: Context) =>
  context.loaders.batch<Child[]>('applications.siblings', async (ids) => {
    authorise(context, maySeeApplications)
    type Sibling = { applicationId: number; childId: number }
    const rows = await rowsOf<Sibling>(context.db, childrenOfSameFamily, { ids })
    const children = await Child.query(context.db).findByIds(rows.map(({ childId }) => childId))
    const childOf = new Map(children.map((child) => [child.id, child]))
    const found = groupBy(rows, ({ applicationId }) => applicationId)
    return ids.map((id) => (found.get(id) ?? []).flatMap(({ childId }) => childOf.get(childId) ?? []))
  })

export const applicationOfChild = (context: Context) =>
  context.loaders.batch<Application | null>('applications.child', async (childIds) => {
    authorise(context, maySeeApplications)
    const rows = await Application.query(context.db).whereIn('childId', childIds)
    const applicationOf = new Map(rows.map((row) => [row.childId, row]))
    return childIds.map((id) => applicationOf.get(id) ?? null)
  })
