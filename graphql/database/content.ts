import type { Knex } from 'knex'
import { faq, gallery, programs, settings } from './startingContent.ts'

/**
 * Gives a new database the content that the site starts with: settings, programs, questions and pictures. A centre
 * edits it; it is never written over.
 */
export async function loadStartingContent(db: Knex) {
  const { count } = (await db('settings').count({ count: '*' }).first()) as { count: number }
  if (count > 0) return
  await db.transaction(async (transaction) => {
    await transaction('settings').insert(
      Object.entries(settings).map(([name, value]) => ({ name, value: JSON.stringify(value) })),
    )
    await transaction('programs').insert(
      programs.map((program, position) => ({
        ...program,
        tags: JSON.stringify(program.tags),
        offers: JSON.stringify(program.offers),
        position,
      })),
    )
    await transaction('faq_entries').insert(faq.map((entry, position) => ({ ...entry, position })))
    await transaction('gallery_images').insert(
      gallery.map((image, position) => ({ ...image, position, isFeatured: position < 3 })),
    )
  })
}
