import { Child } from '#graphql/children/child.model.ts'
import { wordOrder } from '#graphql/data/search.ts'
import type { Context } from '#graphql/platform/context.ts'

/** Whether a child's parents have given photo consent and not withdrawn it. */
const hasPhotoConsent = `coalesce((
  select granted from consents where child_id = children.id and kind = 'photo' order by id desc limit 1
), false)`

/**
 * SQL expression for whether a row is linked to a child without that consent, also to one whose record was removed since.
 * @param links table with a column `child_id`
 * @param ofRow which of its rows belong to the row
 */
export const showsWithoutPhotoConsent = (links: string, ofRow: string) => `exists (
  select from ${links} join children on children.id = ${links}.child_id
  where ${ofRow} and not ${hasPhotoConsent})`

/**
 * Those of these children whose parents have not given photo consent or have withdrawn it. The latest answer counts; no
 * answer is no consent. The caller has applied the policy.
 */
export async function childrenWithoutPhotoConsent(
  { db }: Pick<Context, 'db'>,
  childIds: readonly number[],
): Promise<Child[]> {
  if (childIds.length === 0) return []
  return Child.query(db)
    .findByIds([...childIds])
    .whereRaw(`not ${hasPhotoConsent}`)
    .orderByRaw(wordOrder('first_name', 'last_name'))
}
