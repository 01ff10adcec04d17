import type { Context } from '#graphql/platform/context.ts'

/** The ids of a guardian's children, as a sub-query; none that was removed. The one place that says whose child is whose. */
export const guardianScope = ({ db }: Pick<Context, 'db'>, guardian: { id: number }) =>
  db('guardianships')
    .join('children', 'children.id', 'guardianships.child_id')
    .where('guardianships.parent_id', guardian.id)
    .whereNull('children.deleted_at')
    .select('guardianships.child_id')
