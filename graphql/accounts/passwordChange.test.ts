import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nextOpenDay } from '#graphql/closedDays/closedDays.rules.ts'
import { addDays, formatDayInFull, startOfJohannesburgDay, todayInJohannesburg } from '#graphql/values/dates.ts'
import { cookieOf, openTestApp, storedIdOf, type TestApp } from '#tests/setup/server.ts'
import { hashPassword } from './password.ts'

let server: TestApp
let passwordHash: string
beforeAll(async () => {
  server = await openTestApp({ filling: 'content', environment: { TRUST_PROXY: true } })
  passwordHash = await hashPassword('marula kettle 7')
})
afterAll(() => server.close())

let senders = 0
const somebody = () => ({ 'x-forwarded-for': `198.51.100.${++senders % 250}` })
const person = () => server.addUser({ passwordHash })

const askFor = (email: string) =>
  server.graphql<{ requestPasswordReset: true }>(
    'mutation ($input: PasswordRequestInput!) { requestPasswordReset(input: $input) }',
    { input: { email } },
    { headers: somebody() },
  )
const reset = (token: string, password = 'jacaranda tram 12') =>
  server.graphql<{ resetPassword: { username: string } }>(
    'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { username } }',
    { input: { token, password } },
    { headers: somebody() },
  )
const change = (cookie: string, currentPassword: string, password: string) =>
  server.graphql(
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }',
    { input: { currentPassword, password } },
    { cookie, headers: somebody() },
  )
const lastMail = async (recipient: string): Promise<{ body: string; kind: string } | undefined> =>
  server.db('emails').where({ recipient }).orderBy('id', 'desc').first()

async function tokenFor(email: string): Promise<string> {
  await askFor(email)
  return /\/reset-password\?token=(\S+)/.exec(await server.lastTextTo(email))?.[1] ?? ''
}

const isSignedIn = async (cookie: string) => (await server.rest('GET', '/api/user', { cookie })).status === 200
const canSignIn = async (username: string, password: string) =>
  (await server.rest('POST', '/api/auth/login', { body: { username, password }, headers: somebody() })).status === 200

describe('a forgotten password', () => {
  it('is replaced with the link that is sent to the address, however that is written', async () => {
    const { email } = await person()
    const token = await tokenFor(email.toUpperCase()).then(async () => tokenFor(email))
    expect((await reset(token)).error).toBeNull()
    expect(await canSignIn(email, 'jacaranda tram 12')).toBe(true)
    expect(await canSignIn(email, 'marula kettle 7')).toBe(false)
  })

  it('gets the same answer for an address that nobody has, and no e-mail goes there', async () => {
    const { email } = await person()
    const known = await askFor(email)
    const unknown = await askFor('nobody@families.example')
    expect(unknown.text).toBe(known.text)
    expect(await lastMail('nobody@families.example')).toBeUndefined()
  })

  it('takes about as long to be asked for, whether there is an account or not', async () => {
    const { email } = await person()
    const time = async (address: string) => {
      const start = performance.now()
      await askFor(address)
      return performance.now() - start
    }
    expect(await time('nobody2@families.example')).toBeGreaterThan(295)
    expect(await time(email)).toBeGreaterThan(295)
  })

  it('is of no use for a removed account', async () => {
    const { id, email } = await person()
    const token = await tokenFor(email)
    await server.db('users').where({ id }).update({ deletedAt: server.db.fn.now() })
    expect((await reset(token)).error?.code).toBe('NOT_FOUND')
    await server.db('emails').where({ recipient: email }).delete()
    await askFor(email)
    expect(await lastMail(email)).toBeUndefined()
  })

  it('can be asked for a few times in an hour for one mailbox, whoever has it', async () => {
    const { email } = await person()
    for (const address of [email, 'nobody3@families.example']) {
      const answers = []
      for (let tries = 0; tries < 6; tries++) answers.push((await askFor(address)).error?.code)
      expect(answers).toEqual([undefined, undefined, undefined, undefined, undefined, 'TOO_MANY_REQUESTS'])
    }
  })
})

describe('the link of the e-mail', () => {
  it('works once, also when it is used several times at once', async () => {
    const token = await tokenFor((await person()).email)
    const codes = (await Promise.all([1, 2, 3].map(() => reset(token)))).map(({ error }) => error?.code)
    expect(codes.filter((code) => code === undefined)).toHaveLength(1)
    expect((await reset(token)).error?.code).toBe('NOT_FOUND')
  })

  it('works for an hour', async () => {
    server.environment.SMTP_URL = 'smtp://127.0.0.1:1'
    const { email } = await person()
    const token = await tokenFor(email)
    delete server.environment.SMTP_URL
    expect((await lastMail(email))?.body).toContain('the link works once, within 60 minutes')
    const row = server.db('account_links').where({ id: storedIdOf(token) })
    const { expiresAt } = await row.clone().first()
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 60_000)).toBe(60)
    await row.update({ expiresAt: server.db.fn.now() })
    expect((await reset(token)).error?.code).toBe('NOT_FOUND')
  })

  it('works to the end of the next working day where the office hands it over', async () => {
    const { email } = await person()
    const token = await tokenFor(email)
    const day = nextOpenDay(todayInJohannesburg(), [])
    expect((await lastMail(email))?.body).toContain(`until the end of ${formatDayInFull(day)}`)
    const { expiresAt } = await server
      .db('account_links')
      .where({ id: storedIdOf(token) })
      .first()
    expect(new Date(expiresAt)).toEqual(startOfJohannesburgDay(addDays(day, 1)))
  })

  it('works no more once a newer one was sent', async () => {
    const { email } = await person()
    const older = await tokenFor(email)
    const newer = await tokenFor(email)
    expect((await reset(older)).error?.code).toBe('NOT_FOUND')
    expect((await reset(newer)).error).toBeNull()
  })

  it('is stored as a hash', async () => {
    const token = await tokenFor((await person()).email)
    expect(token).toHaveLength(43)
    expect(JSON.stringify(await server.db('account_links'))).not.toContain(token)
  })

  it('says whose it is while it can be used', async () => {
    const { id, email } = await person()
    const token = await tokenFor(email)
    const read = async () =>
      (await server.graphql('query ($token: String!) { passwordReset(token: $token) { username } }', { token })).data
    const { username } = await server.db('users').where({ id }).first()
    expect(await read()).toEqual({ passwordReset: { username } })
    await reset(token)
    expect(await read()).toEqual({ passwordReset: null })
  })

  it('is kept for another try when the new password is refused', async () => {
    const token = await tokenFor((await person()).email)
    const { error } = await reset(token, 'password123')
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', fields: { password: expect.stringContaining('too common') } })
    expect((await reset(token)).error).toBeNull()
  })

  it('ends every session, verifies the address, and the owner is told', async () => {
    const { id, email, cookie } = await server.addUser({ passwordHash, emailVerifiedAt: null })
    await reset(await tokenFor(email))
    expect(await isSignedIn(cookie)).toBe(false)
    expect((await server.db('users').where({ id }).first()).emailVerifiedAt).not.toBeNull()
    expect((await lastMail(email))?.kind).toBe('account.passwordChanged')
  })
})

describe('changing the password', () => {
  it('needs the current one', async () => {
    const { cookie } = await person()
    const { error } = await change(cookie, 'wrong', 'jacaranda tram 12')
    expect(error).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { currentPassword: 'This is not your current password.' },
    })
  })

  it('ends every other session, and this one goes on with a new cookie', async () => {
    const { email, cookie } = await person()
    const elsewhere = cookieOf(
      await server.rest('POST', '/api/auth/login', {
        body: { username: email, password: 'marula kettle 7' },
        headers: somebody(),
      }),
    )
    const answer = await change(cookie, 'marula kettle 7', 'jacaranda tram 12')
    expect(answer.error).toBeNull()
    const renewed = cookieOf(answer)
    expect([await isSignedIn(cookie), await isSignedIn(elsewhere), await isSignedIn(renewed)]).toEqual([
      false,
      false,
      true,
    ])
    expect(await canSignIn(email, 'jacaranda tram 12')).toBe(true)
  })

  it('makes a link for a forgotten password worthless', async () => {
    const { email, cookie } = await person()
    const token = await tokenFor(email)
    await change(cookie, 'marula kettle 7', 'jacaranda tram 12')
    expect((await reset(token)).error?.code).toBe('NOT_FOUND')
  })

  it('refuses what everybody tries first, here and when registering', async () => {
    const { cookie } = await person()
    expect((await change(cookie, 'marula kettle 7', 'qwerty123')).error?.fields).toHaveProperty('password')
    const body = {
      username: 'commoner',
      email: 'c@families.example',
      password: 'iloveyou',
      firstName: 'A',
      lastName: 'B',
    }
    const answer = await server.rest('POST', '/api/auth/register', { body, headers: somebody() })
    expect(answer).toMatchObject({ status: 400, json: { errors: { password: expect.stringContaining('too common') } } })
  })

  it('is slowed down like signing in, so that a borrowed computer cannot be used to guess', async () => {
    const { cookie } = await person()
    const codes = []
    for (let tries = 0; tries < 6; tries++) codes.push((await change(cookie, 'wrong', 'jacaranda tram 12')).error?.code)
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS')
  })

  it('is not taken for the one before when its key is used again with another password', async () => {
    const { cookie } = await person()
    const headers = { ...somebody(), 'idempotency-key': 'a key used twice' }
    const document = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }'
    const send = (currentPassword: string, password: string, as: string) =>
      server.graphql(document, { input: { currentPassword, password } }, { cookie: as, headers })
    const first = await send('marula kettle 7', 'jacaranda tram 12', cookie)
    expect(first.error).toBeNull()
    const second = await send('jacaranda tram 12', 'protea lantern 31', cookieOf(first))
    expect(second.error?.code).toBe('IDEMPOTENCY_MISMATCH')
    expect(second.status).toBe(422)
  })

  it('leaves no hash of a password in the audit log or among the remembered requests', async () => {
    const { id, cookie } = await person()
    const headers = { ...somebody(), 'idempotency-key': 'a key of the test' }
    const input = { currentPassword: 'marula kettle 7', password: 'jacaranda tram 12' }
    await server.graphql(
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }',
      { input },
      { cookie, headers },
    )
    expect(await server.db('audit_entries').where({ action: 'changePassword', userId: id })).toHaveLength(1)
    expect(await server.db('idempotency_keys').where({ key: 'a key of the test' })).toHaveLength(1)
    const kept = JSON.stringify([await server.db('audit_entries'), await server.db('idempotency_keys')])
    expect(kept).not.toMatch(/argon2|jacaranda/)
  })
})
