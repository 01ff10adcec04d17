import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, addMonths, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let admin: { id: number; cookie: string }
beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  admin = await app.addUser({ role: 'admin' })
})
afterAll(() => app.close())

const today = todayInJohannesburg()
const dateOfBirth = addMonths(today, -14)

interface Recorded {
  recordMilestones: { milestones: { key: string; state: string | null; observedOn: string | null }[] }
}

const record = (childId: number, states: Record<string, string | null>, more = {}, headers = {}) => {
  const entries = Object.entries(states).map(([milestone, state]) => ({ milestone, state }))
  const input = { childId, observedOn: today, entries, ...more }
  return app.graphql<Recorded>(
    `mutation ($input: RecordMilestonesInput!) {
      recordMilestones(input: $input) { milestones { key state observedOn } }
    }`,
    { input },
    { cookie: admin.cookie, headers },
  )
}
const rowsOf = (childId: number) =>
  app.db('milestone_observations').where({ childId }).orderBy('milestone').select('milestone', 'state', 'version')

describe('the milestones of a child', () => {
  it('are those of its age and the one before, with what was recorded, changed by who comes last', async () => {
    const childId = await app.addChild({ dateOfBirth })
    const first = await record(childId, { 'motor.13.walks': 'emerging', 'motor.10.pullsUp': 'reached' })
    const { milestones } = first.data.recordMilestones
    expect(new Set(milestones.map(({ key }) => key.split('.')[1]))).toEqual(new Set(['10', '13']))
    expect(milestones.filter(({ state }) => state !== null)).toEqual([
      { key: 'motor.10.pullsUp', state: 'reached', observedOn: today },
      { key: 'motor.13.walks', state: 'emerging', observedOn: today },
    ])
    await record(childId, { 'motor.13.walks': 'reached', 'motor.13.scribbles': 'not_yet' })
    expect(await rowsOf(childId)).toEqual([
      { milestone: 'motor.10.pullsUp', state: 'reached', version: 1 },
      { milestone: 'motor.13.scribbles', state: 'not_yet', version: 1 },
      { milestone: 'motor.13.walks', state: 'reached', version: 2 },
    ])
    const logged = await app.db('audit_entries').where({ entity: 'milestoneObservation' }).orderBy('id')
    expect(logged.find(({ before }) => before)).toMatchObject({
      action: 'recordMilestones',
      userId: admin.id,
      before: { childId, milestone: 'motor.13.walks', state: 'emerging' },
      after: { childId, milestone: 'motor.13.walks', state: 'reached' },
    })
  })

  it('are recorded all or none, and what is wrong is named', async () => {
    const childId = await app.addChild({ dateOfBirth })
    const wrong = await record(childId, { 'motor.13.walks': 'reached', 'motor.13.flies': 'reached' })
    expect(wrong.error?.fields).toEqual({ 'entries.1.milestone': 'Please choose a milestone from the list.' })
    expect((await record(childId, { 'motor.13.walks': 'done' })).error?.code).toBe('BAD_USER_INPUT')
    expect((await record(childId, {})).error?.fields).toEqual({ entries: 'Please choose at least one milestone.' })
    const ahead = await record(childId, { 'motor.13.walks': 'reached' }, { observedOn: addDays(today, 1) })
    expect(ahead.error?.fields).toEqual({ observedOn: 'This day is in the future.' })
    const entry = { milestone: 'motor.13.walks', state: 'reached' }
    expect((await record(childId, {}, { entries: [entry, entry] })).error?.fields).toHaveProperty('entries')
    expect(await rowsOf(childId)).toEqual([])
  })

  it('are one record each when two people save at once, and when one save is sent twice', async () => {
    const childId = await app.addChild({ dateOfBirth })
    const both = [record(childId, { 'motor.13.walks': 'reached' }), record(childId, { 'motor.13.walks': 'emerging' })]
    expect((await Promise.all(both)).map(({ error }) => error)).toEqual([null, null])
    expect(await rowsOf(childId)).toMatchObject([{ version: 2 }])
    const again = () => record(childId, { 'motor.13.walks': 'reached' }, {}, { 'idempotency-key': 'walks' })
    expect((await again()).data).toEqual((await again()).data)
    expect(await rowsOf(childId)).toEqual([{ milestone: 'motor.13.walks', state: 'reached', version: 3 }])
  })

  it('are cleared where they were marked by mistake, and the audit log keeps what was there', async () => {
    const childId = await app.addChild({ dateOfBirth })
    await record(childId, { 'motor.13.walks': 'reached', 'motor.13.scribbles': 'reached' })
    const { data } = await record(childId, { 'motor.13.walks': null, 'motor.10.pullsUp': null })
    expect(data.recordMilestones.milestones).toContainEqual({ key: 'motor.13.walks', state: null, observedOn: null })
    expect(await rowsOf(childId)).toMatchObject([{ milestone: 'motor.13.scribbles', state: 'reached' }])
    const last = await app.db('audit_entries').where({ entity: 'milestoneObservation' }).orderBy('id', 'desc').first()
    expect(last).toMatchObject({ before: { childId, milestone: 'motor.13.walks', state: 'reached' }, after: null })
  })

  it('are read by the parents of the child, who may not record them, and by teachers while they have it in class', async () => {
    const parent = await app.addUser()
    const teacher = await app.addUser({ role: 'teacher' })
    const room = { ageGroup: '1-2 years', ageFromMonths: 12, ageToMonths: 24, capacity: 10, room: 'A', position: 0 }
    const [{ id: classId }] = await app
      .db('classes')
      .insert({ ...room, name: 'Hoopoes' })
      .returning('id')
    await app.db('duties').insert({ userId: teacher.id, kind: 'teacher', classId, fromDate: addDays(today, -9) })
    const childId = await app.addChild({ dateOfBirth, classId }, [parent.id])
    const elsewhere = await app.addChild({ dateOfBirth })
    await record(childId, { 'motor.13.walks': 'reached' })
    const as = (cookie: string, id: number) =>
      app.graphql(
        `mutation ($input: RecordMilestonesInput!) { recordMilestones(input: $input) { id } }`,
        { input: { childId: id, observedOn: today, entries: [{ milestone: 'motor.13.walks', state: 'not_yet' }] } },
        { cookie },
      )
    expect((await as(parent.cookie, childId)).error?.code).toBe('FORBIDDEN')
    expect((await as(teacher.cookie, elsewhere)).error?.code).toBe('NOT_FOUND')
    const { data } = await app.graphql<{ myChildren: Recorded['recordMilestones'][] }>(
      '{ myChildren { milestones { key state } } }',
      {},
      { cookie: parent.cookie },
    )
    expect(data.myChildren[0]?.milestones).toContainEqual({ key: 'motor.13.walks', state: 'reached' })
    expect((await as(teacher.cookie, childId)).error).toBeNull()
    await app
      .db('duties')
      .where({ userId: teacher.id })
      .update({ toDate: addDays(today, -1) })
    expect((await as(teacher.cookie, childId)).error).not.toBeNull()
    expect(await rowsOf(childId)).toMatchObject([{ state: 'not_yet', version: 2 }])
  })
})
