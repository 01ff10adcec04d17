import { expect, test } from '@playwright/test'
import type { EnrollmentValues } from '#graphql/enrollment/enrollment.schema.ts'
import { createTestDatabase } from '#graphql/database/postgresForTests.ts'
import { buildEnrollment } from '#tests/factories/build.ts'
import { type App, startApp } from './app.ts'

const rounds = 5
const applicationsAtOnce = 12
const enrollmentsAtOnce = 4

interface Application {
  id: number
  reference: string
  email: string
  status: string
  child: { id: number } | null
}

/** A request with its key, and what came back, once something did. */
interface Sent<Answer> {
  key: string
  send(): Promise<Answer>
  answer: Answer | null
}

/** Sends all at once and kills the app as soon as so many were acknowledged. */
async function sendAndKill<Answer>(app: App, requests: Sent<Answer>[], acknowledgements: number) {
  let left = acknowledgements
  let killed: Promise<unknown> = Promise.resolve()
  await Promise.all(
    requests.map(async (request) => {
      try {
        request.answer = await request.send()
      } catch {
        return // cut off: nobody knows whether it happened
      }
      left -= 1
      if (left === 0) killed = app.kill('SIGKILL')
    }),
  )
  await killed
}

/** What a client does that got no answer: it sends the same again, with the same key. */
async function sendTheRest<Answer>(requests: Sent<Answer>[]) {
  for (const request of requests) request.answer ??= await request.send()
}

let senders = 0

async function post(app: App, path: string, body: unknown, key: string, cookie?: string) {
  senders += 1
  const response = await fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      // as a proxy passes it on, so that the limit for one sender is not what is tested here
      'x-forwarded-for': `198.51.${senders >> 8}.${senders & 255}`,
      ...(cookie ? { cookie } : {}),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response
}

const graphql = async <Data>(app: App, cookie: string, query: string, variables: object, key: string): Promise<Data> =>
  (await (await post(app, '/graphql', { query, variables }, key, cookie)).json()).data

async function signIn(app: App): Promise<string> {
  const body = { username: 'admin', password: 'kiewiet-admin' }
  const response = await post(app, '/api/auth/login', body, 'sign in')
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

const applying = (app: App, body: EnrollmentValues): Sent<string> => ({
  key: body.email,
  answer: null,
  send: async () => (await (await post(app, '/api/enroll', body, body.email)).json()).reference,
})

const enrolling = (app: App, cookie: string, id: number, lastName: string): Sent<number> => ({
  key: `enroll ${id}`,
  answer: null,
  send: async () => {
    const input = {
      id,
      firstName: `Child ${id}`,
      lastName,
      programId: 1,
      classId: 1,
      dayPlan: 'full_time',
      overrideCapacity: true,
    }
    const mutation = `mutation ($input: EnrollApplicationInput!) {
      enrollApplication(input: $input) { application { child { id } } }
    }`
    const data = await graphql<{ enrollApplication: { application: { child: { id: number } } } }>(
      app,
      cookie,
      mutation,
      { input },
      `enroll ${id}`,
    )
    return data.enrollApplication.application.child.id
  },
})

const listApplications = async (app: App, cookie: string) =>
  (
    await graphql<{ applications: Application[] }>(
      app,
      cookie,
      '{ applications { id reference email status child { id } } }',
      {},
      '',
    )
  ).applications

const childrenNamed = async (app: App, cookie: string, lastName: string) =>
  (
    await graphql<{ children: { id: number; lastName: string }[] }>(app, cookie, '{ children { id lastName } }', {}, '')
  ).children.filter((child) => child.lastName === lastName)

test('what was acknowledged survives kill -9, and what is sent again happens once', async () => {
  test.setTimeout(240_000)
  const server = process.env.TEST_DATABASE_URL
  const database = server ? await createTestDatabase(server) : undefined
  const app = await startApp({ databaseUrl: database?.url, env: { TRUST_PROXY: 'true' } })
  try {
    const cookie = await signIn(app)
    for (let round = 1; round <= rounds; round++) {
      await test.step(`round ${round}`, async () => {
        const applications = Array.from({ length: applicationsAtOnce }, () => applying(app, buildEnrollment()))
        await sendAndKill(app, applications, round * 2)
        await app.restart()

        const afterKill = new Map((await listApplications(app, cookie)).map((row) => [row.email, row.reference]))
        const acknowledged = applications.filter((request) => request.answer !== null)
        expect(acknowledged.length).toBeGreaterThanOrEqual(round * 2)
        for (const { key, answer } of acknowledged) expect([key, afterKill.get(key)]).toEqual([key, answer])

        await sendTheRest(applications)
        const all = await listApplications(app, cookie)
        for (const { key, answer } of applications) {
          expect(all.filter((row) => row.email === key).map((row) => row.reference)).toEqual([answer])
        }
        const numbers = all.map((row) => Number(row.reference.split('-')[2])).sort((a, b) => a - b)
        expect(numbers).toEqual(numbers.map((_number, index) => (numbers[0] ?? 0) + index))

        const lastName = `Round ${round}`
        const keys = new Set(applications.map((request) => request.key))
        const ids = all.filter((row) => keys.has(row.email)).map((row) => row.id)
        const enrollments = ids.slice(0, enrollmentsAtOnce).map((id) => enrolling(app, cookie, id, lastName))
        await sendAndKill(app, enrollments, 1 + (round % enrollmentsAtOnce))
        await app.restart()

        const survived = (await childrenNamed(app, cookie, lastName)).map((child) => child.id)
        for (const { answer } of enrollments) if (answer !== null) expect(survived).toContain(answer)
        await sendTheRest(enrollments)
        const children = (await childrenNamed(app, cookie, lastName)).map((child) => child.id)
        expect(children.sort((a, b) => a - b)).toEqual(
          enrollments.map(({ answer }) => answer).sort((a, b) => Number(a) - Number(b)),
        )
        const enrolled = (await listApplications(app, cookie)).filter(
          (row) => row.status === 'enrolled' && children.includes(row.child?.id ?? 0),
        )
        expect(enrolled).toHaveLength(enrollmentsAtOnce)
      })
    }
  } finally {
    await app.stop()
    await database?.drop()
  }
})
