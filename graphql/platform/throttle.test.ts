import { isIP } from 'node:net'
import { sealData } from 'iron-session'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '#graphql/accounts/password.ts'
import { newSecret } from '#graphql/accounts/totp.ts'
import { buildEnrollment } from '#graphql/database/demo/build.ts'
import { type Answer, openTestApp, type TestApp, testSecret } from '#tests/setup/server.ts'
import {
  formsFromOneAddress,
  guessesOfOneAccount,
  formatSeconds,
  networkOf,
  pauseAfterSql,
  wrongPasswordsFromOneAddress,
} from './throttle.rules.ts'

let server: TestApp
let senders = 0

beforeAll(async () => {
  server = await openTestApp({ environment: { TRUST_PROXY: true } })
})
afterAll(() => server.close())

/** Another address for each test, so that none counts for the next. */
const somebody = () => {
  senders += 1
  return { 'x-forwarded-for': `198.51.${senders >> 8}.${senders & 255}` }
}

const buildContactMessage = () => ({
  name: 'Anna Kruger',
  email: 'anna@family.example',
  phone: '082 555 0199',
  childAge: '3-5years',
  message: 'May we come and look on Friday?',
})

/** The cookie by which a browser is known again. */
const deviceCookie = ({ headers }: Answer) => /kiewiet_devices=([\w.-]+)/.exec(String(headers['set-cookie']))?.[0] ?? ''

const signIn = (username: string, password: string, headers: Record<string, string> = somebody()) =>
  server.rest<{ message: string }>('POST', '/api/auth/login', { body: { username, password }, headers })

/** Stands for waiting: everything that was counted happened so many seconds earlier. */
const wait = (seconds: number) =>
  server.db.raw(
    'update throttles set free_at = free_at - make_interval(secs => ?), ends_at = ends_at - make_interval(secs => ?)',
    [seconds, seconds],
  )

describe('the network that stands for a sender', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
    ['2001:0DB8:0001:0002::99', '2001:db8:1:0::/56'],
    ['2001:db8:1:ab02::1', '2001:db8:1:ab00::/56'],
    ['2001:db8:1:abff:3:4:5:6', '2001:db8:1:ab00::/56'],
    ['2001:db8::1', '2001:db8:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
    ['::1', '0:0:0:0::/56'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('may be all that one customer has', () => {
    const all = ['2001:db8:1:2::1', '2001:db8:1:ab02::1'].map((address) => networkOf(address, 48))
    expect([...all, networkOf('203.0.113.7', 48)]).toEqual([...Array(2).fill('2001:db8:1::/48'), '203.0.113.7'])
  })
})

describe('the pause after wrong passwords', () => {
  const known = [0, 0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900]

  it('is nothing for four tries, then 30 seconds, doubled up to a quarter of an hour', async () => {
    const { rows } = await server.db.raw(
      `select (${pauseAfterSql('tries')})::integer as pause from generate_series(0, 11) as tries order by tries`,
    )
    expect(rows.map(({ pause }: { pause: number }) => pause)).toEqual(known)
    const { rows: far } = await server.db.raw(`select (${pauseAfterSql('2000')})::integer as pause`)
    expect(far[0].pause).toBe(900)
  })

  it.each([
    [1, '1 second'],
    [30, '30 seconds'],
    [91, '2 minutes'],
    [900, '15 minutes'],
  ])('is %i in words: %s', (seconds, words) => {
    expect(formatSeconds(seconds)).toBe(words)
  })
})

describe('guessing the password of one account from one network', () => {
  const thief = somebody()
  it('is refused after five wrong tries, even with the right password, with the seconds to wait', async () => {
    for (let tries = 0; tries < 5; tries++) expect((await signIn('parent', 'wrong', thief)).status).toBe(401)
    const answer = await signIn('parent', 'kiewiet-parent', thief)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(20)
    expect(answer.json.message).toMatch(
      /^Too many wrong passwords for this account\. Please try again in \d+ seconds\.$/,
    )
  })

  it('does not tell by another spelling of an address whether it has an account', async () => {
    for (const domain of ['kiewiet.example', 'nobody.example']) {
      const same = somebody()
      for (let tries = 0; tries < 5; tries++) await signIn(`parent@${domain}`, 'wrong', same)
      const spelling = `Parent\uff20${domain}`
      expect((await signIn(spelling, 'wrong', same)).status).toBe(429)
    }
  })

  it('goes on for one try after the pause, and the next pause is twice as long', async () => {
    await wait(31)
    expect((await signIn('parent', 'wrong', thief)).status).toBe(401)
    const answer = await signIn('parent', 'kiewiet-parent', thief)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(50)
  })

  it('starts again after the right password', async () => {
    await wait(61)
    expect((await signIn('parent', 'kiewiet-parent', thief)).status).toBe(200)
    for (let tries = 0; tries < 4; tries++) expect((await signIn('parent', 'wrong', thief)).status).toBe(401)
    expect((await signIn('parent', 'kiewiet-parent', thief)).status).toBe(200)
  })

  it('counts the username and the e-mail address of an account together', async () => {
    for (let tries = 0; tries < 3; tries++) {
      expect((await signIn('teacher', 'wrong', thief)).status).toBe(401)
      if (tries < 2) expect((await signIn('Teacher@kiewiet.example', 'wrong', thief)).status).toBe(401)
    }
    expect((await signIn('teacher@kiewiet.example', 'wrong', thief)).status).toBe(429)
  })

  it('is not helped by guessing many at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, guess) => signIn('admin', `guess ${guess}`, thief)),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(25)
  })

  it('is answered alike when nobody has that name', async () => {
    for (let tries = 0; tries < 5; tries++) expect((await signIn('nobody', 'wrong', thief)).status).toBe(401)
    expect((await signIn('NOBODY', 'wrong', thief)).status).toBe(429)
  })

  it('is refused through GraphQL with a code and the seconds to wait', async () => {
    for (let tries = 0; tries < 5; tries++) await signIn('nobody.else', 'wrong', thief)
    const answer = await server.graphql(
      'mutation ($input: SignInInput!) { signIn(input: $input) { id } }',
      { input: { username: 'nobody.else', password: 'wrong' } },
      { headers: thief },
    )
    expect(answer.error).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) })
    expect(answer.headers['retry-after']).toBeDefined()
  })
})

describe('the owner of an account that somebody guesses at', () => {
  const password = 'marula kettle 7'
  const owner = async () => server.addUser({ passwordHash: await hashPassword(password) })
  /** Guesses as often as the pauses let it, for so many hours. */
  async function guess(email: string, hours: number, meanwhile: () => Promise<void>) {
    const thief = somebody()
    for (let minute = 0; minute < hours * 60; minute += 15) {
      for (let tries = 0; tries < 2; tries++) await signIn(email, `guess ${minute} ${tries}`, thief)
      if (minute % 60 === 0) await meanwhile()
      await wait(15 * 60)
    }
  }

  it('signs in from elsewhere at any hour, however long that goes on', async () => {
    const { email } = await owner()
    await guess(email, 6, async () => {
      expect((await signIn(email, password)).status).toBe(200)
      expect((await signIn(email, 'a slip of the finger')).status).toBe(401)
      expect((await signIn(email, password)).status).toBe(200)
    })
  })

  it('signs in from the same network too, in a browser that was used before', async () => {
    const { email } = await owner()
    const network = somebody()
    const cookie = deviceCookie(await signIn(email, password, network))
    for (let tries = 0; tries < 8; tries++) await signIn(email, 'wrong', network)
    expect((await signIn(email, password, network)).status).toBe(429)
    expect((await signIn(email, password, { ...network, cookie })).status).toBe(200)
    // it is of no use for another account
    const other = await owner()
    for (let tries = 0; tries < 5; tries++) await signIn(other.email, 'wrong', network)
    expect((await signIn(other.email, password, { ...network, cookie })).status).toBe(429)
  })

  it('waits in a known browser too, once many wrong passwords came from there', async () => {
    const { email } = await owner()
    const cookie = deviceCookie(await signIn(email, password))
    for (let tries = 0; tries < 5; tries++)
      expect((await signIn(email, 'wrong', { ...somebody(), cookie })).status).toBe(401)
    expect((await signIn(email, password, { ...somebody(), cookie })).status).toBe(429)
  })

  it('is protected from guesses out of ever more networks, and gets through in a known browser', async () => {
    const { email } = await owner()
    const cookie = deviceCookie(await signIn(email, password))
    const { most } = guessesOfOneAccount
    for (const name of [email, 'nobody.anywhere']) {
      const answers = await Promise.all(Array.from({ length: most + 20 }, () => signIn(name, 'wrong')))
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(most)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
      expect(Number((await signIn(name, 'wrong')).headers['retry-after'])).toBeGreaterThan(60)
    }
    expect((await signIn(email, password)).status).toBe(429)
    expect((await signIn(email, password, { ...somebody(), cookie })).status).toBe(200)
    await wait(3_600)
    expect((await signIn(email, password)).status).toBe(200)
  })

  it('gets through with the right password where a second factor has to follow', async () => {
    const { id, email } = await owner()
    const secret = await sealData({ secret: newSecret() }, { password: testSecret, ttl: 0 })
    await server.db('second_factors').insert({ userId: id, secret, salt: 'c2FsdA', confirmedAt: server.db.fn.now() })
    for (let tries = 0; tries < guessesOfOneAccount.most; tries++) await signIn(email, 'wrong')
    expect((await signIn(email, 'wrong')).status).toBe(429)
    const answer = await signIn(email, password)
    expect(answer.status).toBe(401)
    expect(answer.json.message).toMatch(/code from your authenticator app/)
  })

  it('gets through after a new password by e-mail', async () => {
    const { email } = await owner()
    for (let tries = 0; tries < guessesOfOneAccount.most; tries++) await signIn(email, 'wrong')
    await server.graphql(
      'mutation ($input: PasswordRequestInput!) { requestPasswordReset(input: $input) }',
      { input: { email } },
      { headers: somebody() },
    )
    const input = { token: /token=(\S+)/.exec(await server.lastTextTo(email))?.[1], password: 'jacaranda tram 12' }
    const reset = await server.graphql(
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { id } }',
      { input },
      { headers: somebody() },
    )
    const cookie = deviceCookie(reset)
    expect((await signIn(email, 'jacaranda tram 12', { ...somebody(), cookie })).status).toBe(200)
  })
})

describe('one address', () => {
  const countOf = (name: string) => server.db('throttles').where({ name })

  it('may not guess on ever more accounts', async () => {
    const address = somebody()
    await signIn('somebody', 'wrong', address)
    await countOf('signIn.address').update({ count: wrongPasswordsFromOneAddress.most })
    expect((await signIn('somebody.new', 'wrong', address)).status).toBe(429)
    await countOf('signIn.address').update({ endsAt: server.db.raw('clock_timestamp()') })
    expect((await signIn('somebody.new', 'wrong', address)).status).toBe(401)
  })

  it('is the one that the proxy names, whatever the client wrote before it', async () => {
    await signIn('somebody.else', 'wrong', { 'x-forwarded-for': '203.0.113.1, 198.51.100.250' })
    const before = await countOf('signIn.address').count({ count: '*' }).first()
    await signIn('somebody.other', 'wrong', { 'x-forwarded-for': '203.0.113.2, 198.51.100.250' })
    expect(await countOf('signIn.address').count({ count: '*' }).first()).toEqual(before)
  })

  it.each([
    ['203.0.113.9', '203.0.113.9:51234'],
    ['2001:db8:1:2::9', '[2001:db8:1:2::9]:443'],
  ])('is %s where the proxy names it as %s', async (address, named) => {
    await signIn('somebody.else', 'wrong', { 'x-forwarded-for': address })
    const before = await countOf('signIn.address').count({ count: '*' }).first()
    await signIn('somebody.other', 'wrong', { 'x-forwarded-for': named })
    expect(await countOf('signIn.address').count({ count: '*' }).first()).toEqual(before)
  })

  it('is that of the proxy where it names none', async () => {
    await signIn('somebody.else', 'wrong', { 'x-forwarded-for': '<script>' })
    const last = await server.db('audit_entries').orderBy('id', 'desc').first()
    expect(isIP(last.clientAddress)).toBe(4)
  })

  it('may sign in rightly as often as it likes', async () => {
    const address = somebody()
    const user = await server.addUser({ passwordHash: await hashPassword('kiewiet-parent') })
    for (let time = 0; time < 8; time++) {
      expect((await signIn(user.email, 'kiewiet-parent', address)).status).toBe(200)
    }
  })

  it.each([
    ['/api/enroll', buildEnrollment, 'submitEnrollment'],
    ['/api/contact', buildContactMessage, 'sendContactMessage'],
  ])('sends only so many forms an hour to %s, however many at once', async (path, build, name) => {
    const address = somebody()
    const send = () => server.rest('POST', path, { body: build(), headers: address })
    expect((await send()).status).toBe(201)
    await countOf(name).update({ count: formsFromOneAddress.most - 3 })
    const statuses = (await Promise.all(Array.from({ length: 10 }, send))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(3)
    expect(statuses.filter((status) => status === 429)).toHaveLength(7)
    const other = await server.rest('POST', path, { body: build(), headers: somebody() })
    expect(other.status).toBe(201)
  })

  it('is not counted for a form that is not filled in rightly', async () => {
    const address = somebody()
    const before = await countOf('sendContactMessage').count().first()
    expect((await server.rest('POST', '/api/contact', { body: {}, headers: address })).status).toBe(400)
    expect(await countOf('sendContactMessage').count().first()).toEqual(before)
  })

  it('makes only so many accounts an hour', async () => {
    const address = somebody()
    const register = (username: string) =>
      server.rest('POST', '/api/auth/register', {
        body: {
          username,
          email: `${username}@family.example`,
          password: 'kudu-in-the-veld',
          firstName: 'A',
          lastName: 'B',
        },
        headers: address,
      })
    expect((await register('first.account')).status).toBe(201)
    await countOf('register').update({ count: formsFromOneAddress.most })
    expect((await register('second.account')).status).toBe(429)
  })
})

describe('what is kept of it', () => {
  it('names nobody', async () => {
    const rows = await server.db('throttles').select('subject')
    expect(rows.length).toBeGreaterThan(0)
    for (const { subject } of rows) expect(subject).toMatch(/^([\w-]{43}|everybody)$/)
  })

  it('is removed once it has run out', async () => {
    await server.db('throttles').update({ endsAt: server.db.raw("clock_timestamp() - interval '1 second'") })
    const { count = 0 } = (await server.db('throttles').count({ count: '*' }).first()) ?? {}
    // each first request of somebody removes 50
    for (let time = 0; time <= Number(count) / 50; time++) {
      await server.rest('POST', '/api/contact', { body: buildContactMessage(), headers: somebody() })
    }
    const past = await server.db('throttles').where('ends_at', '<', server.db.fn.now()).count({ count: '*' }).first()
    expect(past).toEqual({ count: 0 })
  })
})
