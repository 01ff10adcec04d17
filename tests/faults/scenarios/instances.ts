import type { Knex } from 'knex'
import { expect } from 'vitest'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { buildEnrollment } from '#graphql/database/demo/build.ts'
import type { Centre } from '../centre.ts'
import { type Answer, send, signIn } from '../client.ts'
import type { Figures } from '../figures.ts'

const many = 20

const enroll = `mutation ($input: EnrollApplicationInput!) { enrollApplication(input: $input) { application { id } } }`

const markFirst = `mutation ($input: AttendanceMarksInput!) { markAttendance(input: $input) { outcomes { refused } } }`

interface Marked {
  data?: { markAttendance: { outcomes: { refused: string | null }[] } }
}

interface Errors {
  errors?: { extensions: { code: string } }[]
}
const codeOf = ({ body }: Answer<Errors>) => body.errors?.[0]?.extensions.code ?? 'done'

/** How many there are of each. */
const tally = (values: (string | number)[]) =>
  Object.fromEntries([...new Set(values)].sort().map((each) => [each, values.filter((value) => value === each).length]))

/** Two instances that start at once on one database server, and what many want of them at the same moment. */
export async function instances(centre: Centre): Promise<Figures> {
  const apps = await Promise.all([centre.start(), centre.start()])
  const [first = '', second = ''] = apps.map(({ url }) => url)
  const turns = (index: number) => (index % 2 === 0 ? first : second)
  const cookie = await signIn(first)

  const ids = await Promise.all(
    Array.from({ length: many }, async (_, index) => {
      const { body } = await send<{ id: number }>(turns(index), { path: '/api/enroll', body: buildEnrollment() })
      return body.id
    }),
  )
  await centre.read((knex) =>
    knex.raw(
      'update classes set capacity = 1 + (select count(*) from placements where class_id = 1 and to_date is null) where id = 1',
    ),
  )
  const lastPlace = await Promise.all(
    ids.map((id, index) => {
      const child = { firstName: 'Lesedi', lastName: 'Moloi', anotherChild: true }
      const input = { id, ...child, programId: 1, classId: 1, dayPlan: 'full_time' }
      return send<Errors>(turns(index), { path: '/graphql', cookie, body: { query: enroll, variables: { input } } })
    }),
  )
  expect(tally(lastPlace.map(codeOf))).toEqual({ CONFLICT: many - 1, done: 1 })

  const [{ id, version, childId }] = await centre.read((knex) =>
    knex('attendance').where({ date: todayInJohannesburg() }).limit(1).select('id', 'version', 'child_id'),
  )
  const edits = await Promise.all(
    Array.from({ length: many }, (_, index) =>
      send<{ current?: object }>(turns(index), {
        path: `/api/admin/attendance/${id}`,
        method: 'PUT',
        cookie,
        body: { notes: `Edit ${index}`, version },
      }),
    ),
  )
  expect(tally(edits.map(({ status }) => status))).toEqual({ 200: 1, 409: many - 1 })
  expect(edits.filter(({ status, body }) => status === 409 && !body.current)).toEqual([])

  const auditOf = (knex: Knex) => knex('audit_entries').where({ action: 'markAttendance' })
  const marked = await centre.read(async (knex) => {
    await knex('attendance').where({ id }).delete()
    return (await auditOf(knex)).length
  })
  const marks = await Promise.all(
    Array.from({ length: many }, (_, index) => {
      const mark = { childId, status: 'present', timeIn: '07:30', notes: `Mark ${index}` }
      const input = { date: todayInJohannesburg(), marks: [mark] }
      return send<Marked>(turns(index), { path: '/graphql', cookie, body: { query: markFirst, variables: { input } } })
    }),
  )
  const outcomes = marks.flatMap(({ body }) => body.data?.markAttendance.outcomes ?? [])
  expect(tally(outcomes.map(({ refused }) => (refused ? 'refused' : 'saved')))).toEqual({ refused: many - 1, saved: 1 })
  expect(await centre.read(async (knex) => (await auditOf(knex)).length - marked)).toBe(1)

  const parents = await Promise.all(
    Array.from({ length: many }, (_, index) => {
      const body = { username: 'same.name', email: `same${index}@families.example`, password: 'marula kettle 7' }
      return send(turns(index), { path: '/api/auth/register', body: { ...body, firstName: 'A', lastName: 'B' } })
    }),
  )
  expect(parents.filter(({ status }) => status === 201)).toHaveLength(1)

  expect((await send(second, { path: '/api/user', cookie })).status).toBe(200)
  await send(first, { path: '/api/logout', method: 'POST', body: {}, cookie })
  expect((await send(second, { path: '/api/user', cookie })).status).toBe(401)
  return {
    'last place': `1 of ${many} got it`,
    'first marks at once': `1 of ${many} saved, and one entry in the audit log`,
    'edits at once': `1 of ${many} saved, the others 409`,
    'same username': `1 of ${many}`,
    'signed out on one': 'out on the other',
  }
}
