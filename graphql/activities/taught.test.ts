import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { mostOfClass } from './activities.rules.ts'

let app: TestApp
let admin: string
let teacher: { id: number; cookie: string }
beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  admin = (await app.addUser({ role: 'admin' })).cookie
  teacher = await app.addUser({ role: 'teacher' })
})
afterAll(() => app.close())

const soon = addDays(todayInJohannesburg(), 10)
const planned = { title: 'Zoo', date: soon, time: '09:00', location: 'Zoo', isOuting: true }

/** A class with one family, whose parent says that the child comes to an outing, with consent or without. */
async function classWithFamily(name: string) {
  const row = { name, ageGroup: '2-3 years', ageFromMonths: 24, ageToMonths: 36, capacity: 20, room: name, position: 9 }
  const [{ id: classId }] = await app.db('classes').insert(row).returning('id')
  const parent = await app.addUser()
  const about = { classId, firstName: name, allergies: `Nuts of ${name}`, medicalNotes: `Asthma of ${name}` }
  const childId = await app.addChild(about, [parent.id])
  await app.db('child_contacts').insert({
    childId,
    name: `Gogo of ${name}`,
    relationship: 'Grandmother',
    phone: '0825550177',
    inEmergency: true,
    collecting: 'no',
  })
  const comes = (activityId: number, consent = true) =>
    app.db('activity_replies').insert({
      activityId,
      childId,
      attending: true,
      repliedBy: parent.id,
      consentedAt: consent ? new Date().toISOString() : null,
    })
  return { classId: classId as number, childId, parent, comes }
}
type Family = Awaited<ReturnType<typeof classWithFamily>>

const teach = (classId: number) => app.db('duties').insert({ userId: teacher.id, kind: 'teacher', classId })
const teachNothing = () => app.db('duties').where({ userId: teacher.id }).delete()

let own: Family
let other: Family
beforeAll(async () => {
  ;[own, other] = [await classWithFamily('Hornbills'), await classWithFamily('Bustards')]
  await teach(own.classId)
})

const ask = <Data = unknown>(document: string, variables: object = {}, { cookie = teacher.cookie, key = '' } = {}) =>
  app.graphql<Data>(document, { ...variables }, { cookie, headers: key ? { 'idempotency-key': key } : {} })
const codeOf = async (asked: ReturnType<typeof ask>) => (await asked).error?.code ?? null

async function activity(overrides: object = {}): Promise<number> {
  const [{ id }] = await app
    .db('activities')
    .insert({ ...planned, ...overrides })
    .returning('id')
  return id
}

const create = 'mutation ($input: ActivityInput!) { createActivity(input: $input) { id classId version } }'
const update =
  'mutation ($id: Int!, $input: ActivityChangeInput!) { updateActivity(id: $id, input: $input) { id location } }'
const remove = 'mutation ($id: Int!) { deleteActivity(id: $id) { id } }'
const restore = 'mutation ($id: Int!) { restoreActivity(id: $id) { id } }'
const read = `query ($id: Int!) {
  activity(id: $id) {
    replyCounts { yes no invited withoutConsent }
    replies(taught: true) {
      child { id allergies medicalNotes emergencyContact contacts { name phone } }
    }
  }
}`

describe('a teacher', () => {
  it('lists the activities of her classes and those for all classes, and opens no other', async () => {
    const date = addDays(soon, 200)
    const ids = [await activity({ date, classId: own.classId }), await activity({ date, classId: null })]
    const foreign = await activity({ date, classId: other.classId, title: 'Not hers' })
    const list = `query ($day: LocalDate!, $classId: Int) {
      activities(first: 50, from: $day, to: $day, classId: $classId) { totalCount edges { node { id } } }
    }`
    const listed = async (classId: number | null) =>
      (await ask<{ activities: object }>(list, { day: date, classId })).data.activities
    expect(await listed(null)).toEqual({ totalCount: 2, edges: ids.map((id) => ({ node: { id } })) })
    expect(await listed(other.classId)).toEqual({ totalCount: 1, edges: [{ node: { id: ids[1] } }] })
    expect(await codeOf(ask(read, { id: foreign }))).toBe('NOT_FOUND')
  })

  it('plans so many for a class that a calendar can hold them', async () => {
    const input = { ...planned, title: 'Dam', classId: own.classId }
    const cancelled = { ...input, deletedAt: soon }
    await app.db('activities').insert(Array.from({ length: mostOfClass }, () => cancelled))
    expect(await codeOf(ask(create, { input }))).toBe('CONFLICT')
    const forAll = { cookie: admin }
    expect(await codeOf(ask(create, { input: { ...input, classId: null } }, forAll))).toBeNull()
    await app.db('activities').where({ title: 'Dam' }).delete()
    expect(await codeOf(ask(create, { input }))).toBeNull()
    const long = { ...input, description: 'a'.repeat(2_001) }
    expect(await codeOf(ask(create, { input: long }))).toBe('BAD_USER_INPUT')
  })

  it('plans, changes, cancels and restores what is for her class; families are told as by the office', async () => {
    const { data } = await ask<{ createActivity: { id: number; version: number } }>(create, {
      input: { ...planned, classId: own.classId },
    })
    const { id } = data.createActivity
    await own.comes(id)
    const input = { location: 'Dam', classId: own.classId, version: 1 }
    expect((await ask(update, { id, input })).data).toEqual({ updateActivity: { id, location: 'Dam' } })
    expect(await codeOf(ask(remove, { id }))).toBeNull()
    expect(await codeOf(ask(restore, { id }))).toBeNull()
    const mails = await app.db('emails').where({ recipient: own.parent.email }).orderBy('id').pluck('subject')
    expect(mails).toEqual(['Changed: Zoo', 'Cancelled: Zoo', 'Going ahead after all: Zoo'])
    expect((await app.db('activity_replies').where({ activityId: id }).first()).consentedAt).toBeNull()
  })

  it('changes nothing that is for all classes or for a class of others', async () => {
    for (const classId of [null, other.classId]) {
      expect(await codeOf(ask(create, { input: { ...planned, classId } }))).toBe('FORBIDDEN')
      const id = await activity({ classId })
      const gone = await activity({ classId, deletedAt: new Date().toISOString() })
      for (const asked of [
        ask(update, { id, input: { location: 'Dam' } }),
        ask(update, { id, input: { classId: own.classId } }),
        ask(remove, { id }),
        ask(restore, { id: gone }),
      ])
        expect(await codeOf(asked)).toBe('NOT_FOUND')
      expect(await app.db('activities').where({ id }).first()).toMatchObject({ location: 'Zoo', version: 1, classId })
    }
  })

  it('moves an activity to no other class and not to all, also where she teaches both', async () => {
    const second = await classWithFamily('Korhaans')
    const id = await activity({ classId: own.classId })
    await teach(second.classId)
    for (const classId of [null, other.classId, second.classId])
      expect(await codeOf(ask(update, { id, input: { classId } }))).toBe('FORBIDDEN')
    await teachNothing()
    await teach(own.classId)
    expect(await app.db('activities').where({ id }).first('classId')).toEqual({ classId: own.classId })
    expect(await codeOf(ask(update, { id, input: { classId: null } }, { cookie: admin }))).toBeNull()
  })

  it('reads of an outing of all classes who comes of her children alone, with what has to be taken along', async () => {
    const id = await activity()
    const mine = await app.addChild({ classId: other.classId, firstName: 'Her own' }, [teacher.id])
    await app.db('activity_replies').insert({ activityId: id, childId: mine, attending: true, repliedBy: teacher.id })
    await own.comes(id, false)
    await other.comes(id, false)
    const { data } = await ask<{ activity: object }>(read, { id })
    expect(data.activity).toEqual({
      replyCounts: { yes: 1, no: 0, invited: 1, withoutConsent: 1 },
      replies: [
        {
          child: {
            id: own.childId,
            allergies: 'Nuts of Hornbills',
            medicalNotes: 'Asthma of Hornbills',
            emergencyContact: expect.any(String),
            contacts: [{ name: 'Gogo of Hornbills', phone: '0825550177' }],
          },
        },
      ],
    })
    const looks = await app.db('audit_entries').where({ action: 'readMedicalNotes', userId: teacher.id })
    expect(looks.map(({ entityId }) => entityId)).toEqual([own.childId])
    // what the portal asks is answered as to any parent
    const asParent = await ask('query ($id: Int!) { activity(id: $id) { replies { childId } } }', { id })
    expect(asParent.data).toEqual({ activity: { replies: [{ childId: mine }] } })
    const office = await ask<{ activity: { replyCounts: object } }>(read, { id }, { cookie: admin })
    expect(office.data.activity.replyCounts).toMatchObject({ yes: 3, invited: expect.any(Number), withoutConsent: 3 })
    await app.db('guardianships').where({ parentId: teacher.id }).delete()
  })

  it('reads no reply of a child who has moved to another class, also of an activity of hers', async () => {
    const id = await activity({ classId: own.classId })
    const childId = await app.addChild({ classId: own.classId }, [own.parent.id])
    await app.db('activity_replies').insert({ activityId: id, childId, attending: true, repliedBy: own.parent.id })
    const yes = async () =>
      (await ask<{ activity: { replyCounts: { yes: number }; replies: object[] } }>(read, { id })).data.activity
    expect(await yes()).toMatchObject({ replyCounts: { yes: 1 } })
    await app.db('placements').where({ childId }).update({ classId: other.classId })
    expect(await yes()).toMatchObject({ replyCounts: { yes: 0 }, replies: [] })
  })

  it('counts a child who joins her class by then, without details before that day', async () => {
    const id = await activity({ classId: own.classId })
    const childId = await app.addChild({ classId: other.classId }, [own.parent.id])
    const { id: _, ...placed } = await app.db('placements').where({ childId }).first()
    await app
      .db('placements')
      .where({ childId })
      .update({ toDate: addDays(soon, -1) })
    await app.db('placements').insert({ ...placed, classId: own.classId, fromDate: soon })
    await app.db('activity_replies').insert({ activityId: id, childId, attending: true, repliedBy: own.parent.id })
    const { data } = await ask<{ activity: object }>(read, { id })
    expect(data.activity).toMatchObject({ replyCounts: { yes: 1 }, replies: [{ child: null }] })
    await teach(other.classId)
    const all = await activity()
    await app.db('activity_replies').insert({ activityId: all, childId, attending: true, repliedBy: own.parent.id })
    expect((await ask(read, { id: all })).data).toMatchObject({ activity: { replies: [{ child: { id: childId } }] } })
    await app.db('duties').where({ userId: teacher.id, classId: other.classId }).delete()
  })

  it('is not answered again once she no longer teaches the class, or the office has moved the activity', async () => {
    const input = { ...planned, classId: own.classId }
    const plan = (key: string) => ask<{ createActivity: { id: number } }>(create, { input }, { key })
    const { id } = (await plan('planned')).data.createActivity
    const change = () => ask(update, { id, input: { location: 'Dam' } }, { key: 'changed' })
    const cancel = () => ask(remove, { id }, { key: 'cancelled' })
    const bring = () => ask(restore, { id }, { key: 'restored' })
    const again = async () => Promise.all([plan('planned'), change(), cancel(), bring()].map(codeOf))
    for (const once of [change, cancel, bring]) expect(await codeOf(once())).toBeNull()
    expect(await again()).toEqual([null, null, null, null])
    await app.db('activities').where({ id }).update({ classId: other.classId })
    expect(await again()).toEqual(Array(4).fill('CONFLICT'))
    await app.db('activities').where({ id }).update({ classId: own.classId })
    await teachNothing()
    await teach(other.classId)
    expect(await again()).toEqual(['FORBIDDEN', 'CONFLICT', 'CONFLICT', 'CONFLICT'])
    await teachNothing()
    expect(await again()).toEqual(Array(4).fill('FORBIDDEN'))
    await teach(own.classId)
  })

  it('takes her activities into her calendar, as long as she teaches the class', async () => {
    const ids = [
      await activity({ title: 'Of hers', classId: own.classId }),
      await activity({ title: 'Of others', classId: other.classId }),
    ]
    const file = async (id: number) => (await app.rest('GET', `/api/activities/${id}/calendar`, teacher)).status
    expect(await Promise.all(ids.map(file))).toEqual([200, 404])
    const { data } = await ask<{ renewCalendarFeed: { address: string } }>('mutation { renewCalendarFeed { address } }')
    const address = data.renewCalendarFeed.address.slice(app.environment.PUBLIC_URL.length)
    const feed = async (narrowed = '') => app.rest('GET', `${address}${narrowed}`)
    const { text } = await feed()
    expect(text).toContain('SUMMARY:Of hers')
    expect(text).not.toContain('SUMMARY:Of others')
    expect((await feed(`&class=${own.classId}`)).text).toContain('SUMMARY:Of hers')
    expect((await feed(`&class=${other.classId}`)).status).toBe(404)
    await teachNothing()
    const later = (await feed()).text
    for (const title of ['Of hers', 'Zoo']) expect(later).not.toContain(`SUMMARY:${title}`)
    await teach(own.classId)
  })

  it('has no route of the office', async () => {
    expect((await app.rest('GET', '/api/admin/activities', teacher)).status).toBe(403)
    const sent = { body: { ...planned, classId: own.classId }, cookie: teacher.cookie }
    expect((await app.rest('POST', '/api/admin/activities', sent)).status).toBe(403)
  })
})
