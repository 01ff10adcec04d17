import { ShownField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { Child } from './child.model.ts'
import { visibleChild } from './visible.service.ts'

const childOf = (context: Context, { childId }: { childId: number | null }) => visibleChild(context, childId)

/** Decorates a resolver class: its type has the field `child`, null unless the viewer may see the child. */
export const ChildField = (description = 'The child.', { nullable = true } = {}) =>
  ShownField('child', Child, childOf, description, { nullable })
