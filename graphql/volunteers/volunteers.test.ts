import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  admin = (await app.addUser({ role: 'admin' })).cookie
})
afterAll(() => app.close())

const today = todayInJohannesburg()
const url = '/api/admin/volunteers'
const event = {
  eventTitle: 'Garden day',
  className: 'All Classes',
  startDate: addDays(today, 10),
  startTime: '08:00',
  volunteersNeeded: '2',
}
interface Body {
  success: boolean
  message: string
  errors?: Record<string, string>
  volunteer: { id: number; version: number } & Record<string, unknown>
}
const send = (method: string, path: string, body?: object) => app.rest<Body>(method, path, { body, cookie: admin })
const addEvent = async (overrides: object = {}) =>
  (await send('POST', url, { ...event, ...overrides })).json.volunteer.id

/** An event that was so many days ago. */
async function addPastEvent(days: number) {
  const id = await addEvent()
  const startDate = addDays(today, -days)
  await app.db('volunteer_requests').where({ id }).update({ startDate })
  return id
}

const signUp = (requestId: number, cookie: string, more: object = {}) =>
  app.graphql<{ signUpToVolunteer: { id: number; status: string } }>(
    'mutation ($input: VolunteerSignupInput!) { signUpToVolunteer(input: $input) { id status } }',
    { input: { requestId, ...more } },
    { cookie },
  )
const answer = (id: number, status: string) =>
  app.graphql<{ answerVolunteerSignup: { status: string } }>(
    'mutation ($input: VolunteerSignupAnswerInput!) { answerVolunteerSignup(input: $input) { status } }',
    { input: { id, status } },
    { cookie: admin },
  )
const withdraw = (id: number, cookie: string) =>
  app.graphql('mutation ($id: Int!) { withdrawVolunteerSignup(id: $id) { status } }', { id }, { cookie })
const mailsTo = (recipient: string): Promise<{ kind: string; subject: string }[]> =>
  app.db('emails').where({ recipient }).orderBy('id').select('kind', 'subject')

describe('REST: volunteer requests', () => {
  it('creates, lists, changes and deletes one', async () => {
    const made = await send('POST', url, { ...event, venue: ' The lawn ', endTime: '11:00', endDate: '' })
    expect(made.status).toBe(201)
    const { id } = made.json.volunteer
    const shown = {
      id,
      eventTitle: 'Garden day',
      className: 'All Classes',
      venue: 'The lawn',
      startDate: event.startDate,
      startTime: '08:00',
      endDate: null,
      endTime: '11:00',
      volunteersNeeded: 2,
      description: null,
      notes: null,
      status: 'active',
      version: 1,
    }
    expect(made.json).toEqual({ success: true, message: 'Volunteer request created successfully', volunteer: shown })
    const list = await app.rest<unknown[]>('GET', url, { cookie: admin })
    expect(list.json).toContainEqual(shown)
    const changed = await send('PUT', `${url}/${id}`, { notes: 'Spades are in the shed', volunteersNeeded: 5 })
    expect(changed.json).toEqual({
      success: true,
      message: 'Volunteer request updated successfully',
      volunteer: { ...shown, notes: 'Spades are in the shed', volunteersNeeded: 5, version: 2 },
    })
    expect((await send('PUT', `${url}/${id}`, { venue: 'Hall', version: 1 })).status).toBe(409)
    expect((await send('DELETE', `${url}/${id}`)).json).toEqual({
      success: true,
      message: 'Volunteer request deleted successfully',
    })
    expect((await send('DELETE', `${url}/${id}`)).status).toBe(404)
    expect((await app.rest<{ id: number }[]>('GET', url, { cookie: admin })).json.map((row) => row.id)).not.toContain(
      id,
    )
  })

  it('names the wrong field, in the documented words', async () => {
    const errors = async (body: object) => (await send('POST', url, { ...event, ...body })).json.errors
    expect((await send('POST', url, {})).json.errors).toEqual({
      eventTitle: 'Event title is required',
      className: 'Class name is required',
      startDate: 'Start date is required',
      startTime: 'Start time is required',
      volunteersNeeded: 'Number of volunteers needed is required',
    })
    for (const volunteersNeeded of [0, -1, 1.5, '', 'many'])
      expect(await errors({ volunteersNeeded })).toEqual({
        volunteersNeeded: 'Number of volunteers needed is required',
      })
    expect(await errors({ status: 'open' })).toEqual({ status: 'Please choose active, completed or cancelled.' })
    expect(await errors({ endTime: '25:00' })).toHaveProperty('endTime')
    const early = { endDate: 'The event cannot end before it starts.' }
    expect(await errors({ endDate: addDays(event.startDate, -1) })).toEqual(early)
    const changed = await send('PUT', `${url}/${await addEvent()}`, { endTime: '07:00' })
    expect([changed.status, changed.json.errors]).toEqual([400, early])
  })
})

describe('an event that is over', () => {
  const over = addDays(today, -1)
  const refused = 'Please choose today or a later day.'

  it('is not called for, and nothing is moved to its days', async () => {
    for (const [dates, field] of [
      [{ startDate: over }, 'startDate'],
      [{ startDate: addDays(today, -3), endDate: over }, 'endDate'],
    ] as const) {
      const { status, json } = await send('POST', url, { ...event, ...dates })
      expect([status, json.errors]).toEqual([400, { [field]: refused }])
    }
    const id = await addEvent({ startDate: over, endDate: today })
    const moved = await send('PUT', `${url}/${id}`, { endDate: over })
    expect([moved.status, moved.json.errors]).toEqual([400, { endDate: refused }])
  })

  it('can be edited while its days stay', async () => {
    const id = await addEvent()
    await app.db('volunteer_requests').where({ id }).update({ startDate: over })
    const { json } = await send('PUT', `${url}/${id}`, { startDate: over, notes: 'Thank everybody.' })
    expect(json.volunteer).toMatchObject({ startDate: over, notes: 'Thank everybody.' })
  })
})

describe('a signup', () => {
  it('is told to staff, and shown with name, numbers and child', async () => {
    const requestId = await addEvent()
    const parent = await app.addUser({ firstName: 'Thandi', lastName: 'Mokoena', phoneNumber: '082 555 0142' })
    const childId = await app.addChild({ firstName: 'Lerato', lastName: 'Mokoena' }, [parent.id])
    const { data } = await signUp(requestId, parent.cookie, { childId, specialSkills: 'First aid' })
    const { id } = data.signUpToVolunteer
    const path = `/api/admin/volunteer-signups?requestId=${requestId}`
    expect((await app.rest('GET', path, { cookie: admin })).json).toEqual([
      {
        id,
        requestId,
        parentName: 'Thandi Mokoena',
        parentEmail: parent.email,
        parentPhone: '082 555 0142',
        childName: 'Lerato Mokoena',
        specialSkills: 'First aid',
        status: 'pending',
        createdAt: expect.any(String),
      },
    ])
    const [told] = await app.db('notifications').where({ key: `volunteer.signup.${id}` })
    expect(told).toMatchObject({
      kind: 'volunteer.signup',
      text: 'Thandi Mokoena wants to help at Garden day',
      link: `/admin/dashboard?section=volunteers&tab=signups&request=${requestId}`,
    })
  })

  it('is for once, for own children, and for events that are still to come', async () => {
    const parent = await app.addParent()
    const requestId = await addEvent()
    expect((await signUp(requestId, parent.cookie, { childId: await app.addChild() })).error?.code).toBe('NOT_FOUND')
    const first = await signUp(requestId, parent.cookie)
    expect((await signUp(requestId, parent.cookie)).error).toMatchObject({
      code: 'CONFLICT',
      message: 'You have already signed up for this event.',
      existingId: first.data.signUpToVolunteer.id,
    })
    for (const closed of [await addEvent({ status: 'completed' }), await addPastEvent(1)])
      expect((await signUp(closed, parent.cookie)).error?.message).toBe('This event no longer needs volunteers.')
    expect((await signUp(999_999, parent.cookie)).error?.code).toBe('NOT_FOUND')
    expect((await signUp(requestId, '')).error?.code).toBe('UNAUTHENTICATED')
  })

  it('may be withdrawn, which opens the place, and made again', async () => {
    const requestId = await addEvent({ volunteersNeeded: 1 })
    const [one, other] = [await app.addParent(), await app.addParent()]
    const { id } = (await signUp(requestId, one.cookie)).data.signUpToVolunteer
    expect((await withdraw(id, other.cookie)).error?.code).toBe('NOT_FOUND')
    expect((await signUp(requestId, other.cookie)).error?.code).toBe('CONFLICT')
    expect((await withdraw(id, one.cookie)).error).toBeNull()
    expect((await answer(id, 'confirmed')).error?.message).toBe('This signup was withdrawn in the meantime.')
    expect((await signUp(requestId, one.cookie)).error).toBeNull()
  })

  it('is answered with an e-mail, once', async () => {
    const requestId = await addEvent({ volunteersNeeded: 1 })
    const [one, other] = [await app.addParent(), await app.addParent()]
    const first = (await signUp(requestId, one.cookie)).data.signUpToVolunteer.id
    await answer(first, 'declined')
    const second = (await signUp(requestId, other.cookie)).data.signUpToVolunteer.id
    expect((await answer(second, 'confirmed')).data.answerVolunteerSignup.status).toBe('confirmed')
    await answer(second, 'confirmed')
    expect(await mailsTo(one.email)).toEqual([
      { kind: 'volunteer.declined', subject: 'Your offer to help at Garden day' },
    ])
    expect(await mailsTo(other.email)).toEqual([
      { kind: 'volunteer.confirmed', subject: 'You are helping at Garden day' },
    ])
    expect((await answer(first, 'confirmed')).error?.code).toBe('CONFLICT')
    expect((await signUp(requestId, one.cookie)).error?.message).toMatch(/enough volunteers/)
  })

  it('is told when the event is cancelled or deleted', async () => {
    const helper = await app.addParent()
    for (const end of [
      (id: number) => send('PUT', `${url}/${id}`, { status: 'cancelled' }),
      (id: number) => send('DELETE', `${url}/${id}`),
    ]) {
      const requestId = await addEvent()
      await signUp(requestId, helper.cookie)
      await end(requestId)
    }
    expect((await mailsTo(helper.email)).map(({ kind }) => kind)).toEqual([
      'volunteer.cancelled',
      'volunteer.cancelled',
    ])
  })
})

describe('the places of an event', () => {
  it('go to as many as there are, of twenty at once for the last one', async () => {
    const requestId = await addEvent({ volunteersNeeded: 2 })
    await signUp(requestId, (await app.addParent()).cookie)
    const people = await Promise.all(Array.from({ length: 20 }, () => app.addParent()))
    const answers = await Promise.all(people.map(({ cookie }) => signUp(requestId, cookie)))
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    expect(new Set(answers.flatMap(({ error }) => (error ? [error.message] : [])))).toEqual(
      new Set(['The last place has just been taken. Thank you for offering!']),
    )
    const query = '{ openVolunteerRequests { id placesTaken volunteersNeeded } }'
    const { data } = await app.graphql<{ openVolunteerRequests: { id: number; placesTaken: number }[] }>(
      query,
      {},
      { cookie: admin },
    )
    expect(data.openVolunteerRequests.find(({ id }) => id === requestId)).toMatchObject({ placesTaken: 2 })
  })

  it('cannot become fewer than are taken', async () => {
    const id = await addEvent({ volunteersNeeded: 2 })
    await signUp(id, (await app.addParent()).cookie)
    await signUp(id, (await app.addParent()).cookie)
    const { status, json } = await send('PUT', `${url}/${id}`, { volunteersNeeded: 1 })
    expect([status, json.message]).toEqual([
      409,
      '2 people have already signed up. Please decline some of them first, or ask for at least 2.',
    ])
  })
})

it('parents see open events alone, without the notes for colleagues', async () => {
  const { cookie } = await app.addParent()
  const open = await addEvent({ notes: 'Secret', eventTitle: 'Open' })
  const hidden = [await addEvent({ status: 'cancelled' }), await addPastEvent(3)]
  const query = '{ openVolunteerRequests { id notes mySignup { id } } }'
  const { data } = await app.graphql<{ openVolunteerRequests: { id: number; notes: null }[] }>(query, {}, { cookie })
  expect(data.openVolunteerRequests).toContainEqual({ id: open, notes: null, mySignup: null })
  for (const id of hidden) expect(data.openVolunteerRequests.map((row) => row.id)).not.toContain(id)
})

describe('the lists of the office', () => {
  interface Listed {
    edges: { node: { id: number } }[]
    pageInfo: { endCursor: string | null; hasNextPage: boolean }
    totalCount: number
  }
  const requestsQuery = `query R($after: String, $status: String, $search: String) {
    list: volunteerRequests(first: 2, after: $after, status: $status, search: $search) {
      edges { node { id } } pageInfo { endCursor hasNextPage } totalCount
    }
  }`
  const signupsQuery = `query S($after: String, $requestId: Int!) {
    list: volunteerSignups(first: 2, after: $after, requestId: $requestId) {
      edges { node { id } } pageInfo { endCursor hasNextPage } totalCount
    }
  }`
  async function readPage(document: string, variables: object): Promise<Listed> {
    const { data, error } = await app.graphql<{ list: Listed }>(document, { ...variables }, { cookie: admin })
    if (error) throw new Error(error.message)
    return data.list
  }
  async function readAll(document: string, variables: object = {}) {
    const ids: number[] = []
    for (let after: string | null = null; ; ) {
      const { edges, pageInfo, totalCount } = await readPage(document, { ...variables, after })
      ids.push(...edges.map(({ node }) => node.id))
      after = pageInfo.endCursor
      if (pageInfo.hasNextPage) continue
      expect(totalCount).toBe(ids.length)
      return ids
    }
  }

  it('come page by page, each row once also where many are of one moment', async () => {
    await app.db('volunteer_signups').delete()
    await app.db('volunteer_requests').delete()
    const ids: number[] = []
    for (const startTime of ['08:00', '08:00', '07:00', '08:00', '07:00']) ids.push(await addEvent({ startTime }))
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = ids
    expect(await readAll(requestsQuery)).toEqual([d, b, a, e, c])
    const createdAt = '2026-03-01T08:00:00.000001Z'
    const people = await Promise.all([1, 2, 3].map(() => app.addUser({})))
    const rows = people.map(({ id: parentId }) => ({ requestId: a, parentId, createdAt }))
    const signups = await app.db('volunteer_signups').insert(rows).returning('id')
    expect(await readAll(signupsQuery, { requestId: a })).toEqual(signups.map(({ id }) => id))
  })

  it('find requests by status and by words of event, class and place', async () => {
    const lawn = await addEvent({ eventTitle: 'Märchen', venue: 'The lawn 100%' })
    const done = await addEvent({ eventTitle: 'Marchen', status: 'completed', className: 'Explorers (18-24 months)' })
    expect(await readAll(requestsQuery, { search: 'marchen' })).toEqual([done, lawn])
    expect(await readAll(requestsQuery, { search: '100% MARCHEN' })).toEqual([lawn])
    expect(await readAll(requestsQuery, { search: 'marchen explorers' })).toEqual([done])
    expect(await readAll(requestsQuery, { search: 'marchen', status: 'completed' })).toEqual([done])
    await expect(readAll(requestsQuery, { status: 'lost' })).rejects.toThrow('Please choose active')
  })
})
