import type { Knex } from 'knex'
import type { Context } from '#graphql/platform/context.ts'

interface Ended {
  /** Invitations to this child. */
  childId?: number
  /** Of the account that was sent them, or that used one with another address. */
  account?: { id: number; email: string }
}

const unused = (query: Knex.QueryBuilder) => query.whereNull('usedAt')

/** Invitations that can still lead to a link: their link was not used, or an administrator has not confirmed it yet. */
const pending = ({ db }: Context) => db('invitations').whereNull('endedAt').whereNull('confirmedAt')

/** Ends invitations, so that their links open nothing any more. Called inside the transaction of what made them obsolete. */
export async function endInvitations(context: Context, { childId, account }: Ended): Promise<void> {
  const ending = pending(context)
  if (childId !== undefined) void ending.where({ childId })
  if (account)
    void ending.where((of) =>
      of.where({ usedBy: account.id }).orWhere((open) => unused(open).where({ email: account.email })),
    )
  await ending.update({ endedAt: context.db.fn.now() })
}

/**
 * Ends what could lead back to a child after somebody was unlinked from it: every open invitation, since nobody knows
 * which mailboxes that person reads, and what waits for this account.
 */
export async function endInvitationsAfterUnlinking(context: Context, childId: number, parentId: number): Promise<void> {
  await pending(context)
    .where({ childId })
    .where((of) => unused(of).orWhere({ usedBy: parentId }))
    .update({ endedAt: context.db.fn.now() })
}
