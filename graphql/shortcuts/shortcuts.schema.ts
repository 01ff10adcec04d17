import * as z from 'zod/mini'
import { text } from '#graphql/platform/fields.schema.ts'

/** More would be a second menu. */
export const mostShortcuts = 6

/** What most offices open every day. */
export const usualShortcuts: readonly string[] = ['attendance', 'messages', 'applications', 'billing']

/** The sections at the top of the menu, by the names that are in their addresses. */
export const shortcutsSchema = z.object({
  sections: z.array(text(1, 'Please choose a section of the menu.', 40), 'Please choose sections of the menu.').check(
    z.maxLength(mostShortcuts, `Please choose at most ${mostShortcuts} sections.`),
    z.refine((sections) => new Set(sections).size === sections.length, 'Please choose each section once.'),
  ),
})
export type ShortcutsInput = z.output<typeof shortcutsSchema>
