import type { Knex } from 'knex'
import { splitName } from '#graphql/enrollment/enrollment.rules.ts'
import * as z from 'zod/mini'
import { AppError, toAppError } from '#graphql/platform/errors.ts'
import { emailAddress, shortText } from '#graphql/platform/fields.schema.ts'
import { parse } from '#graphql/platform/parse.ts'
import { newPassword, username } from './accounts.schema.ts'
import { hashChosenPassword } from './password.ts'
import { User } from './user.model.ts'

const newAdminSchema = z.object({
  email: emailAddress('Please give a valid e-mail address: --email anna@centre.co.za'),
  firstName: shortText(1, 'Please give a first and a last name: --name "Anna Kruger"'),
  lastName: shortText(1, 'Please give a first and a last name: --name "Anna Kruger"'),
  username,
  password: newPassword,
})

/** The new administrator given on the command line. The username defaults to the part of the address before the @. */
export interface NewAdmin {
  email: string
  name: string
  username?: string
  password: string
}

async function insertAdmin(db: Knex, { name, ...given }: NewAdmin & { username: string }): Promise<User> {
  const { password, ...person } = parse(newAdminSchema, { ...given, ...splitName(name) })
  const passwordHash = await hashChosenPassword(db, password, person)
  const emailVerifiedAt = new Date().toISOString()
  return db.transaction(async (transaction) => {
    const row = { ...person, passwordHash, role: 'admin' as const, emailVerifiedAt }
    const user = await User.query(transaction).insertAndFetch(row)
    // once there is an administrator, the set-up page that creates the first one is closed
    await transaction('setup_links').delete()
    await transaction('audit_entries').insert({ action: 'createAdmin', entity: 'user', entityId: user.id })
    return user
  })
}

/**
 * Creates an administrator. Anyone who can run commands on the server may: there may be no administrator yet to ask.
 * @throws AppError BAD_USER_INPUT, CONFLICT when the username is taken; a unique violation of the database when the address is
 */
export async function createAdmin(db: Knex, admin: NewAdmin): Promise<User> {
  const username = admin.username ?? admin.email.split('@')[0] ?? ''
  try {
    return await insertAdmin(db, { ...admin, username })
  } catch (error) {
    const known = toAppError(error)
    const problem = known?.details.fields?.username
    if (!known || !problem || problem !== known.message) throw error
    const origin = admin.username === undefined ? ` (without it, it is "${username}", from the e-mail address)` : ''
    throw new AppError(known.code, `${problem.replace(/\.$/, '')}: --username anna${origin}`)
  }
}
