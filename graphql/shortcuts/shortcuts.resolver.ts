import { Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import { type ShortcutsInput, shortcutsSchema } from './shortcuts.schema.ts'
import { chooseShortcuts, readShortcuts } from './shortcuts.service.ts'

const inputs = inputTypes({
  MenuShortcutsInput: input('The sections at the top of the menu.', shortcutsSchema, {
    sections: 'Section names such as attendance, in order; at most 6, none for no shortcuts.',
  }),
})

@Resolver()
export class ShortcutsResolver {
  @Query(() => [String], {
    description: 'Sections at the top of your menu, in order. For administrators.',
  })
  menuShortcuts(@Ctx() context: Context) {
    return readShortcuts(context)
  }

  @Mutation(() => [String], { description: 'Chooses the sections at the top of your menu. For administrators.' })
  chooseMenuShortcuts(@Ctx() context: Context, @inputs.MenuShortcutsInput input: ShortcutsInput) {
    return chooseShortcuts(context, input)
  }
}
