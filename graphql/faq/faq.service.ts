import { audit, transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { editRow, lastPosition, lockOrder, moveBefore, now } from '#graphql/data/editRow.ts'
import { keptContent } from '#graphql/platform/keptContent.ts'
import { anyone, authorise } from '#graphql/platform/policy.ts'
import { mayManageFaq } from './faq.policy.ts'
import type { FaqInput } from './faq.schema.ts'
import { FaqEntry } from './faqEntry.model.ts'

const entry = { entity: 'faq_entry', what: 'This question', model: FaqEntry }

/** The published questions, in order. Public. */
export async function listFaq(context: Context): Promise<FaqEntry[]> {
  authorise(context, anyone)
  return keptContent(context, 'faq', async () =>
    FaqEntry.query(context.db).where({ isPublished: true }).whereNull('deletedAt').orderBy(['position', 'id']),
  )
}

/** Every question, published or not, in order. For staff. */
export async function listFaqEntries(context: Context): Promise<FaqEntry[]> {
  authorise(context, mayManageFaq)
  return FaqEntry.query(context.db).whereNull('deletedAt').orderBy(['position', 'id'])
}

/**
 * Adds a question behind the others, or changes the one whose number is given.
 * @throws AppError NOT_FOUND, STALE
 */
export async function saveFaqEntry(context: Context, input: FaqInput): Promise<FaqEntry> {
  authorise(context, mayManageFaq)
  const { id, version, ...values } = input
  if (id != null)
    return editRow(context, { ...entry, action: 'updateFaqEntry', id, version, input }, () => ({
      ...values,
      updatedAt: now(),
    }))
  return transaction(context, { action: 'createFaqEntry', input, model: FaqEntry }, async (inner) => {
    const position = await lastPosition(inner, 'faq_entries')
    const row = await FaqEntry.query(inner.db).insertAndFetch({ ...values, position })
    await audit(inner, { action: 'createFaqEntry', entity: entry.entity, entityId: row.id, after: row.auditValues() })
    return row
  })
}

/** Puts a question before another one, or with null behind all others. */
export async function moveFaqEntry(context: Context, id: number, beforeId: number | null): Promise<FaqEntry> {
  authorise(context, mayManageFaq)
  const edit = { ...entry, action: 'moveFaqEntry', id, input: { beforeId }, lockFirst: lockOrder('faq_entries') }
  return editRow(context, edit, async (_before, inner) => {
    await moveBefore(inner, 'faq_entries', id, beforeId)
    return { updatedAt: now() }
  })
}

/** Takes a question away; it can be restored. */
export async function deleteFaqEntry(context: Context, id: number): Promise<FaqEntry> {
  authorise(context, mayManageFaq)
  return editRow(context, { ...entry, action: 'deleteFaqEntry', id }, () => ({ deletedAt: now() }))
}

export async function restoreFaqEntry(context: Context, id: number): Promise<FaqEntry> {
  authorise(context, mayManageFaq)
  return editRow(context, { ...entry, action: 'restoreFaqEntry', id, removed: true }, () => ({ deletedAt: null }))
}
