import type { Context } from '#graphql/platform/context.ts'
import { anyone, authorise } from '#graphql/platform/policy.ts'
import { FaqEntry } from './faqEntry.model.ts'

/** The published questions, in order. Public. */
export async function listFaq(context: Context): Promise<FaqEntry[]> {
  authorise(context, anyone)
  return FaqEntry.query(context.db).where({ isPublished: true }).orderBy(['position', 'id'])
}
