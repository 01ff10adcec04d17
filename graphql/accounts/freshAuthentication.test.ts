import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { hashPassword } from './password.ts'
import { codeAt } from '#tests/factories/codeAt.ts'
import { stepOf } from './totp.ts'

let server: TestApp
let passwordHash: string
const password = 'marula kettle 7'
beforeAll(async () => {
  server = await openTestApp()
  passwordHash = await hashPassword(password)
})
afterAll(() => server.close())

const confirm = (cookie: string, input: object) =>
  server.graphql<{ confirmIdentity: boolean }>(
    'mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) }',
    { input },
    { cookie },
  )

/** An administrator whose sign-in was sixteen minutes ago. */
async function someAdmin() {
  const user = await server.addUser({ role: 'admin', passwordHash })
  await age(user.id)
  return user
}
const age = (userId: number) =>
  server
    .db('sessions')
    .where({ userId })
    .update({ authenticatedAt: new Date(Date.now() - 16 * 60_000).toISOString() })

const archives = ['/api/admin/backup', '/api/admin/export', '/api/admin/families/2/export']

describe('what holds the data of everybody', () => {
  it.each(archives)('%s is handed out after the password alone, for a quarter of an hour', async (path) => {
    const { id, cookie } = await someAdmin()
    const refused = await server.rest('POST', path, { cookie })
    expect(refused).toMatchObject({
      status: 403,
      json: { code: 'FRESH_AUTHENTICATION_REQUIRED', message: 'Please enter your password again to do this.' },
    })
    expect((await confirm(cookie, { currentPassword: 'wrong' })).error).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { currentPassword: 'This is not your current password.' },
    })
    expect((await server.rest('POST', path, { cookie })).status).toBe(403)
    expect((await confirm(cookie, { currentPassword: password })).data.confirmIdentity).toBe(true)
    const answer = await server.rest('POST', path, { cookie })
    expect(answer.status).toBe(200)
    expect(await server.db('audit_entries').where({ action: 'confirmIdentity', userId: id })).toHaveLength(1)
    await age(id)
    expect((await server.rest('POST', path, { cookie })).status).toBe(403)
  })

  it.each(archives)('%s cannot be had by a link or a form of another site', async (path) => {
    const { cookie } = await server.addUser({ role: 'admin' })
    expect((await server.rest('GET', path, { cookie })).status).toBe(405)
    const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    expect((await server.rest('POST', path, { cookie, headers: foreign })).status).toBe(403)
  })

  it('asks for the second factor where one is set up', async () => {
    const { cookie } = await server.addUser({ role: 'admin', passwordHash })
    const begun = await server.graphql<{ beginSecondFactor: { secret: string } }>(
      'mutation ($input: OwnPasswordInput!) { beginSecondFactor(input: $input) { secret } }',
      { input: { currentPassword: password } },
      { cookie },
    )
    const { secret } = begun.data.beginSecondFactor
    const code = (offset: number) => codeAt(secret, stepOf(Date.now()) + offset)
    await server.graphql(
      'mutation ($input: SecondFactorCodeInput!) { confirmSecondFactor(input: $input) { codes } }',
      { input: { code: code(-1) } },
      { cookie },
    )
    const { userId } = await server.db('second_factors').orderBy('userId', 'desc').first()
    await age(userId)
    expect((await confirm(cookie, { currentPassword: password })).error?.code).toBe('SECOND_FACTOR_REQUIRED')
    expect((await confirm(cookie, { currentPassword: password, code: '000000' })).error?.code).toBe(
      'SECOND_FACTOR_REQUIRED',
    )
    expect((await server.rest('POST', '/api/admin/export', { cookie })).status).toBe(403)
    expect((await confirm(cookie, { currentPassword: password, code: code(0) })).data.confirmIdentity).toBe(true)
    expect((await server.rest('POST', '/api/admin/export', { cookie })).status).toBe(200)
  })

  it('is not handed out because of another session of the same account', async () => {
    const { id, cookie } = await someAdmin()
    await server.db('sessions').insert({ id: `other-${id}`, userId: id, expiresAt: '2099-01-01' })
    expect((await server.rest('POST', '/api/admin/export', { cookie })).status).toBe(403)
  })
})
