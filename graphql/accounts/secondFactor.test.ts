import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieOf, openTestApp, type TestApp } from '#tests/setup/server.ts'
import { hashPassword } from './password.ts'
import { codeAt } from '#tests/factories/codeAt.ts'
import { stepOf } from './totp.ts'

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

const begin = (cookie: string, currentPassword = password) =>
  server.graphql<{ beginSecondFactor: { secret: string; uri: string } }>(
    'mutation ($input: OwnPasswordInput!) { beginSecondFactor(input: $input) { secret uri } }',
    { input: { currentPassword } },
    { cookie },
  )
const confirm = (cookie: string, code: string) =>
  server.graphql<{ confirmSecondFactor: { codes: string[] } }>(
    'mutation ($input: SecondFactorCodeInput!) { confirmSecondFactor(input: $input) { codes } }',
    { input: { code } },
    { cookie },
  )
const end = (cookie: string, typed: string) =>
  server.graphql(
    'mutation ($input: EndSecondFactorInput!) { endSecondFactor(input: $input) }',
    { input: { currentPassword: password, code: typed } },
    { cookie },
  )
const security = async (cookie: string) =>
  (
    await server.graphql<{ mySecurity: object }>(
      '{ mySecurity { secondFactorOffered secondFactor recoveryCodesLeft } }',
      {},
      { cookie },
    )
  ).data.mySecurity
const signIn = (username: string, code?: string, headers = somebody()) =>
  server.graphql<{ signIn: { id: number } }>(
    'mutation ($input: SignInInput!) { signIn(input: $input) { id } }',
    { input: { username, password, code } },
    { headers },
  )

/** The code of the half minute that is so many away from now. */
const code = (secret: string, offset = 0) => codeAt(secret, stepOf(Date.now()) + offset)

/** A code of the half minute before is too old once the next half minute begins: waits for it where it is near. */
async function awayFromTheHalfMinute() {
  const left = 30_000 - (Date.now() % 30_000)
  if (left < 2_000) await setTimeout(left)
}

async function withFactor(overrides: Parameters<TestApp['addUser']>[0]) {
  await awayFromTheHalfMinute()
  const { id, email, cookie } = await server.addUser({ ...overrides, passwordHash })
  const { secret } = (await begin(cookie)).data.beginSecondFactor
  const { codes } = (await confirm(cookie, code(secret, -1))).data.confirmSecondFactor
  return { id, email, cookie, secret, codes }
}

const adminWithFactor = () => withFactor({ role: 'admin' })

/** Who reads the mailbox of an account chooses another password with the link that comes there. */
async function resetByMail(email: string) {
  const asked = 'mutation ($input: PasswordRequestInput!) { requestPasswordReset(input: $input) }'
  await server.graphql(asked, { input: { email } }, { headers: somebody() })
  const token = /\/reset-password\?token=(\S+)/.exec(await server.lastTextTo(email))?.[1] ?? ''
  const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { id } }'
  const { error } = await server.graphql(reset, { input: { token, password } }, { headers: somebody() })
  expect(error).toBeNull()
}

it('of an address that nobody had confirmed ends with the first link that reaches its owner, another stays', async () => {
  const registered = await withFactor({ role: 'parent', emailVerifiedAt: null })
  const confirmed = await withFactor({ role: 'parent' })
  // of somebody whose address the office has changed: it may have been mistyped
  const linked = await withFactor({ role: 'parent', emailVerifiedAt: null })
  await server.addChild({}, [linked.id])
  for (const { email } of [registered, confirmed, linked]) await resetByMail(email)
  expect((await signIn(registered.email)).error).toBeNull()
  for (const { email } of [confirmed, linked]) expect((await signIn(email)).error?.code).toBe('SECOND_FACTOR_REQUIRED')
})

describe('setting up a second factor', () => {
  it('is offered to everybody', async () => {
    const answers = []
    for (const role of ['parent', 'teacher', 'admin'] as const) {
      const { cookie } = await server.addUser({ role, passwordHash })
      answers.push([await security(cookie), (await begin(cookie)).error?.code])
    }
    expect(await server.db('audit_entries').where({ action: 'beginSecondFactor' })).not.toEqual([])
    const off = { secondFactor: false, recoveryCodesLeft: 0 }
    expect(answers).toEqual([
      [{ ...off, secondFactorOffered: true }, undefined],
      [{ ...off, secondFactorOffered: true }, undefined],
      [{ ...off, secondFactorOffered: true }, undefined],
    ])
  })

  it('needs the password, and a right code before it counts', async () => {
    const { email, cookie } = await server.addUser({ role: 'admin', passwordHash })
    expect((await begin(cookie, 'wrong')).error?.fields).toHaveProperty('currentPassword')
    expect((await confirm(cookie, '000000')).error?.code).toBe('NOT_FOUND')
    await begin(cookie)
    expect((await confirm(cookie, '000000')).error?.fields).toHaveProperty('code')
    expect(await security(cookie)).toMatchObject({ secondFactor: false })
    expect((await signIn(email)).error).toBeNull()
  })

  it('gives ten recovery codes, and the owner is told', async () => {
    const { email, cookie, codes } = await adminWithFactor()
    expect(new Set(codes).size).toBe(10)
    expect(codes.join()).toMatch(/^([a-z2-7]{5}-[a-z2-7]{5},?){10}$/)
    expect(await security(cookie)).toMatchObject({ secondFactor: true, recoveryCodesLeft: 10 })
    const mail = await server.db('emails').where({ recipient: email }).orderBy('id', 'desc').first()
    expect(mail.subject).toBe('Two-step sign-in is on')
    expect((await begin(cookie)).error?.code).toBe('CONFLICT')
  })

  it('signs out everywhere else, and so does turning it off', async () => {
    const { email, cookie, secret } = await adminWithFactor()
    const elsewhere = cookieOf(await signIn(email, code(secret)))
    const status = async (sent: string) => (await server.rest('GET', '/api/user', { cookie: sent })).status
    expect(await status(elsewhere)).toBe(200)
    await end(cookie, code(secret, 1))
    expect([await status(elsewhere), await status(cookie)]).toEqual([401, 200])
  })

  it('keeps neither the secret nor a recovery code in the clear', async () => {
    const { secret, codes } = await adminWithFactor()
    const kept = JSON.stringify([await server.db('second_factors'), await server.db('recovery_codes')])
    expect(kept).not.toContain(secret)
    expect(kept).not.toContain(codes[0]?.replace('-', ''))
  })
})

describe('signing in with a second factor', () => {
  it('asks for the code after the right password alone', async () => {
    const { id, email, secret } = await adminWithFactor()
    const without = await signIn(email)
    expect(without).toMatchObject({ status: 401, error: { code: 'SECOND_FACTOR_REQUIRED' } })
    expect(cookieOf(without)).toBe('')
    const body = { username: email, password: 'wrong', code: code(secret) }
    expect((await server.rest('POST', '/api/auth/login', { body, headers: somebody() })).status).toBe(401)
    const answer = await signIn(email, ` ${code(secret).slice(0, 3)} ${code(secret).slice(3)}`)
    expect(answer.data).toEqual({ signIn: { id } })
    expect(cookieOf(answer)).not.toBe('')
  })

  it('takes each code once', async () => {
    const { email, secret } = await adminWithFactor()
    const now = code(secret)
    const codes = (await Promise.all([1, 2, 3].map(() => signIn(email, now)))).map(({ error }) => error?.code)
    expect(codes.filter((answer) => answer === undefined)).toHaveLength(1)
    expect((await signIn(email, now)).error?.fields).toHaveProperty('code')
  })

  it('takes a recovery code once instead', async () => {
    const { email, cookie, codes } = await adminWithFactor()
    const [first = ''] = codes
    expect((await signIn(email, first.toUpperCase())).error).toBeNull()
    expect((await signIn(email, first)).error?.code).toBe('SECOND_FACTOR_REQUIRED')
    expect(await security(cookie)).toMatchObject({ recoveryCodesLeft: 9 })
  })

  it('takes no recovery code of somebody else', async () => {
    const [one, other] = [await adminWithFactor(), await adminWithFactor()]
    expect((await signIn(one.email, other.codes[0])).error?.code).toBe('SECOND_FACTOR_REQUIRED')
  })

  it('slows down anyone who guesses the code', async () => {
    const { email } = await adminWithFactor()
    const [thief, codes] = [somebody(), []] as [{ 'x-forwarded-for': string }, (string | undefined)[]]
    for (let tries = 0; tries < 6; tries++) codes.push((await signIn(email, '000000', thief)).error?.code)
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS')
  })

  it('is asked for at the staff login and over REST as well', async () => {
    const { email, secret } = await adminWithFactor()
    const login = (body: object) => server.rest('POST', '/api/login', { body, headers: somebody() })
    expect((await login({ email, password, role: 'admin' })).status).toBe(401)
    expect((await login({ email, password, role: 'admin', code: code(secret) })).status).toBe(200)
  })

  it('is over once it was turned off', async () => {
    const { email, cookie, secret } = await adminWithFactor()
    expect((await end(cookie, code(secret, 1))).data).toEqual({ endSecondFactor: true })
    expect((await signIn(email)).error).toBeNull()
    expect(await security(cookie)).toMatchObject({ secondFactor: false, recoveryCodesLeft: 0 })
  })

  it('cannot be turned off with the password alone, but with a recovery code', async () => {
    const { cookie, codes } = await adminWithFactor()
    const refused = await end(cookie, '000000')
    expect(refused.error).toMatchObject({ code: 'BAD_USER_INPUT', fields: { code: expect.any(String) } })
    expect(await security(cookie)).toMatchObject({ secondFactor: true })
    expect((await end(cookie, codes[0] ?? '')).data).toEqual({ endSecondFactor: true })
  })

  it('goes on when the secret of the server is changed', async () => {
    const { email, secret } = await adminWithFactor()
    const environment = server.environment
    const old = environment.SESSION_SECRET
    environment.SESSION_SECRET_PREVIOUS = old
    environment.SESSION_SECRET = 'another secret for tests alone, long enough'
    const answer = await signIn(email, code(secret))
    environment.SESSION_SECRET_PREVIOUS = undefined
    const later = await signIn(email, code(secret, 1))
    environment.SESSION_SECRET = old
    expect([answer.error, later.error]).toEqual([null, null])
  })
})

describe('a colleague who has lost the phone and the codes', () => {
  it('signs in with the password again once an administrator has turned the second factor off', async () => {
    const colleague = await adminWithFactor()
    const administrator = await server.addUser({ role: 'admin' })
    const turnOff = (cookie: string) =>
      server.graphql('mutation ($id: Int!) { endSecondFactorOfUser(id: $id) { id } }', { id: colleague.id }, { cookie })
    const parent = await server.addUser()
    expect((await turnOff(parent.cookie)).error?.code).toBe('FORBIDDEN')
    expect((await turnOff(administrator.cookie)).error).toBeNull()
    const { username } = await server.db('users').where({ id: colleague.id }).first()
    expect((await signIn(username)).data.signIn.id).toBe(colleague.id)
    // anyone who was signed in with the lost phone no longer is
    expect((await server.rest('GET', '/api/user', { cookie: colleague.cookie })).status).toBe(401)
    expect(await server.db('emails').where({ recipient: colleague.email })).not.toHaveLength(0)
    const kept = await server.db('audit_entries').where({ entityId: colleague.id, userId: administrator.id })
    expect(kept.map(({ action }) => action)).toEqual(['endSecondFactor'])
    expect((await turnOff(administrator.cookie)).error?.code).toBe('CONFLICT')
  })
})

/** A thief with the password alone sets one up while its owner confirms hers: its codes must not be those that count. */
it('confirms nothing that was set up again while its code was checked', async () => {
  await awayFromTheHalfMinute()
  const { id, cookie } = await server.addUser({ role: 'admin', passwordHash })
  const { secret } = (await begin(cookie)).data.beginSecondFactor
  await server.db.raw(`
    create function set_up_again() returns trigger language plpgsql as
      'begin new.salt := ''another''; new.secret := ''another''; return new; end';
    create trigger set_up_again before update of last_step on second_factors for each row execute function set_up_again()`)
  const { error } = await confirm(cookie, code(secret))
  await server.db.raw('drop function set_up_again cascade')
  expect(error?.code).toBe('CONFLICT')
  expect(await server.db('second_factors').where({ userId: id }).first()).toMatchObject({ confirmedAt: null })
  expect(await server.db('recovery_codes').where({ userId: id })).toEqual([])
})

/** An unlocked screen and the password are not enough to take over an account that is protected by a second factor. */
it.each([
  ['ChangePasswordInput', 'changePassword', '{ id }', { password: 'ribbon kettle garden' }],
  ['EmailChangeInput', 'requestEmailChange', '', { email: 'elsewhere@example.com' }],
])(
  '%s is not taken from a session in which the second factor was proved long ago',
  async (type, field, fields, input) => {
    const { id, cookie, secret } = await adminWithFactor()
    const change = () =>
      server.graphql(
        `mutation ($input: ${type}!) { ${field}(input: $input) ${fields} }`,
        { input: { ...input, currentPassword: password } },
        { cookie },
      )
    const longAgo = new Date(Date.now() - 16 * 60_000).toISOString()
    await server.db('sessions').where({ userId: id }).update({ authenticatedAt: longAgo })
    expect((await change()).error?.code).toBe('FRESH_AUTHENTICATION_REQUIRED')
    await server.graphql(
      'mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) }',
      { input: { currentPassword: password, code: code(secret) } },
      { cookie },
    )
    expect((await change()).error).toBeNull()
  },
)
