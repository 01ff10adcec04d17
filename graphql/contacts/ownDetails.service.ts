import { User } from '#graphql/accounts/user.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import { guardianScope } from '#graphql/data/guardianScope.ts'
import { audit } from '#graphql/data/audit.ts'
import { assertNotStale } from '#graphql/data/stale.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import { assertPhoneChange } from '#graphql/platform/phoneChange.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { isSamePhone } from '#graphql/values/phone.ts'
import { mayKeepContacts, maySeeAddress } from './contacts.policy.ts'
import type { OwnDetailsInput } from './contacts.schema.ts'

const emptyMessage = 'Please enter the number that we call in an emergency.'

const detailsOf = ({ phoneNumber, homeAddress }: User) => ({ phoneNumber, homeAddress })

/**
 * Makes the new number the one that is called in an emergency, for children where it was the old one.
 * @throws AppError NOT_FOUND for another family's child; CONFLICT where another number was entered in the meantime
 */
async function useInEmergencies(context: Context, viewer: SignedIn, before: User, phone: string, childIds: number[]) {
  for (const id of [...new Set(childIds)].sort((one, other) => one - other)) {
    const child = await Child.query(context.db)
      .findById(id)
      .whereNull('deletedAt')
      .whereIn('id', guardianScope(context, viewer))
      .forUpdate()
    if (!child) throw notFound('This child')
    if (!isSamePhone(child.emergencyContactPhone, before.phoneNumber))
      throw new AppError(
        'CONFLICT',
        `The number that is called for ${child.firstName} was changed in the meantime. Reload and look at it.`,
      )
    await Child.query(context.db)
      .findById(id)
      .patch({
        emergencyContactPhone: phone,
        version: child.version + 1,
        updatedAt: new Date().toISOString(),
      })
    await audit(context, {
      action: 'changeEmergencyContact',
      entity: 'child',
      entityId: id,
      before: { name: child.emergencyContact, phone: child.emergencyContactPhone },
      after: { name: child.emergencyContact, phone },
    })
  }
}

/**
 * Changes phone number and home address of whoever is signed in, at once, and tells staff what a parent changed. The
 * children that are named are called for at the new number from then on.
 * @throws AppError STALE; NOT_FOUND for another family's child; CONFLICT; BAD_USER_INPUT for an emergency without number
 */
export async function updateOwnDetails(context: Context, input: OwnDetailsInput): Promise<User> {
  const viewer = authorise(context, mayKeepContacts)
  return transaction(context, { action: 'updateOwnDetails', input, model: User }, async (inner) => {
    const before = await User.query(inner.db).findById(viewer.id).forUpdate().throwIfNotFound()
    assertPhoneChange('phoneNumber', input.phoneNumber, before.phoneNumber)
    assertNotStale(before, input.version)
    const childIds = input.emergencyChildIds ?? []
    if (childIds.length > 0) {
      if (!input.phoneNumber)
        throw new AppError('BAD_USER_INPUT', emptyMessage, { fields: { phoneNumber: emptyMessage } })
      await useInEmergencies(inner, viewer, before, input.phoneNumber, childIds)
    }
    const user = await User.query(inner.db).patchAndFetchById(viewer.id, {
      phoneNumber: input.phoneNumber ?? null,
      homeAddress: input.homeAddress ?? null,
      version: before.version + 1,
      updatedAt: new Date().toISOString(),
    })
    const [old, after] = [detailsOf(before), detailsOf(user)]
    await audit(inner, { action: 'updateOwnDetails', entity: 'user', entityId: user.id, before: old, after })
    if (viewer.role === 'admin') return user
    const child = await Child.query(inner.db).whereIn('id', guardianScope(inner, viewer)).whereNull('deletedAt').first()
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
