import type { Knex } from 'knex'
import { AppError } from '#graphql/platform/errors.ts'
import { isMadeOfContextWords } from './contextWords.rules.ts'
import type { User } from './user.model.ts'

const message =
  'This password is made of your name, username or e-mail address, or of the name of the centre, which others try first. Please choose another one: three or four unrelated words are good.'

/**
 * Refuses a new password that is made of what others know of its owner or of the centre.
 * @param more words beside these, such as the name of a centre that is being set up
 * @throws AppError BAD_USER_INPUT
 */
export async function assertNotOwnWords(
  db: Knex,
  password: string,
  { username, email, firstName, lastName }: Pick<User, 'username' | 'email' | 'firstName' | 'lastName'>,
  more: readonly string[] = [],
) {
  const row: { value: { name?: string; fullName?: string } } | undefined = await db('settings')
    .where({ name: 'centre' })
    .first('value')
  const { name = '', fullName = '' } = row?.value ?? {}
  if (!isMadeOfContextWords(password, [username, email, firstName, lastName, name, fullName, ...more])) return
  throw new AppError('BAD_USER_INPUT', message, { fields: { password: message } })
}
