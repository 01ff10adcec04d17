import { lockName } from '#graphql/data/lockOrder.ts'
import { plainSql } from '#graphql/data/search.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict } from '#graphql/platform/errors.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { Child } from './child.model.ts'
import { isAdministrator } from './children.policy.ts'
import { hereAlready, type NamedAndBorn, sameChildKey } from './sameChild.rules.ts'

/**
 * The children with this name and date of birth, removed ones left out. In the caller's transaction: if two users enter
 * one child at the same time, the second finds the first one's.
 * @param exceptId the child itself, if it exists
 */
export async function sameChildren(context: Context, child: NamedAndBorn, exceptId?: number): Promise<Child[]> {
  await lockName(context, `children born ${child.dateOfBirth}`)
  const born = await Child.query(context.db)
    .where({ dateOfBirth: child.dateOfBirth })
    .whereNull('deletedAt')
    .orderBy('id')
  return born.filter((other) => other.id !== exceptId && sameChildKey(other) === sameChildKey(child))
}

/**
 * Refuses to enter a child who is already here, unless an administrator confirmed that it is a different one.
 * @returns for the audit log, which children it is not
 * @throws AppError CONFLICT with the id of the existing child
 */
export async function assertOtherChild(context: Context, child: NamedAndBorn, isAnother = false, exceptId?: number) {
  const others = await sameChildren(context, child, exceptId)
  const [first] = others
  if (!first) return {}
  if (isAnother) return { otherThan: others.map(({ id }) => id) }
  const message = hereAlready(first, todayInJohannesburg())
  throw conflict(message, { existingId: first.id, fields: { anotherChild: message } })
}

/** Ids of children who share their name with another child. */
export const namesakes = `
  select id from (
    select id, count(*) over (partition by ${plainSql("first_name || ' ' || last_name")}) as named
    from children where deleted_at is null
  ) counted
  where named > 1`

/** The date of birth of a child who shares its name with another; null for anybody but administrators. */
export async function namesakeBirthdayOf(context: Context, { id, dateOfBirth }: Child): Promise<string | null> {
  if (!isAdministrator(context.viewer)) return null
  const load = (ids: number[]) => rowsOf<{ id: number }>(context.db, `${namesakes} and id = any(:ids::int[])`, { ids })
  const found = await context.loaders.many('children.namesakes', load, (row) => row.id).load(id)
  return found.length > 0 ? dateOfBirth : null
}
