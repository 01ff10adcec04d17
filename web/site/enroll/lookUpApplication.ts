import type { ApplicationLookupInput } from '#graphql/enrollment/enrollment.schema.ts'
import { send } from '#web/app/graphqlFetch.ts'
import type { LookUpApplicationMutation } from './lookUpApplication.generated.ts'
import source from './lookUpApplication.graphql?raw'

export type FoundApplication = LookUpApplicationMutation['lookUpApplication']

/** How an application stands; null where reference and contact do not belong together. */
export async function lookUpApplication(input: ApplicationLookupInput): Promise<FoundApplication> {
  return (await send<LookUpApplicationMutation>(source, { input })).lookUpApplication
}
