import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { type GraphQLAnswer, openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let admin: { id: number; cookie: string }
let classId: number
let otherClass: number
beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  admin = await app.addUser({ role: 'admin' })
  const classes = ['Weavers', 'Hoopoes'].map((name, position) => ({
    name,
    ageGroup: '2-3 years',
    ageFromMonths: 24,
    ageToMonths: 36,
    capacity: 10,
    room: name,
    position,
  }))
  const [one, other] = await app.db('classes').insert(classes).returning('id')
  classId = one.id
  otherClass = other.id
})
afterAll(() => app.close())

const today = todayInJohannesburg()
const ask = <Data>(document: string, variables = {}, cookie = admin.cookie) =>
  app.graphql<Data>(document, variables, { cookie })

const create = `mutation ($input: VirtualSessionInput!) {
  createVirtualSession(input: $input) { id status meetingLink expectedParticipants version }
}`
const start = 'mutation ($id: Int!, $version: Int) { startVirtualSession(id: $id, version: $version) { status } }'
const end = `mutation ($input: EndVirtualSessionInput!) {
  endVirtualSession(input: $input) { status participants expectedParticipants recordingLink }
}`
const join = 'mutation ($id: Int!) { joinOnlineSession(id: $id) }'

const plan = () => ({
  title: 'Story time',
  classId,
  teacherId: admin.id,
  date: today,
  time: '10:00',
  durationMinutes: 30,
})

interface Created {
  createVirtualSession: { id: number; status: string; meetingLink: string; expectedParticipants: number }
}
const created = async (more = {}) =>
  (await ask<Created>(create, { input: { ...plan(), ...more } })).data.createVirtualSession

interface Listed<Node> {
  edges: { node: Node }[]
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
  totalCount: number
}

/** All pages one after another. */
async function listed<Node>(fields: string, variables: object = {}, first = 200): Promise<Node[]> {
  const document = `query L($first: Int!, $after: String, $status: String, $recorded: Boolean) {
    list: virtualSessions(first: $first, after: $after, status: $status, recorded: $recorded) {
      edges { node { ${fields} } } pageInfo { endCursor hasNextPage } totalCount
    }
  }`
  const nodes: Node[] = []
  for (let after: string | null = null; ; ) {
    const { data, error }: GraphQLAnswer<{ list: Listed<Node> }> = await ask(document, { ...variables, first, after })
    if (error) throw new Error(error.message)
    nodes.push(...data.list.edges.map(({ node }) => node))
    after = data.list.pageInfo.endCursor
    if (data.list.pageInfo.hasNextPage) continue
    expect(data.list.totalCount).toBe(nodes.length)
    return nodes
  }
}

describe('the list of sessions', () => {
  it('has what is live, then the next ones, then those that are over, each once on all pages together', async () => {
    const row = { ...plan(), meetingLink: 'https://meet.example/1' }
    const rows = [
      { status: 'cancelled', date: addDays(today, -3) },
      { status: 'scheduled', date: addDays(today, 2) },
      { status: 'completed', date: addDays(today, -500), recordingLink: 'https://files.example/1' },
      { status: 'live', date: today },
      { status: 'scheduled', date: today },
      { status: 'completed', date: addDays(today, -3) },
      { status: 'scheduled', date: today },
      { status: 'live', date: addDays(today, -1) },
    ].map((each) => ({ ...row, ...each }))
    await app.db('session_joins').delete()
    await app.db('virtual_sessions').delete()
    const ids: number[] = await app
      .db('virtual_sessions')
      .insert(rows)
      .returning('id')
      .then((all) => all.map(({ id }) => id))
    const [called, next, old, live, now, over, then, since] = ids.map((id) => ({ id }))
    const inOrder = [live, since, now, then, next, called, over, old]
    expect(await listed('id', {}, 3)).toEqual(inOrder)
    expect(await listed('id', {}, 1)).toEqual(inOrder)
    expect(await listed('id', { status: 'scheduled' }, 2)).toEqual([now, then, next])
    expect(await listed('id', { recorded: true })).toEqual([old])
    await expect(listed('id', { status: 'lost' })).rejects.toThrow('Please choose scheduled')
    const { data } = await ask<object>('{ virtualClassroom { current { id } byStatus { status count } } }')
    expect(data).toEqual({
      virtualClassroom: {
        current: [live, since, now, then],
        byStatus: [
          { status: 'scheduled', count: 3 },
          { status: 'live', count: 2 },
          { status: 'completed', count: 2 },
          { status: 'cancelled', count: 1 },
        ],
      },
    })
    await app.db('virtual_sessions').delete()
  })
})

describe('a session', () => {
  it('gets a room that nobody can guess, or the link that is given', async () => {
    const [one, other] = [await created(), await created()]
    expect(one.meetingLink).toMatch(/^https:\/\/meet\.jit\.si\/Kiewiet-[\w-]{20}$/)
    expect(other.meetingLink).not.toBe(one.meetingLink)
    expect((await created({ meetingLink: 'https://zoom.example/j/7' })).meetingLink).toBe('https://zoom.example/j/7')
  })

  it('is made on the server that the centre chose', async () => {
    const choose =
      'mutation ($input: VirtualClassroomInput!) { saveVirtualClassroom(input: $input) { virtualClassroom { domain } } }'
    const { data } = await ask(choose, { input: { domain: ' Meet.Kiewiet.Example ' } })
    expect(data).toEqual({ saveVirtualClassroom: { virtualClassroom: { domain: 'meet.kiewiet.example' } } })
    expect((await created()).meetingLink).toMatch(/^https:\/\/meet\.kiewiet\.example\/Kiewiet-/)
    for (const domain of [
      '',
      'https://meet.jit.si',
      'localhost',
      'meet.jit.si/path',
      'a..b',
      'evil.example@meet.jit.si',
    ])
      expect([domain, (await ask(choose, { input: { domain } })).error?.code]).toEqual([domain, 'BAD_USER_INPUT'])
    await ask(choose, { input: { domain: 'meet.jit.si' } })
  })

  it('goes from scheduled to live to completed, and no other way', async () => {
    const { id } = await created()
    const over = { id, participants: 1 }
    expect((await ask(end, { input: over })).error?.code).toBe('CONFLICT')
    expect((await ask(start, { id, version: 9 })).error?.code).toBe('STALE')
    expect((await ask(start, { id })).data).toEqual({ startVirtualSession: { status: 'live' } })
    expect((await ask(start, { id })).error?.code).toBe('CONFLICT')
    expect((await ask('mutation ($id: Int!) { cancelVirtualSession(id: $id) { id } }', { id })).error?.code).toBe(
      'CONFLICT',
    )
    const recordingLink = 'https://files.example/story.mp4'
    expect((await ask(end, { input: { ...over, recordingLink: 'http://files.example' } })).error?.fields).toEqual({
      recordingLink: 'Please enter an address starting with https://.',
    })
    const before = await app.addChild({ classId })
    const { data } = await ask(end, { input: { ...over, recordingLink } })
    expect(data).toEqual({
      endVirtualSession: { status: 'completed', participants: 1, expectedParticipants: 1, recordingLink },
    })
    await app.addChild({ classId })
    // what was expected then does not change with who comes later
    const later = await listed<{ id: number; expectedParticipants: number }>('id expectedParticipants')
    expect(later.find((session) => session.id === id)?.expectedParticipants).toBe(1)
    await app
      .db('children')
      .whereIn('id', app.db('placements').where({ classId }).select('child_id'))
      .update({ deletedAt: new Date().toISOString() })
    expect(before).toBeGreaterThan(0)
  })

  it('is changed, called off and put back while it has not begun', async () => {
    const { id } = await created()
    const update = `mutation ($input: UpdateVirtualSessionInput!) {
      updateVirtualSession(input: $input) { title classId date meetingLink version }
    }`
    const tomorrow = addDays(today, 1)
    const link = 'https://meet.jit.si/kept'
    const input = { ...plan(), id, title: 'Songs', classId: null, date: tomorrow, meetingLink: link, version: 1 }
    expect((await ask(update, { input })).data).toEqual({
      updateVirtualSession: { title: 'Songs', classId: null, date: tomorrow, meetingLink: link, version: 2 },
    })
    expect((await ask(update, { input })).error?.code).toBe('STALE')
    const past = { ...input, date: addDays(today, -1), version: 2 }
    expect((await ask(update, { input: past })).error?.fields).toHaveProperty('date')
    const cancelled = await ask('mutation ($id: Int!) { cancelVirtualSession(id: $id) { status } }', { id })
    expect(cancelled.data).toEqual({ cancelVirtualSession: { status: 'cancelled' } })
    expect((await ask(start, { id })).error?.message).toContain('is cancelled')
    expect((await ask(update, { input: { ...input, version: 3 } })).error?.code).toBe('CONFLICT')
    const back = await ask('mutation ($id: Int!) { reinstateVirtualSession(id: $id) { status } }', { id })
    expect(back.data).toEqual({ reinstateVirtualSession: { status: 'scheduled' } })
  })

  it('names the wrong field, and stores nothing', async () => {
    const fields = async (input: object) =>
      (await ask(create, { input: { ...plan(), title: 'Wrong', ...input } })).error?.fields
    expect(await fields({ title: ' ' })).toEqual({ title: 'Please enter a title.' })
    expect(await fields({ date: addDays(today, -1) })).toEqual({ date: 'Please choose today or a later day.' })
    expect(await fields({ time: '9 am' })).toEqual({ time: 'Please enter a time such as 09:30.' })
    expect(await fields({ durationMinutes: 2 })).toEqual({ durationMinutes: 'Please enter minutes from 5 to 480.' })
    for (const meetingLink of ['javascript:alert(1)', 'http://a.example', 'https://x', 'https://u:p@a.example'])
      expect([meetingLink, await fields({ meetingLink })]).toEqual([meetingLink, { meetingLink: expect.any(String) }])
    const parent = await app.addUser()
    expect((await ask(create, { input: { ...plan(), title: 'Wrong', teacherId: parent.id } })).error?.code).toBe(
      'NOT_FOUND',
    )
    expect(await app.db('virtual_sessions').where({ title: 'Wrong' })).toEqual([])
  })
})

describe('the figures', () => {
  it('count what is live, who is in it, today, and how many of the expected came', async () => {
    await app.db('session_joins').delete()
    await app.db('virtual_sessions').delete()
    const children = [await app.addChild({ classId: otherClass }), await app.addChild({ classId: otherClass })]
    const parent = await app.addUser()
    for (const childId of children) await app.db('guardianships').insert({ parentId: parent.id, childId })
    const figures = async () =>
      (
        await ask<{ virtualClassroom: object }>(
          '{ virtualClassroom { activeSessions totalParticipants scheduledToday averageAttendance meetingDomain } }',
        )
      ).data.virtualClassroom
    const nothing = { activeSessions: 0, totalParticipants: 0, scheduledToday: 0, averageAttendance: null }
    expect(await figures()).toEqual({ ...nothing, meetingDomain: 'meet.jit.si' })
    const instant = `mutation ($input: InstantSessionInput!) {
      startInstantSession(input: $input) { id status teacher { id } expectedParticipants }
    }`
    const begun = await ask<{ startInstantSession: { id: number } }>(instant, {
      input: { title: 'Now', classId: otherClass, durationMinutes: 20 },
    })
    const { id } = begun.data.startInstantSession
    expect(begun.data.startInstantSession).toMatchObject({
      status: 'live',
      teacher: { id: admin.id },
      expectedParticipants: 2,
    })
    // twice, from the phone and the tablet: the children are there once
    await ask(join, { id }, parent.cookie)
    await ask(join, { id }, parent.cookie)
    expect(await figures()).toMatchObject({ activeSessions: 1, totalParticipants: 2, scheduledToday: 1 })
    const began = (minutesAgo: number) =>
      app
        .db('virtual_sessions')
        .where({ id })
        .update({ startedAt: new Date(Date.now() - minutesAgo * 60_000) })
    await began(49)
    expect(await figures()).toMatchObject({ activeSessions: 1, totalParticipants: 2 })
    await began(51)
    expect(await figures()).toMatchObject({ activeSessions: 0, totalParticipants: 0, scheduledToday: 1 })
    await ask(end, { input: { id, participants: 1 } })
    expect(await figures()).toMatchObject({ activeSessions: 0, totalParticipants: 0, averageAttendance: 50 })
  })
})

describe('a parent', () => {
  it('sees the sessions of the own class and of all classes, and joins once they are live', async () => {
    const parent = await app.addUser()
    const [here, there] = [await app.addUser(), await app.addUser()]
    await app.addChild({ classId, firstName: 'Anna' }, [parent.id])
    await app.addChild({ classId: otherClass }, [there.id])
    const own = await created({ title: 'Own class' })
    const everyone = await created({ title: 'Everyone', classId: null, date: addDays(today, 3) })
    const other = await created({ title: 'Other class', classId: otherClass })
    const list = async (cookie: string) =>
      (
        await ask<{ myOnlineSessions: { title: string; className: string | null; children: string[] }[] }>(
          '{ myOnlineSessions { title className children } }',
          {},
          cookie,
        )
      ).data.myOnlineSessions
    expect(await list(parent.cookie)).toEqual([
      { title: 'Own class', className: 'Weavers', children: ['Anna'] },
      { title: 'Everyone', className: null, children: ['Anna'] },
    ])
    expect(await list(here.cookie)).toEqual([])

    expect((await ask(join, { id: own.id }, parent.cookie)).error?.message).toContain('has not started')
    await ask(start, { id: own.id })
    expect((await ask(join, { id: own.id }, parent.cookie)).data).toEqual({ joinOnlineSession: own.meetingLink })

    const late = await created({ title: 'Forgotten' })
    await ask(start, { id: late.id })
    await app
      .db('virtual_sessions')
      .where({ id: late.id })
      .update({ startedAt: new Date(Date.now() - 3_660_000) })
    expect((await ask(join, { id: late.id }, parent.cookie)).error?.message).toBe('This session is over.')
    expect((await list(parent.cookie)).map(({ title }) => title)).toEqual(['Own class', 'Everyone'])
    const shown = await listed('title status forgotten')
    expect(shown).toContainEqual({ title: 'Forgotten', status: 'live', forgotten: true })
    await ask(end, { input: { id: late.id, participants: 4 } })

    await ask(start, { id: other.id })
    expect((await ask(join, { id: other.id }, parent.cookie)).error?.code).toBe('NOT_FOUND')
    expect((await ask(join, { id: own.id }, there.cookie)).error?.code).toBe('NOT_FOUND')
    await ask(end, { input: { id: own.id, participants: 1 } })
    expect((await ask(join, { id: own.id }, parent.cookie)).error?.message).toBe('This session is over.')
    expect((await list(parent.cookie)).map(({ title }) => title)).toEqual(['Everyone'])
    expect(everyone.status).toBe('scheduled')
  })

  it('does not join again once unlinked, also with the key of the first time', async () => {
    const parent = await app.addUser()
    const childId = await app.addChild({ classId }, [parent.id])
    const { id, meetingLink } = await created({ title: 'Goodbye song' })
    await ask(start, { id })
    const headers = { 'idempotency-key': 'goodbye song' }
    const send = () => app.graphql(join, { id }, { cookie: parent.cookie, headers })
    expect((await send()).data).toEqual({ joinOnlineSession: meetingLink })
    await app.db('guardianships').where({ childId, parentId: parent.id }).delete()
    const again = await send()
    expect(again.error?.code).toBe('NOT_FOUND')
    expect(JSON.stringify(again)).not.toContain(meetingLink)
    await ask(end, { input: { id, participants: 1 } })
  })
})
