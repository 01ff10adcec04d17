import type { Knex } from 'knex'
import type { Settings } from '#graphql/settings/settings.model.ts'
import { faq, gallery, galleryCategories, leaveKinds, newSettings, programs } from './startingContent.rules.ts'

const startingSettings: Settings = newSettings

/**
 * Gives a new database the content that the site starts with: settings, programs, questions and pictures. A centre
 * edits it; it is never written over.
 */
export async function loadStartingContent(db: Knex) {
  const { count } = (await db('settings').count({ count: '*' }).first()) as { count: number }
  if (count > 0) return
  await db.transaction(async (transaction) => {
    await transaction('settings').insert(
      Object.entries(startingSettings).map(([name, value]) => ({ name, value: JSON.stringify(value) })),
    )
    await transaction('programs').insert(
      programs.map((program, position) => ({
        ...program,
        tags: JSON.stringify(program.tags),
        offers: JSON.stringify(program.offers),
        position,
      })),
    )
    await transaction('bank_accounts').insert({ name: 'Bank account' }).onConflict().ignore()
    await transaction('leave_kinds').insert([...leaveKinds])
    await transaction('faq_entries').insert(faq.map((entry, position) => ({ ...entry, position })))
    const categories: { id: number; name: string }[] = await transaction('gallery_categories')
      .insert(galleryCategories.map((name, position) => ({ name, position })))
      .returning(['id', 'name'])
    await transaction('gallery_images').insert(
      gallery.map(({ category, ...image }, position) => ({
        ...image,
        categoryId: categories.find(({ name }) => name === category)?.id,
        position,
        isFeatured: position < 3,
      })),
    )
  })
}
