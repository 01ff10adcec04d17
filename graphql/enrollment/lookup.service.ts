import { editRow, now } from '#graphql/data/rows.ts'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { throttle } from '#graphql/platform/throttle.ts'
import { formsFromOneAddress, networkOf } from '#graphql/platform/throttle.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { normalisePhone } from '#graphql/values/phone.ts'
import { Application, ApplicationState } from './application.model.ts'
import { readReference, formatState } from './applicantState.rules.ts'
import { mayApply } from './enrollment.policy.ts'
import { mayAccept } from './enrollment.rules.ts'
import type { ApplicationLookupInput } from './enrollment.schema.ts'
import { offeredPlace } from './pipeline.service.ts'

function isContactOf({ email, phone }: Application, contact: string): boolean {
  if (email?.toLowerCase() === contact.toLowerCase()) return true
  const number = normalisePhone(contact)
  return number !== null && number === normalisePhone(phone ?? '')
}

/** Attempts are counted by sender, never by reference: nobody can lock a family out of its own application. */
async function applicationOf(context: Context, { reference: typed, contact }: ApplicationLookupInput) {
  const reference = readReference(typed)
  const name = 'lookUpApplication'
  await throttle(context, { name, subject: networkOf(context.clientAddress), ...formsFromOneAddress })
  const application = await Application.query(context.db).findOne({ reference })
  return application && isContactOf(application, contact) ? application : null
}

const stateOf = async (context: Context, application: Application) =>
  Object.assign(new ApplicationState(), {
    status: application.status,
    ...formatState({ ...application, offered: await offeredPlace(context, application) }),
    canAccept: mayAccept(application, todayInJohannesburg()),
  })

export async function lookUpApplication(
  context: Context,
  input: ApplicationLookupInput,
): Promise<ApplicationState | null> {
  authorise(context, mayApply)
  const application = await applicationOf(context, input)
  return application && stateOf(context, application)
}

/**
 * The parent accepts the offered place; accepting it again changes nothing.
 * @throws AppError CONFLICT if the offer is no longer open
 */
export async function acceptOffer(context: Context, input: ApplicationLookupInput): Promise<ApplicationState | null> {
  authorise(context, mayApply)
  const found = await applicationOf(context, input)
  if (!found) return null
  const change = { action: 'acceptOffer', id: found.id, input }
  const decide = (before: Application) => {
    if (before.offerAcceptedAt) return null
    if (!mayAccept(before, todayInJohannesburg())) throw conflict('This offer is no longer open. Please call us.')
    return { offerAcceptedAt: now() }
  }
  const accepted = await editRow(context, Application, change, decide, async (after, _before, inner) => {
    const { id, childName, parentName } = after
    await inner.db('application_events').insert({ applicationId: id, kind: 'accepted' })
    await notifyStaff(inner, {
      kind: 'application.accepted',
      title: 'Place accepted',
      text: `${childName}, by ${parentName}`,
      link: `/admin/dashboard?section=applications&application=${id}`,
    })
  })
  return stateOf(context, accepted)
}
