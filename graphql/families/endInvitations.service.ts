import type { Knex } from 'knex'
import type { Context } from '#graphql/platform/context.ts'

interface Ended {
  childId?: number
  /** Of the account that they were sent to, or that used one under another address. */
  account?: { id: number; email: string }
}

const unused = (query: Knex.QueryBuilder) => query.whereNull('usedAt')

/** Invitations that can still lead to a relationship: unused, or not yet confirmed by an administrator. */
const pending = ({ db }: Context) => db('invitations').whereNull('endedAt').whereNull('confirmedAt')

/**
 * Ends invitations, so that their links stop working. Called in the transaction of the change that made them obsolete.
 * @returns how many
 */
export async function endInvitations(context: Context, { childId, account }: Ended): Promise<number> {
  const ending = pending(context)
  if (childId !== undefined) void ending.where({ childId })
  if (account)
    void ending.where((of) =>
      of.where({ usedBy: account.id }).orWhere((open) => unused(open).where({ email: account.email })),
    )
  return ending.update({ endedAt: context.db.fn.now() })
}

/**
 * After somebody was unlinked from a child, ends what could lead back to it: every open invitation, since nobody knows
 * which mailboxes that person can read, and pending requests of this account.
 */
export async function endInvitationsAfterUnlinking(context: Context, childId: number, parentId: number): Promise<void> {
  await pending(context)
    .where({ childId })
    .where((of) => unused(of).orWhere({ usedBy: parentId }))
    .update({ endedAt: context.db.fn.now() })
}
