import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, addMonths, formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { withAuditLogOpen } from '#graphql/data/auditLog.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { placedChildren } from '#graphql/database/demo/placements.ts'

let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await openTestApp()
  cookie = await app.signIn('admin')
})
afterAll(() => app.close())

const today = todayInJohannesburg()
const born = addMonths(today, -30)
const newChild = { firstName: 'Lesedi', lastName: 'Moloi', dateOfBirth: born }
/** The server asks about a second one of the same name and birthday. */
const another = { ...newChild, anotherChild: true }

interface Answer {
  success: boolean
  message: string
  errors?: Record<string, string>
  existingId?: number
  child: { id: number; age: number; version: number; classId: number | null; allergies: string | null }
  children: { id: number; medicalNotes: string | null }[]
}
const rest = (method: string, url: string, body?: unknown, headers?: Record<string, string>) =>
  app.rest<Answer>(method, url, { cookie, body, headers })

const add = async (fields: object = {}) =>
  (await rest('POST', '/api/admin/children', { ...another, ...fields })).json.child

async function newClass(capacity: number) {
  const name = `Room ${Math.random()}`
  const row = { name, ageGroup: '2-3 years', ageFromMonths: 24, ageToMonths: 36, capacity, room: name, position: 9 }
  const [{ id }] = await app.db('classes').insert(row).returning('id')
  return id as number
}

const update = /* GraphQL */ `
  mutation Update($input: UpdateChildInput!) {
    updateChild(input: $input) { id firstName allergies version }
  }
`
const restore = 'mutation Restore($id: Int!) { restoreChild(id: $id) { id classId removedAt } }'

describe('adding a student', () => {
  it('answers as documented and puts the child into the list', async () => {
    const classId = await newClass(3)
    const body = { ...newChild, allergies: 'Bees', programId: null, classId: String(classId), unknown: 1 }
    const { status, json } = await rest('POST', '/api/admin/children', body)
    expect(status).toBe(201)
    expect(json).toMatchObject({
      success: true,
      message: 'Child added successfully',
      child: { ...newChild, allergies: 'Bees', classId, programId: null },
    })
    expect(json.child.age).toBe(Number(todayInJohannesburg().slice(0, 4)) - Number(born.slice(0, 4)))
    const { json: list } = await rest('GET', '/api/admin/children')
    expect(list.children.map(({ id }) => id)).toContain(json.child.id)
  })

  it('names every field that is wrong', async () => {
    const body = { firstName: ' ', dateOfBirth: '2999-01-01', classId: 'x', profileImage: 'javascript:alert(1)' }
    const { status, json } = await rest('POST', '/api/admin/children', body)
    expect(status).toBe(400)
    expect(json.errors).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      dateOfBirth: 'Please enter a valid date of birth.',
      classId: 'Please choose a class from the list.',
      profileImage: 'Please enter an address starting with https://.',
    })
  })

  // browsers read a backslash as a slash
  it.each(['//elsewhere.example/me.jpg', '/\\elsewhere.example/me.jpg'])(
    'takes no picture from another host, written as the path %s',
    async (profileImage) => {
      const { json } = await rest('POST', '/api/admin/children', { ...newChild, profileImage })
      expect(json.errors).toEqual({ profileImage: 'Please enter an address starting with https://.' })
    },
  )

  it('happens once for one key, however often it is sent', async () => {
    const headers = { 'Idempotency-Key': 'add-once' }
    const body = { ...newChild, firstName: 'Once' }
    const answers = await Promise.all([1, 2, 3].map(() => rest('POST', '/api/admin/children', body, headers)))
    expect(new Set(answers.map(({ json }) => json.child.id)).size).toBe(1)
    expect(await app.db('children').where({ firstName: 'Once' })).toHaveLength(1)
  })

  it('never fills a class beyond its places, also when several come at once', async () => {
    const classId = await newClass(1)
    const answers = await Promise.all([1, 2, 3].map(() => rest('POST', '/api/admin/children', { ...another, classId })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const overridden = await rest('POST', '/api/admin/children', { ...another, classId, overrideCapacity: true })
    expect(overridden.status).toBe(201)
  })
})

describe('children who change places between two classes', () => {
  it('all get an answer when they move, come back and are removed at once, and no class holds more than its places', async () => {
    const [one, other] = [await newClass(6), await newClass(6)]
    const ids = await Promise.all([one, other, one, other].map((classId) => app.addChild({ classId })))
    const classOf = (id: number, classId: number) => app.graphql(update, { input: { id, classId } }, { cookie })
    const leave = 'mutation ($input: LeaveChildInput!) { leaveChild(input: $input) { id } }'
    const back = 'mutation ($id: Int!) { returnChild(id: $id) { id } }'
    const last = ids.at(-1) as number
    await app.graphql(leave, { input: { id: last, lastDay: todayInJohannesburg() } }, { cookie })
    const turns = Array.from({ length: 12 }, (_, turn) => classOf(ids[turn % 3] as number, turn % 2 ? one : other))
    const answers = await Promise.all([...turns, app.graphql(back, { id: last }, { cookie })])
    expect(answers.flatMap(({ error }) => error ?? [])).toEqual([])
    const counts = await app.db.from(placedChildren(app.db)).whereIn('class_id', [one, other]).whereIn('id', ids)
    expect(counts).toHaveLength(4)
  })
})

describe('changing a student', () => {
  it('changes the given fields alone and keeps what was before', async () => {
    const { id } = await add({ allergies: 'Bees', medicalNotes: 'Asthma' })
    const { json } = await rest('PUT', `/api/admin/children/${id}`, { allergies: null, firstName: 'Sedi' })
    expect(json.child).toMatchObject({ firstName: 'Sedi', allergies: null, medicalNotes: 'Asthma', version: 2 })
    const entry = await app.db('audit_entries').where({ action: 'updateChild', entityId: id }).first()
    expect(entry.before).toMatchObject({ firstName: 'Lesedi', allergies: 'Bees' })
    expect(entry.after).toMatchObject({ firstName: 'Sedi', allergies: null })
  })

  it('is refused on an old version, with what stands there now', async () => {
    const { id } = await add()
    const send = (firstName: string) => app.graphql(update, { input: { id, version: 1, firstName } }, { cookie })
    expect((await send('First')).error).toBeNull()
    expect((await send('Second')).error).toMatchObject({ code: 'STALE', current: { firstName: 'First', version: 2 } })
    expect(await app.db('children').where({ id }).first()).toMatchObject({ firstName: 'First' })
  })

  it('counts as a look at the medical notes where the refusal says what they are now', async () => {
    const { id } = await add({ medicalNotes: 'Asthma' })
    const looks = () => app.db('audit_entries').where({ action: 'readMedicalNotes', entityId: id })
    await app.db.transaction((inner) => withAuditLogOpen(inner, () => looks().transacting(inner).delete()))
    const save = (input: object) => app.graphql(update, { input: { id, version: 0, ...input } }, { cookie })
    expect((await save({ firstName: 'A' })).error?.current).not.toHaveProperty('medicalNotes')
    expect(await looks()).toHaveLength(0)
    expect((await save({ medicalNotes: 'None' })).error?.current).toMatchObject({ medicalNotes: 'Asthma' })
    expect(await looks()).toHaveLength(1)
  })

  it('says of the medical notes in the audit log that they changed, not what they say', async () => {
    const { id } = await add({ medicalNotes: 'Asthma' })
    await rest('PUT', `/api/admin/children/${id}`, { medicalNotes: 'Asthma and hay fever' })
    await rest('PUT', `/api/admin/children/${id}`, { medicalNotes: null })
    await rest('DELETE', `/api/admin/children/${id}`)
    const ofChild = app.db('audit_entries').where({ entity: 'child', entityId: id })
    const entries = await ofChild.whereNot({ action: 'readMedicalNotes' }).orderBy('id')
    const notes = entries.map(({ before, after }) => [before?.medicalNotes, after?.medicalNotes])
    expect(notes.slice(0, 3)).toEqual([
      [undefined, 'not shown'],
      ['not shown', 'changed, not shown'],
      ['not shown', null],
    ])
    expect(JSON.stringify(entries)).not.toMatch(/asthma|fever/i)
  })

  it('into a full class is refused, but a child that is in it already may be edited', async () => {
    const classId = await newClass(1)
    const { id } = await add({ classId })
    const other = await add()
    expect((await rest('PUT', `/api/admin/children/${other.id}`, { classId })).status).toBe(409)
    expect((await rest('PUT', `/api/admin/children/${id}`, { classId, allergies: 'Nuts' })).status).toBe(200)
  })

  it('that is not there is 404', async () => {
    expect((await rest('PUT', '/api/admin/children/999999', { firstName: 'A' })).status).toBe(404)
  })
})

describe('deleting a student', () => {
  it('hides it, and restoring brings it back into its class', async () => {
    const classId = await newClass(1)
    const { id } = await add({ classId })
    expect((await rest('DELETE', `/api/admin/children/${id}`)).json).toEqual({
      success: true,
      message: 'Child deleted successfully',
    })
    expect((await rest('DELETE', `/api/admin/children/${id}`)).status).toBe(404)
    const { data } = await app.graphql<{ removedChildren: { edges: { node: { id: number } }[] } }>(
      '{ removedChildren(first: 200) { edges { node { id } } } }',
      {},
      { cookie },
    )
    expect(data.removedChildren.edges.map(({ node }) => node.id)).toContain(id)
    expect((await app.graphql(restore, { id }, { cookie })).data).toEqual({
      restoreChild: { id, classId, removedAt: null },
    })
  })

  it('gives its place away: restored, it has no class when that is full', async () => {
    const classId = await newClass(1)
    const { id } = await add({ classId })
    await rest('DELETE', `/api/admin/children/${id}`)
    await add({ classId })
    const { data } = await app.graphql<{ restoreChild: object }>(restore, { id }, { cookie })
    expect(data.restoreChild).toMatchObject({ classId: null })
  })

  it('keeps only the places that nobody else has: those that it had before stay recorded', async () => {
    const [now, next] = [await newClass(1), await newClass(1)]
    const { id } = await add({ classId: now, enrolledOn: addDays(today, -100) })
    const place = await app.db('placements').where({ childId: id }).first('childId', 'dayPlan')
    await app
      .db('placements')
      .where({ childId: id })
      .update({ toDate: addDays(today, 30) })
    await app.db('placements').insert({ ...place, fromDate: addDays(today, 31), classId: next })
    await rest('DELETE', `/api/admin/children/${id}`)
    await add({ classId: next, enrolledOn: addDays(today, 31) })
    await app.graphql(restore, { id }, { cookie })
    const after = await app.db('placements').where({ childId: id }).orderBy('fromDate').select('classId', 'toDate')
    expect(after).toEqual([
      { classId: now, toDate: addDays(today, 30) },
      { classId: null, toDate: null },
    ])
  })

  it('is refused with the day on which its class was full, also where that is over', async () => {
    const classId = await newClass(1)
    const gone = await add({ classId, enrolledOn: addDays(today, -90) })
    await app
      .db('placements')
      .where({ childId: gone.id })
      .update({ toDate: addDays(today, -60) })
    const body = { firstName: 'Late', lastName: `Entry ${classId}`, dateOfBirth: '2024-02-29', classId }
    const entered = { ...body, enrolledOn: addDays(today, -100) }
    const refused = await rest('POST', '/api/admin/children', { ...entered })
    expect([refused.status, JSON.stringify(refused.json)]).toEqual([
      409,
      expect.stringContaining(`is full on ${formatDate(addDays(today, -90))}`),
    ])
    expect((await rest('POST', '/api/admin/children', { ...entered, enrolledOn: addDays(today, -59) })).status).toBe(
      201,
    )
  })
})

describe('medical notes', () => {
  it('leave a trace when staff read them, one statement for a whole list, and none when a parent does', async () => {
    const parent = await app.addUser()
    const ids = [
      await app.addChild({ medicalNotes: 'Asthma' }, [parent.id]),
      await app.addChild({ medicalNotes: 'Epilepsy' }, [parent.id]),
      await app.addChild({ medicalNotes: null }, [parent.id]),
    ]
    const traces = () => app.db('audit_entries').where({ action: 'readMedicalNotes' }).whereIn('entityId', ids)
    await app.graphql('{ myChildren { medicalNotes } }', {}, { cookie: parent.cookie })
    expect(await traces()).toHaveLength(0)
    const statements: string[] = []
    const note = ({ sql }: { sql: string }) => void (/insert into "audit/.test(sql) && statements.push(sql))
    app.db.on('query', note)
    await rest('GET', '/api/admin/children')
    app.db.removeListener('query', note)
    expect(statements).toHaveLength(1)
    expect((await traces()).map((entry) => entry.entityId).sort()).toEqual(ids.slice(0, 2).sort())
  })

  it('leave one trace a day for each of the staff, which staff can see', async () => {
    const id = await app.addChild({ medicalNotes: 'Asthma' })
    const colleague = await app.addUser({ role: 'admin', firstName: 'Lindiwe', lastName: 'Nkosi' })
    const read = 'query ($id: Int!) { child(id: $id) { medicalNotes } }'
    const looks = 'query ($id: Int!) { child(id: $id) { medicalNotesAccessLog { name at } } }'
    await app.graphql(read, { id }, { cookie })
    await app.graphql(read, { id }, { cookie })
    await app.graphql(read, { id }, { cookie: colleague.cookie })
    const seen = await app.graphql<{ child: { medicalNotesAccessLog: { name: string }[] } }>(looks, { id }, { cookie })
    expect(seen.data.child.medicalNotesAccessLog.map(({ name }) => name)).toEqual(['Lindiwe Nkosi', 'Annelie Kruger'])
    await app.db.transaction((inner) =>
      withAuditLogOpen(inner, () =>
        inner('audit_entries').where({ action: 'readMedicalNotes', entityId: id }).update({ at: '2026-01-02' }),
      ),
    )
    await app.graphql(read, { id }, { cookie })
    expect(await app.db('audit_entries').where({ action: 'readMedicalNotes', entityId: id })).toHaveLength(3)
  })

  it('are not read, and leave no trace, where a list does not ask for them', async () => {
    const id = await app.addChild({ medicalNotes: 'Asthma' })
    await app.graphql('{ children { id firstName } }', {}, { cookie })
    expect(await app.db('audit_entries').where({ action: 'readMedicalNotes', entityId: id })).toHaveLength(0)
  })
})

describe('everyone else', () => {
  it('is refused on every route before the body is looked at', async () => {
    const parent = (await app.addUser()).cookie
    const { id } = await add()
    const routes = [
      ['GET', '/api/admin/children'],
      ['POST', '/api/admin/children'],
      ['PUT', `/api/admin/children/${id}`],
      ['DELETE', `/api/admin/children/${id}`],
    ] as const
    for (const [method, url] of routes) {
      expect((await app.rest(method, url, { body: {} })).status).toBe(401)
      expect((await app.rest(method, url, { body: {}, cookie: parent })).status).toBe(403)
    }
    for (const document of [`{ child(id: ${id}) { id } }`, '{ removedChildren { totalCount } }', restore, update]) {
      const variables = { id, input: { id } }
      expect((await app.graphql(document, variables, { cookie: parent })).error?.code).toBe('FORBIDDEN')
    }
  })
})
