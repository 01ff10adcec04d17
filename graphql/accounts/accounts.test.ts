import { lastOptions } from '#tests/setup/cheapArgon2.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieOf, openTestApp, type TestApp } from '#tests/setup/server.ts'
import { User } from './user.model.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const parent = { email: 'parent@kiewiet.example', role: 'parent', firstName: 'Thandi', lastName: 'Mokoena' }

let serial = 0
const newAccount = (overrides: object = {}) => {
  serial += 1
  return {
    username: `naledi${serial}`,
    email: `naledi${serial}@families.example`,
    password: 'six-letters',
    firstName: 'Naledi',
    lastName: 'Tau',
    ...overrides,
  }
}

const register = 'mutation ($input: RegisterInput!) { register(input: $input) }'

describe('signing in', () => {
  it.each(['parent', 'PARENT', ' parent ', 'parent@kiewiet.example', 'Parent@Kiewiet.Example'])(
    'works with the username or the e-mail address, however it is written: %o',
    async (username) => {
      const answer = await server.rest('POST', '/api/auth/login', { body: { username, password: 'kiewiet-parent' } })
      expect(answer).toMatchObject({ status: 200, json: { success: true, user: parent } })
      expect((await server.rest('GET', '/api/user', { cookie: cookieOf(answer) })).json).toMatchObject({ user: parent })
    },
  )

  it('works with a username that was made when letters of several scripts were taken, and with full-width letters', async () => {
    const signIn = (username: string) =>
      server.rest('POST', '/api/auth/login', { body: { username, password: 'kiewiet-parent' } })
    expect((await signIn('\uff30\uff41\uff52\uff45\uff4e\uff54')).status).toBe(200)
    expect((await signIn('parent\uff20kiewiet.example')).status).toBe(200)
    const { passwordHash } = await User.query(server.db).findOne({ username: 'parent' }).throwIfNotFound()
    for (const username of ['p\u0430rent', 'par\u200bent', '\uff50arent']) {
      const { id } = await server.addUser({ username, passwordHash })
      expect(await signIn(username)).toMatchObject({ status: 200, json: { user: { id } } })
    }
  })

  it('gives the same answer for an unknown person and a wrong password, and no cookie', async () => {
    const wrong = await server.rest('POST', '/api/auth/login', { body: { username: 'parent', password: 'wrong' } })
    const unknown = await server.rest('POST', '/api/auth/login', { body: { username: 'nobody', password: 'wrong' } })
    expect(wrong.status).toBe(401)
    expect(unknown).toMatchObject({ status: wrong.status, text: wrong.text })
    expect([cookieOf(wrong), cookieOf(unknown)]).toEqual(['', ''])
  })

  it('never shows a password or its hash', async () => {
    const answer = await server.rest('POST', '/api/auth/login', {
      body: { username: 'parent', password: 'kiewiet-parent' },
    })
    expect(answer.text).not.toMatch(/kiewiet-parent|argon2|password/i)
  })

  it('says which field is missing, in the documented words', async () => {
    expect((await server.rest('POST', '/api/auth/login', { body: {} })).json).toMatchObject({
      errors: { username: 'Username is required', password: 'Password is required' },
    })
    expect((await server.rest('POST', '/api/login', { body: { email: 'admin' } })).json).toMatchObject({
      errors: { email: 'Please enter a valid email address.', password: 'Password is required' },
    })
  })

  it('works through GraphQL, where viewer then answers who it is', async () => {
    const document = 'mutation ($input: SignInInput!) { signIn(input: $input) { email } }'
    const answer = await server.graphql(document, { input: { username: 'teacher', password: 'kiewiet-teacher' } })
    const query = '{ viewer { email role initials } }'
    const { data } = await server.graphql(query, {}, { cookie: cookieOf(answer) })
    expect(data).toEqual({ viewer: { email: 'teacher@kiewiet.example', role: 'teacher', initials: 'MS' } })
    expect((await server.graphql(query)).data).toEqual({ viewer: null })
  })
})

describe('the staff login', () => {
  const login = (email: string, password: string, role?: string) =>
    server.rest('POST', '/api/login', { body: { email, password, role } })

  it('lets an administrator into the admin area', async () => {
    const answer = await login('admin@kiewiet.example', 'kiewiet-admin', 'admin')
    expect(answer).toMatchObject({ status: 200, json: { success: true, user: { role: 'admin' } } })
  })

  it.each(['parent', 'teacher'])('refuses a %s who asks for the admin area, and starts no session', async (role) => {
    const sessions = () => server.db('sessions').count({ count: '*' }).first()
    const before = await sessions()
    const answer = await login(`${role}@kiewiet.example`, `kiewiet-${role}`, 'admin')
    expect(answer).toMatchObject({
      status: 403,
      json: { message: "You don't have permission to access the admin area." },
    })
    expect(cookieOf(answer)).toBe('')
    expect(await sessions()).toEqual(before)
  })

  it('does not tell a stranger who is an administrator', async () => {
    expect((await login('parent@kiewiet.example', 'wrong', 'admin')).status).toBe(401)
  })

  it('takes anyone where no area is asked for, and no area that does not exist', async () => {
    expect((await login('teacher@kiewiet.example', 'kiewiet-teacher')).status).toBe(200)
    expect((await login('teacher@kiewiet.example', 'kiewiet-teacher', 'owner')).status).toBe(400)
  })
})

describe('registering', () => {
  it('makes a parent, whatever role is asked for, and signs nobody in', async () => {
    const answer = await server.rest('POST', '/api/auth/register', { body: newAccount({ role: 'admin' }) })
    expect(answer).toMatchObject({ status: 201, json: { success: true, user: { role: 'parent' } } })
    expect(cookieOf(answer)).toBe('')
  })

  it('keeps the password as an argon2id hash, and the account unverified', async () => {
    const account = newAccount()
    await server.rest('POST', '/api/auth/register', { body: account })
    const user = await User.query(server.db).findOne({ email: account.email }).throwIfNotFound()
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$/)
    expect(lastOptions).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    expect(user.emailVerifiedAt).toBeNull()
  })

  it('with a taken username is a conflict at that field', async () => {
    const taken = { username: 'PARENT' }
    const rest = await server.rest<{ message: string }>('POST', '/api/auth/register', { body: newAccount(taken) })
    expect(rest.status).toBe(409)
    const { error } = await server.graphql(register, { input: newAccount(taken) })
    expect(error).toMatchObject({ code: 'CONFLICT', fields: { username: rest.json.message } })
  })

  const rest = async (values: object, headers?: Record<string, string>) => {
    const { status, json } = await server.rest<{ message: string; user?: { id: number } }>(
      'POST',
      '/api/auth/register',
      { body: newAccount(values), headers },
    )
    return { status, json }
  }

  it.each([
    ['full-width letters', '\uff30\uff41\uff52\uff45\uff4e\uff54'],
    ['a space of no width', 'par\u200bent'],
    ['a soft hyphen', 'par\u00adent'],
    ['a filler that nobody sees', 'parent\u3164'],
    ['a variation selector', 'parent\ufe0f'],
  ])('takes a username with %s for the one that it looks like', async (_what, username) => {
    expect((await rest({ username })).status).toBe(409)
  })

  it.each([
    ['a Cyrillic letter among Latin ones', 'l\u0435rato'],
    ['a Greek letter among Latin ones', 'th\u03b1ndi'],
    ['letters of two scripts', '\u05d0\u05d1\u05d2\u0430\u0431\u0432'],
  ])('explains over REST and GraphQL that a username may not have %s', async (_what, username) => {
    const message =
      'Please use letters of one alphabet only. This username mixes alphabets with letters that look alike.'
    const { json } = await server.rest('POST', '/api/auth/register', { body: newAccount({ username }) })
    expect(json).toMatchObject({ success: false, errors: { username: message } })
    const { error } = await server.graphql(register, { input: newAccount({ username }) })
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', fields: { username: message } })
  })

  it.each([
    // which would be sorted for minutes
    ['a letter with very many accents', `a${'\u0301\u0323'.repeat(20_000)}`, /too many accents/],
    ['very many letters that are words', '\ufdfa'.repeat(40_000), /at most 200 characters/],
  ])('refuses a username of %s without working on it', async (_what, username, message) => {
    const { status, json } = await rest({ username })
    expect(status).toBe(400)
    expect(json.message).toMatch(message)
    const { error } = await server.graphql(register, { input: newAccount({ username }) })
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', message: expect.stringMatching(message) })
  })

  it('takes an @ for one however wide it is', async () => {
    expect((await rest({ username: 'naledi\uff20families.example' })).status).toBe(400)
  })

  it.each(['Zoë_7', 'Òskàr', 'Жанна', 'Ελένη', 'נעמי', 'अनन्या', 'نعمة 2', 'o’brien-tau'])(
    'takes %s for a username, as it is written',
    async (username) => {
      const account = newAccount({ username })
      expect((await rest(account)).status).toBe(201)
      expect(await server.db('users').where({ email: account.email }).first('username')).toEqual({ username })
    },
  )

  it('with an address that has an account is answered as any other, and its owner is told', async () => {
    const email = 'Parent@kiewiet.example'
    const mails = () => server.db('emails').where({ recipient: parent.email, kind: 'account.alreadyRegistered' })
    const taken = await server.graphql(register, { input: newAccount({ email }) })
    const free = await server.graphql(register, { input: newAccount() })
    expect([taken.status, taken.text]).toEqual([free.status, free.text])
    expect(await mails()).toHaveLength(1)
    for (let times = 0; times < 4; times++) await server.graphql(register, { input: newAccount({ email }) })
    for (let times = 0; times < 4; times++) await rest({ email })
    expect(await mails()).toHaveLength(5)
    expect(await server.db('users').where({ email })).toHaveLength(1)
  })

  it('over REST with an address that has an account answers as if one was made, with the next number', async () => {
    const before = await rest({ email: 'before@families.example' })
    const taken = await rest({ email: 'Parent@kiewiet.example' })
    const after = await rest({ email: 'after@families.example' })
    const first = before.json.user?.id ?? 0
    const answered = (id: number, email: string) => ({
      status: 201,
      json: { ...before.json, user: { ...before.json.user, id, email } },
    })
    expect(taken).toEqual(answered(first + 1, 'Parent@kiewiet.example'))
    expect(after).toEqual(answered(first + 2, 'after@families.example'))
  })

  it('does not tell by an invitation that opens nothing whether an address has an account', async () => {
    const invitation = 'nonsense'
    const taken = await rest({ email: 'parent@kiewiet.example', invitation })
    expect(taken.status).toBe(404)
    expect(taken).toEqual(await rest({ invitation }))
  })

  it('does not tell by a taken username whether an address has an account', async () => {
    const taken = () => rest({ username: 'parent', email: 'parent@kiewiet.example' })
    const free = await rest({ username: 'parent' })
    expect(free.status).toBe(409)
    expect(await taken()).toEqual(free)
    // as a database that was restored from a copy has them: the index of addresses is asked first
    await server.db.raw('drop index users_username_key')
    await server.db.raw('create unique index users_username_key on users (username) where deleted_at is null')
    expect(await taken()).toEqual(free)
  })

  it('with a key that is sent again is answered the same, whether or not the address has an account', async () => {
    for (const email of ['parent@kiewiet.example', 'once@families.example']) {
      const values = { username: `${email.split('@')[0]}.again`, email }
      const headers = { 'idempotency-key': email }
      const first = await rest(values, headers)
      expect(first.status).toBe(201)
      expect(await rest(values, headers)).toEqual(first)
      expect((await rest({ ...values, firstName: 'Another' }, headers)).status).toBe(422)
    }
  })

  it.each(['J.van', 'Nomsa/Sipho', 'Lerato “Lee” 🌻'])('takes %s for a name, as it is written', async (firstName) => {
    const { status, json } = await server.rest<{ user: { firstName: string } }>('POST', '/api/auth/register', {
      body: newAccount({ firstName }),
    })
    expect([status, json.user.firstName]).toEqual([201, firstName])
  })

  it('with one name twice at once makes one account', async () => {
    const account = newAccount()
    const answers = await Promise.all([1, 2, 3].map(() => server.rest('POST', '/api/auth/register', { body: account })))
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409])
  })

  it.each([
    ['password', { password: 'short' }, 'Password must be at least 6 characters'],
    ['username', { username: 'ab' }, 'Username must be at least 3 characters'],
    ['username', { username: 'a@b.c' }, 'A username cannot contain @'],
    ['email', { email: 'naledi' }, 'Please enter a valid email address.'],
    ['firstName', { firstName: ' ' }, 'First name is required'],
    ['lastName', { lastName: '' }, 'Last name is required'],
  ])('explains a wrong %s, over REST and GraphQL', async (field, wrong, message) => {
    const rest = await server.rest('POST', '/api/auth/register', { body: newAccount(wrong) })
    expect(rest).toMatchObject({ status: 400, json: { errors: { [field]: message } } })
    const { error } = await server.graphql(register, { input: newAccount(wrong) })
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: message } })
  })
})

describe('who is signed in', () => {
  it('is nobody for a guest: 401', async () => {
    expect(await server.rest('GET', '/api/user')).toMatchObject({ status: 401, json: { success: false } })
  })

  it('may sign out as a guest, too', async () => {
    expect(await server.rest('POST', '/api/logout')).toMatchObject({ status: 200, json: { success: true } })
  })
})
