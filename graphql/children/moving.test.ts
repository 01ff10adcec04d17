import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, addMonths, firstOfMonth, formatDate, monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { currentPlace } from '#graphql/placements/placements.rules.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { Child } from './child.model.ts'

const today = todayInJohannesburg()
const first = addMonths(firstOfMonth(today), 2)

let app: TestApp
let cookie: string
let programs: number[]
beforeAll(async () => {
  app = await openTestApp()
  cookie = await app.signIn('admin')
  programs = await app.db('programs').whereNotNull('full_time_cents').orderBy('position').pluck('id')
})
afterAll(() => app.close())

let serial = 0
async function newClass(capacity: number, programId: number | null = null): Promise<number> {
  serial += 1
  const name = `Moving ${serial}`
  const ages = { ageGroup: '2-3 years', ageFromMonths: 24, ageToMonths: 36 }
  return (
    await app
      .db('classes')
      .insert({ name, ...ages, capacity, room: name, position: 9, programId })
      .returning('id')
  )[0].id
}
const move = (input: object) =>
  app.graphql<{ moveChildren: { children: object[] } }>(
    `mutation ($input: MoveChildrenInput!) { moveChildren(input: $input) {
      children { id classId programId nextClassId nextClassOn nextClass { id } } } }`,
    { input },
    { cookie },
  )
const cancel = (childIds: number[]) =>
  app.graphql<{ cancelMoves: { children: object[] } }>(
    'mutation ($input: CancelMovesInput!) { cancelMoves(input: $input) { children { id nextClassOn } } }',
    { input: { childIds } },
    { cookie },
  )
const leave = (id: number) =>
  app.graphql(
    'mutation ($input: LeaveChildInput!) { leaveChild(input: $input) { id } }',
    { input: { id, lastDay: addDays(first, -1) } },
    { cookie },
  )
const rowOf = (id: number) => Child.query(app.db).findById(id).throwIfNotFound()
const freeIn = async (classId: number, from: string) => {
  const { data } = await app.graphql<{ classPlaces: { class: { id: number }; free: number }[] }>(
    'query ($from: LocalDate!) { classPlaces(from: $from) { class { id } free } }',
    { from },
    { cookie },
  )
  return data.classPlaces.find((row) => row.class.id === classId)?.free
}
const arriving = async (id: number) => {
  const { data } = await app.graphql<{ class: { changesAhead: object[] } }>(
    'query ($id: Int!) { class(id: $id) { changesAhead { kind date child { id } otherClass { id } } } }',
    { id },
    { cookie },
  )
  return data.class.changesAhead
}

describe('children who move up', () => {
  it('do not stay after all, or until later, where another child has their place by then', async () => {
    const [from, to] = [await newClass(1), await newClass(1)]
    const id = await app.addChild({ classId: from })
    await move({ on: first, moves: [{ childId: id, classId: to }] })
    await app.addChild({ classId: from, enrolledOn: first })
    expect((await cancel([id])).error).toMatchObject({ code: 'CONFLICT' })
    const later = await move({ on: addDays(first, 1), moves: [{ childId: id, classId: to }] })
    expect(later.error).toMatchObject({ code: 'CONFLICT' })
    expect(await rowOf(id)).toMatchObject({ nextClassId: to, nextClassOn: first })
  })

  it('are planned for a day that lies ahead, hold their places, and stay after all', async () => {
    const [from, to] = [await newClass(3), await newClass(3)]
    const ids = [await app.addChild({ classId: from }), await app.addChild({ classId: from })]
    const moves = ids.map((childId) => ({ childId, classId: to }))
    expect((await move({ on: first, moves })).data.moveChildren.children).toMatchObject(
      ids.map((id) => ({ id, classId: from, nextClassId: to, nextClassOn: first, nextClass: { id: to } })),
    )
    expect([await freeIn(to, today), await freeIn(to, first)]).toEqual([1, 1])
    expect([await freeIn(from, today), await freeIn(from, first)]).toEqual([1, 3])
    await leave(ids[1] as number)
    expect(await arriving(to)).toEqual([
      { kind: 'comes', date: first, child: { id: ids[0] }, otherClass: { id: from } },
    ])
    const entries = await app
      .db('audit_entries')
      .where({ action: 'moveChildren', entity: 'child' })
      .whereIn('entityId', ids)
    expect(entries).toHaveLength(2)
    expect((await cancel(ids)).data.cancelMoves.children).toHaveLength(1)
    expect([await freeIn(to, first), await freeIn(from, first)]).toEqual([3, 2])
  })

  it('take the places of those who move on the same day, and no more than there are', async () => {
    const [young, middle, old] = [await newClass(2), await newClass(2), await newClass(2)]
    const up = [await app.addChild({ classId: young }), await app.addChild({ classId: young })]
    const on = [await app.addChild({ classId: middle }), await app.addChild({ classId: middle })]
    const toMiddle = up.map((childId) => ({ childId, classId: middle }))
    const refused = await move({ on: first, moves: toMiddle })
    expect(refused.error).toMatchObject({
      code: 'CONFLICT',
      fields: { overrideCapacity: expect.stringContaining(`On ${formatDate(first)}`) },
    })
    expect(refused.error?.message).toContain('would have 4 children but only 2 places')
    expect(await rowOf(up[0] as number)).toMatchObject({ nextClassId: null })
    const all = [...toMiddle, ...on.map((childId) => ({ childId, classId: old }))]
    expect((await move({ on: first, moves: all })).error).toBeNull()
    expect((await move({ on: first, moves: [{ childId: await app.addChild(), classId: middle }] })).error?.code).toBe(
      'CONFLICT',
    )
    const third = await app.addChild()
    const input = { on: first, moves: [{ childId: third, classId: middle }], overrideCapacity: true }
    expect((await move(input)).error).toBeNull()
  })

  it('are in the new class and its program today, or when the day has come, once', async () => {
    const [one, two] = programs as [number, number]
    const [from, to] = [await newClass(5, one), await newClass(5, two)]
    const now = await app.addChild({ classId: from, programId: one })
    await move({ on: today, moves: [{ childId: now, classId: to }] })
    expect(await rowOf(now)).toMatchObject({ classId: to, programId: two, nextClassId: null, nextClassOn: null })
    const later = await app.addChild({ classId: from, programId: one })
    const leaver = await app.addChild({ classId: from, programId: one })
    const moves = [later, leaver].map((childId) => ({ childId, classId: to }))
    expect((await move({ on: first, moves })).error).toBeNull()
    await leave(leaver)
    const placeOn = async (id: number, day: string) => currentPlace((await rowOf(id)).placements, day)
    expect(await placeOn(later, addDays(first, -1))).toMatchObject({
      classId: from,
      programId: one,
      nextClassOn: first,
    })
    expect(await placeOn(later, first)).toMatchObject({ classId: to, programId: two, nextClassId: null })
    expect(await placeOn(leaver, first)).toMatchObject({ classId: from, nextClassId: null })
  })

  it('are billed by the program of the month', async () => {
    const [one, two] = programs as [number, number]
    const [from, to] = [await newClass(5, one), await newClass(5, two)]
    const id = await app.addChild({ classId: from, programId: one, enrolledOn: '2024-01-10' })
    await move({ on: first, moves: [{ childId: id, classId: to }] })
    const feeIn = async (month: string) => {
      const { data } = await app.graphql<{ monthDraft: { lines: { childId: number; description: string }[] } }>(
        'query ($month: String!) { monthDraft(month: $month) { lines { childId description } } }',
        { month },
        { cookie },
      )
      return data.monthDraft.lines.find(({ childId }) => childId === id)?.description
    }
    const names = await app.db('programs').whereIn('id', [one, two]).select('id', 'name')
    const nameOf = (programId: number) => names.find((row) => row.id === programId)?.name
    expect(await feeIn(monthOf(addDays(first, -1)))).toContain(nameOf(one))
    expect(await feeIn(monthOf(first))).toContain(nameOf(two))
  })

  it('are not moved to a past day, after their last one, or into a class that is not there', async () => {
    const to = await newClass(5)
    const childId = await app.addChild({ firstName: 'Lerato' })
    await leave(childId)
    expect((await move({ on: addDays(today, -1), moves: [{ childId, classId: to }] })).error?.fields).toHaveProperty(
      'on',
    )
    expect((await move({ on: first, moves: [{ childId, classId: to }] })).error?.message).toContain('Lerato')
    expect((await move({ on: first, moves: [{ childId, classId: 99_999 }] })).error?.code).toBe('NOT_FOUND')
    expect((await move({ on: first, moves: [{ childId: 99_999, classId: to }] })).error?.code).toBe('NOT_FOUND')
  })
})
