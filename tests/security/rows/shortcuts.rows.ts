import type { OperationRows } from '../row.ts'
import { usualShortcuts } from '#graphql/shortcuts/shortcuts.schema.ts'

export const shortcutOperations: OperationRows = {
  'Query.menuShortcuts': {
    may: 'admin',
    document: '{ menuShortcuts }',
    sees: async ({ server: { db }, accounts }) => ({
      menuShortcuts:
        (await db('menu_shortcuts').where({ userId: accounts.admin.id }).first())?.sections ?? usualShortcuts,
    }),
  },
  'Mutation.chooseMenuShortcuts': {
    may: 'admin',
    document: 'mutation ($input: MenuShortcutsInput!) { chooseMenuShortcuts(input: $input) }',
    variables: () => ({ input: { sections: ['staff', 'billing'] } }),
    sees: () => ({ chooseMenuShortcuts: ['staff', 'billing'] }),
  },
}
