import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { ageGroupLabel, agesUpOn, classAfter, isOfAge, nextClass } from './classes.rules.ts'

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
      message: expect.stringContaining('One child is in Meerkats'),
    })
    await app.db('placements').where({ childId }).update({ classId: null })
    expect((await ask(remove, { id })).error).toBeNull()
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
