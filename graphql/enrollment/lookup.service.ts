import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { throttle } from '#graphql/platform/throttle.ts'
import { lookupsFromOneAddress, lookupsOfOneReference, networkOf } from '#graphql/platform/throttle.rules.ts'
import { normalisePhone } from '#graphql/values/phone.ts'
import { Application, ApplicationState } from './application.model.ts'
import { readReference, stateInWords } from './applicantState.rules.ts'
import { mayApply } from './enrollment.policy.ts'
import type { ApplicationLookupInput } from './enrollment.schema.ts'
import { offeredPlace } from './offers.service.ts'

function isContactOf({ email, phone }: Application, contact: string): boolean {
  if (email.toLowerCase() === contact.toLowerCase()) return true
  const number = normalisePhone(contact)
  return number !== null && number === normalisePhone(phone)
}

/**
 * The state of an application, for a user who knows its reference and the e-mail address or phone number on it.
 * @returns nothing for an unknown reference and for another contact alike
 * @throws AppError TOO_MANY_REQUESTS: references are easy to guess, so that contacts must not be
 */
export async function lookUpApplication(
  context: Context,
  { reference: typed, contact }: ApplicationLookupInput,
): Promise<ApplicationState | null> {
  authorise(context, mayApply)
  const reference = readReference(typed)
  const name = 'lookUpApplication'
  await throttle(context, { name, subject: networkOf(context.clientAddress), ...lookupsFromOneAddress })
  await throttle(context, { name, subject: reference, ...lookupsOfOneReference })
  const application = await Application.query(context.db).findOne({ reference })
  if (!application || !isContactOf(application, contact)) return null
  return Object.assign(new ApplicationState(), {
    status: application.status,
    ...stateInWords({ ...application, offered: await offeredPlace(context, application) }),
  })
}
