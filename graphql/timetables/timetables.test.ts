import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
  await app.db('timetable_entries').delete()
})
afterAll(() => app.close())

interface Entry {
  id: number
  classId: number
  day: number
  slot: string
  subject: string
  teacher: string
  teacherId: number
  room: string
  version: number
}
interface Change {
  entries: Entry[]
  removed: Entry[]
  leftOut: string[]
}
const shape = 'id classId day slot subject teacher teacherId room version'
const change = `entries { ${shape} } removed { ${shape} } leftOut`

const ask = <Data>(document: string, variables: object = {}, cookie = admin, headers: Record<string, string> = {}) =>
  app.graphql<Data>(document, { ...variables }, { cookie, headers })
const add = (input: object, headers: Record<string, string> = {}) =>
  ask<{ addTimetableEntry: Entry }>(
    `mutation A($input: TimetableEntryInput!) { addTimetableEntry(input: $input) { ${shape} } }`,
    { input },
    admin,
    headers,
  )
const update = (id: number, input: object) =>
  ask<{ updateTimetableEntry: Entry }>(
    `mutation U($id: Int!, $input: TimetableEntryChangeInput!) { updateTimetableEntry(id: $id, input: $input) { ${shape} } }`,
    { id, input },
  )
const bulk = (input: object) =>
  ask<{ changeTimetableEntries: Change }>(
    `mutation B($input: TimetableBulkInput!) { changeTimetableEntries(input: $input) { ${change} } }`,
    { input },
  )
const remove = (ids: number[]) =>
  ask<{ deleteTimetableEntries: Change }>(
    `mutation D($input: TimetableIdsInput!) { deleteTimetableEntries(input: $input) { ${change} } }`,
    { input: { ids } },
  )
const restore = (ids: number[]) =>
  ask<{ restoreTimetableEntries: Change }>(
    `mutation R($input: TimetableRestoreInput!) { restoreTimetableEntries(input: $input) { ${change} } }`,
    { input: { ids } },
  )
const save = (classId: number, name: string) =>
  ask<{ saveTimetableTemplate: { id: number; size: number } }>(
    'mutation S($input: SaveTimetableTemplateInput!) { saveTimetableTemplate(input: $input) { id size } }',
    { input: { classId, name } },
  )
const apply = (input: object) =>
  ask<{ applyTimetableTemplate: Change }>(
    `mutation P($input: ApplyTimetableTemplateInput!) { applyTimetableTemplate(input: $input) { ${change} } }`,
    { input },
  )

/** A class and a teacher of their own, so that no test is in the way of another. */
async function group(name: string) {
  const [{ id: classId }] = await app
    .db('classes')
    .insert({ name, ageGroup: '2-3 years', ageFromMonths: 24, ageToMonths: 36, capacity: 20, room: name, position: 9 })
    .returning('id')
  const { id: teacherId } = await app.addUser({ role: 'teacher', firstName: 'Teacher', lastName: `of ${name}` })
  const base = { classId: classId as number, teacherId, room: name, subject: 'Story Time' }
  return { ...base, at: (day: number, slot: string, overrides: object = {}) => ({ ...base, day, slot, ...overrides }) }
}

describe('the timetable', () => {
  it('takes entries, changes and moves them, and lists the week in order', async () => {
    const one = await group('Cranes')
    const later = (await add(one.at(2, '10:00-11:00'))).data.addTimetableEntry
    const first = (await add(one.at(1, '07:30-08:30'))).data.addTimetableEntry
    const { at: _at, ...base } = one
    expect(first).toMatchObject({ ...base, day: 1, slot: '07:30-08:30', teacher: 'Teacher of Cranes', version: 1 })
    const list = await ask<{ timetable: { id: number; class: { name: string } }[] }>(
      '{ timetable { id class { name } } }',
    )
    const ids = list.data.timetable.filter(({ class: room }) => room.name === 'Cranes').map(({ id }) => id)
    expect(ids).toEqual([first.id, later.id])

    const moved = await update(later.id, { day: 3, slot: '11:00-12:00', version: 1 })
    expect(moved.data.updateTimetableEntry).toMatchObject({ day: 3, slot: '11:00-12:00', room: 'Cranes', version: 2 })
    const stale = await update(later.id, { room: 'Hall', version: 1 })
    expect(stale.error?.code).toBe('STALE')
  })

  it('refuses an entry whose class, teacher or room is taken, and names the clash', async () => {
    const [one, other] = [await group('Storks'), await group('Ibises')]
    await add(one.at(1, '07:30-08:30'))
    const clash = async (input: object) => (await add(input)).error
    expect(await clash(one.at(1, '07:30-08:30', { teacherId: other.teacherId, room: 'Elsewhere' }))).toMatchObject({
      code: 'CONFLICT',
      fields: { classId: 'Storks already has Story Time on Monday 07:30-08:30.' },
    })
    expect(await clash(other.at(1, '07:30-08:30', { teacherId: one.teacherId }))).toMatchObject({
      code: 'CONFLICT',
      fields: { teacherId: 'Teacher of Storks is teaching Storks on Monday 07:30-08:30 (Story Time).' },
    })
    expect(await clash(other.at(1, '07:30-08:30', { room: 'STORKS' }))).toMatchObject({
      code: 'CONFLICT',
      fields: { room: 'Storks is taken by Storks on Monday 07:30-08:30 (Story Time).' },
    })
    const free = (await add(other.at(1, '08:30-09:30'))).data.addTimetableEntry
    expect((await update(free.id, { slot: '07:30-08:30', room: 'Storks' })).error?.fields).toHaveProperty('room')
    expect((await update(free.id, { slot: '07:30-08:30' })).error).toBeNull()
  })

  it('lets one of two win that come at once', async () => {
    const groups = await Promise.all(['Kites', 'Buzzards', 'Harriers'].map(group))
    const wanted = groups.map((one) => one.at(5, '10:00-11:00', { room: 'Aviary' }))
    const answers = await Promise.all(wanted.map((input) => add(input)))
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    expect(answers.flatMap(({ error }) => (error ? [error.code] : []))).toEqual(['CONFLICT', 'CONFLICT'])
    const rows = groups.map(({ classId, teacherId }) => ({
      classId,
      teacherId,
      day: 6,
      slot: '10:00-11:00',
      subject: 'Rest',
    }))
    // the database itself refuses it, whatever the rule overlooks
    await expect(app.db('timetable_entries').insert(rows.map((row) => ({ ...row, room: 'Aviary' })))).rejects.toThrow()
  })

  it('leaves out a class that was closed, whose teacher and room are free again', async () => {
    const [one, other] = [await group('Cormorants'), await group('Darters')]
    const { id } = (await add(one.at(1, '07:30-08:30'))).data.addTimetableEntry
    await app.db('classes').where({ id: one.classId }).update({ deletedAt: new Date().toISOString() })
    const list = await ask<{ timetable: { id: number }[] }>('{ timetable { id } }')
    expect(list.data.timetable.some((entry) => entry.id === id)).toBe(false)
    const { teacherId, room } = one
    expect((await add(other.at(1, '07:30-08:30', { teacherId, room }))).error).toBeNull()
  })

  it('names the wrong field, and offers staff alone as teachers', async () => {
    const one = await group('Weavers')
    const wrong = async (overrides: object) => (await add(one.at(1, '07:30-08:30', overrides))).error?.fields
    expect(await wrong({ day: 7 })).toEqual({ day: 'Please choose a day from Monday to Saturday.' })
    expect(await wrong({ slot: '06:00-07:00' })).toEqual({ slot: 'Please choose a time.' })
    expect(await wrong({ subject: 'Chess' })).toEqual({ subject: 'Please choose a subject.' })
    expect(await wrong({ room: ' ' })).toEqual({ room: 'Please enter a room.' })
    const parent = await app.addUser()
    expect((await add(one.at(1, '07:30-08:30', { teacherId: parent.id }))).error?.code).toBe('NOT_FOUND')
    expect((await add(one.at(1, '07:30-08:30', { classId: 99_999 }))).error?.code).toBe('NOT_FOUND')
  })
})

describe('many entries at once', () => {
  it('change together or not at all', async () => {
    const [one, other] = [await group('Pipits'), await group('Larks')]
    const [first, second] = [
      (await add(one.at(1, '07:30-08:30'))).data.addTimetableEntry,
      (await add(one.at(2, '07:30-08:30'))).data.addTimetableEntry,
    ]
    await add(other.at(2, '07:30-08:30'))
    const ids = [first.id, second.id]
    const clash = await bulk({ ids, teacherId: other.teacherId })
    expect(clash.error).toMatchObject({ code: 'CONFLICT', fields: { teacherId: expect.stringContaining('Tuesday') } })
    expect(await app.db('timetable_entries').whereIn('id', ids).where({ teacherId: other.teacherId })).toEqual([])
    const { data } = await bulk({ ids, subject: 'Life Skills', room: 'Kitchen' })
    expect(data.changeTimetableEntries.entries).toEqual(
      [first, second].map((entry) => ({ ...entry, subject: 'Life Skills', room: 'Kitchen', version: 2 })),
    )
    expect((await bulk({ ids: [first.id, 99_999], room: 'Hall' })).error?.code).toBe('NOT_FOUND')
  })

  it('are deleted and restored, unless somebody took their place', async () => {
    const one = await group('Crows')
    const entry = (await add(one.at(1, '07:30-08:30'))).data.addTimetableEntry
    expect((await remove([entry.id])).data.deleteTimetableEntries.removed).toEqual([entry])
    expect((await remove([entry.id])).error?.code).toBe('NOT_FOUND')
    expect((await restore([entry.id])).data.restoreTimetableEntries.entries).toEqual([entry])
    await remove([entry.id])
    await add(one.at(1, '07:30-08:30', { subject: 'Rest' }))
    expect((await restore([entry.id])).error).toMatchObject({
      code: 'CONFLICT',
      fields: { classId: 'Crows already has Rest on Monday 07:30-08:30.' },
    })
  })
})

describe('a template', () => {
  it("keeps a class's week and lays it over another, leaving out what clashes", async () => {
    const [one, other] = [await group('Swifts'), await group('Martins')]
    await add(one.at(1, '07:30-08:30'))
    await add(one.at(2, '07:30-08:30', { room: 'Pool' }))
    const { id, size } = (await save(one.classId, 'Summer')).data.saveTimetableTemplate
    expect(size).toBe(2)
    expect((await save(one.classId, 'summer')).error?.code).toBe('CONFLICT')
    expect((await save(other.classId, 'Empty')).error?.code).toBe('BAD_USER_INPUT')

    const asSaved = (await apply({ templateId: id, classId: other.classId })).data.applyTimetableTemplate
    expect(asSaved.entries).toEqual([])
    expect(asSaved.leftOut).toHaveLength(2)
    const own = { templateId: id, classId: other.classId, teacherId: other.teacherId, room: 'Martins' }
    const laid = (await apply(own)).data.applyTimetableTemplate
    expect(laid.entries.map(({ day, room }) => [day, room])).toEqual([
      [1, 'Martins'],
      [2, 'Martins'],
    ])
    const again = (await apply({ ...own, replace: true })).data.applyTimetableTemplate
    expect(again.removed.map((entry) => entry.id)).toEqual(laid.entries.map((entry) => entry.id))
    expect([again.entries.length, again.leftOut]).toEqual([2, []])
  })

  it('leaves out anyone who no longer works here, and can be taken away', async () => {
    const one = await group('Rollers')
    await add(one.at(1, '07:30-08:30'))
    const { id } = (await save(one.classId, 'Winter')).data.saveTimetableTemplate
    await app.db('timetable_entries').where({ classId: one.classId }).delete()
    await app.db('users').where({ id: one.teacherId }).update({ deletedAt: new Date().toISOString() })
    const laid = (await apply({ templateId: id, classId: one.classId })).data.applyTimetableTemplate
    expect(laid).toMatchObject({ entries: [], leftOut: ['One entry was skipped: its teacher no longer works here.'] })
    await ask('mutation T($id: Int!) { deleteTimetableTemplate(id: $id) { id } }', { id })
    expect((await apply({ templateId: id, classId: one.classId })).error?.code).toBe('NOT_FOUND')
  })
})

describe('the week of a child', () => {
  it('is that of its class, for its own parents alone', async () => {
    const [one, other] = [await group('Barbets'), await group('Tinkers')]
    await add(one.at(4, '07:30-08:30'))
    await add(other.at(4, '08:30-09:30'))
    const parent = await app.addUser()
    await app.addChild({ classId: one.classId }, [parent.id])
    const mine = await ask<{ myChildren: { timetable: Entry[] }[] }>(
      '{ myChildren { timetable { slot teacher room } } }',
      {},
      parent.cookie,
    )
    expect(mine.data.myChildren).toEqual([
      { timetable: [{ slot: '07:30-08:30', teacher: 'Teacher of Barbets', room: 'Barbets' }] },
    ])
    expect((await ask('{ timetable { id } }', {}, parent.cookie)).error?.code).toBe('FORBIDDEN')
  })
})

it('a repeated request is answered with the first answer', async () => {
  const one = await group('Shrikes')
  const headers = { 'idempotency-key': 'timetable-1' }
  const [first, second] = [await add(one.at(1, '07:30-08:30'), headers), await add(one.at(1, '07:30-08:30'), headers)]
  expect(second.data).toEqual(first.data)
})

describe('changes of the timetable that come at once', () => {
  const isOver = ({ error }: { error: { code: string } | null }) => error === null || error.code === 'CONFLICT'

  async function expectNoClash(classIds: number[]) {
    const rows = await app.db('timetable_entries').whereIn('classId', classIds).whereNull('deletedAt')
    for (const key of ['classId', 'teacherId', 'room']) {
      const places = rows.map((row) => `${row.day} ${row.slot} ${row[key]}`)
      expect(places).toHaveLength(new Set(places).size)
    }
    return rows
  }

  it('move entries to each other’s slot and change many together, and never clash or wait in a circle', async () => {
    const one = await group('Bitterns')
    const slots = ['07:30-08:30', '08:30-09:30', '10:00-11:00', '11:00-12:00']
    const ids: number[] = []
    for (const slot of slots) ids.push((await add(one.at(1, slot))).data.addTimetableEntry.id)
    const rotated = ids.map((id, index) =>
      update(id, { slot: slots[(index + 1) % slots.length], day: 1 + (index % 2) }),
    )
    const answers = await Promise.all([
      ...rotated,
      bulk({ ids, room: 'Garden' }),
      bulk({ ids: ids.toReversed(), subject: 'Outdoor Play' }),
      remove(ids.slice(0, 1)),
      add(one.at(2, '07:30-08:30')),
    ])
    // what another one deleted meanwhile is not found
    expect(answers.filter((answer) => !isOver(answer) && answer.error?.code !== 'NOT_FOUND')).toEqual([])
    await expectNoClash([one.classId])
  })

  it('apply a template to several classes, one week in each place of a room', async () => {
    const source = await group('Wagtails')
    for (const slot of ['07:30-08:30', '08:30-09:30']) await add(source.at(4, slot))
    const { id: templateId } = (await save(source.classId, 'Rainy days')).data.saveTimetableTemplate
    const groups = await Promise.all(['Dabchicks', 'Rails', 'Gallinules'].map(group))
    const answers = await Promise.all(
      [...groups, ...groups].map(({ classId, teacherId }) =>
        apply({ templateId, classId, teacherId, room: 'Pond', replace: true }),
      ),
    )
    expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null))
    // one class has the room, the others are told why they have not
    expect(await expectNoClash(groups.map(({ classId }) => classId))).toHaveLength(2)
    const leftOut = answers.flatMap(({ data }) => data.applyTimetableTemplate.leftOut)
    expect(leftOut).toContainEqual(expect.stringContaining('Pond is taken by'))
  })
})
