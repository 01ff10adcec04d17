import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { throttle } from '#graphql/platform/throttle.ts'
import { lookupsFromOneAddress, lookupsOfOneReference, networkOf } from '#graphql/platform/throttle.rules.ts'
import { normalisePhone } from '#graphql/values/phone.ts'
import { Application, ApplicationState } from './application.model.ts'
import { readReference, stateInWords } from './applicantState.rules.ts'
import { mayApply } from './enrollment.policy.ts'
import type { ApplicationLookupInput } from './enrollment.schema.ts'
import { offeredPlace } from './pipeline.service.ts'

function isContactOf({ email, phone }: Application, contact: string): boolean {
  if (email.toLowerCase() === contact.toLowerCase()) return true
  const number = normalisePhone(contact)
  return number !== null && number === normalisePhone(phone)
}

/** References are easy to guess, so that guesses of contacts are counted. */
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
