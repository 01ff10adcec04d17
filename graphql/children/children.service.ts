import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { Child } from './child.model.ts'
import { maySeeAllChildren, maySeeOwnChildren } from './children.policy.ts'

/** Every enrolled child, by name. For staff. */
export async function listChildren(context: Context): Promise<Child[]> {
  authorise(context, maySeeAllChildren)
  return Child.query(context.db).whereNull('deletedAt').orderBy(['lastName', 'firstName', 'id'])
}

/** The children linked to whoever is signed in, oldest first. */
export async function listOwnChildren(context: Context): Promise<Child[]> {
  const viewer = authorise(context, maySeeOwnChildren)
  return Child.query(context.db)
    .whereNull('deletedAt')
    .whereIn('id', context.db('guardianships').where({ parentId: viewer.id }).select('child_id'))
    .orderBy(['dateOfBirth', 'id'])
}
