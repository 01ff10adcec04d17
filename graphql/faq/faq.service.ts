import { lockPositions } from '#graphql/data/lockOrder.ts'
import { lastPosition, moveBefore } from '#graphql/data/order.ts'
import { createRow, editRow, removeRow, restoreRow } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { anyone, authorise } from '#graphql/platform/policy.ts'
import { mayManageFaq } from './faq.policy.ts'
import type { FaqInput } from './faq.schema.ts'
import { FaqEntry } from './faqEntry.model.ts'

/** The published questions, in order. Public. */
export async function listFaq(context: Context): Promise<FaqEntry[]> {
  authorise(context, anyone)
  return FaqEntry.query(context.db).where({ isPublished: true }).whereNull('deletedAt').orderBy(['position', 'id'])
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
  if (id != null) return editRow(context, FaqEntry, { action: 'updateFaqEntry', id, version, input }, values)
  return createRow(context, FaqEntry, { action: 'createFaqEntry', input }, async (inner) => ({
    ...values,
    position: await lastPosition(inner, 'faq_entries'),
  }))
}

/** Puts a question before another one, or with null behind all others. */
export async function moveFaqEntry(context: Context, id: number, beforeId: number | null): Promise<FaqEntry> {
  authorise(context, mayManageFaq)
  const move = { action: 'moveFaqEntry', id, input: { beforeId }, lockFirst: lockPositions('faq_entries') }
  return editRow(context, FaqEntry, move, async (_before, inner) => {
    await moveBefore(inner, 'faq_entries', id, beforeId)
    return {}
  })
}

/** Takes a question away; it can be restored. */
export async function deleteFaqEntry(context: Context, id: number): Promise<FaqEntry> {
  authorise(context, mayManageFaq)
  return removeRow(context, FaqEntry, { action: 'deleteFaqEntry', id })
}

export async function restoreFaqEntry(context: Context, id: number): Promise<FaqEntry> {
  authorise(context, mayManageFaq)
  return restoreRow(context, FaqEntry, { action: 'restoreFaqEntry', id })
}
