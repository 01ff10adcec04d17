import { audit } from '#graphql/data/audit.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { mayExportEverything } from './dataExport.policy.ts'
import type { ListExportInput } from './listExport.schema.ts'

/**
 * Records that a list leaves the browser as a file, before it does.
 * @throws AppError FRESH_AUTHENTICATION_REQUIRED
 */
export async function recordListExport(context: Context, input: ListExportInput): Promise<boolean> {
  authorise(context, mayExportEverything)
  await audit(context, { action: 'exportList', entity: 'data', after: input })
  return true
}
