import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toAppError } from '#graphql/platform/errors.ts'
import { cookieOf, openTestApp, type TestApp } from '#tests/setup/server.ts'
import { createAdmin, type NewAdmin } from './createAdmin.service.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const anna: NewAdmin = { email: 'anna@centre.test', name: 'Anna van der Merwe', password: 'a long enough one' }

const refusal = async (admin: NewAdmin) => {
  const error = await createAdmin(server.db, admin).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return toAppError(error)
}

describe('an administrator made on the command line', () => {
  it('can sign in to the admin area, with the address or the part of it before the @', async () => {
    const user = await createAdmin(server.db, anna)
    expect(user).toMatchObject({ firstName: 'Anna', lastName: 'van der Merwe', username: 'anna', role: 'admin' })
    const body = { email: anna.email, password: anna.password, role: 'admin' }
    const answer = await server.rest('POST', '/api/login', { body })
    expect(answer.status).toBe(200)
    expect(cookieOf(answer)).not.toBe('')
    const short = await server.rest('POST', '/api/auth/login', { body: { username: 'anna', password: anna.password } })
    expect(short.status).toBe(200)
    expect(await server.db('audit_entries').where({ action: 'createAdmin', entityId: user.id })).toHaveLength(1)
  })

  it('is refused with the reason when the address or the username is taken', async () => {
    expect(await refusal({ ...anna, email: 'PARENT@kiewiet.example', username: 'annelie' })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('e-mail address already exists'),
    })
    expect(await refusal({ ...anna, email: 'other@centre.test', username: 'teacher' })).toMatchObject({
      code: 'CONFLICT',
      message: 'This username is already taken. Please choose another one: --username anna',
    })
  })

  it.each([
    [{ password: 'short' }, 'Password must be at least 6 characters'],
    [{ email: 'ben' }, 'Please give a valid e-mail address: --email anna@centre.co.za'],
    [{ name: 'Ben' }, 'Please give a first and a last name: --name "Anna Kruger"'],
    [{ username: 'b' }, 'Username must be at least 3 characters: --username anna'],
    [
      { email: 'bo@centre.test' },
      'Username must be at least 3 characters: --username anna (without it, it is "bo", from the e-mail address)',
    ],
  ])('is refused with the reason for %o', async (wrong, message) => {
    const admin = { ...anna, email: 'ben@centre.test', name: 'Ben Tau', ...wrong }
    expect(await refusal(admin)).toMatchObject({ code: 'BAD_USER_INPUT', message })
  })
})
