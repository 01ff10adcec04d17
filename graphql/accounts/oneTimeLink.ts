import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { linkLifetime } from './linkLifetime.ts'

type Kind = 'password' | 'email' | 'stopEmail'

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/**
 * Makes a link that is sent by e-mail or handed over. Of one kind only the newest link of an account works.
 * @returns the token; only its hash is stored
 */
export async function makeLink(
  context: Context,
  kind: Kind,
  userId: number,
  newEmail: string | null = null,
  handedOver?: boolean,
) {
  await context.db('account_links').where({ kind, userId, usedAt: null }).delete()
  const token = randomBytes(32).toString('base64url')
  const { expiresAt } = await linkLifetime(context, handedOver)
  await context
    .db('account_links')
    .insert({ id: hashOf(token), kind, userId, newEmail, expiresAt: expiresAt.toISOString() })
  return token
}

/** The link of a token, while it can be used and its account exists. */
export const openLink = (context: Context, kind: Kind, token: string) =>
  context
    .db('account_links')
    .where({ id: hashOf(token), kind, usedAt: null })
    .where('expires_at', '>', context.db.fn.now())
    .whereIn('user_id', context.db('users').whereNull('deleted_at').select('id'))

/**
 * Uses a link up, once, also when it is followed twice at the same time.
 * @throws AppError NOT_FOUND when it is unknown, used or too old
 */
export async function useLink(context: Context, kind: Kind, token: string) {
  const [link]: { userId: number; newEmail: string | null }[] = await openLink(context, kind, token)
    .update({ usedAt: context.db.fn.now() })
    .returning(['user_id', 'new_email'])
  if (!link) {
    throw new AppError('NOT_FOUND', 'This link was already used or is too old. Please ask for a new one.')
  }
  return link
}
