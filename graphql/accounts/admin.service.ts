import type { Knex } from 'knex'
import * as z from 'zod/mini'
import { emailAddress, shortText } from '#graphql/platform/fields.schema.ts'
import { parse } from '#graphql/platform/parse.ts'
import { newPassword, username } from './accounts.schema.ts'
import { hashPassword } from './password.ts'
import { User } from './user.model.ts'

const newAdminSchema = z.object({
  email: emailAddress('Please give a valid e-mail address: --email anna@centre.co.za'),
  firstName: shortText(1, 'Please give a first and a last name: --name "Anna Kruger"'),
  lastName: shortText(1, 'Please give a first and a last name: --name "Anna Kruger"'),
  username,
  password: newPassword,
})

/** What the command line says of a new administrator. Without a username the part of the address before the @ is taken. */
export interface NewAdmin {
  email: string
  name: string
  username?: string
  password: string
}

const namesOf = (name: string) => {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

/**
 * Makes an administrator. Whoever may run commands on the server may do that: there is nobody yet to ask.
 * @throws AppError BAD_USER_INPUT; a unique violation of the database when the address or username is taken
 */
export async function createAdmin(db: Knex, { email, name, username, password }: NewAdmin): Promise<User> {
  const given = { email, ...namesOf(name), username: username ?? email.split('@')[0], password }
  const { password: checked, ...person } = parse(newAdminSchema, given)
  const passwordHash = await hashPassword(checked)
  const emailVerifiedAt = new Date().toISOString()
  return db.transaction(async (transaction) => {
    const row = { ...person, passwordHash, role: 'admin' as const, emailVerifiedAt }
    const user = await User.query(transaction).insertAndFetch(row)
    await transaction('audit_entries').insert({ action: 'createAdmin', entity: 'user', entityId: user.id })
    return user
  })
}
