import { audit } from '#graphql/data/audit.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { mayManageOwnAccount } from './accounts.policy.ts'
import { freshFor } from './accounts.rules.ts'
import { reauthenticate } from './bruteForce.service.ts'
import { verifySecondFactor } from './secondFactor.service.ts'
import type { ConfirmIdentityInput } from './security.schema.ts'

/**
 * For what a computer that was left alone must not do: refuses unless the session was begun, or its password and second
 * factor were typed again, within the last minutes.
 * @throws AppError FRESH_AUTHENTICATION_REQUIRED, after which the client calls `confirmIdentity` and tries again
 */
export async function assertFreshAuthentication(context: Context) {
  const fresh = await context
    .db('sessions')
    .where({ id: context.viewer.sessionId })
    .where('authenticated_at', '>', new Date(Date.now() - freshFor).toISOString())
    .first('id')
  if (fresh) return
  throw new AppError('FRESH_AUTHENTICATION_REQUIRED', 'Please enter your password again to do this.')
}

/** @throws AppError BAD_USER_INPUT for a wrong password; SECOND_FACTOR_REQUIRED; TOO_MANY_REQUESTS */
export async function confirmIdentity(context: Context, input: ConfirmIdentityInput): Promise<boolean> {
  const viewer = authorise(context, mayManageOwnAccount)
  const owner = await reauthenticate(context, viewer, input.currentPassword)
  await verifySecondFactor(context, owner, input.code)
  return markAuthenticated(context, viewer)
}

/** The session counts as begun just now, after its owner has proved again who they are. */
export async function markAuthenticated(context: Context, { id: userId, sessionId }: SignedIn): Promise<boolean> {
  const { db } = context
  await db('sessions').where({ id: sessionId }).update({ authenticatedAt: db.fn.now() })
  await audit(context, { action: 'confirmIdentity', entity: 'user', entityId: userId })
  return true
}
