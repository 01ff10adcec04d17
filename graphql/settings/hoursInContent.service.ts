import { lockTableRows } from '#graphql/data/lockOrder.ts'
import { audit } from '#graphql/data/audit.ts'
import type { Context } from '#graphql/platform/context.ts'
import { type CentreDay, hoursAnswer, untilClosing } from './settings.rules.ts'

/**
 * Updates the default sentences about opening hours (an FAQ answer and a program label) in the caller's transaction.
 * Texts that staff have edited are left alone.
 * @param by who changes the hours, if nobody is signed in yet
 */
export async function updateHoursInContent(context: Context, before: CentreDay, after: CentreDay, by?: number) {
  const { db } = context
  const [oldAnswer, answer] = [hoursAnswer(before), hoursAnswer(after)]
  const [oldLabel, label] = [untilClosing(before), untilClosing(after)]
  const entry = { action: 'updateHours', by }
  if (answer !== oldAnswer) {
    const entries: { id: number }[] = await db('faq_entries')
      .where({ answer: oldAnswer })
      .update({ answer, version: db.raw('version + 1'), updatedAt: db.fn.now() })
      .returning('id')
    for (const { id } of entries)
      await audit(context, {
        ...entry,
        entity: 'faq_entry',
        entityId: id,
        before: { answer: oldAnswer },
        after: { answer },
      })
  }
  if (label === oldLabel) return
  const programs = await lockTableRows<{ id: number; tags: string[] }>(context, 'programs', 'update', (all) =>
    all.select('id', 'tags'),
  )
  for (const { id, tags } of programs.filter((program) => program.tags.includes(oldLabel))) {
    const changed = tags.map((tag) => (tag === oldLabel ? label : tag))
    await db('programs')
      .where({ id })
      .update({ tags: JSON.stringify(changed), version: db.raw('version + 1'), updatedAt: db.fn.now() })
    await audit(context, { ...entry, entity: 'program', entityId: id, before: { tags }, after: { tags: changed } })
  }
}
