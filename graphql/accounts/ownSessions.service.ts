import { audit } from '#graphql/data/audit.ts'
import type { Context } from '#graphql/platform/context.ts'
import { notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { mayManageOwnAccount } from './accounts.policy.ts'
import { idleLimit } from './accounts.rules.ts'
import { OwnSession } from './security.model.ts'
import { revokeAccessOf } from './session.service.ts'

/** The user's own sessions: this one first, then by last use. */
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

export async function endOwnSession(context: Context, id: string): Promise<boolean> {
  const viewer = authorise(context, mayManageOwnAccount)
  const ended = await context
    .db('sessions')
    .where({ id, userId: viewer.id, endedAt: null })
    .update({ endedAt: context.db.fn.now() })
  if (ended === 0) throw notFound('This session')
  await audit(context, { action: 'endMySession', entity: 'user', entityId: viewer.id })
  if (id === viewer.sessionId) await context.setSession(null)
  return true
}

export async function signOutEverywhere(context: Context): Promise<boolean> {
  const viewer = authorise(context, mayManageOwnAccount)
  await revokeAccessOf(context, 'signOutEverywhere', viewer.id, { mayBeTakenBack: true })
  await context.setSession(null)
  return true
}
