import { User } from '#graphql/accounts/user.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import { assertDecides, guardianScope, ofGuardian } from '#graphql/data/guardianScope.ts'
import { lockRow, type Scope } from '#graphql/data/findRow.ts'
import { editRow } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict, fieldError } from '#graphql/platform/errors.ts'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import { assertPhoneChange } from '#graphql/platform/phoneChange.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { throttleOwn } from '#graphql/platform/throttle.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { isSamePhone } from '#graphql/values/phone.ts'
import { mayManageContacts, maySeeAddress } from './contacts.policy.ts'
import type { OwnDetailsInput } from './contacts.schema.ts'
import { tellStaff } from './contacts.service.ts'

/** Replaces the emergency number of children where it was the old one, and tells staff under whose name it is called. */
async function useInEmergencies(context: Context, viewer: SignedIn, before: User, phone: string, childIds: number[]) {
  const action = 'changeEmergencyContact'
  const scope = ofGuardian(context, viewer, false, 'id')
  for (const id of [...new Set(childIds)].toSorted((one, other) => one - other))
    await editRow(context, Child, { action, id, scope }, async (child, inner) => {
      await assertDecides(inner, viewer, [id])
      const number = `${child.emergencyContact ?? 'No name'}, ${phone}`
      await tellStaff(inner, viewer, id, 'Emergency contact changed', number)
      if (isSamePhone(child.emergencyContactPhone, before.phoneNumber)) return { emergencyContactPhone: phone }
      throw conflict(
        `${child.firstName}'s emergency number has been changed in the meantime. Please reload the page and check it.`,
      )
    })
}

export async function updateOwnDetails(context: Context, input: OwnDetailsInput): Promise<User> {
  const viewer = authorise(context, mayManageContacts)
  await throttleOwn(context, 'updateOwnDetails', viewer.id)
  const { version, phoneNumber = null, homeAddress = null, emergencyChildIds } = input
  const childIds = emergencyChildIds ?? []
  const decide = async (before: User, inner: Context) => {
    if (childIds.length > 0 && !phoneNumber)
      throw fieldError('phoneNumber', 'Please enter the number to call in an emergency.')
    if (phoneNumber) await useInEmergencies(inner, viewer, before, phoneNumber, childIds)
    return { phoneNumber, homeAddress }
  }
  // an invalid number is reported first, whatever the version
  const lockFirst = async (inner: Context) =>
    assertPhoneChange('phoneNumber', phoneNumber, (await lockRow(inner, User, viewer.id)).phoneNumber)
  const scope: Scope<User> = (users) => users.where({ id: viewer.id })
  const change = { action: 'updateOwnDetails', id: viewer.id, version, input, lockFirst, scope }
  return editRow(context, User, change, decide, async (user, _before, inner) => {
    if (viewer.role === 'admin') return
    const child = await Child.query(inner.db).whereIn('id', guardianScope(inner, viewer)).first()
    await notifyStaff(inner, {
      kind: 'contact.changed',
      title: 'Contact details changed',
      text: user.fullName(),
      link: `/admin/dashboard?section=${child ? `students&child=${child.id}` : 'parent-child&tab=parents'}`,
      // one a day: somebody who has only registered could push everything else off the list
      key: `contact.changed:${user.id}:${todayInJohannesburg()}`,
    })
  })
}

export const homeAddressOf = ({ viewer }: Context, user: User): string | null =>
  maySeeAddress(viewer, user.id) ? user.homeAddress : null
