import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, storedIdOf, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
})
afterAll(() => app.close())

interface Invited {
  user: { id: number; username: string; lastSignedInAt: string | null; invitedAt: string | null }
  url: string | null
}

const fields = '{ user { id username lastSignedInAt invitedAt } url }'
const ask = <Data>(document: string, variables: object = {}, cookie = admin) =>
  app.graphql<Data>(document, { ...variables }, { cookie })
const inviteUser = (input: object) =>
  ask<{ inviteUser: Invited }>(`mutation ($input: InviteUserInput!) { inviteUser(input: $input) ${fields} }`, { input })
const inviteTo = (id: number) =>
  ask<{ inviteToAccount: Invited }>(`mutation ($id: Int!) { inviteToAccount(id: $id) ${fields} }`, { id })
const uninvited = async () =>
  (await ask<{ uninvitedParents: { id: number }[] }>('{ uninvitedParents { id } }')).data.uninvitedParents.map(
    ({ id }) => id,
  )

const tokenOf = (url: string | null) => new URL(url ?? '').searchParams.get('token') ?? ''
const choose = (token: string) =>
  ask<{ resetPassword: { id: number } }>(
    'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { id } }',
    {
      input: { token, password: 'marula kettle 7' },
    },
  )

let serial = 0
const someone = () => {
  serial += 1
  return { email: `new${serial}@families.example`, firstName: 'Naledi', lastName: 'Khumalo', role: 'parent' }
}
/** As an import of families makes accounts. */
async function neverHere(values: object = { passwordChosenAt: null }) {
  const { id } = await app.addUser()
  await app
    .db('users')
    .where({ id })
    .update({ lastSignedInAt: null, ...values })
  return { id }
}

describe('somebody who is invited', () => {
  it('chooses a password with the link, and has signed in from then on', async () => {
    const person = someone()
    const { user, url } = (await inviteUser(person)).data.inviteUser
    expect(user).toMatchObject({ username: `new${serial}`, lastSignedInAt: null, invitedAt: expect.any(String) })
    const mail = await app.db('emails').where({ recipient: person.email, kind: 'account.invitation' }).first()
    expect(await app.lastTextTo(person.email)).toContain(url)
    expect(mail.body).toContain('within 30 days')
    expect((await choose(tokenOf(url))).error).toBeNull()
    // it is the first password: there is none that was changed
    expect(await app.db('emails').where({ recipient: person.email, kind: 'account.passwordChanged' })).toEqual([])
    const body = { username: person.email, password: 'marula kettle 7' }
    expect((await app.rest('POST', '/api/auth/login', { body })).status).toBe(200)
    expect(await app.db('users').where({ id: user.id }).first()).toMatchObject({ lastSignedInAt: expect.any(String) })
    expect((await inviteTo(user.id)).error?.message).toBe(
      'Naledi has already signed in, and can choose a new password under “Forgot your password?”.',
    )
  })

  it('has a link that works once, is stored as a hash and ends after 30 days', async () => {
    const { url } = (await inviteUser(someone())).data.inviteUser
    const id = storedIdOf(tokenOf(url))
    const link = await app.db('account_links').where({ id }).first()
    expect(Math.round((Date.parse(link.expiresAt) - Date.now()) / 86_400_000)).toBe(30)
    expect((await choose(tokenOf(url))).error).toBeNull()
    expect((await choose(tokenOf(url))).error?.code).toBe('NOT_FOUND')
    const late = tokenOf((await inviteUser(someone())).data.inviteUser.url)
    await app
      .db('account_links')
      .where({ id: storedIdOf(late) })
      .update({ expiresAt: app.db.fn.now() })
    expect((await choose(late)).error?.code).toBe('NOT_FOUND')
  })

  it('uses the newest link alone, and keeps a password that the centre gave out until then', async () => {
    const { id } = await neverHere()
    const before = await app.db('users').where({ id }).first('passwordHash')
    const first = (await inviteTo(id)).data.inviteToAccount.url
    const second = (await inviteTo(id)).data.inviteToAccount.url
    expect(await app.db('users').where({ id }).first('passwordHash')).toEqual(before)
    expect((await choose(tokenOf(first))).error?.code).toBe('NOT_FOUND')
    expect((await choose(tokenOf(second))).error).toBeNull()
  })

  it('is not a user whose address has an account', async () => {
    const { email } = await app.addUser()
    expect((await inviteUser({ ...someone(), email })).error?.code).toBe('CONFLICT')
    expect((await inviteUser({ ...someone(), role: 'chief' })).error?.code).toBe('BAD_USER_INPUT')
  })
})

describe('parents without an invitation', () => {
  it('are those who never signed in and have no link that works', async () => {
    const [never, other] = [await neverHere(), await neverHere()]
    const registered = await neverHere({})
    expect(await uninvited()).toEqual(expect.arrayContaining([never.id, other.id]))
    expect(await uninvited()).not.toContain(registered.id)
    await inviteTo(never.id)
    expect(await uninvited()).not.toContain(never.id)
    await app.db('account_links').where({ userId: never.id }).update({ expiresAt: app.db.fn.now() })
    expect(await uninvited()).toContain(never.id)
  })
})

describe('when somebody signed in', () => {
  const read = 'query { viewer { lastSignedInAt } }'

  it('is for administrators to see', async () => {
    const teacher = await app.signIn('teacher')
    expect((await ask<{ viewer: object }>(read, {}, teacher)).data.viewer).toEqual({ lastSignedInAt: null })
    expect((await ask<{ viewer: object }>(read)).data.viewer).toEqual({ lastSignedInAt: expect.any(String) })
    expect((await ask('{ uninvitedParents { id } }', {}, teacher)).error?.code).toBe('FORBIDDEN')
  })
})
