import 'reflect-metadata'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invite } from '#graphql/families/invitation.service.ts'
import type { Context } from '#graphql/platform/context.ts'
import { cookieOf, openTestApp, type TestApp } from '#tests/setup/server.ts'
import { hashPassword } from './password.ts'

let server: TestApp
let admin: string
let passwordHash: string
const password = 'marula kettle 7'
beforeAll(async () => {
  server = await openTestApp({ environment: { TRUST_PROXY: true } })
  passwordHash = await hashPassword(password)
  admin = await server.signIn('admin')
})
afterAll(() => server.close())

let senders = 0
const somebody = () => ({ 'x-forwarded-for': `198.51.100.${++senders % 250}` })

const ask = (document: string, variables: object = {}, cookie?: string) =>
  server.graphql<Record<string, { address: string }>>(
    document,
    { ...variables },
    {
      headers: somebody(),
      ...(cookie ? { cookie } : {}),
    },
  )
const tokenIn = async (recipient: string, page: string) =>
  new RegExp(`/${page}\\?token=(\\S+)`).exec(await server.lastTextTo(recipient, `/${page}?`))?.[1] ?? ''

/** The cookie by which this browser is known again. */
const deviceOf = (headers: Record<string, unknown>) =>
  /kiewiet_devices=([\w.-]+)/.exec(String(headers['set-cookie']))?.[0] ?? ''

interface Person {
  id: number
  email: string
  /** Where they act. */
  cookie: string
}

/** Every way into an account that can be given out, and whether it still opens it. */
const kinds: Record<string, (person: Person) => Promise<() => Promise<boolean>>> = {
  'a session elsewhere': async ({ email }) => {
    const body = { username: email, password }
    const cookie = cookieOf(await server.rest('POST', '/api/auth/login', { body, headers: somebody() }))
    return async () => (await server.rest('GET', '/api/user', { cookie })).status === 200
  },
  'a known device': async ({ id }) => {
    const network = somebody()
    const { username } = await server.db('users').where({ id }).first('username')
    const login = (typed: string, cookie?: string) =>
      server.rest('POST', '/api/auth/login', {
        body: { username, password: typed },
        headers: network,
        ...(cookie ? { cookie } : {}),
      })
    const device = deviceOf((await login(password)).headers)
    for (let tries = 0; tries < 5; tries++) await login('wrong')
    return async () => (await login('wrong', device)).status === 401
  },
  'a link for a new password': async ({ email }) => {
    await ask('mutation ($input: PasswordRequestInput!) { requestPasswordReset(input: $input) }', { input: { email } })
    const token = await tokenIn(email, 'reset-password')
    return async () =>
      (await ask('query ($token: String!) { passwordReset(token: $token) { username } }', { token })).data
        .passwordReset !== null
  },
  'a change of the address that was not confirmed': async ({ cookie, id }) => {
    const next = `thief${id}@elsewhere.example`
    const input = { email: next, currentPassword: password }
    await ask('mutation ($input: EmailChangeInput!) { requestEmailChange(input: $input) }', { input }, cookie)
    await tokenIn(next, 'confirm-email')
    // only its owner, signed in, may use it: what ends all sessions has to end the link itself
    const open = { userId: id, kind: 'email', newEmail: next, usedAt: null }
    return async () => (await server.db('account_links').where(open)).length > 0
  },
  'a calendar address': async ({ cookie }) => {
    const { data } = await ask('mutation { renewCalendarFeed { address } }', {}, cookie)
    const url = data.renewCalendarFeed?.address.slice(server.environment.PUBLIC_URL.length) ?? ''
    return async () => (await server.rest('GET', url)).status === 200
  },
  'an invitation to the mailbox': async ({ email }) => {
    const { db, environment } = server
    const context = { db, environment, viewer: { id: null } } as unknown as Context
    const { url } = await invite(context, email, await server.addChild())
    const token = new URL(url).searchParams.get('invitation')
    return async () =>
      (await ask('query ($token: String!) { invitation(token: $token) { email } }', { token })).data.invitation !== null
  },
  'a passkey': async ({ id }) => {
    const key = {
      credentialId: `key ${id}`,
      publicKey: Buffer.from('key'),
      counter: 0,
      transports: '[]',
      name: 'Old phone',
    }
    await server.db('passkeys').insert({ ...key, userId: id })
    return async () => (await server.db('passkeys').where({ userId: id })).length > 0
  },
  'a PIN for the tablets': async ({ id }) => {
    await server.db('staff_pins').insert({ userId: id, hash: 'hash' })
    return async () => (await server.db('staff_pins').where({ userId: id })).length > 0
  },
  'a turn at a tablet': async ({ id }) => {
    await server.db('devices').insert({ name: `Tablet of ${id}`, actingUserId: id })
    return async () => (await server.db('devices').where({ actingUserId: id })).length > 0
  },
}

/** All that ends what was given out before. */
const acts: Record<string, (person: Person) => Promise<{ error: unknown }>> = {
  'a change of the password': ({ cookie }) =>
    ask(
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }',
      { input: { currentPassword: password, password: 'jacaranda tram 12' } },
      cookie,
    ),
  'a new password by e-mail': async ({ email }) => {
    const open = await kinds['a link for a new password']?.({ id: 0, cookie: '', email })
    if (!(await open?.())) throw new Error('There is no link')
    const input = { token: await tokenIn(email, 'reset-password'), password: 'jacaranda tram 12' }
    return ask('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { id } }', { input })
  },
  'another address of their own': async ({ cookie, id }) => {
    const next = `moved${id}@elsewhere.example`
    const input = { email: next, currentPassword: password }
    await ask('mutation ($input: EmailChangeInput!) { requestEmailChange(input: $input) }', { input }, cookie)
    const token = await tokenIn(next, 'confirm-email')
    return ask('mutation ($token: String!) { confirmEmail(token: $token) { id } }', { token }, cookie)
  },
  'stopping a change of the address': async (person) => {
    await kinds['a change of the address that was not confirmed']?.(person)
    const token = await tokenIn(person.email, 'stop-email-change')
    return ask('mutation ($token: String!) { stopEmailChange(token: $token) { id } }', { token })
  },
  'another address by an administrator': ({ id }) =>
    ask(
      'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }',
      { input: { id, email: `office${id}@elsewhere.example` } },
      admin,
    ),
  'another role': ({ id }) =>
    ask(
      'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }',
      { input: { id, role: 'teacher' } },
      admin,
    ),
  'signing out everywhere': ({ cookie }) => ask('mutation { signOutEverywhere }', {}, cookie),
  'being signed out everywhere by an administrator': ({ id }) =>
    ask('mutation ($id: Int!) { endSessionsOfUser(id: $id) { id } }', { id }, admin),
  'removal, also when it is taken back': async ({ id }) => {
    await ask('mutation ($id: Int!) { deleteUser(id: $id) { id } }', { id }, admin)
    return ask('mutation ($id: Int!) { restoreUser(id: $id) { id } }', { id }, admin)
  },
}

describe.each(Object.entries(acts))('%s', (_name, act) => {
  it.each(Object.entries(kinds))('ends %s', async (_kind, give) => {
    const person = await server.addUser({ passwordHash })
    const isOpen = await give(person)
    if (_kind !== 'a change of the address that was not confirmed') expect(await isOpen()).toBe(true)
    expect((await act(person)).error).toBeNull()
    expect(await isOpen()).toBe(false)
  })
})

describe('a change of the address that was confirmed already', () => {
  const stopWith = (token: string) =>
    ask('mutation ($token: String!) { stopEmailChange(token: $token) { id } }', { token })
  const emailOf = async (id: number) => (await server.db('users').where({ id }).first('email')).email
  const signInAs = async (email: string) =>
    cookieOf(await server.rest('POST', '/api/auth/login', { body: { username: email, password }, headers: somebody() }))
  const moveTo = async (cookie: string, email: string) => {
    const input = { email, currentPassword: password }
    await ask('mutation ($input: EmailChangeInput!) { requestEmailChange(input: $input) }', { input }, cookie)
    const token = await tokenIn(email, 'confirm-email')
    return ask('mutation ($token: String!) { confirmEmail(token: $token) { id } }', { token }, cookie)
  }

  /** What somebody who took the account over can do without an administrator. */
  const laterActs = ['a change of the password', 'a new password by e-mail', 'signing out everywhere']
  it.each(laterActs)('is taken back also after %s by whoever made it', async (name) => {
    const person = await server.addUser({ passwordHash })
    await moveTo(person.cookie, `thief${person.id}@elsewhere.example`)
    const token = await tokenIn(person.email, 'stop-email-change')
    const email = await emailOf(person.id)
    const thief = { id: person.id, email, cookie: await signInAs(email) }
    expect((await acts[name]?.(thief))?.error).toBeNull()
    expect((await stopWith(token)).error).toBeNull()
    expect(await emailOf(person.id)).toBe(person.email)
  })

  it('is taken back by its first owner after a second change, and not by the address between', async () => {
    const person = await server.addUser({ passwordHash })
    await moveTo(person.cookie, `thief${person.id}@elsewhere.example`)
    const first = await tokenIn(person.email, 'stop-email-change')
    await moveTo(await signInAs(await emailOf(person.id)), `again${person.id}@elsewhere.example`)
    const between = await tokenIn(`thief${person.id}@elsewhere.example`, 'stop-email-change')
    expect((await stopWith(between)).error).toBeNull()
    expect((await stopWith(first)).error).toBeNull()
    expect((await stopWith(between)).error).not.toBeNull()
    expect(await emailOf(person.id)).toBe(person.email)
  })

  it('is taken back also when somebody has registered with the address before', async () => {
    const person = await server.addUser({ passwordHash })
    await moveTo(person.cookie, `thief${person.id}@elsewhere.example`)
    const { id: squatter } = await server.addUser({ email: person.email, emailVerifiedAt: null })
    expect((await stopWith(await tokenIn(person.email, 'stop-email-change'))).error).toBeNull()
    expect(await emailOf(person.id)).toBe(person.email)
    expect((await server.db('users').where({ id: squatter }).first('deleted_at')).deletedAt).not.toBeNull()
  })

  it('is not taken back where the address before has become that of somebody who has confirmed it', async () => {
    const person = await server.addUser({ passwordHash })
    await moveTo(person.cookie, `moved${person.id}@elsewhere.example`)
    await server.addUser({ email: person.email, emailVerifiedAt: new Date().toISOString() })
    expect((await stopWith(await tokenIn(person.email, 'stop-email-change'))).error?.code).toBe('CONFLICT')
  })

  const officeActs = ['another address by an administrator', 'being signed out everywhere by an administrator']
  it.each(officeActs)('is not taken back after %s: an old mailbox opens nothing any more', async (name) => {
    const person = await server.addUser({ passwordHash })
    await moveTo(person.cookie, `moved${person.id}@elsewhere.example`)
    const token = await tokenIn(person.email, 'stop-email-change')
    expect((await acts[name]?.(person))?.error).toBeNull()
    expect((await stopWith(token)).error).not.toBeNull()
  })

  it('is taken back by the owner of the address before, and the password ends that somebody else knows', async () => {
    const person = await server.addUser({ passwordHash })
    await acts['another address of their own']?.(person)
    const { username, email } = await server.db('users').where({ id: person.id }).first()
    expect(email).toBe(`moved${person.id}@elsewhere.example`)
    const token = await tokenIn(person.email, 'stop-email-change')
    const stopped = await ask('mutation ($token: String!) { stopEmailChange(token: $token) { id } }', { token })
    expect(stopped.error).toBeNull()
    expect(await server.db('users').where({ id: person.id }).first()).toMatchObject({ email: person.email })
    const login = { body: { username, password }, headers: somebody() }
    expect((await server.rest('POST', '/api/auth/login', login)).status).toBe(401)
    expect(await tokenIn(person.email, 'reset-password')).not.toBe('')
  })
})

it('an invitation that works for weeks is not ended by a stranger who asks for a new password', async () => {
  const input = { firstName: 'Lindani', lastName: 'Cele', email: 'lindani@kiewiet.example', role: 'teacher' }
  await ask('mutation ($input: InviteUserInput!) { inviteUser(input: $input) { url } }', { input }, admin)
  const token = await tokenIn(input.email, 'reset-password')
  await ask('mutation ($input: PasswordRequestInput!) { requestPasswordReset(input: $input) }', {
    input: { email: input.email },
  })
  const { data } = await ask('query ($token: String!) { passwordReset(token: $token) { username } }', { token })
  expect(data.passwordReset).not.toBeNull()
})

it('the first proof of a mailbox takes away what a stranger may have registered with it, and nothing of who is linked to a child', async () => {
  const typed = { phoneNumber: '082 555 0166', homeAddress: '6 Other Street' }
  const afterReset = async ({ isLinked = false, isInvited = false }) => {
    const { id, email } = await server.addUser({ emailVerifiedAt: null, ...typed })
    if (isLinked) await server.addChild({}, [id])
    if (isInvited) await ask('mutation ($id: Int!) { inviteToAccount(id: $id) { url } }', { id }, admin)
    await ask('mutation ($input: PasswordRequestInput!) { requestPasswordReset(input: $input) }', { input: { email } })
    const input = { token: await tokenIn(email, 'reset-password'), password: 'ribbon kettle garden' }
    await ask('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { id } }', { input })
    return server.db('users').where({ id }).first('phoneNumber', 'homeAddress')
  }
  expect(await afterReset({})).toEqual({ phoneNumber: null, homeAddress: null })
  // the office has invited somebody of whom it knows what the stranger wrote
  expect(await afterReset({ isInvited: true })).toEqual({ phoneNumber: null, homeAddress: null })
  expect(await afterReset({ isLinked: true })).toEqual(typed)
})

it('a new password that is sent again after another one was chosen makes no browser known', async () => {
  const { email, id } = await server.addUser({ passwordHash })
  await kinds['a link for a new password']?.({ id, cookie: '', email })
  const input = { token: await tokenIn(email, 'reset-password'), password: 'jacaranda tram 12' }
  const send = () =>
    server.graphql(
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { id } }',
      { input },
      { headers: { ...somebody(), 'idempotency-key': `reset ${id}` } },
    )
  expect(deviceOf((await send()).headers)).not.toBe('')
  await acts['a new password by e-mail']?.({ id, cookie: '', email })
  const again = await send()
  expect([again.error, deviceOf(again.headers)]).toEqual([null, ''])
})

describe('the address before', () => {
  const lastTo = (recipient: string) => server.db('emails').where({ recipient }).orderBy('id', 'desc').first()

  it('gets no link into the account where nobody has confirmed it: it may have been mistyped', async () => {
    const person = await server.addUser({ passwordHash, emailVerifiedAt: null })
    await acts['another address of their own']?.(person)
    expect(await tokenIn(person.email, 'stop-email-change')).toBe('')
    expect(await server.db('account_links').where({ userId: person.id, kind: 'stopEmail' })).toEqual([])
    expect(await lastTo(person.email)).toMatchObject({ kind: 'account.emailChanged' })
  })

  const typed = {
    'when it changed one that was confirmed': async () => {
      const { id, cookie } = await server.addUser({ passwordHash })
      await acts['another address by an administrator']?.({ id, email: '', cookie })
      return { id, email: `office${id}@elsewhere.example` }
    },
    'when it made the account': async () => {
      const person = { username: 'made.by.office', firstName: 'Made', lastName: 'Dube', role: 'parent' }
      const input = { ...person, email: 'made@elsewhere.example', password }
      await ask('mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }', { input }, admin)
      return server.db('users').where({ username: person.username }).first('id', 'email')
    },
  }
  it.each(Object.entries(typed))('gets none either where the office typed it %s', async (_when, type) => {
    const { id, email } = await type()
    const login = { body: { username: email, password }, headers: somebody() }
    const cookie = cookieOf(await server.rest('POST', '/api/auth/login', login))
    await acts['another address of their own']?.({ id, email, cookie })
    expect((await server.db('users').where({ id }).first('email')).email).toBe(`moved${id}@elsewhere.example`)
    expect(await tokenIn(email, 'stop-email-change')).toBe('')
    expect(await server.db('account_links').where({ userId: id, kind: 'stopEmail' })).toEqual([])
  })

  it('is confirmed where the office typed it by who reads it and is signed in', async () => {
    const { id } = await server.addUser({ passwordHash })
    await acts['another address by an administrator']?.({ id, email: '', cookie: '' })
    const email = `office${id}@elsewhere.example`
    const token = await tokenIn(email, 'confirm-email')
    const confirm = (cookie: string) =>
      ask('mutation ($token: String!) { confirmEmail(token: $token) { id } }', { token }, cookie)
    expect((await confirm((await server.addUser()).cookie)).error?.code).toBe('NOT_FOUND')
    const login = { body: { username: email, password }, headers: somebody() }
    expect((await confirm(cookieOf(await server.rest('POST', '/api/auth/login', login)))).error).toBeNull()
    expect((await server.db('users').where({ id }).first('emailVerifiedAt')).emailVerifiedAt).not.toBeNull()
  })

  it('is told when another one is asked for, with a link that stops it, and when it counts', async () => {
    const person = await server.addUser({ passwordHash })
    await kinds['a change of the address that was not confirmed']?.(person)
    const asked = await lastTo(person.email)
    expect(asked).toMatchObject({ kind: 'account.emailChangeAsked' })
    expect(asked.body).toContain(`thief${person.id}@elsewhere.example`)
    expect(asked.body).not.toContain('token=')
    expect(await server.lastTextTo(person.email)).toContain('/stop-email-change?token=')
    await acts['another address of their own']?.(person)
    expect(await lastTo(person.email)).toMatchObject({ kind: 'account.emailChanged' })
  })

  it('is told when an administrator changed it', async () => {
    const person = await server.addUser({ passwordHash })
    await acts['another address by an administrator']?.(person)
    expect(await lastTo(person.email)).toMatchObject({
      kind: 'account.emailChanged',
      body: expect.stringContaining(`office${person.id}@elsewhere.example`),
    })
  })
})

const passwordStays = 'Your password and two-step sign-in have not changed.'

/** What the owner is told by each of them: what stays, and what to do. */
const told: Record<string, { kind: string; words: string[] }> = {
  'a change of the password': {
    kind: 'passwordChanged',
    words: ['Two-step sign-in has not changed.', 'If this was not you'],
  },
  'a new password by e-mail': {
    kind: 'passwordChanged',
    words: ['Two-step sign-in has not changed.', 'If this was not you'],
  },
  'another address of their own': { kind: 'emailChanged', words: [passwordStays, 'If this was not you'] },
  'another address by an administrator': { kind: 'emailChanged', words: [passwordStays, 'If this was not you'] },
  'stopping a change of the address': {
    kind: 'passwordLink',
    words: ['Two-step sign-in has not changed.', 'Choose your password here'],
  },
  'another role': {
    kind: 'roleChanged',
    words: ['from parent to teacher', passwordStays, 'Please sign in again.', 'If you did not expect this'],
  },
  'signing out everywhere': { kind: 'signedOut', words: ['As you asked', passwordStays, 'If this was not you'] },
  'being signed out everywhere by an administrator': {
    kind: 'signedOut',
    words: [passwordStays, 'Please sign in again.', 'If you did not expect this'],
  },
  removal: {
    kind: 'removed',
    words: ['your password and two-step sign-in will be as they are now', 'If you did not expect this'],
  },
}

it.each(Object.keys(told))('the e-mail after %s says what was ended, what remains, and what to do', async (act) => {
  const person = await server.addUser({ passwordHash })
  const remove = () => ask('mutation ($id: Int!) { deleteUser(id: $id) { id } }', { id: person.id }, admin)
  expect((await (act === 'removal' ? remove() : acts[act]?.(person)))?.error).toBeNull()
  const { kind, body } = await server.db('emails').where({ recipient: person.email }).orderBy('id', 'desc').first()
  expect(kind).toBe(`account.${told[act]?.kind}`)
  for (const ended of ['signed you out', 'passkeys', 'calendar link', 'tablet PIN']) expect(body).toContain(ended)
  for (const words of told[act]?.words ?? []) expect(body).toContain(words)
})

it('the e-mails after a removal that is taken back say that the account is gone, and that it works again', async () => {
  const person = await server.addUser({ passwordHash })
  await acts['removal, also when it is taken back']?.(person)
  const mails = await server.db('emails').where({ recipient: person.email }).orderBy('id')
  expect(mails.map(({ kind }) => kind)).toEqual(['account.removed', 'account.restored'])
  expect(mails[0].body).toContain('you can no longer sign in')
  for (const words of ['you can sign in again', passwordStays, 'passkeys']) expect(mails[1].body).toContain(words)
})

it('no e-mail is sent where an administrator signs somebody out who has nothing that could end', async () => {
  const person = await server.addUser({ passwordHash })
  const signOut = acts['being signed out everywhere by an administrator']
  await signOut?.(person)
  expect((await signOut?.(person))?.error).toBeNull()
  expect(await server.db('emails').where({ recipient: person.email })).toHaveLength(1)
})

it('a new role and a new address at once are told where each is read: the role at the new address', async () => {
  const { id, email } = await server.addUser({ passwordHash })
  const input = { id, email: `both${id}@elsewhere.example`, role: 'teacher' }
  await ask('mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }', { input }, admin)
  const mails = await server.db('emails').whereIn('recipient', [email, input.email]).orderBy('id')
  expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['account.emailChanged', email],
    ['account.confirmEmail', input.email],
    ['account.roleChanged', input.email],
  ])
})

it('the owner stays signed in where a password or an address was changed', async () => {
  const cookieAfter = async (act: string) => {
    const person = await server.addUser({ passwordHash })
    return cookieOf((await acts[act]?.(person)) as never)
  }
  for (const act of ['a change of the password', 'another address of their own']) {
    const cookie = await cookieAfter(act)
    expect((await server.rest('GET', '/api/user', { cookie })).status).toBe(200)
  }
})
