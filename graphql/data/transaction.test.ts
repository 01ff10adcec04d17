import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from './transaction.ts'
import { type Context, guest } from '#graphql/platform/context.ts'
import { toAppError } from '#graphql/platform/errors.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { buildEnrollment } from '#graphql/database/demo/build.ts'
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

describe('a transaction that lost against another one', () => {
  const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01' })
  const tried = async (losses: number) => {
    let tries = 0
    const run = inTransaction({ db: server.db, viewer: guest, isTransaction: false } as Context, async ({ db }) => {
      tries += 1
      if (tries <= losses) throw deadlock()
      return (await db.raw('select 1 as one')).rows[0].one
    })
    return { result: await run.catch((error: unknown) => toAppError(error)), tries }
  }

  it('is run again until it wins', async () => {
    expect(await tried(0)).toEqual({ result: 1, tries: 1 })
    expect(await tried(3)).toEqual({ result: 1, tries: 4 })
  })

  it('is given up after a while, and does not blame the connection', async () => {
    const { result, tries } = await tried(100)
    expect(tries).toBe(5)
    expect(result).toMatchObject({ code: 'UNAVAILABLE', details: { retryAfter: 2 } })
    expect(result.message).toContain('nothing was saved')
  })
})

describe('a transaction that took too long', () => {
  it('is not run again, and is told apart from a database that is away', async () => {
    let tries = 0
    const error = await inTransaction({ db: server.db, viewer: guest, isTransaction: false } as Context, () => {
      tries += 1
      return Promise.reject(Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }))
    }).catch((cause: unknown) => toAppError(cause))
    expect(tries).toBe(1)
    expect(error).toMatchObject({ code: 'UNAVAILABLE', details: { retryAfter: 60 } })
    expect(error?.message).toMatch(/^This took too long and was stopped, so nothing was saved/)
  })
})

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

  it('is tried again when the first try failed', async () => {
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

  it('stores which row it made, and nothing of what the row says', async () => {
    const body = buildEnrollment()
    const { json } = await enroll(body, 'receipt')
    const [stored] = await server.db('idempotency_keys').where({ key: 'receipt' })
    expect(stored.result).toEqual({ ids: [json.id] })
  })

  it.each(['password', 'username'])('is refused with 422 when it registers with another %s', async (field) => {
    const person = { username: `kiewiet.${field}`, email: `${field}@families.example`, password: 'marula kettle 7' }
    const body = { ...person, firstName: 'Ntombi', lastName: 'Kiewiet' }
    const register = (values: object) =>
      server.rest('POST', '/api/auth/register', { body: { ...body, ...values }, ...withKey(`register ${field}`) })
    expect((await register({})).status).toBe(201)
    expect((await register({})).status).toBe(201)
    expect((await register({ [field]: 'protea lantern 31' })).status).toBe(422)
  })

  it('says that it was done before where its record is gone', async () => {
    const cookie = await server.signIn('admin')
    const childId = await server.addChild()
    const record = { childId, date: todayInJohannesburg(), status: 'present' }
    const [{ id }] = await server.db('attendance').insert(record).returning('id')
    const remove = 'mutation ($id: Int!) { deleteAttendance(id: $id) { id childId date } }'
    const send = () => server.graphql(remove, { id }, { cookie, ...withKey('deleted') })
    expect((await send()).data).toEqual({ deleteAttendance: { id, childId, date: record.date } })
    expect((await send()).error).toMatchObject({
      code: 'CONFLICT',
      message: 'This was done before. Reload the page to see how it is now.',
    })
  })

  it('is answered with all the rows that it made, as they are now', async () => {
    const cookie = await server.signIn('admin')
    const childId = await server.addChild()
    const mark =
      'mutation ($input: AttendanceMarksInput!) { markAttendance(input: $input) { outcomes { childId refused attendance { status version } } } }'
    const input = { date: todayInJohannesburg(), marks: [{ childId, status: 'present', version: null }] }
    const send = () => server.graphql(mark, { input }, { cookie, ...withKey('marks') })
    const first = await send()
    expect(first.error).toBeNull()
    expect((await send()).data).toEqual(first.data)
  })

  it('is answered by what the viewer may read now: the mother who was unlinked meanwhile reads nothing of it', async () => {
    const { id, cookie } = await server.addUser()
    const childId = await server.addChild({}, [id])
    const contact = { childId, name: 'Gogo Dlamini', relationship: 'grandmother', phone: '082 555 0190' }
    const input = { ...contact, mayCollect: false, inEmergency: true }
    const add = 'mutation ($input: NewContactInput!) { addContact(input: $input) { id phone } }'
    const send = () => server.graphql<object>(add, { input }, { cookie, ...withKey('contact') })
    const first = await send()
    await server.db('child_contacts').where({ childId }).update({ phone: '082 555 0191' })
    expect((await send()).data).toMatchObject({ addContact: { phone: '082 555 0191' } })
    await server.db('guardianships').where({ childId }).delete()
    const again = await send()
    expect([first.error, again.error?.code, again.data]).toEqual([null, 'CONFLICT', null])
    expect(await server.db('child_contacts').where({ childId })).toHaveLength(1)
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
