import { audit } from '#graphql/data/audit.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { revokeAccess } from './access.service.ts'
import { mayEndSessionsOfOthers, mayManageOwnAccount } from './accounts.policy.ts'
import { idleLimit } from './accounts.rules.ts'
import { OwnSession } from './security.model.ts'
import { User } from './user.model.ts'

/** Where one is signed in: this session first, then the one used last. */
export async function listOwnSessions(context: Context): Promise<OwnSession[]> {
  const viewer = authorise(context, mayManageOwnAccount)
  const { db } = context
  const rows: OwnSession[] = await db('sessions')
    .where({ userId: viewer.id, endedAt: null })
    .where('expires_at', '>', db.fn.now())
    .where('last_seen_at', '>', new Date(Date.now() - idleLimit(viewer.role)).toISOString())
    .orderByRaw('id = ? desc, last_seen_at desc', [viewer.sessionId])
    .select('id', 'created_at', 'last_seen_at', 'user_agent')
  return rows.map((row) => Object.assign(new OwnSession(), row, { isCurrent: row.id === viewer.sessionId }))
}

/**
 * Signs out in one place.
 * @throws AppError NOT_FOUND when one is not signed in there
 */
export async function endOwnSession(context: Context, id: string): Promise<boolean> {
  const viewer = authorise(context, mayManageOwnAccount)
  const ended = await context
    .db('sessions')
    .where({ id, userId: viewer.id })
    .whereNull('ended_at')
    .update({ endedAt: context.db.fn.now() })
  if (ended === 0) throw notFound('This session')
  await audit(context, { action: 'endMySession', entity: 'user', entityId: viewer.id })
  if (id === viewer.sessionId) await context.setSession(null)
  return true
}

/** Signs out everywhere, here as well, and ends every other access to the own account. */
export async function signOutEverywhere(context: Context): Promise<boolean> {
  const viewer = authorise(context, mayManageOwnAccount)
  await transaction(context, { action: 'signOutEverywhere', input: null, model: User }, async (inner) => {
    const user = await User.query(inner.db).findById(viewer.id).throwIfNotFound()
    await revokeAccess(inner, user)
    await audit(inner, { action: 'signOutEverywhere', entity: 'user', entityId: user.id })
    return user
  })
  await context.setSession(null)
  return true
}

/**
 * Signs somebody out everywhere and ends every other access to the account, for a lost phone or a colleague who leaves. For administrators.
 * @throws AppError NOT_FOUND
 */
export async function endSessionsOfUser(context: Context, userId: number): Promise<User> {
  authorise(context, mayEndSessionsOfOthers)
  return transaction(context, { action: 'endSessionsOfUser', input: userId, model: User }, async (inner) => {
    const user = await User.query(inner.db).findById(userId).whereNull('deletedAt')
    if (!user) throw notFound('This account')
    await revokeAccess(inner, user)
    await audit(inner, { action: 'endSessionsOfUser', entity: 'user', entityId: userId })
    return user
  })
}
