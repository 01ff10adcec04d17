import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { ageGroupLabel, agesUpOn, classAfter, closingProblem, isOfAge, nextClass } from './classes.rules.ts'

let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await openTestApp()
  cookie = await app.signIn('admin')
})
afterAll(() => app.close())

interface Room {
  id: number
  name: string
  ageGroup: string
  enrolled: number
  version: number
  children: { id: number }[]
}
const ask = <Name extends string>(document: string, variables: object = {}, as = cookie) =>
  app.graphql<Record<Name, Room>>(document, { ...variables }, { cookie: as })

const create = 'mutation Create($input: CreateClassInput!) { createClass(input: $input) { id name ageGroup version } }'
const update = 'mutation Update($input: UpdateClassInput!) { updateClass(input: $input) { id name version } }'
const remove = 'mutation Remove($id: Int!) { deleteClass(id: $id) { id } }'
const closing = 'query ($id: Int!) { classClosing(id: $id) { children coming offers staff } }'
const restore = 'mutation Restore($id: Int!) { restoreClass(id: $id) { id } }'
const details = (name: string) => ({ name, ageFromMonths: 24, ageToMonths: 36, capacity: 4, room: 'Fynbos' })
const open = async (name: string) => (await ask<'createClass'>(create, { input: details(name) })).data.createClass

describe('a class', () => {
  it('is opened with its ages put into words, and stands in both documented lists', async () => {
    const room = await open('Bokkies')
    expect(room).toMatchObject({ name: 'Bokkies', ageGroup: '2-3 years', version: 1 })
    for (const name of ['classes', 'classrooms']) {
      const { json } = await app.rest<Record<string, Room[]>>('GET', `/api/admin/${name}`, { cookie })
      expect(json).toMatchObject({ success: true })
      expect(json[name]).toHaveLength(7)
      expect(json[name]).toContainEqual(
        expect.objectContaining({ id: room.id, name: 'Bokkies', ageGroup: '2-3 years', enrolled: 0 }),
      )
    }
  })

  it('has a name of its own, ages in order, and a place or more', async () => {
    await open('Duikers')
    expect((await ask(create, { input: details('Duikers') })).error?.code).toBe('CONFLICT')
    const input = { ...details('Wrong'), ageToMonths: 24, capacity: 0 }
    expect(Object.keys((await ask(create, { input })).error?.fields ?? {})).toContain('capacity')
    const ages = { ...details('Wrong'), ageToMonths: 24 }
    expect(Object.keys((await ask(create, { input: ages })).error?.fields ?? {})).toEqual(['ageToMonths'])
  })

  it('shows its roll, and does not close while somebody is in it', async () => {
    const { id } = await open('Meerkats')
    const childId = await app.addChild({ classId: id })
    const { data } = await ask<'class'>('query Roll($id: Int!) { class(id: $id) { enrolled children { id } } }', { id })
    expect(data.class).toEqual({ enrolled: 1, children: [{ id: childId }] })
    expect((await ask(remove, { id })).error).toMatchObject({
      code: 'CONFLICT',
      message: 'Meerkats is still in use: 1 child is in it. To close it, move the child to another class.',
    })
    await app.db('placements').where({ childId }).update({ classId: null })
    expect((await ask(remove, { id })).error).toBeNull()
  })

  it('does not close while children start or move there later, and counts who comes back once', async () => {
    const today = todayInJohannesburg()
    const [{ id }, { id: other }] = [await open('Hoopoes'), await open('Bulbuls')]
    const starts = await app.addChild({ classId: id, enrolledOn: addDays(today, 14) })
    const childId = await app.addChild({ classId: id, enrolledOn: addDays(today, -60) })
    const counts = async () => (await ask<'classClosing'>(closing, { id })).data.classClosing
    expect(await counts()).toEqual({ children: 1, coming: 1, offers: 0, staff: [] })
    await app
      .db('placements')
      .where({ childId })
      .update({ toDate: addDays(today, -1) })
    const place = { childId, dayPlan: 'full_time' }
    await app.db('placements').insert([
      { ...place, classId: other, fromDate: today, toDate: addDays(today, 9) },
      { ...place, classId: id, fromDate: addDays(today, 10), toDate: addDays(today, 19) },
      { ...place, classId: id, fromDate: addDays(today, 30) },
    ])
    expect(await counts()).toEqual({ children: 0, coming: 2, offers: 0, staff: [] })
    expect((await ask(remove, { id })).error?.message).toBe(
      'Hoopoes is still in use: 2 children will join it. To close it, move the children to another class.',
    )
    await app.db('placements').whereIn('childId', [childId, starts]).where({ classId: id }).delete()
    expect((await ask(remove, { id })).error).toBeNull()
  })

  it('closes with staff only when that is confirmed: their duties end, and stay ended when it is opened again', async () => {
    const today = todayInJohannesburg()
    const { id } = await open('Loeries')
    const [now, later] = [
      await app.addUser({ role: 'teacher', firstName: 'Naledi', lastName: 'Botha' }),
      await app.addUser({ role: 'teacher', firstName: 'Pieter', lastName: 'Nel' }),
    ]
    const past = { classId: id, fromDate: addDays(today, -90), toDate: addDays(today, -60) }
    await app.db('duties').insert([
      { ...past, userId: later.id },
      { classId: id, userId: now.id, fromDate: addDays(today, -30) },
      { classId: id, userId: later.id, fromDate: addDays(today, 30) },
    ])
    const { data } = await ask<'classClosing'>(closing, { id })
    expect(data.classClosing).toMatchObject({ staff: ['Naledi Botha', 'Pieter Nel'] })
    expect((await ask(remove, { id })).error).toMatchObject({
      code: 'CONFLICT',
      message: '2 people work in Loeries. Please confirm that their duties there will end.',
    })
    const confirmed = 'mutation ($id: Int!) { deleteClass(id: $id, endDuties: true) { id } }'
    expect((await ask(confirmed, { id })).error).toBeNull()
    await ask(restore, { id })
    const duties = await app.db('duties').where({ classId: id }).orderBy('fromDate').select('userId', 'toDate')
    expect(duties).toEqual([
      { userId: later.id, toDate: past.toDate },
      { userId: now.id, toDate: addDays(today, -1) },
    ])
  })

  it('is closed, or has the child or teacher who is put into it at the same moment, and never both', async () => {
    const childId = await app.addChild({ classId: (await open('Korhaans')).id })
    const { id: userId } = await app.addUser({ role: 'teacher' })
    const on = todayInJohannesburg()
    for (const [index, name] of ['Sugarbirds', 'Batises', 'Mousebirds', 'Wagtails'].entries()) {
      const { id } = await open(name)
      const close = () => ask(remove, { id })
      const fill = () =>
        name < 'N'
          ? ask('mutation ($input: MoveChildrenInput!) { moveChildren(input: $input) { children { id } } }', {
              input: { on, moves: [{ childId, classId: id }] },
            })
          : ask('mutation ($input: DutyInput!) { saveDuty(input: $input) { id } }', {
              input: { userId, kind: 'teacher', classId: id, fromDate: on },
            })
      const [first, second] = await Promise.all(index % 2 ? [close(), fill()] : [fill(), close()])
      expect([first.error, second.error].filter((error) => error === null)).toHaveLength(1)
      const { deletedAt } = await app.db('classes').where({ id }).first()
      const inside = [
        ...(await app.db('placements').where({ classId: id })),
        ...(await app.db('duties').where({ classId: id })),
      ]
      expect(inside.length > 0).toBe(deletedAt === null)
    }
  })

  it('leaves its name when it is closed, and comes back while nobody took it', async () => {
    const first = await open('Rooikat')
    await ask(remove, { id: first.id })
    const second = await open('Rooikat')
    expect((await ask(restore, { id: first.id })).error?.code).toBe('CONFLICT')
    await ask(remove, { id: second.id })
    const closed = await app.graphql<{ closedClasses: { id: number; closedAt: string }[] }>(
      '{ closedClasses { id closedAt } }',
      {},
      { cookie },
    )
    expect(closed.data.closedClasses.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id])
    expect(closed.data.closedClasses[0]?.closedAt).toMatch(/^\d{4}-/)
    expect((await ask(restore, { id: first.id })).error).toBeNull()
  })

  it('refuses a change that is based on an old version', async () => {
    const { id } = await open('Suricates')
    const input = { ...details('Suricates'), id, version: 1, capacity: 9 }
    expect((await ask(update, { input })).error).toBeNull()
    expect((await ask(update, { input })).error?.code).toBe('STALE')
  })

  it('is for staff alone', async () => {
    const parent = (await app.addUser()).cookie
    for (const name of ['classes', 'classrooms', 'programs']) {
      expect((await app.rest('GET', `/api/admin/${name}`)).status).toBe(401)
      expect((await app.rest('GET', `/api/admin/${name}`, { cookie: parent })).status).toBe(403)
      expect((await app.rest('GET', `/api/admin/${name}`, { cookie })).status).toBe(200)
    }
    expect((await ask(create, { input: details('No') }, parent)).error?.code).toBe('FORBIDDEN')
    expect((await ask(update, { input: { ...details('No'), id: 1 } }, parent)).error?.code).toBe('FORBIDDEN')
    for (const document of [remove, restore, 'query One($id: Int!) { class(id: $id) { id } }']) {
      expect((await ask(document, { id: 1 }, parent)).error?.code).toBe('FORBIDDEN')
    }
  })
})

describe('what is still in a class', () => {
  it('is said in words that agree, with what to do about it', () => {
    expect(closingProblem({ children: 0, coming: 0, offers: 0 })).toBeNull()
    expect(closingProblem({ children: 3, coming: 1, offers: 2 })).toBe(
      '3 children are in it, 1 child will join it and 2 places are offered. To close it, move the children to another class and offer the applicants another one.',
    )
  })
})

describe('the ages of a class', () => {
  const toddlers = { ageFromMonths: 24, ageToMonths: 36 }
  const classes = [toddlers, { ageFromMonths: 48, ageToMonths: 72 }, { ageFromMonths: 36, ageToMonths: 48 }]

  it('end on the day that the child is too old', () => {
    expect(agesUpOn('2024-02-29', toddlers)).toBe('2027-02-28')
    expect(isOfAge('2024-05-10', toddlers, '2027-05-09')).toBe(true)
    expect(isOfAge('2024-05-10', toddlers, '2027-05-10')).toBe(false)
    expect(isOfAge('2024-05-10', toddlers, '2026-05-09')).toBe(false)
  })

  it('lead to the youngest class that fits then, and to none for the oldest', () => {
    expect(nextClass('2024-05-10', toddlers, classes, '2027-05-10')).toBe(classes[2])
    expect(classAfter('2024-05-10', toddlers, classes, '2026-12-01')).toBe(classes[2])
    expect(nextClass('2020-01-01', { ageFromMonths: 48, ageToMonths: 72 }, classes, '2026-01-01')).toBeUndefined()
  })

  it('are put into words by months below two years', () => {
    expect(ageGroupLabel({ ageFromMonths: 18, ageToMonths: 24 })).toBe('18-24 months')
    expect(ageGroupLabel({ ageFromMonths: 48, ageToMonths: 72 })).toBe('4-6 years')
  })
})
