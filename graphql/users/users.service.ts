import { lastDeletedFirst, type Page, type PageRequest, paginate } from '#graphql/data/paginate.ts'
import { plainSql, whereWords } from '#graphql/data/search.ts'
import { readerOf } from '#graphql/data/findRow.ts'
import { lockRows } from '#graphql/data/lockOrder.ts'
import { createRow, editRow, now, removeRow, restoreRow } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict, fieldError } from '#graphql/platform/errors.ts'
import { queueMail } from '#graphql/platform/mail/outbox.ts'
import { assertPhoneChange } from '#graphql/platform/phoneChange.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { assertAccountNotErased } from '#graphql/privacy/erased.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { revokeAccess, revokeAccessOf } from '#graphql/accounts/session.service.ts'
import {
  accountRemovedMail,
  accountRestoredMail,
  confirmEmailMail,
  emailChangedMail,
  roleChangedMail,
} from '#graphql/accounts/accounts.mails.ts'
import type { Role } from '#graphql/values/roles.ts'
import { makeLink } from '#graphql/accounts/oneTimeLink.ts'
import { hashChosenPassword, hashRandomPassword } from '#graphql/accounts/password.ts'
import { endInvitationsAfterUnlinking } from '#graphql/families/endInvitations.service.ts'
import { User } from '#graphql/accounts/user.model.ts'
import { mayEndSessions, mayManageUsers, maySeeUsers } from './users.policy.ts'
import type { CreateUserInput, UpdateUserInput } from './users.schema.ts'

const searched = plainSql(`concat_ws(' ', users.first_name, users.last_name, users.email,
  (select string_agg(concat_ws(' ', children.first_name, children.last_name), ' ')
    from guardianships join children on children.id = guardianships.child_id
    where guardianships.parent_id = users.id and children.deleted_at is null))`)

/** @param page null for all of them */
export async function listUsers(
  context: Context,
  page: PageRequest | null,
  { roles = [], search = null }: { roles?: readonly Role[]; search?: string | null },
): Promise<Page<User>> {
  authorise(context, maySeeUsers)
  const users = User.query(context.db).whereNull('deletedAt')
  if (roles.length > 0) users.whereIn('role', [...roles])
  whereWords(users, searched, search)
  return paginate(users, { columns: ['sortName', 'id'] }, page)
}

export async function listStaff(context: Context): Promise<User[]> {
  authorise(context, maySeeUsers)
  return User.query(context.db).whereNull('deletedAt').whereNot({ role: 'parent' }).orderBy(['sortName', 'id'])
}

export const getUser = readerOf(User, maySeeUsers)

export async function listRemovedUsers(context: Context, page: PageRequest, roles: readonly Role[]) {
  authorise(context, maySeeUsers)
  const users = User.query(context.db).whereNotNull('deletedAt')
  if (roles.length > 0) users.whereIn('role', [...roles])
  return paginate(users, lastDeletedFirst, page)
}

/** The link that proves a mailbox whose address the office typed; its reader signs in for it. */
async function askToConfirm(inner: Context, user: User) {
  const { url, lasts } = await makeLink(inner, 'email', user.id, { newEmail: user.email, handedOver: true })
  await queueMail(inner, confirmEmailMail(user, await centreName(inner), user.email, url, lasts))
}

/** The administrator knows its password, so that a colleague has to choose another one before using the account. */
export async function createUser(context: Context, input: CreateUserInput): Promise<User> {
  authorise(context, mayManageUsers)
  const { password, ...person } = input
  const passwordHash = await hashChosenPassword(context.db, password, person)
  const values = { ...person, passwordHash, passwordChosenAt: null }
  return createRow(context, User, { action: 'createUser', input }, values, (user, inner) => askToConfirm(inner, user))
}

type ParentAccount = Pick<User, 'email' | 'firstName' | 'lastName' | 'phoneNumber'>

/** A username from the part of the address before the @, with a number added if it is taken. */
export async function freeUsername(context: Context, email: string): Promise<string> {
  const wish = `${email.split('@')[0]}`.slice(0, 190).padEnd(3, '1')
  const there: { username: string }[] = await context
    .db('users')
    .where('username', 'like', `${wish}%`)
    .select('username')
  const taken = new Set(there.map(({ username }) => username.toLowerCase()))
  let name = wish
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${wish}${number}`
  return name
}

/** A parent's account that nobody can sign in to until its owner has set a password by e-mail. */
export async function createUserWithoutPassword(context: Context, parent: ParentAccount): Promise<User> {
  authorise(context, mayManageUsers)
  const passwordHash = await hashRandomPassword()
  return createRow(context, User, { action: 'createUserWithoutPassword', input: parent }, async (inner) => ({
    ...parent,
    username: await freeUsername(inner, parent.email),
    role: 'parent',
    passwordHash,
    passwordChosenAt: null,
    emailVerifiedAt: now(),
  }))
}

const lockAdmins = (id: number) => (context: Context) =>
  lockRows(context, User, (users) => users.where({ role: 'admin', deletedAt: null }).orWhere({ id }))

/**
 * Refuses to remove the last administrator. All administrators are locked with the account, by id: if two remove each other
 * at the same time, one is refused and there is no deadlock.
 */
async function assertNotLastAdmin(inner: Context, { id, role }: User, message: string) {
  if (role === 'admin' && (await lockAdmins(id)(inner)).length <= 1) throw fieldError('role', message, 'CONFLICT')
}

const isNewAddress = (email: string, before: User) => email.toLowerCase() !== before.email.toLowerCase()

/**
 * A new role or address revokes all access to the account, of which its owner is told: of a new address at the previous one.
 * @throws AppError NOT_FOUND; STALE; BAD_USER_INPUT for an invalid phone number; CONFLICT for a taken address, the
 * administrator's own role or address, or the last administrator's
 */
export async function updateUser(context: Context, input: UpdateUserInput): Promise<User> {
  const viewer = authorise(context, mayManageUsers)
  const { id, version, ...values } = input
  const lockFirst = values.role && lockAdmins(id)
  const decide = async (before: User, inner: Context) => {
    assertPhoneChange('phoneNumber', values.phoneNumber, before.phoneNumber)
    const isTyped = isNewAddress(values.email ?? before.email, before)
    if (id === viewer.id && isTyped)
      throw fieldError('email', 'Please change your own e-mail address on your account page.', 'CONFLICT')
    // that the address before was proved says nothing of what the office typed
    const changed = isTyped ? { ...values, emailVerifiedAt: null } : values
    if (values.role === undefined || values.role === before.role) return changed
    if (id === viewer.id)
      throw fieldError('role', 'You cannot change your own role. Please ask another administrator.', 'CONFLICT')
    await assertNotLastAdmin(inner, before, 'This is the last administrator. Please add another one first.')
    return changed
  }
  const change = { action: 'updateUser', id, version, input, lockFirst }
  return editRow(context, User, change, decide, async (user, before, inner) => {
    const newAddress = isNewAddress(user.email, before)
    if (user.role !== before.role || newAddress) await revokeAccess(inner, before)
    if (newAddress) await queueMail(inner, emailChangedMail(before, await centreName(inner), user.email))
    if (newAddress) await askToConfirm(inner, user)
    if (user.role !== before.role) await queueMail(inner, roleChangedMail(user, await centreName(inner), before.role))
  })
}

export async function deleteUser(context: Context, id: number): Promise<User> {
  const viewer = authorise(context, mayManageUsers)
  if (id === viewer.id) throw conflict('You cannot delete your own account.')
  const check = (before: User, inner: Context) =>
    assertNotLastAdmin(inner, before, 'The last administrator cannot be deleted.')
  const change = { action: 'deleteUser', id, lockFirst: lockAdmins(id) }
  return removeRow(context, User, change, check, async (_user, before, inner) => {
    await revokeAccess(inner, before)
    const children = await inner.db('guardianships').where({ parentId: id }).pluck('child_id')
    for (const childId of children) await endInvitationsAfterUnlinking(inner, childId, id)
    await queueMail(inner, accountRemovedMail(before, await centreName(inner)))
  })
}

/** @throws AppError NOT_FOUND; CONFLICT when its username or address was taken in the meantime, or it was erased */
export async function restoreUser(context: Context, id: number): Promise<User> {
  authorise(context, mayManageUsers)
  const change = { action: 'restoreUser', id }
  return restoreRow(context, User, change, assertAccountNotErased, async (user, _before, inner) => {
    await queueMail(inner, accountRestoredMail(user, await centreName(inner)))
  })
}

/** For a lost phone, or a colleague who is leaving. */
export async function endSessionsOfUser(context: Context, id: number): Promise<User> {
  authorise(context, mayEndSessions)
  return revokeAccessOf(context, 'endSessionsOfUser', id)
}
