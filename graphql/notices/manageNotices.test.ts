import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { daysOf, endOf, firstMoment, stateOf } from './notices.rules.ts'

let server: TestApp
let cookie: string
beforeAll(async () => {
  server = await openTestApp({ filling: 'content' })
  cookie = (await server.addUser({ role: 'admin' })).cookie
  await server.db('classes').insert(
    ['Explorers', 'Young Scholars'].map((name) => ({
      name,
      ageGroup: '2-3 years',
      ageFromMonths: 24,
      ageToMonths: 36,
      capacity: 20,
      room: name,
    })),
  )
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db('notices').delete()
  await server.db('emails').delete()
})

const today = todayInJohannesburg()
const notice = { title: 'Water', message: 'Bring a bottle.', audience: 'all', isUrgent: false }

const save = (input: object) =>
  server.graphql<{ saveNotice: { id: number; version: number; mailedAt: string | null } }>(
    'mutation ($input: NoticeInput!) { saveNotice(input: $input) { id version mailedAt } }',
    { input },
    { cookie },
  )
const act = (name: string, id: number) =>
  server.graphql(`mutation ($id: Int!) { ${name}(id: $id) { id } }`, { id }, { cookie })
const seenBy = async (reader: { cookie: string }) => {
  const { data } = await server.graphql<{ myNotices: { edges: { node: { title: string } }[] } }>(
    '{ myNotices { edges { node { title } } } }',
    {},
    reader,
  )
  return data.myNotices.edges.map(({ node }) => node.title)
}
const recipients = () => server.db('emails').orderBy('recipient').pluck('recipient')

describe('a notice', () => {
  it('is read by its families at once, changed and taken away at once, and restored', async () => {
    const parent = await server.addParent()
    const { data } = await save(notice)
    expect(await seenBy(parent)).toEqual(['Water'])
    const { id, version } = data.saveNotice
    await save({ ...notice, id, version, title: 'Water & <b>hats</b>' })
    expect(await seenBy(parent)).toEqual(['Water & <b>hats</b>'])
    expect((await save({ ...notice, id, version })).error?.code).toBe('STALE')
    await act('deleteNotice', id)
    expect(await seenBy(parent)).toEqual([])
    await act('restoreNotice', id)
    expect(await seenBy(parent)).toHaveLength(1)
  })

  it('is read by its number, as long as it was not deleted', async () => {
    const { id } = (await save(notice)).data.saveNotice
    const read = () => server.graphql('query ($id: Int!) { notice(id: $id) { title } }', { id }, { cookie })
    expect((await read()).data).toEqual({ notice: { title: 'Water' } })
    await act('deleteNotice', id)
    expect((await read()).error?.code).toBe('NOT_FOUND')
  })

  it('to staff is read by teachers and admins, by no parent', async () => {
    await save({ ...notice, audience: 'staff' })
    expect(await seenBy(await server.addUser({ role: 'teacher' }))).toEqual(['Water'])
    expect(await seenBy({ cookie })).toEqual(['Water'])
    expect(await seenBy(await server.addParent())).toEqual([])
  })

  it('waits for its first day and ends with its last', async () => {
    const parent = await server.addParent()
    await save({ ...notice, publishFrom: addDays(today, 1) })
    await save({ ...notice, title: 'Today', publishFrom: today, publishUntil: today })
    expect(await seenBy(parent)).toEqual(['Today'])
  })
})

describe('an urgent notice', () => {
  it('is e-mailed once to the parents of its class, and to nobody else', async () => {
    const [first, second] = await server.db('classes').orderBy('id').pluck('id')
    const [one, both, other, gone] = await Promise.all([1, 2, 3, 4].map(() => server.addParent()))
    await server.addChild({ classId: first }, [one?.id ?? 0, both?.id ?? 0])
    await server.addChild({ classId: first }, [both?.id ?? 0])
    await server.addChild({ classId: second }, [other?.id ?? 0])
    const left = await server.addChild({ classId: first }, [gone?.id ?? 0])
    await server.db('children').where({ id: left }).update({ deletedAt: '2026-01-01' })
    const input = { ...notice, audience: 'class', classId: first, isUrgent: true, sendMail: true }
    const { data } = await save(input)
    expect(data.saveNotice.mailedAt).not.toBeNull()
    expect(await recipients()).toEqual([one?.email, both?.email].sort())
    expect(await server.db('emails').first()).toMatchObject({ kind: 'notice.urgent', subject: 'Urgent: Water' })
  })

  it('to staff is e-mailed to those who work here', async () => {
    const teacher = await server.addUser({ role: 'teacher' })
    await save({ ...notice, audience: 'staff', isUrgent: true, sendMail: true })
    const sent = await recipients()
    expect(sent).toContain(teacher.email)
    expect(await server.db('users').whereIn('email', sent).where({ role: 'parent' })).toEqual([])
  })
})

describe('a wrong notice', () => {
  it.each([
    [{ title: ' ' }, 'title'],
    [{ message: '' }, 'message'],
    [{ audience: 'everybody' }, 'audience'],
    [{ audience: 'class' }, 'classId'],
    [{ publishUntil: addDays(today, -1) }, 'publishUntil'],
    [{ publishFrom: 'soon' }, 'publishFrom'],
    [{ sendMail: true }, 'sendMail'],
    [{ isUrgent: true, sendMail: true, publishFrom: addDays(today, 2) }, 'sendMail'],
  ])('is refused at its field: %o', async (wrong, field) => {
    const { error } = await save({ ...notice, ...wrong })
    expect(error?.code).toBe('BAD_USER_INPUT')
    expect(Object.keys(error?.fields ?? {})).toEqual([field])
    expect(await server.db('notices')).toEqual([])
    expect(await recipients()).toEqual([])
  })
})

describe('a notice whose last day is over', () => {
  const over = { publishFrom: addDays(today, -9), publishUntil: addDays(today, -1) }
  const refused = { publishUntil: 'Please choose today or a later day.' }

  it('is not written, since nobody would read it; one that is there can be edited', async () => {
    expect((await save({ ...notice, ...over })).error?.fields).toEqual(refused)
    expect(await server.db('notices')).toEqual([])
    const { data } = await save({ ...notice, publishFrom: over.publishFrom, publishUntil: today })
    const { id, version } = data.saveNotice
    expect((await save({ ...notice, ...over, id, version })).error?.fields).toEqual(refused)
    await server
      .db('notices')
      .where({ id })
      .update({ publishUntil: endOf(over.publishUntil) })
    expect((await save({ ...notice, ...over, id, version, title: 'Water and hats' })).error).toBeNull()
  })
})

describe('the days of a notice', () => {
  it('begin and end at midnight in Johannesburg', () => {
    const published = { publishFrom: firstMoment('2026-11-21'), publishUntil: endOf('2026-11-22') }
    expect(published).toEqual({ publishFrom: '2026-11-20T22:00:00.000Z', publishUntil: '2026-11-22T22:00:00.000Z' })
    expect(daysOf(published)).toEqual({ publishFrom: '2026-11-21', publishUntil: '2026-11-22' })
    expect(stateOf(published, new Date('2026-11-20T21:59:00Z'))).toBe('scheduled')
    expect(stateOf(published, new Date('2026-11-22T21:59:00Z'))).toBe('live')
    expect(stateOf(published, new Date('2026-11-22T22:00:00Z'))).toBe('ended')
  })
})
