import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, formatDate, mondayOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { isSchoolDay } from '#graphql/values/holidays.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let parent: Awaited<ReturnType<TestApp['addUser']>>
beforeAll(async () => {
  app = await openTestApp()
  parent = await app.addUser()
})
afterAll(() => app.close())

/** The Monday of a coming week without a holiday. */
function quietWeek() {
  let monday = addDays(mondayOf(todayInJohannesburg()), 14)
  while (![0, 1, 2, 3, 4].every((days) => isSchoolDay(addDays(monday, days)))) monday = addDays(monday, 7)
  return monday
}
const monday = quietWeek()
const today = todayInJohannesburg()
const report = /* GraphQL */ `
  mutation Report($input: AbsenceInput!) {
    reportAbsence(input: $input) { id childId fromDate toDate reason }
  }
`
const withdraw = 'mutation Withdraw($id: Int!) { withdrawAbsence(id: $id) { id } }'
const own = '{ myChildren { id absences { id reason fromDate } } }'

const tell = (childId: number, overrides: object = {}, cookie = parent.cookie) =>
  app.graphql<{ reportAbsence: { id: number } }>(
    report,
    { input: { childId, fromDate: monday, toDate: monday, reason: 'Flu', ...overrides } },
    { cookie },
  )

describe('an absence told by a parent', () => {
  it('stands in the register before anyone asks, until it is withdrawn', async () => {
    const [{ id: classId }] = await app.db('classes').where({ name: 'Explorers' }).select('id')
    const childId = await app.addChild({ classId }, [parent.id])
    const { data } = await tell(childId, { toDate: addDays(monday, 2) })
    const cookie = await app.signIn('admin')
    const inRegister = async (date: string) => {
      const query =
        'query R($date: LocalDate!, $classId: Int) { register(date: $date, classId: $classId) { entries { childId absence { reason } } } }'
      const answer = await app.graphql<{ register: { entries: { childId: number; absence: unknown }[] } }>(
        query,
        { date, classId },
        { cookie },
      )
      return answer.data.register.entries.find((entry) => entry.childId === childId)?.absence
    }
    expect(await inRegister(addDays(monday, 2))).toEqual({ reason: 'Flu' })
    expect(await inRegister(addDays(monday, 3))).toBeNull()
    const { id } = data.reportAbsence
    expect((await app.graphql(withdraw, { id }, { cookie: parent.cookie })).error).toBeNull()
    expect(await inRegister(monday)).toBeNull()
    expect((await app.graphql(withdraw, { id }, { cookie: parent.cookie })).error?.code).toBe('NOT_FOUND')
  })

  it('is shown to the parents of the child alone', async () => {
    const other = await app.addUser()
    const childId = await app.addChild({}, [parent.id])
    const shared = await app.addChild({}, [parent.id, other.id])
    await tell(childId)
    await tell(shared, { reason: 'Doctor' })
    const { data } = await app.graphql<{ myChildren: { id: number; absences: { reason: string }[] }[] }>(
      own,
      {},
      { cookie: other.cookie },
    )
    expect(data.myChildren).toEqual([{ id: shared, absences: [expect.objectContaining({ reason: 'Doctor' })] }])
  })

  it('is told to staff, unless one of them recorded it', async () => {
    const childId = await app.addChild({ firstName: 'Zinhle', lastName: 'Radebe' }, [parent.id])
    await tell(childId, { toDate: addDays(monday, 1), reason: 'Chickenpox' })
    const told = await app.db('notifications').where({ kind: 'absence.reported' }).orderBy('id', 'desc').first()
    expect(told.text).toMatch(/^Zinhle Radebe, .* to .*: Chickenpox$/)
    await tell(childId, { fromDate: addDays(monday, 2), toDate: addDays(monday, 2) }, await app.signIn('admin'))
    const last = await app.db('notifications').where({ kind: 'absence.reported' }).orderBy('id', 'desc').first()
    expect(last.id).toBe(told.id)
  })

  it("is not found for another family's child, and needs somebody signed in", async () => {
    const stranger = await app.addUser()
    const childId = await app.addChild({}, [parent.id])
    expect((await tell(childId, {}, stranger.cookie)).error?.code).toBe('NOT_FOUND')
    const { data } = await tell(childId)
    const { id } = data.reportAbsence
    expect((await app.graphql(withdraw, { id }, { cookie: stranger.cookie })).error?.code).toBe('NOT_FOUND')
    expect((await tell(childId, {}, '')).error?.code).toBe('UNAUTHENTICATED')
    expect((await app.graphql(withdraw, { id })).error?.code).toBe('UNAUTHENTICATED')
  })

  it('is changed by another guardian only who decides for the child', async () => {
    const { id: parentId, cookie } = await app.addUser()
    const childId = await app.addChild({}, [parent.id, parentId])
    await app.db('guardianships').where({ childId, parentId }).update({ mayDecide: false })
    const { id } = (await tell(childId)).data.reportAbsence
    expect((await app.graphql(withdraw, { id }, { cookie })).error?.code).toBe('FORBIDDEN')
    const later = { fromDate: addDays(monday, 2), toDate: addDays(monday, 2) }
    const [mine, another] = [
      await tell(childId, later, cookie),
      await tell(childId, { fromDate: addDays(monday, 4), toDate: addDays(monday, 4) }, cookie),
    ]
    expect((await app.graphql(withdraw, { id: mine.data.reportAbsence.id }, { cookie })).error).toBeNull()
    const byParent = await app.graphql(withdraw, { id: another.data.reportAbsence.id }, { cookie: parent.cookie })
    expect(byParent.error).toBeNull()
  })

  it('may be told by an administrator for a parent who called', async () => {
    const childId = await app.addChild()
    expect((await tell(childId, {}, await app.signIn('admin'))).error).toBeNull()
  })

  it('covers a day once', async () => {
    const childId = await app.addChild({ firstName: 'Lwazi' }, [parent.id])
    const first = await tell(childId, { toDate: addDays(monday, 2) })
    const second = await tell(childId, { fromDate: addDays(monday, 2), toDate: addDays(monday, 4) })
    expect(second.error).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Lwazi is already reported absent'),
      existingId: first.data.reportAbsence.id,
    })
    expect((await tell(childId, { fromDate: addDays(monday, 3), toDate: addDays(monday, 4) })).error).toBeNull()
  })

  it('lies in days to come, in order, and not for ever', async () => {
    const childId = await app.addChild({}, [parent.id])
    const wrong = async (overrides: object) => (await tell(childId, overrides)).error?.fields
    expect(await wrong({ fromDate: addDays(today, -1) })).toEqual({ fromDate: 'Please choose today or a later day.' })
    expect(await wrong({ toDate: addDays(monday, -1) })).toEqual({ toDate: 'The last day cannot be before the first.' })
    expect(await wrong({ toDate: addDays(monday, 92) })).toEqual({
      toDate: 'Please report at most 92 days at once.',
    })
    expect(await wrong({ reason: ' ' })).toEqual({ reason: 'Please give a reason, in a word or two.' })
  })
})

describe('an absence of brothers and sisters', () => {
  const family = async () => [
    await app.addChild({ firstName: 'Lesedi' }, [parent.id]),
    await app.addChild({ firstName: 'Tumelo' }, [parent.id]),
  ]
  const rows = (childIds: number[]) =>
    app.db('absences').whereIn('childId', childIds).where({ withdrawnAt: null }).select('id')

  it('is told in one request, which says what it told', async () => {
    const [one = 0, other = 0] = await family()
    const document = report.replace('reason }', 'reason together { childId reason } }')
    const input = { childId: one, alsoFor: [other, one, other], fromDate: monday, toDate: monday, reason: 'Flu' }
    const headers = { 'idempotency-key': 'absence-of-two' }
    const send = () => app.graphql<{ reportAbsence: object }>(document, { input }, { cookie: parent.cookie, headers })
    const { data } = await send()
    expect(data.reportAbsence).toMatchObject({ childId: one, together: [{ childId: other, reason: 'Flu' }] })
    expect((await send()).data).toEqual(data)
    expect(await rows([one, other])).toHaveLength(2)
    const entries = await app.db('audit_entries').where({ action: 'reportAbsence' }).orderBy('id', 'desc').limit(2)
    expect(entries.map(({ after }) => after.childId).toSorted()).toEqual([one, other])
  })

  it('is told of all of them or of none', async () => {
    const [one = 0, other = 0] = await family()
    await tell(other)
    expect((await tell(one, { alsoFor: [other] })).error).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Tumelo is already reported absent'),
    })
    const foreign = await app.addChild()
    expect((await tell(one, { alsoFor: [foreign] })).error?.code).toBe('NOT_FOUND')
    expect(await rows([one, foreign])).toEqual([])
  })
})

const change = /* GraphQL */ `
  mutation Change($id: Int!, $input: AbsenceChangeInput!) {
    changeAbsence(id: $id, input: $input) { id fromDate toDate reason }
  }
`
const alter = (id: number, overrides: object = {}, cookie = parent.cookie) =>
  app.graphql<{ changeAbsence: object }>(
    change,
    { id, input: { fromDate: monday, toDate: monday, reason: 'Flu', ...overrides } },
    { cookie },
  )

describe('an absence and the days on which the centre is closed', () => {
  const saturday = addDays(monday, 5)

  it('is refused where the centre is closed on all of its days, and says so', async () => {
    const childId = await app.addChild({}, [parent.id])
    const weekend = await tell(childId, { fromDate: saturday, toDate: addDays(saturday, 1) })
    expect(weekend.error?.fields).toEqual({
      toDate: `The centre is closed on ${formatDate(saturday)} to ${formatDate(addDays(saturday, 1))}. Please choose a day when it is open.`,
    })
  })

  it('begins and ends on days on which the centre is open', async () => {
    const childId = await app.addChild({}, [parent.id])
    const { data } = await tell(childId, { fromDate: addDays(monday, -2), toDate: addDays(saturday, 1) })
    expect(data.reportAbsence).toMatchObject({ fromDate: monday, toDate: addDays(monday, 4) })
  })

  it("leaves out the centre's own closings", async () => {
    const childId = await app.addChild({}, [parent.id])
    await app.db('closed_days').insert({ fromDate: monday, toDate: monday, reason: 'Staff training' })
    const { data } = await tell(childId, { toDate: addDays(monday, 1) })
    expect(data.reportAbsence).toMatchObject({ fromDate: addDays(monday, 1), toDate: addDays(monday, 1) })
    await app.db('closed_days').where({ reason: 'Staff training' }).delete()
  })
})

describe('a change of an absence', () => {
  it('moves its days and its reason, leaves an audit entry and tells staff', async () => {
    const childId = await app.addChild({ firstName: 'Amogelang', lastName: 'Nkosi' }, [parent.id])
    const { data } = await tell(childId)
    const { id } = data.reportAbsence
    const changed = await alter(id, { toDate: addDays(monday, 2), reason: 'Chickenpox' })
    expect(changed.data.changeAbsence).toEqual({
      id,
      fromDate: monday,
      toDate: addDays(monday, 2),
      reason: 'Chickenpox',
    })
    const entry = await app.db('audit_entries').where({ action: 'changeAbsence', entityId: id }).first()
    expect([entry.before.reason, entry.after.reason]).toEqual(['Flu', 'Chickenpox'])
    const told = await app.db('notifications').where({ title: 'Absence changed' }).orderBy('id', 'desc').first()
    expect(told.text).toMatch(/^Amogelang Nkosi, .* to .*: Chickenpox$/)
  })

  it('keeps the first day of one that has begun, and moves it to no other day gone by', async () => {
    const childId = await app.addChild({}, [parent.id])
    const begun = addDays(mondayOf(today), -7)
    const row = { childId, fromDate: begun, toDate: addDays(monday, 3), reason: 'Flu', toldBy: parent.id }
    const [{ id }] = await app.db('absences').insert(row).returning('id')
    const changed = await alter(id, { fromDate: begun, toDate: addDays(monday, 1) })
    expect(changed.data.changeAbsence).toMatchObject({ toDate: addDays(monday, 1) })
    const wrong = await alter(id, { fromDate: addDays(begun, 1) })
    expect(wrong.error?.fields).toEqual({ fromDate: 'Please choose today or a later day.' })
  })

  it('does not reach the days of another absence, and is refused once it is over', async () => {
    const childId = await app.addChild({ firstName: 'Lwazi' }, [parent.id])
    const first = await tell(childId)
    const second = await tell(childId, { fromDate: addDays(monday, 2), toDate: addDays(monday, 3) })
    const { error } = await alter(first.data.reportAbsence.id, { toDate: addDays(monday, 2) })
    expect(error).toMatchObject({ code: 'CONFLICT', existingId: second.data.reportAbsence.id })
    const over = { childId, fromDate: addDays(today, -9), toDate: addDays(today, -8), reason: 'Flu' }
    const [{ id }] = await app.db('absences').insert(over).returning('id')
    expect((await alter(id)).error?.code).toBe('CONFLICT')
  })

  it("is not found for another family's absence", async () => {
    const stranger = await app.addUser()
    const childId = await app.addChild({}, [parent.id])
    const { data } = await tell(childId)
    expect((await alter(data.reportAbsence.id, {}, stranger.cookie)).error?.code).toBe('NOT_FOUND')
  })
})

it('says who told of an absence, to each parent in their own way', async () => {
  const other = await app.addUser()
  const [told, childId] = [
    await app.db('users').where({ id: parent.id }).first(),
    await app.addChild({}, [parent.id, other.id]),
  ]
  await tell(childId)
  const query = '{ myChildren { id absences { toldByName isOwn } } }'
  const seenBy = async (cookie: string) => {
    const { data } = await app.graphql<{ myChildren: { id: number; absences: unknown[] }[] }>(query, {}, { cookie })
    return data.myChildren.find(({ id }) => id === childId)?.absences
  }
  const toldByName = `${told.firstName} ${told.lastName}`
  expect(await seenBy(parent.cookie)).toEqual([{ toldByName, isOwn: true }])
  expect(await seenBy(other.cookie)).toEqual([{ toldByName, isOwn: false }])
})
