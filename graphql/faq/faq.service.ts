import { modelsOf } from '#graphql/data/asRow.ts'
import { lockPositions } from '#graphql/data/lockOrder.ts'
import { lastPosition, moveRow } from '#graphql/data/order.ts'
import { createRow, editRow, removalOf } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { admin, anyone, authorise } from '#graphql/platform/policy.ts'
import type { FaqInput } from './faq.schema.ts'
import { FaqEntry } from './faqEntry.model.ts'

const published = 'select * from faq_entries where is_published and deleted_at is null order by position, id'

export async function listFaq(context: Context): Promise<FaqEntry[]> {
  authorise(context, anyone)
  return modelsOf(context.db, FaqEntry, published)
}

export async function listFaqEntries(context: Context): Promise<FaqEntry[]> {
  authorise(context, admin)
  return FaqEntry.query(context.db).whereNull('deletedAt').orderBy(['position', 'id'])
}

export async function saveFaqEntry(context: Context, input: FaqInput): Promise<FaqEntry> {
  authorise(context, admin)
  const { id, version, ...values } = input
  if (id != null) return editRow(context, FaqEntry, { action: 'updateFaqEntry', id, version, input }, values)
  return createRow(context, FaqEntry, { action: 'createFaqEntry', input }, async (inner) => ({
    ...values,
    position: await lastPosition(inner, 'faq_entries'),
  }))
}

export async function moveFaqEntry(context: Context, id: number, beforeId: number | null): Promise<FaqEntry> {
  authorise(context, admin)
  const move = { action: 'moveFaqEntry', id, input: { beforeId }, lockFirst: lockPositions('faq_entries') }
  return editRow(context, FaqEntry, move, async (_before, inner) => {
    await moveRow(inner, 'faq_entries', id, { beforeId })
    return {}
  })
}

export const faqRemoval = removalOf(FaqEntry, 'FaqEntry', admin)
