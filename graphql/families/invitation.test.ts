import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildEnrollment } from '#graphql/database/demo/build.ts'
import { openTestApp, storedIdOf, type TestApp } from '#tests/setup/server.ts'

let server: TestApp
let admin: string
let programId: number
let classId: number
beforeAll(async () => {
  server = await openTestApp()
  admin = await server.signIn('admin')
  programId = (await server.db('programs').where({ code: 'toddlers' }).first('id')).id
  const row = { name: 'Wide', ageGroup: '2-3 years', ageFromMonths: 24, ageToMonths: 36, capacity: 500, room: 'Hall' }
  classId = (await server.db('classes').insert(row).returning('id'))[0].id
})
afterAll(() => server.close())

interface Enrolled {
  enrollApplication: { invitationUrl: string | null; application: { childId: number } }
}

/** Enrolls a child whose parent wrote from this address. */
async function enrollFor(email: string, answers: object = {}) {
  const body = buildEnrollment({ email, ...answers })
  const { json } = await server.rest<{ id: number }>('POST', '/api/enroll', { body })
  const child = { firstName: 'Lerato', lastName: 'Tau', anotherChild: true }
  const input = { id: json.id, ...child, programId, classId, dayPlan: 'full_time' }
  const { data } = await server.graphql<Enrolled>(
    `mutation ($input: EnrollApplicationInput!) {
      enrollApplication(input: $input) { invitationUrl application { childId } }
    }`,
    { input },
    { cookie: admin },
  )
  const { invitationUrl, application } = data.enrollApplication
  const token = invitationUrl ? (new URL(invitationUrl).searchParams.get('invitation') ?? '') : null
  return { invitationUrl, token: token ?? '', childId: application.childId }
}

let serial = 0
const newEmail = () => {
  serial += 1
  return `invited${serial}@families.example`
}

const register = (email: string, invitation: string | null) => {
  serial += 1
  const body = {
    username: `invited.${serial}`,
    email,
    password: 'six-letters',
    firstName: 'A',
    lastName: 'B',
    invitation,
  }
  return server.rest<{ user: { id: number } }>('POST', '/api/auth/register', { body })
}

const childrenOf = async (parentId: number): Promise<number[]> =>
  (await server.db('guardianships').where({ parentId })).map((row: { childId: number }) => row.childId)

const accept = (token: string, cookie?: string) =>
  server.graphql<{ acceptInvitation: { childFirstName: string; isWaiting: boolean } }>(
    'mutation ($token: String!) { acceptInvitation(token: $token) { childFirstName isWaiting } }',
    { token },
    { cookie },
  )
const preview = async (token: string) =>
  (await server.graphql('query ($token: String!) { invitation(token: $token) { email childFirstName } }', { token }))
    .data

describe('the parent of an enrolled child', () => {
  it('without an account gets a link by e-mail, and sees the child after registering with it', async () => {
    const email = newEmail()
    const { invitationUrl, token, childId } = await enrollFor(email)
    expect(await server.lastTextTo(email)).toContain(invitationUrl)
    const { status, json } = await register(email, token)
    expect(status).toBe(201)
    expect(await childrenOf(json.user.id)).toEqual([childId])
    const user = await server.db('users').where({ id: json.user.id }).first()
    expect(user.emailVerifiedAt).not.toBeNull()
  })

  it('with an account whose address is verified is linked at once, and told so', async () => {
    const { id, email } = await server.addUser({ firstName: 'Naledi', lastName: 'Tau' })
    const { invitationUrl, childId } = await enrollFor(email.toUpperCase(), { parentName: 'naledi  Tau' })
    expect(invitationUrl).toBeNull()
    expect(await childrenOf(id)).toEqual([childId])
    const mail = await server.db('emails').where({ kind: 'application.enrolled' }).orderBy('id', 'desc').first()
    expect(mail.body).toContain('with your existing account')
  })

  it('is not linked to an account that merely claims the address', async () => {
    const { id, email } = await server.addUser({ emailVerifiedAt: null })
    const { invitationUrl } = await enrollFor(email)
    expect(invitationUrl).toContain('invitation=')
    expect(await childrenOf(id)).toEqual([])
  })

  it('is not linked by registering with the address alone', async () => {
    const email = newEmail()
    await enrollFor(email)
    const { json } = await register(email, null)
    expect(await childrenOf(json.user.id)).toEqual([])
  })
})

describe('an invitation link', () => {
  it('works once, also when it is used by several at once', async () => {
    const { token } = await enrollFor(newEmail())
    const answers = await Promise.all([1, 2, 3].map(() => register(newEmail(), token)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 404, 404])
    expect((await register(newEmail(), token)).status).toBe(404)
  })

  it('makes no account when it is unknown, used or too old', async () => {
    const { token } = await enrollFor(newEmail())
    await server
      .db('invitations')
      .where({ id: storedIdOf(token) })
      .update({ expiresAt: server.db.fn.now() })
    for (const bad of [token, 'made-up']) {
      const email = newEmail()
      expect(await register(email, bad)).toMatchObject({
        status: 404,
        json: { message: 'This invitation link has been used or has expired. Please ask the centre for a new one.' },
      })
      expect(await server.db('users').where({ email })).toEqual([])
    }
  })

  it('is stored as a hash', async () => {
    const { token } = await enrollFor(newEmail())
    expect(JSON.stringify(await server.db('invitations').select())).not.toContain(token)
  })

  it('used by another address links nothing and verifies nothing', async () => {
    const { token } = await enrollFor(newEmail())
    const { json } = await register(newEmail(), token)
    expect(await childrenOf(json.user.id)).toEqual([])
    expect(await server.db('users').where({ id: json.user.id }).first('email_verified_at')).toEqual({
      emailVerifiedAt: null,
    })
  })

  it('tells its holder whom it is for, while it can be used', async () => {
    const email = newEmail()
    const { token } = await enrollFor(email)
    expect(await preview(token)).toEqual({ invitation: { email, childFirstName: 'Lerato' } })
    expect(await preview('made-up')).toEqual({ invitation: null })
    await register(email, token)
    expect(await preview(token)).toEqual({ invitation: null })
  })
})

describe('someone who is signed in', () => {
  it('uses a link and sees the child, once', async () => {
    const { id, cookie, email } = await server.addUser({ emailVerifiedAt: null })
    const { token, childId } = await enrollFor(email)
    const { data } = await accept(token, cookie)
    expect(data.acceptInvitation).toEqual({ childFirstName: 'Lerato', isWaiting: false })
    expect(await childrenOf(id)).toEqual([childId])
    const other = await server.addUser()
    expect((await accept(token, other.cookie)).error?.code).toBe('NOT_FOUND')
    expect(await childrenOf(other.id)).toEqual([])
  })

  it('verifies an address by using the link that was sent to it', async () => {
    const { id, email, cookie } = await server.addUser({ emailVerifiedAt: null })
    const { token } = await enrollFor(email)
    await accept(token, cookie)
    const user = await server.db('users').where({ id }).first()
    expect(user.emailVerifiedAt).not.toBeNull()
  })

  it('keeps the link that is there already when invited to the same child again', async () => {
    const { id, cookie } = await server.addUser()
    const { token, childId } = await enrollFor(newEmail())
    await server.db('guardianships').insert({ parentId: id, childId, relationshipType: 'mother' })
    expect((await accept(token, cookie)).error).toBeNull()
    expect(await server.db('guardianships').where({ parentId: id })).toMatchObject([{ relationshipType: 'mother' }])
  })

  it('as staff does not use up the link of a family, but may use one of their own', async () => {
    const email = newEmail()
    const { token } = await enrollFor(email)
    const teacher = await server.addUser({ role: 'teacher' })
    for (const cookie of [admin, teacher.cookie])
      expect((await accept(token, cookie)).error).toMatchObject({
        code: 'CONFLICT',
        message: `This invitation is for ${email} and remains open. Log out to see what they see.`,
      })
    expect(await preview(token)).toMatchObject({ invitation: { email } })
    await server.db('users').where({ id: teacher.id }).update({ email, emailVerifiedAt: null })
    expect((await accept(token, teacher.cookie)).error).toBeNull()
  })

  it('is needed: a guest is told to sign in', async () => {
    const { token } = await enrollFor(newEmail())
    expect((await accept(token)).error?.code).toBe('UNAUTHENTICATED')
    expect(await preview(token)).not.toEqual({ invitation: null })
  })
})
