import { randomBytes } from 'node:crypto'
import { wordOrder } from '#graphql/data/search.ts'
import { audit } from '#graphql/data/audit.ts'
import { assertNotStale } from '#graphql/data/stale.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { queueMail } from '#graphql/platform/mail/outbox.ts'
import { assertPhoneChange } from '#graphql/platform/phoneChange.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { endAccess } from './access.service.ts'
import { emailChangedMail } from './accounts.mails.ts'
import type { Role } from './accounts.rules.ts'
import { assertNotOwnWords } from './ownWords.ts'
import { hashPassword } from './password.ts'
import { User } from './user.model.ts'
import { mayManageUsers, maySeeUsers } from './users.policy.ts'
import type { CreateUserInput, UpdateUserInput } from './users.schema.ts'

/** The accounts with one of these roles, by name; all without any. For staff. */
export async function listUsers(context: Context, roles: readonly Role[]): Promise<User[]> {
  authorise(context, maySeeUsers)
  const users = User.query(context.db)
    .whereNull('deletedAt')
    .orderByRaw(wordOrder('last_name', 'first_name'))
    .orderBy('id')
  return roles.length > 0 ? users.whereIn('role', [...roles]) : users
}

/** The removed accounts with one of these roles, which can be restored, the last one first. For staff. */
export async function listRemovedUsers(context: Context, roles: readonly Role[]): Promise<User[]> {
  authorise(context, maySeeUsers)
  const users = User.query(context.db)
    .whereNotNull('deletedAt')
    .orderBy([{ column: 'deletedAt', order: 'desc' }, 'id'])
  return roles.length > 0 ? users.whereIn('role', [...roles]) : users
}

/** What the audit log keeps of an account: never a password or its hash. */
const loggedOf = ({ username, email, firstName, lastName, role, phoneNumber }: User) => ({
  username,
  email,
  firstName,
  lastName,
  role,
  phoneNumber,
})

const addressKnown = () => new Date().toISOString()

/**
 * Makes an account. Its address counts as known, since staff vouch for it. Its password is known to whoever made it, so
 * that its owner has to choose another one before a colleague's account opens anything.
 * @throws AppError CONFLICT when the username or e-mail address is taken
 */
export async function createUser(context: Context, input: CreateUserInput): Promise<User> {
  authorise(context, mayManageUsers)
  const { password, ...person } = input
  await assertNotOwnWords(context.db, password, person)
  const passwordHash = await hashPassword(password)
  return transaction(context, { action: 'createUser', input, model: User }, async (inner) => {
    const user = await User.query(inner.db).insertAndFetch({
      ...person,
      passwordHash,
      passwordChosenAt: null,
      emailVerifiedAt: addressKnown(),
    })
    await audit(inner, { action: 'createUser', entity: 'user', entityId: user.id, after: loggedOf(user) })
    return user
  })
}

type ParentAccount = Pick<User, 'email' | 'firstName' | 'lastName' | 'phoneNumber'>

/** A username from the part of the address before the @; a number follows where it is taken. */
async function freeUsername(context: Context, email: string): Promise<string> {
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
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  return transaction(context, { action: 'createUserWithoutPassword', input: parent, model: User }, async (inner) => {
    const user = await User.query(inner.db).insertAndFetch({
      ...parent,
      username: await freeUsername(inner, parent.email),
      role: 'parent',
      passwordHash,
      passwordChosenAt: null,
      emailVerifiedAt: addressKnown(),
    })
    await audit(inner, { action: 'createUser', entity: 'user', entityId: user.id, after: loggedOf(user) })
    return user
  })
}

async function userForChange(context: Context, id: number, version?: number | null): Promise<User> {
  const user = await User.query(context.db).findById(id).whereNull('deletedAt').forUpdate()
  if (!user) throw notFound('This account')
  assertNotStale(user, version)
  return user
}

/**
 * How many administrators there are. They stay locked until the change is done, and before any account alone is: of two
 * who remove each other at once one is refused, and neither waits for the other for ever.
 */
async function lockAdmins(context: Context): Promise<number> {
  const admins = await context
    .db('users')
    .where({ role: 'admin', deletedAt: null })
    .orderBy('id')
    .forUpdate()
    .select('id')
  return admins.length
}

function assertNotLastAdmin(user: User, admins: number, message: string) {
  if (user.role === 'admin' && admins <= 1) throw new AppError('CONFLICT', message, { fields: { role: message } })
}

/**
 * Changes the given fields of an account. Another role or another address ends every access that there was to it, and the
 * address before is told of the new one.
 * @throws AppError NOT_FOUND; STALE; BAD_USER_INPUT for a new number that is none; CONFLICT for a taken address, one's own role, or the last administrator's
 */
export async function updateUser(context: Context, input: UpdateUserInput): Promise<User> {
  const viewer = authorise(context, mayManageUsers)
  return transaction(context, { action: 'updateUser', input, model: User }, async (inner) => {
    const { id, version, ...values } = input
    const admins = values.role === undefined ? 0 : await lockAdmins(inner)
    const before = await userForChange(inner, id, version)
    assertPhoneChange('phoneNumber', values.phoneNumber, before.phoneNumber)
    const newRole = values.role !== undefined && values.role !== before.role
    if (newRole && id === viewer.id) {
      const message = 'You cannot change your own role. Ask another administrator to do it.'
      throw new AppError('CONFLICT', message, { fields: { role: message } })
    }
    if (newRole) assertNotLastAdmin(before, admins, 'This is the last administrator. Make another one first.')
    const user = await User.query(inner.db).patchAndFetchById(id, {
      ...values,
      version: before.version + 1,
      updatedAt: new Date().toISOString(),
    })
    const newAddress = user.email.toLowerCase() !== before.email.toLowerCase()
    if (newRole || newAddress) await endAccess(inner, before)
    if (newAddress) await queueMail(inner, emailChangedMail(before, await centreName(inner), user.email))
    const [old, now] = [loggedOf(before), loggedOf(user)]
    await audit(inner, { action: 'updateUser', entity: 'user', entityId: id, before: old, after: now })
    return user
  })
}

/**
 * Hides an account, keeps it, and ends every access to it. It can be restored.
 * @throws AppError CONFLICT for one's own account or the last administrator; NOT_FOUND
 */
export async function deleteUser(context: Context, id: number): Promise<User> {
  const viewer = authorise(context, mayManageUsers)
  if (id === viewer.id) throw new AppError('CONFLICT', 'You cannot delete your own account.')
  return transaction(context, { action: 'deleteUser', input: { id }, model: User }, async (inner) => {
    const admins = await lockAdmins(inner)
    const before = await userForChange(inner, id)
    assertNotLastAdmin(before, admins, 'This is the last administrator, who cannot be deleted.')
    const deletedAt = new Date().toISOString()
    const user = await User.query(inner.db).patchAndFetchById(id, { deletedAt, version: before.version + 1 })
    await endAccess(inner, before)
    await audit(inner, { action: 'deleteUser', entity: 'user', entityId: id, before: loggedOf(before) })
    return user
  })
}

/**
 * Brings a removed account back; it signs in as before.
 * @throws AppError NOT_FOUND; CONFLICT when its username or address was taken in the meantime
 */
export async function restoreUser(context: Context, id: number): Promise<User> {
  authorise(context, mayManageUsers)
  return transaction(context, { action: 'restoreUser', input: { id }, model: User }, async (inner) => {
    const before = await User.query(inner.db).findById(id).whereNotNull('deletedAt').forUpdate()
    if (!before) throw notFound('This removed account')
    const user = await User.query(inner.db).patchAndFetchById(id, { deletedAt: null, version: before.version + 1 })
    await audit(inner, { action: 'restoreUser', entity: 'user', entityId: id, after: loggedOf(user) })
    return user
  })
}
