import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieOf, openTestApp, storedIdOf, type TestApp, testSecret } from '#tests/setup/server.ts'
import { absoluteLimit, idleLimit } from './accounts.rules.ts'
import type { Role } from '#graphql/values/roles.ts'
import { inTransaction } from '#graphql/data/transaction.ts'
import { type Context, guest } from '#graphql/platform/context.ts'
import type { Environment } from '#graphql/platform/environment.ts'
import { begin } from './accounts.service.ts'
import { hashToken } from './token.ts'
import { readViewer, revokeAccess, sealToken, sessionCookie, startSession } from './session.service.ts'
import { User } from './user.model.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const isSignedIn = async (cookie: string) => (await server.rest('GET', '/api/user', { cookie })).status === 200

async function sessionOf(role: Role) {
  const user = await User.query(server.db).findOne({ role, deletedAt: null }).orderBy('id').throwIfNotFound()
  const token = await startSession(server.db, user, null)
  return {
    token,
    userId: user.id,
    cookie: `${sessionCookie}=${await sealToken(token, { SESSION_SECRET: testSecret })}`,
  }
}

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()
const minute = 60_000

describe('the cookie of a session', () => {
  it('can be read by nobody but the server, and is sent to our own pages alone', async () => {
    const body = { username: 'parent', password: 'kiewiet-parent' }
    const { headers } = await server.rest('POST', '/api/auth/login', { body })
    const cookies = [headers['set-cookie']].flat()
    // the session, and by what the browser is known again
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
      expect(cookie).not.toContain('Secure')
    }
  })

  it('travels over https alone where the site has https', async () => {
    const secure = await openTestApp({ environment: { PUBLIC_URL: 'https://kiewiet.test' } })
    const body = { username: 'parent', password: 'kiewiet-parent' }
    const { headers } = await secure.rest('POST', '/api/auth/login', { body })
    await secure.close()
    for (const set of [headers['set-cookie']].flat()) expect(set).toMatch(/^__Host-.*; Secure/)
    expect(headers['strict-transport-security']).toMatch(/max-age/)
  })

  it('is dead on the server after signing out', async () => {
    const cookie = await server.signIn('parent')
    expect(await isSignedIn(cookie)).toBe(true)
    const answer = await server.rest('POST', '/api/logout', { cookie })
    expect(answer.json).toEqual({ success: true })
    expect(cookieOf(answer)).toBe(`${sessionCookie}=`)
    expect(await isSignedIn(cookie)).toBe(false)
  })

  it('is replaced at sign-in: the session before it ends', async () => {
    const before = await server.signIn('parent')
    const body = { username: 'parent', password: 'kiewiet-parent' }
    const after = cookieOf(await server.rest('POST', '/api/auth/login', { body, cookie: before }))
    expect(after).not.toBe(before)
    expect([await isSignedIn(before), await isSignedIn(after)]).toEqual([false, true])
  })

  it.each([
    'abc',
    '',
    '%E0%A4%A',
    'Fe26.2*1*a*b*c*d*e*f',
    'Fe26.2**********',
    `Fe26.2*1*${'0'.repeat(64)}*AAAA*AAAA**${'0'.repeat(64)}*AAAA`,
  ])('stands for a guest when it is made up: %o', async (value) => {
    const answer = await server.rest('GET', '/api/user', { cookie: `${sessionCookie}=${value}` })
    expect(answer).toMatchObject({ status: 401, json: { message: 'Please sign in first.' } })
  })

  it('stands for a guest when something is added to it, so that nobody fills the memory with cookies', async () => {
    const { cookie } = await sessionOf('admin')
    for (const added of ['~', '~more', 'more', '~2']) expect(await isSignedIn(cookie + added)).toBe(false)
    expect(await isSignedIn(cookie)).toBe(true)
  })

  it('stands for a guest when one letter of it is changed', async () => {
    const { cookie } = await sessionOf('admin')
    for (const position of [30, 120, cookie.length - 10]) {
      const other = cookie[position] === 'A' ? 'B' : 'A'
      const tampered = `${cookie.slice(0, position)}${other}${cookie.slice(position + 1)}`
      expect((await server.rest('GET', '/api/user', { cookie: tampered })).status).toBe(401)
    }
  })
})

describe('a session', () => {
  it('is stored as a hash, so that a copy of the database signs nobody in', async () => {
    const { token } = await sessionOf('parent')
    const rows = JSON.stringify(await server.db('sessions').select())
    expect(rows).toContain(storedIdOf(token))
    expect(rows).not.toContain(token)
  })

  it('can be ended by the server, with all others of the account', async () => {
    const [one, other] = [await sessionOf('teacher'), await sessionOf('teacher')]
    const stranger = await sessionOf('parent')
    await revokeAccess({ db: server.db } as Context, { id: one.userId, email: 'teacher@centre.example' })
    expect([await isSignedIn(one.cookie), await isSignedIn(other.cookie)]).toEqual([false, false])
    expect(await isSignedIn(stranger.cookie)).toBe(true)
  })

  it('ends with the account', async () => {
    const { id, cookie } = await server.addUser()
    await server.db('users').where({ id }).update({ deletedAt: server.db.fn.now() })
    expect(await isSignedIn(cookie)).toBe(false)
  })

  it.each(['parent', 'admin'] as const)(
    'of a %s ends when it was not used for its time, and not before',
    async (role) => {
      const { token, cookie } = await sessionOf(role)
      const row = server.db('sessions').where({ id: storedIdOf(token) })
      await row.clone().update({ lastSeenAt: ago(idleLimit(role) + minute) })
      expect(await isSignedIn(cookie)).toBe(false)
      await row.clone().update({ lastSeenAt: ago(idleLimit(role) - minute) })
      expect(await isSignedIn(cookie)).toBe(true)
      const { lastSeenAt } = await row.clone().first()
      expect(Date.now() - Date.parse(lastSeenAt)).toBeLessThan(10 * minute)
    },
  )

  it('is not used by the tablet of a room, which asks all day by itself', async () => {
    const { token, cookie } = await sessionOf('admin')
    const row = server.db('sessions').where({ id: storedIdOf(token) })
    await row.clone().update({ lastSeenAt: ago(idleLimit('admin') - minute) })
    expect(await isSignedIn(`${cookie}; kiewiet_room=any`)).toBe(true)
    const { lastSeenAt } = await row.clone().first()
    expect(Date.now() - Date.parse(lastSeenAt)).toBeGreaterThan(10 * minute)
  })

  it('does nothing for a page that another account left open in the same browser', async () => {
    const [mine, theirs] = [await sessionOf('teacher'), await sessionOf('admin')]
    const input = { date: '2026-02-02', marks: [{ childId: 4, status: 'late', timeIn: '09:00' }] }
    const mark = async (pageOf: number) => {
      const sent = { cookie: theirs.cookie, headers: { 'page-of': String(pageOf) } }
      const query = `mutation ($input: AttendanceMarksInput!) { markAttendance(input: $input) { outcomes { refused } } }`
      return (await server.graphql(query, { input }, sent)).error?.code
    }
    expect(await mark(mine.userId)).toBe('UNAUTHENTICATED')
    expect(await mark(theirs.userId)).toBeUndefined()
  })

  it('ends at last however much it is used', async () => {
    const { token, cookie } = await sessionOf('parent')
    const row = server.db('sessions').where({ id: storedIdOf(token) })
    const { createdAt, expiresAt } = await row.clone().first()
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBeGreaterThan(absoluteLimit - minute)
    await row.clone().update({ expiresAt: ago(minute) })
    expect(await isSignedIn(cookie)).toBe(false)
  })
})

it('brings its account along, which is not read a second time', async () => {
  const cookie = await server.signIn('parent')
  const statements: string[] = []
  const note = ({ sql }: { sql: string }) => statements.push(sql)
  server.db.on('query', note)
  const { data } = await server.graphql('{ viewer { firstName phoneNumber emailVerifiedAt } }', {}, { cookie })
  server.db.off('query', note)
  const columns = ['firstName', 'phoneNumber', 'emailVerifiedAt'] as const
  expect(data).toEqual({
    viewer: await server
      .db('users')
      .where({ username: 'parent' })
      .first(...columns),
  })
  expect(statements).toEqual([
    expect.stringMatching(/^begin/i),
    expect.stringContaining('sessions'),
    expect.stringMatching(/^commit/i),
  ])
})

describe('a new secret', () => {
  const viewerOf = (sessionCookie: string, secrets: Partial<Environment>) => {
    const environment = { ...server.environment, ...secrets }
    return readViewer({ db: server.db, afterRead: null, sessionCookie, environment } as Context)
  }
  const [before, after] = ['the secret that was used before now', 'the secret that is used from now on']

  it('leaves sessions running that were sealed with the one before it', async () => {
    const { token } = await sessionOf('admin')
    const cookie = await sealToken(token, { SESSION_SECRET: before })
    const viewer = await viewerOf(cookie, { SESSION_SECRET: after, SESSION_SECRET_PREVIOUS: before })
    expect(viewer.role).toBe('admin')
  })

  it('ends them when the one before it is no longer named', async () => {
    const { token } = await sessionOf('admin')
    const cookie = await sealToken(token, { SESSION_SECRET: before })
    expect((await viewerOf(cookie, { SESSION_SECRET: after })).role).toBe('guest')
  })
})

/** A request that began before access was revoked, and writes after it. */
describe('a request that was under way when access was revoked', () => {
  const contextOf = (viewer: object) =>
    ({
      db: server.db,
      viewer,
      isTransaction: false,
      clientAddress: '198.51.100.1',
      userAgent: null,
      deviceTokens: [],
      setSession: async () => undefined,
      setDevices: () => undefined,
    }) as unknown as Context

  it('changes nothing', async () => {
    const { token, userId } = await sessionOf('teacher')
    const sessionId = hashToken(token)
    const context = contextOf({ id: userId, role: 'teacher', sessionId })
    expect(await inTransaction(context, async () => 'written')).toBe('written')
    await revokeAccess(context, { id: userId, email: 'nobody@families.example' })
    let hasRun = false
    const change = inTransaction(context, async () => {
      hasRun = true
    })
    await expect(change).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(hasRun).toBe(false)
  })

  it('begins no session with a password, an account, a passkey or a second factor of before', async () => {
    const { id, email } = await server.addUser({ role: 'parent' })
    const verified = await User.query(server.db).findById(id).throwIfNotFound()
    const context = contextOf(guest)
    const sessions = async () => (await server.db('sessions').where({ userId: id, endedAt: null })).length
    const before = await sessions()
    const [passkey] = await server
      .db('passkeys')
      .insert({
        userId: id,
        name: 'Phone',
        credentialId: email,
        publicKey: Buffer.from('key'),
        counter: 0,
        transports: '[]',
      })
      .returning('id')
    await begin(context, verified, { passkeyId: passkey.id })
    expect(await sessions()).toBe(before + 1)

    await server.db('passkeys').where({ userId: id }).delete()
    await expect(begin(context, verified, { passkeyId: passkey.id })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    const secondFactor = { userId: id, secret: 'sealed', salt: 'new', confirmedAt: server.db.fn.now() }
    await server.db('second_factors').insert(secondFactor)
    for (const factor of [undefined, 'old'])
      await expect(begin(context, verified, { factor })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await server.db('second_factors').where({ userId: id }).delete()
    await server.db('users').where({ id }).update({ passwordHash: 'another' })
    await expect(begin(context, verified, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await server
      .db('users')
      .where({ id })
      .update({ passwordHash: verified.passwordHash, deletedAt: server.db.fn.now() })
    await expect(begin(context, verified, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await sessions()).toBe(before + 1)
  })
})
