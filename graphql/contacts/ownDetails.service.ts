import { User } from '#graphql/accounts/user.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import { ownChildIds } from '#graphql/children/own.service.ts'
import { audit, change, refuseStale } from '#graphql/platform/change.ts'
import type { Context } from '#graphql/platform/context.ts'
import { notifyStaff } from '#graphql/platform/notify.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { mayKeepContacts, maySeeAddress } from './contacts.policy.ts'
import type { OwnDetailsInput } from './contacts.schema.ts'

const detailsOf = ({ phoneNumber, homeAddress }: User) => ({ phoneNumber, homeAddress })

/**
 * Changes phone number and home address of whoever is signed in, at once, and tells staff what a parent changed.
 * @throws AppError STALE
 */
export async function updateOwnDetails(context: Context, input: OwnDetailsInput): Promise<User> {
  const viewer = authorise(context, mayKeepContacts)
  return change(context, { action: 'updateOwnDetails', input, model: User }, async (inner) => {
    const before = await User.query(inner.db).findById(viewer.id).forUpdate().throwIfNotFound()
    refuseStale(before, input.version)
    const user = await User.query(inner.db).patchAndFetchById(viewer.id, {
      phoneNumber: input.phoneNumber ?? null,
      homeAddress: input.homeAddress ?? null,
      version: before.version + 1,
      updatedAt: new Date().toISOString(),
    })
    const [old, after] = [detailsOf(before), detailsOf(user)]
    await audit(inner, { action: 'updateOwnDetails', entity: 'user', entityId: user.id, before: old, after })
    if (viewer.role === 'admin') return user
    const child = await Child.query(inner.db).whereIn('id', ownChildIds(inner, viewer)).whereNull('deletedAt').first()
    await notifyStaff(inner, {
      kind: 'contact.changed',
      title: 'Contact details changed',
      text: `${user.firstName} ${user.lastName}`,
      link: `/admin/dashboard?section=${child ? `students&child=${child.id}` : 'parent-child&tab=parents'}`,
    })
    return user
  })
}

/** The home address of an account; null for whoever may not see it. */
export const homeAddressOf = ({ viewer }: Context, user: User): string | null =>
  maySeeAddress(viewer, user.id) ? user.homeAddress : null
