import { lockTableRows } from '#graphql/data/lockOrder.ts'
import { Child } from '#graphql/children/child.model.ts'
import { wordOrder } from '#graphql/data/search.ts'
import type { Context } from '#graphql/platform/context.ts'

/** Whether the parents of a child have given, and not withdrawn, the consent to photos. */
const hasConsent = `coalesce((
  select granted from consents where child_id = children.id and kind = 'photo' order by id desc limit 1
), false)`

/** Whether a child without that consent was named on a row of `gallery_images`. */
export const showsWithoutConsent = `exists (
  select from gallery_children join children on children.id = gallery_children.child_id
  where gallery_children.image_id = gallery_images.id and children.deleted_at is null and not ${hasConsent})`

/**
 * Those of these children whose parents have not given, or have withdrawn, the consent to photos. The latest answer
 * counts; no answer is no consent. The caller has applied the policy.
 */
export async function childrenWithoutPhotoConsent(context: Context, childIds: readonly number[]): Promise<Child[]> {
  if (childIds.length === 0) return []
  return Child.query(context.db)
    .findByIds([...childIds])
    .whereRaw(`not ${hasConsent}`)
    .orderByRaw(wordOrder('first_name', 'last_name'))
}

/**
 * Locks what the parents of these children say about photos until the transaction ends: an answer given at the same
 * moment is either seen here, or finds the picture that is shown. Children are locked before pictures, as an answer does.
 */
export async function lockPhotoConsents(context: Context, childIds: readonly number[]): Promise<void> {
  await lockTableRows(context, 'children', 'share', (children) => children.whereIn('id', [...childIds]).select('id'))
}
