import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildEnrollment } from '#graphql/database/demo/build.ts'
import { monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { placedChildren } from '#graphql/database/demo/placements.ts'

let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await openTestApp()
  cookie = await app.signIn('admin')
})
afterAll(() => app.close())

interface Answer {
  message: string
  existingId?: number
  child: { id: number; firstName: string }
}
const add = (body: object) => app.rest<Answer>('POST', '/api/admin/children', { cookie, body })
const change = (id: number, body: object) => app.rest<Answer>('PUT', `/api/admin/children/${id}`, { cookie, body })
const entryOf = (action: string, entityId: number) => app.db('audit_entries').where({ action, entityId }).first()
const named = (firstName: string) => ({ firstName, lastName: 'Moloi', dateOfBirth: '2024-03-14' })
const asked = 'A child of this name and date of birth is already here'

describe('a child of this name and date of birth is here already', () => {
  it('is said to a user who adds it by hand, however the name is written', async () => {
    const first = await add(named('Zoë'))
    expect(first.status).toBe(201)
    for (const firstName of ['Zoë', 'zoe', ' ZOË ']) {
      const { status, json } = await add(named(firstName))
      expect([status, json.message]).toEqual([409, `${asked}: Zoë Moloi.`])
      expect(json.existingId).toBe(first.json.child.id)
    }
    expect((await add({ ...named('Zoë'), dateOfBirth: '2024-03-15' })).status).toBe(201)
    expect((await add(named('Zara'))).status).toBe(201)
  })

  it('may be another child: staff say so, and the audit log keeps it', async () => {
    const { json: first } = await add(named('Naledi'))
    const create = 'mutation ($input: CreateChildInput!) { createChild(input: $input) { id } }'
    const { error } = await app.graphql(create, { input: named('Naledi') }, { cookie })
    expect(error).toMatchObject({
      code: 'CONFLICT',
      existingId: first.child.id,
      fields: { anotherChild: expect.stringContaining(asked) },
    })
    const input = { ...named('Naledi'), anotherChild: true }
    const { data } = await app.graphql<{ createChild: { id: number } }>(create, { input }, { cookie })
    expect((await entryOf('createChild', data.createChild.id)).after).toMatchObject({ otherThan: [first.child.id] })
    expect((await entryOf('createChild', first.child.id)).after).not.toHaveProperty('otherThan')
  })

  it('is asked once of two who add it at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => add(named('Both'))))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  it('is said as well when an application is enrolled', async () => {
    const { json: first } = await add(named('Karabo'))
    const applied = await app.rest<{ id: number }>('POST', '/api/enroll', {
      body: buildEnrollment({ childName: 'Karabo Moloi', childDob: '2024-03-14' }),
    })
    const [room] = await app.db('classes').whereNull('deletedAt').orderBy('id').limit(1)
    const [program] = await app.db('programs').orderBy('id').limit(1)
    const input = {
      id: applied.json.id,
      firstName: 'Karabo',
      lastName: 'Moloi',
      programId: program.id,
      classId: room.id,
      dayPlan: 'full_time',
      overrideCapacity: true,
    }
    const enroll =
      'mutation ($input: EnrollApplicationInput!) { enrollApplication(input: $input) { application { child { id } } } }'
    const { error } = await app.graphql(enroll, { input }, { cookie })
    expect(error).toMatchObject({ code: 'CONFLICT', existingId: first.child.id, message: `${asked}: Karabo Moloi.` })
    expect(await app.db('applications').where({ id: applied.json.id }).first()).toMatchObject({ status: 'new' })
    const { data } = await app.graphql<{ enrollApplication: { application: { child: { id: number } } } }>(
      enroll,
      { input: { ...input, anotherChild: true } },
      { cookie },
    )
    const { id } = data.enrollApplication.application.child
    expect((await entryOf('createChild', id)).after).toMatchObject({ otherThan: [first.child.id] })
  })

  it('is said where another name makes it so, and not where something else is changed', async () => {
    const { json: first } = await add(named('Thato'))
    const { json: second } = await add(named('Thatto'))
    expect((await change(second.child.id, { firstName: 'Thato' })).status).toBe(409)
    const confirmed = await change(second.child.id, { firstName: 'Thato', anotherChild: true })
    expect(confirmed.status).toBe(200)
    const { after } = await entryOf('updateChild', second.child.id)
    expect(after).toMatchObject({ firstName: 'Thato', otherThan: [first.child.id] })
    expect((await change(second.child.id, { firstName: 'Thato', allergies: 'Egg' })).status).toBe(200)
  })

  it('is not said of one that was removed; of one that left, until when it was here', async () => {
    const { json: removed } = await add(named('Once'))
    await app.rest('DELETE', `/api/admin/children/${removed.child.id}`, { cookie })
    expect((await add(named('Once'))).status).toBe(201)
    const { json: left } = await add({ ...named('Gone'), enrolledOn: '2025-01-13' })
    await app.db('placements').where({ childId: left.child.id }).update({ toDate: '2026-03-03' })
    const { json } = await add(named('Gone'))
    expect(json.message).toBe('A child of this name and date of birth was here until 3 March 2026: Gone Moloi.')
  })
})

describe('children of the same name', () => {
  interface Named {
    id: number
    namesakeBirthday: string | null
  }

  it('are told apart by their birthdays, for administrators alone', async () => {
    const older = await add({ ...named('Palesa'), dateOfBirth: '2023-02-01' })
    const younger = await add({ ...named(' palésa'), dateOfBirth: '2024-05-06' })
    const alone = await add(named('Refilwe'))
    const ids = [older, younger, alone].map(({ json }) => json.child.id)
    const query = 'query { allChildren(first: 200) { edges { node { id namesakeBirthday } } } }'
    const { data } = await app.graphql<{ allChildren: { edges: { node: Named }[] } }>(query, {}, { cookie })
    const birthdays = new Map(data.allChildren.edges.map(({ node }) => [node.id, node.namesakeBirthday]))
    expect(ids.map((id) => birthdays.get(id))).toEqual(['2023-02-01', '2024-05-06', null])
    await app.db('children').update({ firstName: 'Palesa', lastName: 'Moloi' })
    const own = await app.graphql<{ myChildren: Named[] }>(
      'query { myChildren { id namesakeBirthday } }',
      {},
      { cookie: await app.signIn('parent') },
    )
    expect(own.data.myChildren.length).toBeGreaterThan(0)
    expect(own.data.myChildren.every(({ namesakeBirthday }) => namesakeBirthday === null)).toBe(true)
    const read = `query ($month: String!, $classId: Int!, $date: LocalDate!) {
      register(date: $date, classId: $classId) { entries { childId namesakeBirthday } }
      registerMonth(month: $month, classId: $classId) { lines { childId namesakeBirthday } } }`
    const { id, classId, dateOfBirth } = await app.db
      .from(placedChildren(app.db))
      .whereNotNull('classId')
      .orderBy('id')
      .first()
    const variables = { classId, date: todayInJohannesburg(), month: monthOf(todayInJohannesburg()) }
    const register = await app.graphql<{ register: { entries: object[] }; registerMonth: { lines: object[] } }>(
      read,
      variables,
      { cookie },
    )
    const line = { childId: id, namesakeBirthday: dateOfBirth }
    expect(register.data.register.entries).toContainEqual(line)
    expect(register.data.registerMonth.lines).toContainEqual(line)
  })
})
