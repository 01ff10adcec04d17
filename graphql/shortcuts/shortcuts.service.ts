import type { Context } from '#graphql/platform/context.ts'
import { admin, authorise } from '#graphql/platform/policy.ts'
import { type ShortcutsInput, usualShortcuts } from './shortcuts.schema.ts'

export async function readShortcuts(context: Context): Promise<readonly string[]> {
  const { id: userId } = authorise(context, admin)
  const chosen: { sections: string[] } | undefined = await context.db('menu_shortcuts').where({ userId }).first()
  return chosen?.sections ?? usualShortcuts
}

/** One statement that can be repeated without another effect. */
export async function chooseShortcuts(context: Context, input: ShortcutsInput): Promise<readonly string[]> {
  const { id: userId } = authorise(context, admin)
  await context
    .db('menu_shortcuts')
    .insert({ userId, sections: JSON.stringify(input.sections) })
    .onConflict('user_id')
    .merge()
  return readShortcuts(context)
}
