import type { EnrollmentInput } from '#graphql/enrollment/enrollment.schema.ts'
import { send } from '#web/app/graphqlFetch.ts'
import source from './submitEnrollment.graphql?raw'

export async function submitEnrollment(input: EnrollmentInput): Promise<void> {
  await send(source, { input })
}
