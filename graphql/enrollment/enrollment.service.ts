import type { Knex } from 'knex'
import { audit } from '#graphql/data/audit.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import { queueMail } from '#graphql/platform/mail/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { refusalOf, throttle } from '#graphql/platform/throttle.ts'
import { confirmationsOfOneMailbox, formsFromOneAddress, networkOf } from '#graphql/platform/throttle.rules.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { addMonths, startOfJohannesburgDay, todayInJohannesburg } from '#graphql/values/dates.ts'
import { Application, ApplicationEvent } from './application.model.ts'
import { receivedMail } from './enrollment.mails.ts'
import { mayApply, maySeeApplications } from './enrollment.policy.ts'
import { applicationStatuses, isOpen, referenceOf, termsVersion } from './enrollment.rules.ts'
import type { EnrollmentInput } from './enrollment.schema.ts'

/** The next number of a year. The row is locked until the transaction ends, so that no number is given twice or lost. */
async function nextReference(db: Knex, year: number): Promise<string> {
  const [counter] = await db('application_counters')
    .insert({ year, lastNumber: 1 })
    .onConflict('year')
    .merge({ lastNumber: db.raw('application_counters.last_number + 1') })
    .returning('last_number')
  return referenceOf(year, counter.lastNumber)
}

/**
 * Stores an application from the public form and confirms it by e-mail, a few times a day for one mailbox.
 * @returns the application; for a sender that filled in the invisible field nothing is stored, and null comes back
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function submitEnrollment(context: Context, input: EnrollmentInput): Promise<Application | null> {
  authorise(context, mayApply)
  await throttle(context, {
    name: 'submitEnrollment',
    subject: networkOf(context.clientAddress),
    ...formsFromOneAddress,
  })
  if (input.website) return null
  return transaction(context, { action: 'submitEnrollment', input, model: Application }, async (inner) => {
    // counted with the confirmation: a request that is sent again, or fails, takes none from the mailbox
    const mailbox = { name: 'submitEnrollment', subject: `mailbox ${input.email.toLowerCase()}` }
    const mayConfirm = (await refusalOf(inner, { ...mailbox, ...confirmationsOfOneMailbox })) === null
    const application = await storeApplication(inner, input, mayConfirm)
    const { id, reference } = application
    await audit(inner, { action: 'submitEnrollment', entity: 'application', entityId: id, after: { reference } })
    await notifyStaff(inner, {
      kind: 'application.received',
      title: 'New application',
      text: `${application.childName}, from ${application.parentName}`,
      link: `/admin/dashboard?section=applications&application=${application.id}`,
    })
    return application
  })
}

/** Inside the transaction of the caller. */
export async function storeApplication(
  context: Context,
  input: EnrollmentInput,
  mayConfirm = true,
): Promise<Application> {
  const { website: _website, termsAccepted: _accepted, ...answers } = input
  const year = Number(todayInJohannesburg().slice(0, 4))
  const reference = await nextReference(context.db, year)
  const application = await Application.query(context.db).insertAndFetch({ ...answers, reference, termsVersion })
  await context.db('application_events').insert({ applicationId: application.id, kind: 'received', toStatus: 'new' })
  const lookupUrl = `${context.environment.PUBLIC_URL}/application#${reference}`
  if (mayConfirm) await queueMail(context, receivedMail(application, await centreName(context), lookupUrl))
  return application
}

/** As an index has it: written out, since PostgreSQL does not know what a value will be. */
const isOpenInWords = `status in (${applicationStatuses
  .filter(isOpen)
  .map((status) => `'${status}'`)
  .join(', ')})`

const startOfYear = (year: number) => startOfJohannesburgDay(`${year}-01-01`).toISOString()

/** Without a year those that are open and those of the last twelve months, which stay few while the years go by. */
export async function listApplications(context: Context, year: number | null = null): Promise<Application[]> {
  authorise(context, maySeeApplications)
  if (year !== null && !(year >= 2000 && year < 2100)) {
    const message = 'Please give a year such as 2026.'
    throw new AppError('BAD_USER_INPUT', message, { fields: { year: message } })
  }
  const query = Application.query(context.db).orderBy([
    { column: 'createdAt', order: 'desc' },
    { column: 'id', order: 'desc' },
  ])
  if (year !== null)
    return query.where('createdAt', '>=', startOfYear(year)).where('createdAt', '<', startOfYear(year + 1))
  const since = startOfJohannesburgDay(addMonths(todayInJohannesburg(), -12)).toISOString()
  return query.where('createdAt', '>=', since).orWhereRaw(isOpenInWords)
}

export async function listApplicationYears(context: Context): Promise<number[]> {
  authorise(context, maySeeApplications)
  // an index finds the first and the last; nothing else is read
  const { rows } = await context.db.raw('select min(created_at) as first, max(created_at) as last from applications')
  const [{ first, last }] = rows as [{ first: string | null; last: string | null }]
  if (!first || !last) return []
  const yearOf = (moment: string) => Number(todayInJohannesburg(new Date(moment)).slice(0, 4))
  return Array.from({ length: yearOf(last) - yearOf(first) + 1 }, (_, index) => yearOf(last) - index)
}

const mostNew = 20

export async function listNewApplications(context: Context, limit: number): Promise<Application[]> {
  authorise(context, maySeeApplications)
  if (limit < 1 || limit > mostNew) throw new AppError('BAD_USER_INPUT', `Please ask for 1 to ${mostNew} rows.`)
  return Application.query(context.db)
    .where({ status: 'new' })
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit)
}

export async function getApplication(context: Context, id: number): Promise<Application> {
  authorise(context, maySeeApplications)
  const application = await Application.query(context.db).findById(id)
  if (!application) throw notFound('This application')
  return application
}

export const eventsOf = (context: Context) =>
  context.loaders.many<ApplicationEvent>(
    'application.events',
    (ids) =>
      ApplicationEvent.query(context.db)
        .whereIn('applicationId', [...ids])
        .orderBy([
          { column: 'at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ]),
    ({ applicationId }) => applicationId,
  )
