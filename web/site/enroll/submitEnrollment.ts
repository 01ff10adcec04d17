import type { EnrollmentInput } from '#graphql/enrollment/enrollment.schema.ts'
import { send } from '#web/app/graphqlFetch.ts'
import type { SubmitEnrollmentMutation } from './submitEnrollment.generated.ts'
import source from './submitEnrollment.graphql?raw'

/** Sends an application, and answers its reference. */
export async function submitEnrollment(input: EnrollmentInput): Promise<string | null> {
  const { submitEnrollment: receipt } = await send<SubmitEnrollmentMutation>(source, { input })
  return receipt.reference
}
