import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

const today = todayInJohannesburg()
const yesterday = addDays(today, -1)
const tomorrow = addDays(today, 1)

let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await openTestApp()
  cookie = await app.signIn('admin')
})
afterAll(() => app.close())

let serial = 0
async function newClass(capacity = 5): Promise<number> {
  serial += 1
  const name = `Leaving ${serial}`
  const row = { name, ageGroup: '2-3 years', ageFromMonths: 24, ageToMonths: 36, capacity, room: name, position: 9 }
  return (await app.db('classes').insert(row).returning('id'))[0].id
}

const leave = (input: object) =>
  app.graphql<{ leaveChild: { version: number; lastDay: string; leavingReason: string | null } }>(
    'mutation ($input: LeaveChildInput!) { leaveChild(input: $input) { version lastDay leavingReason } }',
    { input },
    { cookie },
  )
const comeBack = (id: number) =>
  app.graphql<{ returnChild: { classId: number | null; lastDay: string | null } }>(
    'mutation ($id: Int!) { returnChild(id: $id) { classId lastDay leavingReason } }',
    { id },
    { cookie },
  )
interface Children {
  edges: { node: { id: number; firstName: string } }[]
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
  totalCount: number
}
const idsOf = async (state: string) =>
  (
    await app.graphql<{ children: { id: number }[] }>(
      'query ($state: EnrolmentState!) { children(state: $state) { id } }',
      { state },
      { cookie },
    )
  ).data.children.map(({ id }) => id)
const pagesOf = async (left: boolean) => {
  const document = `query ($left: Boolean!, $after: String) {
    allChildren(left: $left, first: 50, after: $after) { edges { node { id } } pageInfo { endCursor hasNextPage } }
  }`
  const ids: number[] = []
  let after: string | null = null
  do {
    const answer: { data: { allChildren: Children } } = await app.graphql(document, { left, after }, { cookie })
    const { edges, pageInfo }: Children = answer.data.allChildren
    ids.push(...edges.map(({ node }) => node.id))
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null
  } while (after)
  return ids
}
const statesOf = async (id: number) => {
  const whole = ['enrolled', 'starting', 'current']
  const lists = await Promise.all([...whole.map(idsOf), pagesOf(true), pagesOf(false)])
  return [...whole, 'left', 'all'].filter((_, index) => lists[index]?.includes(id))
}
const registerOf = async (classId: number, date: string) =>
  (
    await app.graphql<{ register: { entries: { childId: number }[]; classes: { classId: number; name: string }[] } }>(
      `query ($date: LocalDate!, $classId: Int!) {
        register(date: $date, classId: $classId) { entries { childId } classes { classId name enrolled } }
      }`,
      { date, classId },
      { cookie },
    )
  ).data.register

describe('the children of all years', () => {
  const read = async (variables: Record<string, unknown>) => {
    const document = `query ($search: String, $classId: Int, $left: Boolean) {
      allChildren(first: 20, search: $search, classId: $classId, left: $left) {
        edges { node { id firstName } } pageInfo { endCursor hasNextPage } totalCount
      }
    }`
    const { data } = await app.graphql<{ allChildren: Children }>(document, variables, { cookie })
    return data.allChildren.edges.map(({ node }) => node.firstName)
  }

  it('come each once, those of the same name as well', async () => {
    for (let index = 0; index < 3; index += 1) await app.addChild({ firstName: 'Zoë', lastName: 'Same' })
    const ids = await pagesOf(false)
    const rows = await app.db('children').whereNull('deletedAt').pluck('id')
    expect(ids).toHaveLength(rows.length)
    expect(new Set(ids)).toEqual(new Set(rows))
  })

  it('are found by words of their name and of their class, those who have left as well', async () => {
    const classId = await newClass()
    await app.addChild({ firstName: 'Lindiwe', lastName: 'Dube', classId })
    const left = await app.addChild({ firstName: 'Émile', lastName: 'Dubé', classId })
    await leave({ id: left, lastDay: yesterday })
    expect(await read({ search: 'dube' })).toEqual(['Émile', 'Lindiwe'])
    expect(await read({ search: 'DUBE emil' })).toEqual(['Émile'])
    expect(await read({ search: `leaving ${serial} lindi` })).toEqual(['Lindiwe'])
    expect(await read({ search: 'dube', left: true })).toEqual(['Émile'])
    expect(await read({ classId })).toEqual(['Émile', 'Lindiwe'])
  })

  it('are compared with a list by their birthdays', async () => {
    // older than any child that a test adds, each born on a day by chance
    const born = addDays(today, -4000)
    const id = await app.addChild({ dateOfBirth: born })
    await leave({ id, lastDay: yesterday })
    const document = 'query ($days: [LocalDate!]!) { childrenBornOn(days: $days) { id } }'
    const ask = (days: string[]) => app.graphql(document, { days }, { cookie })
    expect((await ask([born, '2001-01-01'])).data).toEqual({ childrenBornOn: [{ id }] })
    const days = Array.from({ length: 2501 }, (_, index) => addDays(today, -index))
    expect((await ask(days)).error?.code).toBe('BAD_USER_INPUT')
  })
})

describe('several children who leave on one day', () => {
  const leaveTogether = (input: object) =>
    app.graphql<{ leaveChildren: { children: { id: number; lastDay: string; noticeMonth: string | null }[] } }>(
      `mutation ($input: LeaveChildrenInput!) { leaveChildren(input: $input) { children { id lastDay noticeMonth } } }`,
      { input },
      { cookie },
    )
  const lastDays = (ids: number[]) => app.db('placements').whereIn('childId', ids).select('toDate')

  it('have the same last day and month of notice, each with an audit entry', async () => {
    const ids = [await app.addChild(), await app.addChild(), await app.addChild()]
    const { data } = await leaveTogether({ childIds: ids, lastDay: tomorrow, reason: 'Grade R' })
    expect(data.leaveChildren.children.map(({ id, lastDay }) => [id, lastDay])).toEqual(ids.map((id) => [id, tomorrow]))
    const entries = await app.db('audit_entries').where({ action: 'leaveChild' }).whereIn('entityId', ids)
    expect(entries).toHaveLength(3)
  })

  it('stay all of them when one cannot leave on that day, or is not there', async () => {
    const stays = await app.addChild()
    const late = await app.addChild({ firstName: 'Palesa', enrolledOn: addDays(today, 30) })
    const refused = await leaveTogether({ childIds: [stays, late], lastDay: tomorrow })
    expect(refused.error?.fields?.lastDay).toContain('Palesa starts on')
    expect((await leaveTogether({ childIds: [stays, 999_999], lastDay: tomorrow })).error?.code).toBe('NOT_FOUND')
    expect(await lastDays([stays, late])).toEqual([{ toDate: null }, { toDate: null }])
  })
})

describe('a child who leaves', () => {
  it('is on the register up to the last day, and in the list of those who left after it', async () => {
    const classId = await newClass()
    const id = await app.addChild({ classId })
    const { data } = await leave({ id, lastDay: yesterday, reason: 'Moves to Kimberley' })
    expect(data.leaveChild).toMatchObject({ lastDay: yesterday, leavingReason: 'Moves to Kimberley' })
    expect((await registerOf(classId, yesterday)).entries).toEqual([{ childId: id }])
    expect((await registerOf(classId, today)).entries).toEqual([])
    expect(await statesOf(id)).toEqual(['left', 'all'])
    const entries = await app.db('audit_entries').where({ action: 'leaveChild', entityId: id })
    expect(entries).toMatchObject([{ before: { lastDay: null }, after: { lastDay: yesterday } }])
  })

  it('cannot leave before the first day, or before a day on which it was here', async () => {
    const id = await app.addChild({ firstName: 'Lerato', enrolledOn: '2026-01-12' })
    expect((await leave({ id, lastDay: '2026-01-11' })).error).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { lastDay: 'Lerato starts on 12 January 2026, so the last day cannot be earlier.' },
    })
    await app.db('attendance').insert({ childId: id, date: '2026-03-02', status: 'present' })
    expect((await leave({ id, lastDay: '2026-03-01' })).error?.message).toBe(
      'Lerato is on the register as present on 2 March 2026. Please choose that day or a later one as the last day.',
    )
    expect((await leave({ id, lastDay: '2026-03-02' })).error).toBeNull()
  })

  it('comes back into its class, or into none where that is full', async () => {
    const classId = await newClass(1)
    const id = await app.addChild({ classId })
    await leave({ id, lastDay: yesterday })
    expect((await comeBack(id)).data.returnChild).toMatchObject({ classId, lastDay: null })
    await leave({ id, lastDay: yesterday })
    await app.addChild({ classId })
    expect((await comeBack(id)).data.returnChild).toMatchObject({ classId: null, lastDay: null })
    expect((await comeBack(id)).error?.code).toBe('CONFLICT')
  })

  it('stays after all, unless the place was given away from the day after', async () => {
    const classId = await newClass(1)
    const id = await app.addChild({ classId, firstName: 'Sipho' })
    await leave({ id, lastDay: tomorrow })
    await app.addChild({ classId, enrolledOn: addDays(today, 2) })
    expect((await comeBack(id)).error).toMatchObject({ code: 'CONFLICT' })
    expect(await statesOf(id)).toEqual(['enrolled', 'current', 'all'])
  })

  it('stays no longer than planned where the place is given to another child', async () => {
    const classId = await newClass(1)
    const id = await app.addChild({ classId })
    await leave({ id, lastDay: tomorrow })
    const next = addDays(today, 2)
    await app.addChild({ classId, enrolledOn: next })
    expect((await leave({ id, lastDay: next })).error).toMatchObject({
      code: 'CONFLICT',
      fields: { lastDay: expect.stringContaining(`is full on ${formatDate(next)}`) },
    })
    expect((await leave({ id, lastDay: today })).error).toBeNull()
  })

  it('cannot stay into the days after it has come back', async () => {
    const id = await app.addChild({ firstName: 'Neo', lastDay: tomorrow })
    const place = await app.db('placements').where({ childId: id }).first('childId', 'dayPlan')
    const again = addDays(today, 30)
    await app.db('placements').insert({ ...place, fromDate: again })
    const lastDay = `Neo comes back on ${formatDate(again)}. Please choose an earlier last day.`
    expect((await leave({ id, lastDay: again })).error).toMatchObject({ code: 'BAD_USER_INPUT', fields: { lastDay } })
    expect((await leave({ id, lastDay: addDays(again, -3) })).error).toBeNull()
    expect((await comeBack(id)).error).toMatchObject({
      code: 'CONFLICT',
      message: `Neo already comes back on ${formatDate(again)}. To close the gap, correct the placement that begins then.`,
    })
  })

  it('keeps its parents, who read what it owes, and nothing of its class any more', async () => {
    const classId = await newClass()
    const parent = await app.addUser()
    const id = await app.addChild({ classId }, [parent.id])
    const inClass = { classId, title: 'Class outing', time: '10:00', location: 'Garden', createdBy: parent.id }
    await app.db('activities').insert({ ...inClass, date: tomorrow })
    await app.db('notices').insert({ title: 'For the class', message: 'Hats', audience: 'class', classId })
    await app.db('bills').insert({
      childId: id,
      kind: 'other',
      amountCents: 100,
      description: 'Last trip',
      issuedOn: today,
      dueDate: today,
    })
    const read = async () => {
      const { data } = await app.graphql<{
        myChildren: { lastDay: string | null; leavingReason: string | null; billing: { bills: object[] } }[]
        myActivities: { title: string }[]
        myNotices: { edges: { node: { title: string } }[] }
      }>(
        `query ($from: LocalDate!, $to: LocalDate!) {
          myChildren { lastDay leavingReason billing { bills { description } } }
          myActivities(from: $from, to: $to) { title }
          myNotices { edges { node { title } } }
        }`,
        { from: today, to: addDays(today, 60) },
        { cookie: parent.cookie },
      )
      return {
        child: data.myChildren[0],
        activity: data.myActivities.some(({ title }) => title === 'Class outing'),
        notice: data.myNotices.edges.some(({ node }) => node.title === 'For the class'),
      }
    }
    const bills = [{ description: 'Last trip' }]
    expect(await read()).toEqual({
      child: { lastDay: null, leavingReason: null, billing: { bills } },
      activity: true,
      notice: true,
    })
    await leave({ id, lastDay: yesterday, reason: 'The fees' })
    expect(await read()).toEqual({
      child: { lastDay: yesterday, leavingReason: null, billing: { bills } },
      activity: false,
      notice: false,
    })
  })

  it('is not billed for a month after its last one, and its last one is', async () => {
    const programId = (await app.db('programs').where({ code: 'toddlers' }).first('id')).id
    const id = await app.addChild({ programId, enrolledOn: '2024-01-10' })
    await leave({ id, lastDay: '2025-05-14' })
    const draftOf = async (month: string) =>
      (
        await app.graphql<{ monthDraft: { lines: { childId: number }[] } }>(
          'query ($month: String!) { monthDraft(month: $month) { lines { childId } } }',
          { month },
          { cookie },
        )
      ).data.monthDraft.lines.some(({ childId }) => childId === id)
    expect(await draftOf('2025-05')).toBe(true)
    expect(await draftOf('2025-06')).toBe(false)
    expect(await draftOf('2023-12')).toBe(false)
    // a month of notice is billed although the child is gone
    await leave({ id, lastDay: '2025-05-14', noticeMonth: '2025-06' })
    expect([await draftOf('2025-06'), await draftOf('2025-07')]).toEqual([true, false])
    await comeBack(id)
    expect((await app.db('placements').where({ childId: id, toDate: null }).first()).noticeMonth).toBeNull()
  })
})

describe('a child who starts later', () => {
  const start = addDays(today, 50)

  it('has a place, and is on no register, in no count and no bill before', async () => {
    const classId = await newClass(1)
    const answer = await app.rest<{ child: { id: number } }>('POST', '/api/admin/children', {
      cookie,
      body: { firstName: 'Lesedi', lastName: 'Moloi', dateOfBirth: '2024-02-29', classId, enrolledOn: start },
    })
    const { id } = answer.json.child
    expect(await statesOf(id)).toEqual(['starting', 'current', 'all'])
    expect((await registerOf(classId, today)).entries).toEqual([])
    expect((await registerOf(classId, start)).entries).toEqual([{ childId: id }])
    const { data } = await app.graphql<{
      overview: { students: number; rooms: { classId: number }[] }
      class: object
      billingSummary: { children: number }
    }>(
      `query ($id: Int!) {
        overview { students rooms { classId enrolled starting inNow } }
        class(id: $id) { enrolled starting children { id } startingChildren { id } }
        billingSummary { children }
      }`,
      { id: classId },
      { cookie },
    )
    expect(data.overview.rooms.find((room) => room.classId === classId)).toMatchObject({ enrolled: 0, starting: 1 })
    expect(data.class).toEqual({ enrolled: 0, starting: 1, children: [], startingChildren: [{ id }] })
    expect(data.billingSummary.children).toBe(data.overview.students)
    const second = await app.rest('POST', '/api/admin/children', {
      cookie,
      body: { firstName: 'Neo', lastName: 'Moloi', dateOfBirth: '2024-02-29', classId },
    })
    expect(second.status).toBe(409)
  })

  it('takes the place of one who leaves before it starts', async () => {
    const classId = await newClass(1)
    const leaver = await app.addChild({ classId })
    await leave({ id: leaver, lastDay: addDays(start, -1) })
    const body = { firstName: 'Neo', lastName: 'Moloi', dateOfBirth: '2024-02-29', classId }
    const sooner = { ...body, enrolledOn: addDays(start, -1) }
    expect((await app.rest('POST', '/api/admin/children', { cookie, body: sooner })).status).toBe(409)
    const answer = await app.rest('POST', '/api/admin/children', { cookie, body: { ...body, enrolledOn: start } })
    expect(answer.status).toBe(201)
  })

  it('is invited to the activities from its first day on', async () => {
    const classId = await newClass()
    const parent = await app.addUser()
    await app.addChild({ classId, enrolledOn: start }, [parent.id])
    const plan = async (date: string) =>
      (
        await app
          .db('activities')
          .insert({ classId, title: date, date, time: '10:00', location: 'Garden', createdBy: parent.id })
          .returning('id')
      )[0].id
    const [before, after] = [await plan(addDays(start, -1)), await plan(start)]
    const { data } = await app.graphql<{ myActivities: { id: number }[] }>(
      'query ($from: LocalDate!, $to: LocalDate!) { myActivities(from: $from, to: $to) { id } }',
      { from: today, to: addDays(today, 90) },
      { cookie: parent.cookie },
    )
    const seen = data.myActivities.map(({ id }) => id)
    expect([seen.includes(before), seen.includes(after)]).toEqual([false, true])
    const invited = await app.graphql<{
      activities: { edges: { node: { id: number; replyCounts: { invited: number } } }[] }
    }>('{ activities(first: 200) { edges { node { id replyCounts { invited } } } } }', {}, { cookie })
    const count = (id: number) =>
      invited.data.activities.edges.find(({ node }) => node.id === id)?.node.replyCounts.invited
    expect([count(before), count(after)]).toEqual([0, 1])
  })
})
