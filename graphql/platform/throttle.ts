import { createHash } from 'node:crypto'
import type { Context } from './context.ts'
import { AppError } from './errors.ts'
import { countSql, forgetTriesAfter, formatSeconds, type Limit, ownChanges, pauseAfterSql } from './throttle.rules.ts'

interface Subject {
  /** What is counted, such as the name of the operation. */
  name: string
  /** Whose tries are counted: an address, an account. Only its hash is stored. */
  subject: string
}

/** What counts as one mailbox: mail services deliver to it whatever follows a + in its name. */
export const mailboxOf = (email: string) => `mailbox ${email.toLowerCase().replace(/\+[^@]*@/, '@')}`

/** What is stored of a subject. */
export const hashSubject = (subject: string) => createHash('sha256').update(subject).digest('base64url')

const keyOf = ({ name, subject }: Subject) => [name, hashSubject(subject)]

const tooManyTries = 'Too many wrong passwords for this account.'

const tooMany = (seconds: number, what: string) => {
  const retryAfter = Math.max(1, Math.ceil(seconds))
  return new AppError('TOO_MANY_REQUESTS', `${what} Please try again in ${formatSeconds(retryAfter)}.`, { retryAfter })
}

/** Removes some of what has run out, in passing, so that the table stays as small as the number of recent senders. */
const tidy = (context: Context) =>
  context.db.raw(`
    delete from throttles where (name, subject) in (
      select name, subject from throttles where ends_at < clock_timestamp() order by ends_at limit 50
      for update skip locked
    )`)

/**
 * Counts a request and answers with the refusal when there were too many, or null. One statement counts and answers, in
 * the database, so that neither parallel requests nor several instances get round it. Inside a transaction that fails
 * the count is taken back: only right for what happens in that transaction.
 */
export async function refusalOf(
  context: Context,
  { most, withinSeconds, ...subject }: Subject & Limit,
  what = tooManyTries,
): Promise<AppError | null> {
  const { rows } = await context.db.raw(
    `${countSql('?', '?', '?')}
     returning count, extract(epoch from ends_at - clock_timestamp())::float as seconds`,
    [...keyOf(subject), withinSeconds],
  )
  const [{ count, seconds }] = rows
  if (count > most) return tooMany(seconds, what)
  if (count === 1) await tidy(context)
  return null
}

/**
 * Counts a request and refuses it when there were too many.
 * @throws AppError TOO_MANY_REQUESTS with the seconds to wait
 */
export async function throttle(context: Context, limited: Subject & Limit) {
  const refusal = await refusalOf(context, limited, 'Too many requests.')
  if (refusal) throw refusal
}

/** The same for what somebody changes about the own account. */
export const throttleOwn = (context: Context, name: string, userId: number) =>
  throttle(context, { name, subject: `account ${userId}`, ...ownChanges })

/** Takes back one count, for what turned out to be harmless. */
export async function forgive(context: Context, subject: Subject) {
  await context.db.raw(
    'update throttles set count = count - 1 where name = ? and subject = ? and count > 0',
    keyOf(subject),
  )
}

/**
 * Counts a try of a secret before it is checked, and refuses it while its sender waits after earlier ones. Every
 * try sets the pause for the next in the same statement, so that parallel guesses are guesses like any others.
 * @throws AppError TOO_MANY_REQUESTS with the seconds to wait
 */
export async function countTry(context: Context, subject: Subject) {
  const key = keyOf(subject)
  const allowed = await context.db.raw(
    `insert into throttles as t (name, subject, count, free_at, ends_at)
     values (?, ?, 1, clock_timestamp(), clock_timestamp() + make_interval(secs => ?))
     on conflict (name, subject) do update set
       count = case when t.ends_at <= clock_timestamp() then 1 else t.count + 1 end,
       free_at = clock_timestamp() + make_interval(secs =>
         case when t.ends_at <= clock_timestamp() then 0 else ${pauseAfterSql('(t.count + 1)')} end),
       ends_at = excluded.ends_at
     where t.free_at <= clock_timestamp()
     returning count`,
    [...key, forgetTriesAfter],
  )
  if (allowed.rows[0]?.count === 1) await tidy(context)
  if (allowed.rows.length > 0) return
  const { rows } = await context.db.raw(
    `select extract(epoch from free_at - clock_timestamp())::float as seconds
     from throttles where name = ? and subject = ?`,
    key,
  )
  throw tooMany(rows[0]?.seconds ?? 1, tooManyTries)
}

/** Forgets the tries of a sender, after the right secret. */
export async function forgetTries(context: Context, subject: Subject) {
  await context.db.raw('delete from throttles where name = ? and subject = ?', keyOf(subject))
}
