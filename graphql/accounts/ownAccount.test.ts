import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieOf, openTestApp, type TestApp } from '#tests/setup/server.ts'
import { deviceOf } from './device.rules.ts'
import { hashPassword } from './password.ts'
import { passwordRequestsOfOneAccount } from '#graphql/platform/throttle.rules.ts'

let server: TestApp
let passwordHash: string
const password = 'marula kettle 7'
beforeAll(async () => {
  server = await openTestApp({ filling: 'content', environment: { TRUST_PROXY: true } })
  passwordHash = await hashPassword(password)
})
afterAll(() => server.close())

let senders = 0
const somebody = () => ({ 'x-forwarded-for': `198.51.100.${++senders % 250}` })
const person = () => server.addUser({ passwordHash })
const isSignedIn = async (cookie: string) => (await server.rest('GET', '/api/user', { cookie })).status === 200

const signIn = async (username: string, userAgent = 'test') =>
  cookieOf(
    await server.rest('POST', '/api/auth/login', {
      body: { username, password },
      headers: { ...somebody(), 'user-agent': userAgent },
    }),
  )

describe('changing the e-mail address', () => {
  const ask = (cookie: string, email: string, currentPassword = password) =>
    server.graphql(
      'mutation ($input: EmailChangeInput!) { requestEmailChange(input: $input) }',
      { input: { email, currentPassword } },
      { cookie },
    )
  const confirm = (cookie: string | undefined, token: string) =>
    server.graphql<{ confirmEmail: { email: string } }>(
      'mutation ($token: String!) { confirmEmail(token: $token) { email } }',
      { token },
      { headers: somebody(), ...(cookie && { cookie }) },
    )
  const tokenSentTo = async (recipient: string) =>
    /\/confirm-email\?token=(\S+)/.exec(await server.lastTextTo(recipient))?.[1] ?? ''

  it('counts once it was confirmed on the new address, and the old one is told', async () => {
    const { id, email, cookie } = await person()
    await ask(cookie, 'moved@families.example')
    const current = async () => (await server.db('users').where({ id }).first()).email
    expect(await current()).toBe(email)
    const { data } = await confirm(cookie, await tokenSentTo('moved@families.example'))
    expect(data.confirmEmail.email).toBe('moved@families.example')
    expect(await current()).toBe('moved@families.example')
    const told = await server.db('emails').where({ recipient: email }).orderBy('id', 'desc').first()
    expect(told).toMatchObject({
      kind: 'account.emailChanged',
      body: expect.stringContaining('moved@families.example'),
    })
    const entry = await server.db('audit_entries').where({ action: 'confirmEmail', entityId: id }).first()
    expect(entry).toMatchObject({ before: { email }, after: { email: 'moved@families.example' } })
  })

  it("fills nobody else's mailbox, however many accounts ask for it", async () => {
    const { most } = passwordRequestsOfOneAccount
    for (let asked = 0; asked <= most; asked += 1) {
      const { error } = await ask(
        (await person()).cookie,
        asked % 2 ? 'crowded@families.example' : 'Crowded@families.example',
      )
      expect(error?.code).toBe(asked < most ? undefined : 'TOO_MANY_REQUESTS')
    }
    expect(await server.db('emails').whereRaw(`lower(recipient) = 'crowded@families.example'`)).toHaveLength(most)
  })

  it('needs the password', async () => {
    const { cookie } = await person()
    expect((await ask(cookie, 'thief@families.example', 'wrong')).error?.fields).toHaveProperty('currentPassword')
    expect(await tokenSentTo('thief@families.example')).toBe('')
  })

  it('to an address of somebody else is a conflict that only its owner learns of', async () => {
    const [one, other] = [await person(), await person()]
    expect((await ask(one.cookie, other.email)).error).toBeNull()
    expect((await confirm(one.cookie, await tokenSentTo(other.email))).error?.code).toBe('CONFLICT')
  })

  it('says nothing of its owner’s making to the new address, which may be that of a stranger', async () => {
    const { id, cookie } = await person()
    const firstName = 'Parent: pay to FNB 62 555 010 203'
    await server.db('users').where({ id }).update({ firstName, emailVerifiedAt: new Date().toISOString() })
    await ask(cookie, 'somebody-else@families.example')
    const text = await server.lastTextTo('somebody-else@families.example')
    expect(text).toMatch(/^Hello\n/)
    expect(text).not.toContain('FNB')
  })

  it('works once', async () => {
    const { cookie } = await person()
    await ask(cookie, 'once@families.example')
    const token = await tokenSentTo('once@families.example')
    expect((await confirm(cookie, token)).error).toBeNull()
    expect((await confirm(await signIn('once@families.example'), token)).error?.code).toBe('NOT_FOUND')
  })

  it('cannot be confirmed from the new mailbox alone, which may be that of a stranger', async () => {
    const [thief, other] = [await person(), await person()]
    await ask(thief.cookie, 'victim@families.example')
    const token = await tokenSentTo('victim@families.example')
    expect((await confirm(undefined, token)).error?.code).toBe('UNAUTHENTICATED')
    expect((await confirm(other.cookie, token)).error?.code).toBe('NOT_FOUND')
    expect(await server.db('users').where({ email: 'victim@families.example' })).toEqual([])
    // the link still works for the owner
    expect((await confirm(thief.cookie, token)).error).toBeNull()
  })

  it('makes a password link that went to the old address worthless', async () => {
    const { email, cookie } = await person()
    await server.graphql(
      'mutation ($input: PasswordRequestInput!) { requestPasswordReset(input: $input) }',
      { input: { email } },
      { headers: somebody() },
    )
    await ask(cookie, 'fresh@families.example')
    await confirm(cookie, await tokenSentTo('fresh@families.example'))
    expect(
      await server
        .db('account_links')
        .where({ kind: 'password', usedAt: null })
        .whereIn('user_id', server.db('users').where({ email: 'fresh@families.example' }).select('id')),
    ).toEqual([])
  })
})

interface Sessions {
  mySessions: { id: string; isCurrent: boolean; device: string }[]
}

describe('where one is signed in', () => {
  const list = async (cookie: string) =>
    (await server.graphql<Sessions>('{ mySessions { id isCurrent device } }', {}, { cookie })).data.mySessions
  const end = (cookie: string, id: string) =>
    server.graphql('mutation ($id: String!) { endMySession(id: $id) }', { id }, { cookie })

  it('is listed, this place first', async () => {
    const { email, cookie } = await person()
    await signIn(email, 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36')
    const sessions = await list(cookie)
    expect(sessions.map(({ isCurrent, device }) => [isCurrent, device])).toEqual([
      [true, 'Unknown device'],
      [false, 'Chrome on Android'],
    ])
  })

  it('does not list what has ended, ran out or was not used for too long', async () => {
    const { id, email, cookie } = await person()
    for (let count = 0; count < 3; count++) await signIn(email)
    const [, ended, old, idle] = await list(cookie)
    const past = new Date(Date.now() - 90 * 86_400_000).toISOString()
    await server.db('sessions').where({ id: ended?.id }).update({ endedAt: past })
    await server.db('sessions').where({ id: old?.id }).update({ expiresAt: past })
    await server.db('sessions').where({ id: idle?.id }).update({ lastSeenAt: past })
    expect(await list(cookie)).toHaveLength(1)
    expect(await server.db('sessions').where({ userId: id })).toHaveLength(4)
  })

  it('can be ended one by one', async () => {
    const { email, cookie } = await person()
    const elsewhere = await signIn(email)
    const [, other] = await list(cookie)
    expect((await end(cookie, other?.id ?? '')).data).toEqual({ endMySession: true })
    expect([await isSignedIn(cookie), await isSignedIn(elsewhere)]).toEqual([true, false])
  })

  it('is nobody else’s to end', async () => {
    const [one, other] = [await person(), await person()]
    const [session] = await list(other.cookie)
    expect((await end(one.cookie, session?.id ?? '')).error?.code).toBe('NOT_FOUND')
    expect(await isSignedIn(other.cookie)).toBe(true)
  })

  it('can be ended everywhere at once', async () => {
    const { email, cookie } = await person()
    const elsewhere = await signIn(email)
    const answer = await server.graphql('mutation { signOutEverywhere }', {}, { cookie })
    expect(answer.data).toEqual({ signOutEverywhere: true })
    expect(cookieOf(answer)).toMatch(/=$/)
    expect([await isSignedIn(cookie), await isSignedIn(elsewhere)]).toEqual([false, false])
  })
})

describe('an administrator', () => {
  it('signs somebody out everywhere, which is kept in the audit log', async () => {
    const [admin, lost] = [await server.addUser({ role: 'admin' }), await person()]
    const end = (id: number) =>
      server.graphql('mutation ($id: Int!) { endSessionsOfUser(id: $id) { id } }', { id }, { cookie: admin.cookie })
    expect((await end(lost.id)).error).toBeNull()
    expect([await isSignedIn(lost.cookie), await isSignedIn(admin.cookie)]).toEqual([false, true])
    const entries = await server.db('audit_entries').where({ action: 'endSessionsOfUser', entityId: lost.id })
    expect(entries).toMatchObject([{ userId: admin.id }])
    expect((await end(999_999)).error?.code).toBe('NOT_FOUND')
  })
})

describe('the audit log', () => {
  it('keeps who signed in, and whose password was tried in vain', async () => {
    const { id, email } = await person()
    await signIn(email)
    await server.rest('POST', '/api/auth/login', { body: { username: email, password: 'wrong' }, headers: somebody() })
    const entries = await server.db('audit_entries').where({ entity: 'user', entityId: id }).orderBy('id')
    expect(entries.map(({ action }) => action)).toEqual(['signIn', 'signInRefused'])
  })
})

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge on Windows',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari on iPhone'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    ['curl/8.5', 'Unknown device'],
    [null, 'Unknown device'],
  ])('named %s is %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device)
  })
})
