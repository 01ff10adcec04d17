import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieOf, openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await openTestApp()
  cookie = await app.signIn('admin')
})
afterAll(() => app.close())

interface User {
  id: number
  email: string
  role: string
  version: number
}
interface Answer {
  success: boolean
  message: string
  errors?: Record<string, string>
  user: User
  users: User[]
}
const rest = (method: string, url: string, body?: unknown, as = cookie) =>
  app.rest<Answer>(method, url, { cookie: as, body })

let serial = 0
const newUser = () => {
  serial += 1
  const name = `staff${serial}`
  const email = `${name}@kiewiet.example`
  return {
    username: name,
    email,
    firstName: 'Naledi',
    lastName: 'Khumalo',
    role: 'teacher',
    password: 'lawn-and-plover-9',
  }
}
const add = async (more: object = {}) => (await rest('POST', '/api/admin/users', { ...newUser(), ...more })).json.user

describe('staff accounts', () => {
  it('are listed by role, without a password or its hash', async () => {
    const all = await rest('GET', '/api/admin/users')
    const admins = await rest('GET', '/api/admin/users?role=admin')
    expect(all.json.users.length).toBeGreaterThan(admins.json.users.length)
    expect(new Set(admins.json.users.map(({ role }) => role))).toEqual(new Set(['admin']))
    expect(all.text).not.toMatch(/password|argon2/i)
    expect((await rest('GET', '/api/admin/users?role=boss')).status).toBe(400)
    const { data } = await app.graphql<{ staff: User[] }>('{ staff { role } }', {}, { cookie })
    expect(data.staff).toHaveLength(12)
    expect(data.staff.map(({ role }) => role)).not.toContain('parent')
  })

  it('are made as documented, and sign in with what was typed', async () => {
    const body = { ...newUser(), phoneNumber: '082 555 0110' }
    const { status, json } = await rest('POST', '/api/admin/users', body)
    expect(status).toBe(201)
    expect(json).toMatchObject({
      success: true,
      message: 'Staff member created successfully',
      user: { role: 'teacher' },
    })
    const { username, password } = body
    expect((await app.rest('POST', '/api/auth/login', { body: { username, password } })).status).toBe(200)
  })

  it('need all documented fields, and names that are free', async () => {
    const { json } = await rest('POST', '/api/admin/users', {})
    expect(Object.keys(json.errors ?? {}).sort()).toEqual([
      'email',
      'firstName',
      'lastName',
      'password',
      'role',
      'username',
    ])
    const taken = newUser()
    await rest('POST', '/api/admin/users', taken)
    const again = await rest('POST', '/api/admin/users', { ...newUser(), username: taken.username.toUpperCase() })
    expect(again).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining('username is already taken') },
    })
  })

  it('keep what was before a change, and refuse one that is based on an old version', async () => {
    const { id } = await add()
    const url = `/api/admin/users/${id}`
    const body = {
      email: newUser().email,
      firstName: 'Naledi',
      lastName: 'Tau',
      role: 'teacher',
      phoneNumber: null,
      version: 1,
    }
    expect((await rest('PUT', url, body)).json).toMatchObject({
      message: 'Staff member updated successfully',
      user: { lastName: 'Tau', phoneNumber: null, version: 2 },
    })
    const { version: _, ...form } = body
    const stale = await rest('PUT', url, body)
    expect(stale.status).toBe(409)
    // the fields of the form as they are now, and none beside them
    expect((stale.json as { current?: unknown }).current).toEqual({ id, version: 2, ...form })
    const entry = await app.db('audit_entries').where({ action: 'updateUser', entityId: id }).first()
    expect(entry.before).toMatchObject({ lastName: 'Khumalo' })
    expect(JSON.stringify(await app.db('audit_entries').where({ entity: 'user' }))).not.toContain('argon2')
  })
})

describe('the parents, page by page', () => {
  const document = `query ($first: Int!, $after: String, $search: String) {
    users(roles: ["parent"], first: $first, after: $after, search: $search) {
      edges { node { id firstName lastName } } pageInfo { endCursor hasNextPage } totalCount
    }
  }`
  interface People {
    users: {
      edges: { node: { id: number; firstName: string; lastName: string } }[]
      pageInfo: { endCursor: string | null; hasNextPage: boolean }
      totalCount: number
    }
  }
  const read = async (variables: object) =>
    (await app.graphql<People>(document, { first: 3, ...variables }, { cookie })).data.users

  it('come each once and by name, those of the same name as well', async () => {
    const names = ['Šimon Nel', 'simon Nel', 'Adri van Wyk', 'Ånna Du Toit', 'Jan Nel', 'Zoë Nel Smit']
    for (const name of [...names, ...names]) {
      const [firstName, ...rest] = name.split(' ')
      await app.addUser({ firstName: firstName ?? '', lastName: rest.join(' ') })
    }
    const found: { id: number; firstName: string; lastName: string }[] = []
    let after: string | null = null
    do {
      const page: People['users'] = await read({ after })
      found.push(...page.edges.map(({ node }) => node))
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
    } while (after)
    const rows = await app.db('users').where({ role: 'parent' }).whereNull('deletedAt')
    expect(found).toHaveLength(rows.length)
    expect(new Set(found.map(({ id }) => id)).size).toBe(rows.length)
    const added = found.filter((person) => names.includes(`${person.firstName} ${person.lastName}`))
    expect(added.map(({ firstName, lastName }) => `${lastName}, ${firstName}`)).toEqual([
      'Du Toit, Ånna',
      'Du Toit, Ånna',
      'Nel, Jan',
      'Nel, Jan',
      'Nel, Šimon',
      'Nel, simon',
      'Nel, Šimon',
      'Nel, simon',
      'Nel Smit, Zoë',
      'Nel Smit, Zoë',
      'van Wyk, Adri',
      'van Wyk, Adri',
    ])
  })

  it('are found by words of their name, their address and the names of their children', async () => {
    const parent = await app.addUser({ firstName: 'Nomvula', lastName: 'Khoza', email: 'n.khoza@families.example' })
    await app.addChild({ firstName: 'Zoë', lastName: 'Radebe' }, [parent.id])
    for (const search of ['nomvula khoza', 'KHOZA@fam', 'zoe radebe', 'radebe nomv'])
      expect((await read({ search })).edges.map(({ node }) => node.id)).toEqual([parent.id])
    expect(await read({ search: 'nomvula nobody' })).toMatchObject({ edges: [], totalCount: 0 })
    expect((await read({ search: '100%' })).edges).toEqual([])
  })

  it('are paged by REST as well', async () => {
    const all = (await rest('GET', '/api/admin/users?role=parent')).json.users.map(({ id }) => id)
    const paged: number[] = []
    let url: string | undefined = '/api/admin/users?role=parent&limit=5'
    while (url) {
      const { json, headers }: Awaited<ReturnType<typeof rest>> = await rest('GET', url)
      paged.push(...json.users.map(({ id }) => id))
      url = /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ''))?.[1]
    }
    expect(paged).toEqual(all)
  })
})

describe('a first password that an administrator has typed', () => {
  const signInAs = async (username: string, password: string) =>
    cookieOf(await app.rest('POST', '/api/auth/login', { body: { username, password } }))
  const statusOf = async (url: string, as: string) => (await app.rest('GET', url, { cookie: as })).status

  it('opens nothing but the own account to a colleague, until they have chosen their own', async () => {
    const body = { ...newUser(), role: 'admin' }
    await rest('POST', '/api/admin/users', body)
    const token = /\/confirm-email\?token=(\S+)/.exec(await app.lastTextTo(body.email))?.[1]
    const first = await signInAs(body.username, body.password)
    const user = '{ viewer { mustChangePassword } mySecurity { secondFactor } centre { name } }'
    expect((await app.graphql<object>(user, {}, { cookie: first })).data).toMatchObject({
      viewer: { mustChangePassword: true },
    })
    expect(await statusOf('/api/user', first)).toBe(200)
    const refused = await app.rest<{ message: string }>('GET', '/api/admin/children', { cookie: first })
    expect([refused.status, refused.json.message]).toEqual([403, expect.stringMatching(/your own password/)])
    const change = await app.graphql(
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { mustChangePassword } }',
      { input: { currentPassword: body.password, password: 'jacaranda tram 12' } },
      { cookie: first },
    )
    expect(change.data).toEqual({ changePassword: { mustChangePassword: false } })
    expect(await statusOf('/api/admin/children', cookieOf(change))).toBe(200)
    // the link that says to sign in first works after that still
    const confirm = 'mutation ($token: String!) { confirmEmail(token: $token) { emailVerifiedAt } }'
    const confirmed = await app.graphql(confirm, { token }, { cookie: cookieOf(change) })
    expect(confirmed.data).toEqual({ confirmEmail: { emailVerifiedAt: expect.any(String) } })
  })

  it('is not made of what others know', async () => {
    const body = newUser()
    for (const password of [body.username, `${body.firstName}2026`, body.email, 'kiewiet-admin']) {
      const { status, json } = await rest('POST', '/api/admin/users', { ...body, password })
      expect([status, json.errors?.password]).toEqual([400, expect.stringMatching(/your name/)])
    }
  })
})

describe('a session', () => {
  const runs = async (as: string) => (await app.rest('GET', '/api/user', { cookie: as })).status === 200

  it('ends when the role changes, and not when the name does', async () => {
    const { id, cookie: theirs } = await app.addUser({ role: 'teacher' })
    await rest('PUT', `/api/admin/users/${id}`, { firstName: 'Other' })
    expect(await runs(theirs)).toBe(true)
    await rest('PUT', `/api/admin/users/${id}`, { role: 'admin' })
    expect(await runs(theirs)).toBe(false)
  })

  it('ends when the account is removed; restored, the account signs in again', async () => {
    const { id, cookie: theirs } = await app.addUser({ role: 'teacher' })
    expect((await rest('DELETE', `/api/admin/users/${id}`)).json.message).toBe('Staff member deleted successfully')
    expect(await runs(theirs)).toBe(false)
    const removed = '{ removedUsers(roles: ["teacher"], first: 1) { edges { node { id } } } }'
    const { data } = await app.graphql<{ removedUsers: { edges: { node: User }[] } }>(removed, {}, { cookie })
    expect(data.removedUsers.edges[0]?.node.id).toBe(id)
    const restore = `mutation { restoreUser(id: ${id}) { id } }`
    expect((await app.graphql(restore, {}, { cookie })).error).toBeNull()
    expect(await runs(theirs)).toBe(false)
    expect((await rest('GET', '/api/admin/users')).json.users.map((user) => user.id)).toContain(id)
  })
})

describe('the last administrator', () => {
  it('stays: nobody removes or demotes themselves, nor two each other at once', async () => {
    const { users } = (await rest('GET', '/api/admin/users?role=admin')).json
    const me = (await app.rest<{ user: User }>('GET', '/api/user', { cookie })).json.user
    for (const other of users.filter(({ id }) => id !== me.id)) await rest('DELETE', `/api/admin/users/${other.id}`)
    expect((await rest('DELETE', `/api/admin/users/${me.id}`)).status).toBe(409)
    expect((await rest('PUT', `/api/admin/users/${me.id}`, { role: 'teacher' })).status).toBe(409)
    const second = await app.addUser({ role: 'admin' })
    const answers = await Promise.all([
      rest('DELETE', `/api/admin/users/${second.id}`),
      rest('DELETE', `/api/admin/users/${me.id}`, undefined, second.cookie),
    ])
    const gone = answers.filter(({ status }) => status === 200)
    expect(gone).toHaveLength(1)
    expect(await app.db('users').where({ role: 'admin', deletedAt: null })).toHaveLength(1)
    await app.db('users').where({ id: me.id }).update({ deletedAt: null })
    cookie = await app.signIn('admin')
  })
})

describe('everyone else', () => {
  it('may neither list nor change accounts', async () => {
    const teacher = (await app.addUser({ role: 'teacher' })).cookie
    const routes = [
      ['GET', '/api/admin/users'],
      ['POST', '/api/admin/users'],
      ['PUT', '/api/admin/users/1'],
      ['DELETE', '/api/admin/users/1'],
    ] as const
    for (const [method, url] of routes) {
      expect((await app.rest(method, url, { body: {} })).status).toBe(401)
      expect((await rest(method, url, {}, teacher)).status).toBe(403)
    }
    for (const document of [
      '{ staff { id } }',
      '{ removedUsers { edges { node { id } } } }',
      'mutation { deleteUser(id: 1) { id } }',
      'mutation { restoreUser(id: 1) { id } }',
    ]) {
      expect((await app.graphql(document, {}, { cookie: teacher })).error?.code).toBe('FORBIDDEN')
    }
  })
})

it('an account that is older than that of an administrator changes its role and is removed, in the order of locks', async () => {
  const { id } = await app.addUser({ role: 'teacher' })
  await app.addUser({ role: 'admin' })
  for (const document of [
    `mutation { updateUser(input: { id: ${id}, role: "parent" }) { id } }`,
    `mutation { deleteUser(id: ${id}) { id } }`,
  ])
    expect((await app.graphql(document, {}, { cookie })).error).toBeNull()
})
