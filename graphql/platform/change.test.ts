import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildEnrollment } from '#tests/factories/build.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

interface Receipt {
  success: boolean
  id: number
  reference: string
}

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } })
const enroll = (body: object, key: string) => server.rest<Receipt>('POST', '/api/enroll', { body, ...withKey(key) })

async function effects(email: string) {
  const applications = await server.db('applications').where({ email }).select('id')
  const ids = applications.map((row: { id: number }) => row.id)
  const events = await server.db('application_events').whereIn('applicationId', ids)
  const emails = await server.db('emails').where({ recipient: email })
  return { applications: applications.length, events: events.length, emails: emails.length }
}
const once = { applications: 1, events: 1, emails: 1 }

describe('a request that is sent again with its key', () => {
  it('changes things once and gets the same answer', async () => {
    const body = buildEnrollment()
    const [first, again] = [await enroll(body, 'again'), await enroll(body, 'again')]
    expect(first.status).toBe(201)
    expect(again.json).toEqual(first.json)
    expect(await effects(body.email)).toEqual(once)
  })

  it('changes things once when it arrives five times at once', async () => {
    const body = buildEnrollment()
    const answers = await Promise.all(Array.from({ length: 5 }, () => enroll(body, 'at once')))
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
    expect(await effects(body.email)).toEqual(once)
  })

  it('is refused with 422 when it asks for something else', async () => {
    const body = buildEnrollment()
    await enroll(body, 'other')
    const other = await enroll({ ...body, address: '99 Another Street' }, 'other')
    expect(other).toMatchObject({ status: 422, json: { success: false } })
    expect(await effects(body.email)).toEqual(once)
  })

  it('is tried anew when the first try failed', async () => {
    const body = buildEnrollment()
    expect((await enroll({ ...body, childName: '' }, 'retry')).status).toBe(400)
    expect((await enroll(body, 'retry')).status).toBe(201)
  })

  it('gets the same answer through GraphQL', async () => {
    const body = buildEnrollment()
    const submit = 'mutation ($input: EnrollmentInput!) { submitEnrollment(input: $input) { reference } }'
    const answers = [
      await server.graphql(submit, { input: body }, withKey('graphql')),
      await server.graphql(submit, { input: body }, withKey('graphql')),
    ]
    expect(answers[0]?.error).toBeNull()
    expect(answers[1]?.data).toEqual(answers[0]?.data)
    expect(await effects(body.email)).toEqual(once)
  })

  it('is another one when somebody else sends that key', async () => {
    const admin = await server.signIn('admin')
    const body = buildEnrollment()
    await enroll(body, 'shared')
    await server.rest('POST', '/api/enroll', { body, cookie: admin, ...withKey('shared') })
    expect((await effects(body.email)).applications).toBe(2)
  })

  it('is refused when the key is longer than any key needs to be', async () => {
    expect((await enroll(buildEnrollment(), 'k'.repeat(201))).status).toBe(400)
  })
})
