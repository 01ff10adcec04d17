import { audit } from '#graphql/data/audit.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { mayManageOwnAccount } from './accounts.policy.ts'
import { reauthenticate } from './bruteForce.service.ts'
import { verifySecondFactor } from './secondFactor.service.ts'
import type { ConfirmIdentityInput } from './security.schema.ts'

/** @throws AppError BAD_USER_INPUT for a wrong password; SECOND_FACTOR_REQUIRED; TOO_MANY_REQUESTS */
export async function confirmIdentity(context: Context, input: ConfirmIdentityInput): Promise<boolean> {
  const viewer = authorise(context, mayManageOwnAccount)
  const owner = await reauthenticate(context, viewer, input.currentPassword)
  await verifySecondFactor(context, owner, input.code)
  return markAuthenticated(context, viewer)
}

/** Marks the session as freshly authenticated, after its owner has proved their identity again. */
export async function markAuthenticated(context: Context, { id: userId, sessionId }: SignedIn): Promise<boolean> {
  const { db } = context
  await db('sessions').where({ id: sessionId }).update({ authenticatedAt: db.fn.now() })
  await audit(context, { action: 'confirmIdentity', entity: 'user', entityId: userId })
  return true
}
