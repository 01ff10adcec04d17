import { hashToken, newToken } from '#graphql/accounts/token.ts'
import { Child } from '#graphql/children/child.model.ts'
import { othersThan } from '#graphql/children/visible.service.ts'
import { audit } from '#graphql/data/audit.ts'
import { findRow, type Scope } from '#graphql/data/findRow.ts'
import { assertDecides, guardianScope } from '#graphql/data/guardianScope.ts'
import { lockRows } from '#graphql/data/lockOrder.ts'
import { transaction } from '#graphql/data/transaction.ts'
import { User } from '#graphql/accounts/user.model.ts'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { mayAskForGuardian } from './families.policy.ts'
import { FamilyInvitation } from './invitation.model.ts'
import { expiryOfInvitation } from './invitation.service.ts'
import type { AskForGuardianInput } from './invitations.schema.ts'

/** Maximum number of pending requests per account. */
const mostRequests = 10

/** Requests of a parent that no administrator has decided yet: nothing was sent. */
const undecided = (context: Context, askedBy: number) =>
  FamilyInvitation.query(context.db).where({ askedBy, invitedBy: null, endedAt: null })

export async function ownGuardianRequests(context: Context): Promise<FamilyInvitation[]> {
  const viewer = authorise(context, mayAskForGuardian)
  return undecided(context, viewer.id).whereIn('childId', guardianScope(context, viewer)).orderBy('number')
}

/**
 * Asks the office to invite somebody else to follow the user's own children, all of them or none. Nothing is sent or
 * shown until an administrator sends the invitation, which opens a child's data to anyone who can read the mailbox.
 */
export async function askForGuardian(context: Context, input: AskForGuardianInput): Promise<FamilyInvitation> {
  const viewer = authorise(context, mayAskForGuardian)
  const { email, childId } = input
  const ids = [childId, ...othersThan(childId, input.alsoFor)]
  const scope: Scope<FamilyInvitation> = (requests) => requests.whereIn('childId', guardianScope(context, viewer))
  const request = { action: 'askForGuardian', input, model: FamilyInvitation, scope }
  return transaction(context, request, async (inner) => {
    const children = await lockRows(inner, Child, (own) =>
      own.whereIn('id', ids).whereIn('id', guardianScope(inner, viewer)),
    )
    if (children.length < ids.length) throw notFound('This child')
    await assertDecides(inner, viewer, ids)
    const known = await inner
      .db('invitations')
      .where({ email, usedAt: null, endedAt: null })
      .whereIn('childId', ids)
      .first()
    if (known)
      throw new AppError('CONFLICT', `You have already asked for ${email}. Please wait for the centre's answer.`)
    if ((await undecided(inner, viewer.id).resultSize()) + ids.length > mostRequests)
      throw new AppError(
        'CONFLICT',
        'You have several requests pending. Please wait for the office to answer them first.',
      )
    const asking = await findRow(inner, User, viewer.id)
    const numbers = new Map<number, number>()
    for (const child of children) {
      // a token that is never sent
      const row = {
        id: hashToken(newToken()),
        email,
        childId: child.id,
        expiresAt: expiryOfInvitation(),
        askedBy: viewer.id,
      }
      const [{ number }] = await inner.db('invitations').insert(row).returning('number')
      numbers.set(child.id, number)
      const after = { childId: child.id, email }
      await audit(inner, { action: 'askForGuardian', entity: FamilyInvitation.entity, entityId: number, after })
      await notifyStaff(inner, {
        kind: 'family.asked',
        title: 'Invite a guardian',
        text: `${asking.fullName()} would like to invite ${email} for ${child.firstName} ${child.lastName}`,
        link: `/admin/dashboard?section=students&child=${child.id}`,
      })
    }
    return FamilyInvitation.query(inner.db)
      .findById(numbers.get(childId) ?? 0)
      .throwIfNotFound()
  })
}
