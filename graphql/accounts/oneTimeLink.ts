import { listClosedDays } from '#graphql/closedDays/closedDays.service.ts'
import { daysLookedAhead, nextOpenDay } from '#graphql/closedDays/closedDays.rules.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { sendsMail } from '#graphql/platform/mail/outbox.ts'
import { addDays, formatDayInFull, startOfJohannesburgDay, todayInJohannesburg } from '#graphql/values/dates.ts'
import { hashToken, newToken } from './token.ts'

const pages = { password: 'reset-password', email: 'confirm-email', stopEmail: 'stop-email-change' } as const
type Kind = keyof typeof pages

const linkMinutes = 60

interface Options {
  /** The address that the account gets when the link is followed. */
  newEmail?: string | null
  /** The office hands it over, or its reader is not waiting for it: valid until the end of the next working day. */
  handedOver?: boolean
  /** How many days it is valid, like an invitation. */
  days?: number
}

async function lifetimeOf(context: Context, handedOver: boolean, days?: number) {
  if (days) return { expiresAt: new Date(Date.now() + days * 86_400_000), lasts: `within ${days} days` }
  if (!handedOver)
    return { expiresAt: new Date(Date.now() + linkMinutes * 60_000), lasts: `within ${linkMinutes} minutes` }
  const today = todayInJohannesburg()
  const day = nextOpenDay(today, await listClosedDays(context, today, addDays(today, daysLookedAhead)))
  return { expiresAt: startOfJohannesburgDay(addDays(day, 1)), lasts: `until the end of ${formatDayInFull(day)}` }
}

/**
 * Creates a link to an account. Of each kind only the newest works, and beside it one that is valid for longer: a
 * stranger who requests a reset does not end an invitation. Each earlier address of the account may undo a change.
 * @returns its address, and how long it is valid, such as `within 60 minutes`
 */
export async function makeLink(
  context: Context,
  kind: Kind,
  userId: number,
  { newEmail = null, handedOver = !sendsMail(context), days }: Options = {},
) {
  const token = newToken()
  const { expiresAt: end, lasts } = await lifetimeOf(context, handedOver, days)
  const expiresAt = end.toISOString()
  const before = context.db('account_links').where({ kind, userId, usedAt: null }).where('expires_at', '<=', expiresAt)
  await (kind === 'stopEmail' ? before.where({ newEmail }) : before).delete()
  await context.db('account_links').insert({ id: hashToken(token), kind, userId, newEmail, expiresAt })
  return { token, url: `${context.environment.PUBLIC_URL}/${pages[kind]}?token=${token}`, lasts }
}

/** The link of a token, while it is valid and its account exists. */
export const openLink = (context: Context, kind: Kind, token: string) =>
  context
    .db('account_links')
    .where({ id: hashToken(token), kind, usedAt: null })
    .where('expires_at', '>', context.db.fn.now())
    .whereIn('user_id', context.db('users').whereNull('deleted_at').select('id'))

/**
 * Uses up a link, once only, even if it is followed twice at the same time.
 * @throws AppError NOT_FOUND when it is unknown, used or expired
 */
export async function useLink(context: Context, kind: Kind, token: string) {
  const [link]: { userId: number; newEmail: string | null; expiresAt: string }[] = await openLink(context, kind, token)
    .update({ usedAt: context.db.fn.now() })
    .returning(['user_id', 'new_email', 'expires_at'])
  if (!link) throw new AppError('NOT_FOUND', 'This link has been used or has expired. Please ask for a new one.')
  return link
}
