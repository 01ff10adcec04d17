import { FoundRowField } from '#graphql/data/rowField.ts'
import { Child } from './child.model.ts'
import { visibleChild } from './visible.service.ts'

/** Decorates a resolver class: its type has the field `child`, null unless the viewer may see the child. */
export const ChildField = (description = 'The child.', { nullable = true } = {}) =>
  FoundRowField('child', Child, ({ childId }: { childId: number | null }, context) => visibleChild(context, childId), {
    description,
    nullable,
  })
