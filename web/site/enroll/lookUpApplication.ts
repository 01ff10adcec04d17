import type { ApplicationLookupInput } from '#graphql/enrollment/enrollment.schema.ts'
import { send } from '#web/app/graphqlFetch.ts'
import type { LookUpApplicationMutation } from './lookUpApplication.generated.ts'
import type { AcceptOfferMutation } from './acceptOffer.generated.ts'
import acceptDocument from './acceptOffer.graphql?raw'
import source from './lookUpApplication.graphql?raw'

export type FoundApplication = LookUpApplicationMutation['lookUpApplication']

/** The status of an application; null where reference and contact do not belong together. */
export async function lookUpApplication(input: ApplicationLookupInput): Promise<FoundApplication> {
  return (await send<LookUpApplicationMutation>(source, { input })).lookUpApplication
}

/** The place that is offered is accepted; the answer is the status then. */
export async function acceptOffer(input: ApplicationLookupInput): Promise<FoundApplication> {
  return (await send<AcceptOfferMutation>(acceptDocument, { input })).acceptOffer
}
