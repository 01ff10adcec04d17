import type { Knex } from 'knex'
import { asModel } from '#graphql/data/asRow.ts'
import { audit } from '#graphql/data/audit.ts'
import { findRow } from '#graphql/data/findRow.ts'
import { afterRead } from '#graphql/data/readTransaction.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import { transaction } from '#graphql/data/transaction.ts'
import { onDutyOn } from '#graphql/duties/onDuty.ts'
import { endInvitations } from '#graphql/families/endInvitations.service.ts'
import { type Context, type CurrentDuty, guest, type Viewer } from '#graphql/platform/context.ts'
import type { Sessions } from '#graphql/platform/http/requestContext.ts'
import { seal, type Secrets, unseal } from '#graphql/platform/seal.ts'
import { signedOutMail } from './accounts.mails.ts'
import { absoluteLimit, idleLimit } from './accounts.rules.ts'
import { tellOfChange } from './changeNotice.service.ts'
import { credentialTables } from './credentialTables.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { hashToken, newToken } from './token.ts'
import { User } from './user.model.ts'
import { notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { mayManageOwnAccount } from './accounts.policy.ts'
import { OwnSession } from './security.model.ts'

export const sessionCookie = 'kiewiet_session'

/** Over https, browsers bind a cookie with this prefix to our host, so that no sibling domain can set one. */
const ofHost = (name: string) => (publicUrl: string) => (publicUrl.startsWith('https://') ? `__Host-${name}` : name)

export const cookieNameOn = ofHost(sessionCookie)

/** `last_seen_at` is written at most this often, in milliseconds: not every read should cost a write. */
const seenStep = 5 * 60_000

export const deviceCookieOn = ofHost('kiewiet_devices')

/** A cache of recent cookies: unsealing one costs about a millisecond of CPU. */
const unsealed = new Map<string, string>()
const cacheSize = 5_000

async function tokenOf(cookie: string, secrets: Secrets): Promise<string | null> {
  const known = unsealed.get(cookie)
  if (known) return known
  const token = (await unseal<{ token?: string }>(cookie, secrets))?.token
  if (!token) return null
  if (unsealed.size >= cacheSize) unsealed.delete(unsealed.keys().next().value as string)
  unsealed.set(cookie, token)
  return token
}

export const sealToken = (token: string, secrets: Secrets) => seal({ token }, secrets)

/**
 * Starts a session: a new random token for the cookie, and a row that the server can end.
 * @returns the token; only its hash is stored
 */
export async function startSession(db: Knex, user: User, userAgent: string | null): Promise<string> {
  const token = newToken()
  await db('sessions').insert({
    id: hashToken(token),
    userId: user.id,
    expiresAt: new Date(Date.now() + absoluteLimit).toISOString(),
    userAgent: userAgent?.slice(0, 300) ?? null,
  })
  await db('users').where({ id: user.id }).update({ lastSignedInAt: db.fn.now() })
  return token
}

/** Starts a session in the browser of the request, and sets its cookie. */
export const beginSession = async (context: Context, user: User) =>
  context.setSession(await startSession(context.db, user, context.userAgent))

interface SessionRow {
  id: number
  sessionId: string
  lastSeenAt: string
  authenticatedAt: string
  duties: CurrentDuty[]
}

/** What a row of `users` does `:today`, as a sub-query; nothing for administrators, who need no duty. */
export const currentDuties = `
  select coalesce(json_agg(json_build_object('kind', kind, 'classId', class_id) order by id), '[]')
    from duties where user_id = users.id and users.role = 'teacher' and ${onDutyOn(':today')}`

const running = `
  select users.*, sessions.id as "sessionId", sessions.last_seen_at as "lastSeenAt",
    sessions.authenticated_at as "authenticatedAt", (${currentDuties}) as duties
  from sessions join users on users.id = sessions.user_id
  where sessions.id = :id and sessions.ended_at is null and sessions.expires_at > now() and users.deleted_at is null`

/** Who sent a request: a guest unless the cookie's session is active, its account exists, and the page is not another one's. */
export async function readViewer(context: Context): Promise<Viewer> {
  const { sessionCookie: cookie, pageOf, roomToken, db, environment } = context
  const token = cookie ? await tokenOf(cookie, environment) : null
  if (!token) return guest
  const [row] = await rowsOf<SessionRow>(db, running, { id: hashToken(token), today: todayInJohannesburg() })
  if (!row || (pageOf && Number(pageOf) !== row.id)) return guest
  const { sessionId, lastSeenAt, authenticatedAt, duties, ...columns } = row
  const user = asModel(User)(columns)
  const idle = Date.now() - Date.parse(lastSeenAt)
  if (idle > idleLimit(user.role)) return guest
  // the tablet of a room asks all day by itself
  if (idle > seenStep && !roomToken)
    await afterRead(context, ({ db: later }) =>
      later('sessions').where({ id: sessionId }).update({ lastSeenAt: later.fn.now() }),
    )
  // what a mutation answers is read after it
  if (context.afterRead) context.loaders.prime(User, [user])
  const { id, email, role, firstName, lastName } = user
  const mustChangePassword = user.mustChangePassword()
  return { id, email, role, firstName, lastName, mustChangePassword, authenticatedAt, duties, sessionId }
}

export async function endSession(db: Knex, sessionId: string) {
  await db('sessions').where({ id: sessionId }).update({ endedAt: db.fn.now() })
}

/** Signs an account out everywhere but here, after a change in how it is protected. */
export async function endOtherSessions(db: Knex, userId: number, sessionId: string) {
  await db('sessions').where({ userId, endedAt: null }).whereNot({ id: sessionId }).update({ endedAt: db.fn.now() })
}

/**
 * Revokes all access to an account: sessions, known devices, passkeys, the PIN and turn at a tablet, reset links,
 * unconfirmed changes of address, the calendar address, and invitations to its mailbox. Called whenever a password, an
 * address or a role changes, a user signs out everywhere, or an account is removed. The second factor stays: it opens
 * nothing by itself.
 * @returns whether there was anything to end
 * @param user with the address that it had until now
 * @param mayBeTakenBack an intruder may have caused this call: links stay that undo a change of address, or confirm the present one
 */
export async function revokeAccess(
  context: Context,
  { id: userId, email }: Pick<User, 'id' | 'email'>,
  { mayBeTakenBack = false } = {},
): Promise<boolean> {
  const { db } = context
  let ended: number = await db('sessions').where({ userId, endedAt: null }).update({ endedAt: db.fn.now() })
  for (const table of credentialTables) ended += await db(table).where({ userId }).delete()
  ended += await db('devices').where({ actingUserId: userId }).update({ actingUserId: null })
  const links = db('account_links').where({ userId })
  if (mayBeTakenBack) void links.whereRaw(`kind <> 'stopEmail' and new_email is distinct from ?`, [email])
  ended += await links.delete()
  ended += await endInvitations(context, { account: { id: userId, email } })
  return ended > 0
}

/**
 * The same as a separate operation, with its audit entry. The owner is told where anything was ended.
 * @throws AppError NOT_FOUND
 */
export const revokeAccessOf = (context: Context, action: string, userId: number, options = {}): Promise<User> =>
  transaction(context, { action, input: { userId }, model: User }, async (inner) => {
    const user = await findRow(inner, User, userId)
    const hasEnded = await revokeAccess(inner, user, options)
    await audit(inner, { action, entity: User.entity, entityId: userId })
    const isOwn = userId === context.viewer.id
    if (hasEnded) await tellOfChange(inner, user, (owner, centre) => signedOutMail(owner, centre, isOwn))
    return user
  })

export const sessions: Sessions = {
  sessionCookieOn: cookieNameOn,
  deviceCookieOn,
  seal: sealToken,
  seconds: absoluteLimit / 1_000,
  readViewer,
}

/** The user's own sessions: this one first, then by last use. */
export async function listOwnSessions(context: Context): Promise<OwnSession[]> {
  const viewer = authorise(context, mayManageOwnAccount)
  const { db } = context
  const rows: OwnSession[] = await db('sessions')
    .where({ userId: viewer.id, endedAt: null })
    .where('expires_at', '>', db.fn.now())
    .where('last_seen_at', '>', new Date(Date.now() - idleLimit(viewer.role)).toISOString())
    .orderByRaw('id = ? desc, last_seen_at desc', [viewer.sessionId])
    .select('id', 'created_at', 'last_seen_at', 'user_agent')
  return rows.map((row) => Object.assign(new OwnSession(), row, { isCurrent: row.id === viewer.sessionId }))
}

export async function endOwnSession(context: Context, id: string): Promise<boolean> {
  const viewer = authorise(context, mayManageOwnAccount)
  const own = context.db('sessions').where({ id, userId: viewer.id, endedAt: null })
  const ended = await own.update({ endedAt: context.db.fn.now() })
  if (ended === 0) throw notFound('This session')
  await audit(context, { action: 'endMySession', entity: 'user', entityId: viewer.id })
  if (id === viewer.sessionId) await context.setSession(null)
  return true
}

export async function signOutEverywhere(context: Context): Promise<boolean> {
  const viewer = authorise(context, mayManageOwnAccount)
  await revokeAccessOf(context, 'signOutEverywhere', viewer.id, { mayBeTakenBack: true })
  await context.setSession(null)
  return true
}
