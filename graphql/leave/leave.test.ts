import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let admin: string
let annual: number
let unpaid: number
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
  annual = await kind('Annual leave')
  unpaid = await kind('Unpaid leave')
})
afterAll(() => app.close())

const kind = async (name: string): Promise<number> => (await app.db('leave_kinds').where({ name }).first('id')).id
const ask = <Data>(document: string, variables: object = {}, cookie = admin) =>
  app.graphql<Data>(document, { ...variables }, { cookie })

interface Leave {
  id: number
  days: number
  state: string
}
const someone = async () => (await app.addUser({ role: 'teacher' })).id
const request = (staffId: number, fromDate: string, toDate: string, kindId = annual) =>
  ask<{ requestLeave: Leave }>('mutation ($input: LeaveInput!) { requestLeave(input: $input) { id days state } }', {
    input: { staffId, kindId, fromDate, toDate, note: null },
  })
const decide = (id: number, state: string) =>
  ask<{ decideLeave: Leave }>(
    'mutation ($input: LeaveDecisionInput!) { decideLeave(input: $input) { id days state } }',
    { input: { id, state } },
  )
async function left(staffId: number, kindId = annual) {
  const { data } = await ask<{
    leaveBalances: { staffId: number; kindId: number; taken: number; left: number | null }[]
  }>('{ leaveBalances(year: 2025) { staffId kindId taken left } }')
  return data.leaveBalances.find((one) => one.staffId === staffId && one.kindId === kindId)
}
const register = (staffId: number) =>
  app.db('staff_attendance').where({ staffId }).orderBy('date').select('date', 'status', 'notes')

describe('a request for leave', () => {
  it('takes the days on which the centre is open once it is approved, and is on the register then', async () => {
    const staffId = await someone()
    // Thursday to Tuesday, with Good Friday, a weekend and Family Day in it
    const { id, days, state } = (await request(staffId, '2025-04-17', '2025-04-22')).data.requestLeave
    expect({ days, state }).toEqual({ days: 2, state: 'asked' })
    expect(await left(staffId)).toMatchObject({ taken: 0, left: 15 })
    expect(await register(staffId)).toEqual([])
    expect((await decide(id, 'approved')).data.decideLeave).toMatchObject({ days: 2, state: 'approved' })
    expect(await left(staffId)).toMatchObject({ taken: 2, left: 13 })
    expect(await register(staffId)).toEqual([
      { date: '2025-04-17', status: 'personal_leave', notes: 'Annual leave' },
      { date: '2025-04-22', status: 'personal_leave', notes: 'Annual leave' },
    ])
  })

  it('is decided by the one who was first, and the other is told', async () => {
    const { id } = (await request(await someone(), '2025-07-07', '2025-07-07')).data.requestLeave
    const decideFirst = (state: string) =>
      ask('mutation ($input: LeaveDecisionInput!) { decideLeave(input: $input) { state } }', {
        input: { id, state, version: 1 },
      })
    expect((await decideFirst('approved')).error).toBeNull()
    expect((await decideFirst('refused')).error?.code).toBe('STALE')
  })

  it('leaves a day alone that has an entry, and gives the others back when it is withdrawn', async () => {
    const staffId = await someone()
    const worked = { staffId, date: '2025-06-03', status: 'present', hoursWorked: 8 }
    await app.db('staff_attendance').insert(worked)
    const { id } = (await request(staffId, '2025-06-02', '2025-06-04')).data.requestLeave
    await decide(id, 'approved')
    expect((await register(staffId)).map(({ status }) => status)).toEqual([
      'personal_leave',
      'present',
      'personal_leave',
    ])
    expect((await decide(id, 'withdrawn')).error).toBeNull()
    expect((await register(staffId)).map(({ status }) => status)).toEqual(['present'])
    const entries = await app.db('audit_entries').where({ action: 'withdrawLeave' }).orderBy('id')
    expect(entries.map(({ before, after }) => [before.staffId, before.date, after])).toEqual([
      [staffId, '2025-06-02', null],
      [staffId, '2025-06-04', null],
    ])
    expect(await left(staffId)).toMatchObject({ taken: 0, left: 15 })
    expect((await decide(id, 'approved')).error?.message).toBe(
      'This leave request has been withdrawn. Please reload the page.',
    )
  })

  it('is not approved beyond the days of the year, but where there is no limit', async () => {
    const staffId = await someone()
    const { id } = (await request(staffId, '2025-07-01', '2025-07-22')).data.requestLeave
    expect((await decide(id, 'approved')).error?.message).toMatch(
      / has 15 days of Annual leave left in 2025, but this takes 16\. Please decline it/,
    )
    expect(await register(staffId)).toEqual([])
    await decide(id, 'refused')
    const other = (await request(staffId, '2025-07-01', '2025-07-22', unpaid)).data.requestLeave
    expect((await decide(other.id, 'approved')).error).toBeNull()
    expect(await left(staffId, unpaid)).toMatchObject({ taken: 16, left: null })
  })

  it('may be approved twice at once, and takes the days once', async () => {
    const staffId = await someone()
    const { id } = (await request(staffId, '2025-08-04', '2025-08-05')).data.requestLeave
    const answers = await Promise.all([decide(id, 'approved'), decide(id, 'approved')])
    expect(answers.filter(({ error }) => error !== null)).toHaveLength(1)
    expect(await left(staffId)).toMatchObject({ taken: 2 })
  })

  it('is refused for days that make no sense, with what to do', async () => {
    const staffId = await someone()
    expect((await request(staffId, '2025-12-29', '2026-01-05')).error?.message).toMatch(/each year has its own balance/)
    expect((await request(staffId, '2025-05-03', '2025-05-04')).error?.message).toMatch(/^The centre is closed/)
    expect((await request(staffId, '2025-05-06', '2025-05-05')).error?.code).toBe('BAD_USER_INPUT')
    await request(staffId, '2025-05-05', '2025-05-06')
    expect((await request(staffId, '2025-05-06', '2025-05-07')).error?.code).toBe('CONFLICT')
    const parent = await app.addUser()
    expect((await request(parent.id, '2025-05-05', '2025-05-06')).error?.code).toBe('NOT_FOUND')
  })
})

describe('a kind of leave', () => {
  it('has as many days as the centre gives, from then on', async () => {
    const staffId = await someone()
    const save = (input: object) =>
      ask('mutation ($input: LeaveKindInput!) { saveLeaveKind(input: $input) { id } }', { input })
    const study = { name: 'Study leave', status: 'personal_leave', daysPerYear: 5 }
    expect((await save(study)).error).toBeNull()
    const id = await kind('Study leave')
    expect(await left(staffId, id)).toMatchObject({ left: 5 })
    await save({ ...study, id, daysPerYear: 6 })
    expect(await left(staffId, id)).toMatchObject({ left: 6 })
    expect((await save(study)).error?.code).toBe('CONFLICT')
    expect((await save({ ...study, name: 'Other', daysPerYear: 400 })).error?.code).toBe('BAD_USER_INPUT')
  })
})
