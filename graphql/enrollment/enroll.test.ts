import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { buildEnrollment } from '#graphql/database/demo/build.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { Child } from '#graphql/children/child.model.ts'
import { placedChildren } from '#graphql/database/demo/placements.ts'

let server: TestApp
let cookie: string
let programId: number
beforeAll(async () => {
  server = await openTestApp()
  cookie = await server.signIn('admin')
  programId = (await server.db('programs').where({ code: 'toddlers' }).first('id')).id
})
afterAll(() => server.close())

interface Enrolled {
  enrollApplication: {
    application: { status: string; version: number; child: { id: number } }
    invitationUrl: string | null
  }
}

let serial = 0
async function addClass(capacity: number): Promise<number> {
  serial += 1
  const row = {
    name: `Class ${serial}`,
    ageGroup: '2-3 years',
    ageFromMonths: 24,
    ageToMonths: 36,
    capacity,
    room: 'Hut',
  }
  return (await server.db('classes').insert(row).returning('id'))[0].id
}

const apply = async (answers: object = {}) =>
  (await server.rest<{ id: number }>('POST', '/api/enroll', { body: buildEnrollment(answers) })).json.id

const document = `mutation Enroll($input: EnrollApplicationInput!) {
  enrollApplication(input: $input) { application { status version child { id } } invitationUrl }
}`
const enroll = (input: object, sending: object = { cookie }) =>
  server.graphql<Enrolled>(
    document,
    { input: { firstName: 'Lerato', lastName: 'Tau', anotherChild: true, programId, dayPlan: 'half_day', ...input } },
    sending,
  )

const childrenIn = async (classId: number) =>
  (await server.db.from(placedChildren(server.db)).where({ classId })).length

describe('enrolling', () => {
  it('bills the registration fee where that is wished, and not otherwise', async () => {
    const classId = await addClass(3)
    const billsAfter = async (billRegistration: boolean) => {
      const { data } = await enroll({ id: await apply(), classId, billRegistration })
      const { id: childId } = data.enrollApplication.application.child
      return server.db('bills').where({ childId }).select('kind', 'amount_cents', 'description')
    }
    expect(await billsAfter(true)).toEqual([
      { kind: 'registration', amountCents: 25_000, description: 'Registration fee' },
    ])
    expect(await billsAfter(false)).toEqual([])
  })

  it('turns the application into a child with what its parent wrote', async () => {
    const classId = await addClass(3)
    const answers = buildEnrollment({ allergies: 'Peanuts' })
    const { json } = await server.rest<{ id: number }>('POST', '/api/enroll', { body: answers })
    const { data } = await enroll({ id: json.id, classId })
    expect(data.enrollApplication.application).toMatchObject({ status: 'enrolled', version: 2 })
    const child = await Child.query(server.db).findById(data.enrollApplication.application.child.id)
    expect(child).toMatchObject({
      firstName: 'Lerato',
      lastName: 'Tau',
      dateOfBirth: answers.childDob,
      allergies: 'Peanuts',
      emergencyContact: answers.parentName,
      emergencyContactPhone: answers.phone,
      classId,
      programId,
      dayPlan: 'half_day',
    })
  })

  it('starts the child on the day that was asked for, unless that is over or another one is chosen', async () => {
    const classId = await addClass(5)
    const today = todayInJohannesburg()
    const january = addDays(today, 50)
    const firstDayAfter = async (startDate: string, input: object = {}) => {
      const id = await apply({ startDate: addDays(today, 20) })
      await server.db('applications').where({ id }).update({ startDate })
      const { data } = await enroll({ id, classId, ...input })
      const { id: childId } = data.enrollApplication.application.child
      return (await server.db('placements').where({ childId }).first('from_date')).fromDate
    }
    expect(await firstDayAfter(january)).toBe(january)
    expect(await firstDayAfter(addDays(today, -9))).toBe(today)
    expect(await firstDayAfter(january, { enrolledOn: addDays(today, 3) })).toBe(addDays(today, 3))
  })

  it('links the account of a confirmed address at once, but invites one in another name: a stranger may have registered it', async () => {
    const classId = await addClass(3)
    const enrolled = async (parentName: string) => {
      const { id, email } = await server.addUser({ firstName: 'Naledi', lastName: 'Tau' })
      const { data } = await enroll({ id: await apply({ email, parentName }), classId })
      const links = await server.db('guardianships').where({ parentId: id }).pluck('may_collect')
      return { links, isInvited: data.enrollApplication.invitationUrl !== null }
    }
    expect(await enrolled('Naledi Tau')).toEqual({ links: [true], isInvited: false })
    expect(await enrolled('Lerato Nkosi')).toEqual({ links: [], isInvited: true })
  })

  it('happens once, also when it is sent twice at once', async () => {
    const classId = await addClass(5)
    const id = await apply()
    const results = await Promise.all([enroll({ id, classId }), enroll({ id, classId }), enroll({ id, classId })])
    expect(results.filter((result) => result.error === null)).toHaveLength(1)
    expect(results.filter((result) => result.error?.code === 'CONFLICT')).toHaveLength(2)
    expect(await childrenIn(classId)).toBe(1)
  })

  it('with one key answers the same child twice, and the link only the first time', async () => {
    const classId = await addClass(5)
    const id = await apply()
    const sending = { cookie, headers: { 'idempotency-key': 'enroll-once' } }
    const [first, again] = [await enroll({ id, classId }, sending), await enroll({ id, classId }, sending)]
    expect(again.data.enrollApplication.application).toEqual(first.data.enrollApplication.application)
    expect(first.data.enrollApplication.invitationUrl).toMatch(/^http/)
    expect(again.data.enrollApplication.invitationUrl).toBeNull()
    expect(await childrenIn(classId)).toBe(1)
  })

  it('from an old version is refused', async () => {
    const classId = await addClass(5)
    const id = await apply()
    const { error } = await enroll({ id, classId, version: 7 })
    expect(error).toMatchObject({ code: 'STALE', current: { version: 1 } })
    expect(await childrenIn(classId)).toBe(0)
  })

  it('needs a program and a class that exist', async () => {
    const classId = await addClass(5)
    const id = await apply()
    expect((await enroll({ id, classId: 99_999 })).error?.code).toBe('NOT_FOUND')
    expect((await enroll({ id, classId, programId: 99_999 })).error?.code).toBe('NOT_FOUND')
    expect((await enroll({ id, classId, dayPlan: 'weekends' })).error?.fields).toHaveProperty('dayPlan')
  })

  it('is for administrators', async () => {
    const classId = await addClass(5)
    const id = await apply()
    expect((await enroll({ id, classId }, {})).error?.code).toBe('UNAUTHENTICATED')
    const teacher = await server.signIn('teacher')
    expect((await enroll({ id, classId }, { cookie: teacher })).error?.code).toBe('FORBIDDEN')
  })
})

describe('a full class', () => {
  it('takes nobody more, and says so at the class', async () => {
    const classId = await addClass(1)
    await server.addChild({ classId })
    const { error } = await enroll({ id: await apply(), classId })
    expect(error?.code).toBe('CONFLICT')
    expect(error?.fields?.classId).toMatch(/is full: 1 of 1 places are taken/)
    expect(await childrenIn(classId)).toBe(1)
  })

  it('takes one more when staff say so on purpose', async () => {
    const classId = await addClass(1)
    await server.addChild({ classId })
    const { error } = await enroll({ id: await apply(), classId, overrideCapacity: true })
    expect(error).toBeNull()
    expect(await childrenIn(classId)).toBe(2)
  })

  it('has a place again when a child was removed', async () => {
    const classId = await addClass(1)
    const child = await server.addChild({ classId })
    await server.db('children').where({ id: child }).update({ deletedAt: server.db.fn.now() })
    expect((await enroll({ id: await apply(), classId })).error).toBeNull()
  })

  it('never holds more than its places when twenty want the last one at once', async () => {
    const classId = await addClass(3)
    for (let taken = 0; taken < 2; taken++) await server.addChild({ classId })
    const ids = await Promise.all(Array.from({ length: 20 }, () => apply()))
    const results = await Promise.all(ids.map((id) => enroll({ id, classId })))
    expect(results.filter((result) => result.error === null)).toHaveLength(1)
    expect(results.filter((result) => result.error?.code === 'CONFLICT')).toHaveLength(19)
    expect(await childrenIn(classId)).toBe(3)
    expect(await server.db('applications').whereIn('id', ids).where({ status: 'enrolled' })).toHaveLength(1)
  })
})

describe('leaving the waiting list by being enrolled', () => {
  it('lets the others move up', async () => {
    const classId = await addClass(5)
    const ids = [await apply({ program: 'kindergarten' }), await apply({ program: 'kindergarten' })]
    const move = 'mutation ($input: MoveApplicationInput!) { moveApplication(input: $input) { waitlistPosition } }'
    for (const id of ids) await server.graphql(move, { input: { id, status: 'waitlisted' } }, { cookie })
    await enroll({ id: ids[0], classId })
    expect(await server.db('applications').where({ id: ids[1] }).first('waitlist_position')).toEqual({
      waitlistPosition: 1,
    })
  })
})
