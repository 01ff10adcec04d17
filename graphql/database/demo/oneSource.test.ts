import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { embeddedCopy } from '#tests/setup/templates.ts'
import { startOfJohannesburgDay, todayInJohannesburg } from '#graphql/values/dates.ts'
import { resetDemo } from './load.ts'
import { closedNote, demoDay } from './mark.ts'
import { demoDayAt } from './openDay.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ database: await embeddedCopy(inject('templateFolder'), 'demo') })
})
afterEach(() => vi.useRealTimers())
afterAll(() => app.close())

/** The last day that is over and on which the centre was open: sessions that begin on it are still valid. */
const day = demoDayAt(todayInJohannesburg(), '00:00')

async function ask<Data>(document: string, cookie: string, variables: object = {}) {
  const { data, error } = await app.graphql<Data>(document, { ...variables }, { cookie })
  expect(error).toBeNull()
  return data
}

interface Entry {
  childId: number
  attendance: { status: string; timeOut: string | null } | null
}
const came = (entry: Entry['attendance']) => entry?.status === 'present' || entry?.status === 'late'
const stillHere = (entry: Entry['attendance']) => came(entry) && entry?.timeOut === null
const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)

/** A tablet of all rooms. */
async function pairedTablet(admin: string): Promise<string> {
  const classes: { id: number }[] = await app.db('classes').whereNull('deleted_at').select('id')
  const input = { name: 'Front door', classIds: classes.map(({ id }) => id) }
  const { addDevice } = await ask<{ addDevice: { code: string } }>(
    'mutation ($input: DeviceInput!) { addDevice(input: $input) { code } }',
    admin,
    { input },
  )
  const paired = await app.graphql('mutation ($input: PairingInput!) { pairDevice(input: $input) }', {
    input: { code: addDevice.code },
  })
  return String([paired.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
}

/** How many are said to have come today, and to be here now, on every screen that says so. */
async function countsEverywhere(today: string) {
  const [admin, parent] = [await app.signIn('admin'), await app.signIn('parent')]
  const tablet = await pairedTablet(admin)
  const entry = 'childId attendance { status timeOut }'
  const { overview, register, roomRatios } = await ask<{
    overview: { date: string; present: number; rooms: { present: number; inNow: number }[] }
    register: { classes: { classId: number; present: number }[] }
    roomRatios: { children: number }[]
  }>(
    `query ($today: LocalDate!) {
      overview { date present rooms { present inNow } }
      register(date: $today) { classes { classId present } }
      roomRatios { children }
    }`,
    admin,
    { today },
  )
  const entries: Entry[] = []
  for (const { classId } of register.classes) {
    const one = await ask<{ register: { entries: Entry[] } }>(
      `query ($today: LocalDate!, $classId: Int!) { register(date: $today, classId: $classId) { entries { ${entry} } } }`,
      admin,
      { today, classId },
    )
    entries.push(...one.register.entries)
  }
  const { room } = await ask<{ room: { entries: Entry[] } }>(`{ room { entries { ${entry} } } }`, tablet)
  const { myChildren } = await ask<{ myChildren: { id: number; attendanceToday: Entry['attendance'] }[] }>(
    '{ myChildren { id attendanceToday { status timeOut } } }',
    parent,
  )
  const known = new Map(entries.map(({ childId, attendance }) => [childId, attendance]))
  return {
    date: overview.date,
    present: {
      overview: overview.present,
      rooms: sum(overview.rooms.map(({ present }) => present)),
      register: sum(register.classes.map(({ present }) => present)),
      marks: entries.filter(({ attendance }) => came(attendance)).length,
      tablet: room.entries.filter(({ attendance }) => came(attendance)).length,
    },
    here: {
      overview: sum(overview.rooms.map(({ inNow }) => inNow)),
      ratios: sum(roomRatios.map(({ children: count }) => count)),
      register: entries.filter(({ attendance }) => stillHere(attendance)).length,
      tablet: room.entries.filter(({ attendance }) => stillHere(attendance)).length,
    },
    portal: myChildren.map(({ attendanceToday }) => attendanceToday),
    marked: myChildren.map(({ id }) => known.get(id) ?? null),
  }
}

const all = <Key extends string>(counts: Record<Key, number>) => [...new Set(Object.values<number>(counts))]

describe('a demo that is started', () => {
  it.each([
    ['01:00', 60, { come: [0, 0], here: [0, 0] }],
    ['08:00', 480, { come: [40, 82], here: [40, 82] }],
    ['12:00', 720, { come: [82, 82], here: [82, 82] }],
    ['20:00', 1_200, { come: [82, 82], here: [0, 0] }],
  ])(
    'at %s says one thing on the overview, in the register, the rooms, the portal and at the tablet',
    async (time, minutes, { come, here }) => {
      const now = new Date(startOfJohannesburgDay(day).getTime() + minutes * 60_000)
      vi.useFakeTimers({ toFake: ['Date'], now })
      await resetDemo(app.db)
      const counts = await countsEverywhere(day)
      const [present, ...otherwise] = all(counts.present)
      const [inside, ...elsewhere] = all(counts.here)
      expect([otherwise, elsewhere], JSON.stringify(counts)).toEqual([[], []])
      expect(present).toBeGreaterThanOrEqual(come[0] ?? 0)
      expect(present).toBeLessThanOrEqual(come[1] ?? 0)
      expect(inside).toBeGreaterThanOrEqual(here[0] ?? 0)
      expect(inside).toBeLessThanOrEqual(here[1] ?? 0)
      expect(counts.portal).toHaveLength(2)
      expect(counts.portal).toEqual(counts.marked)
      // before the doors open it is of the day before, and says so
      const isOpen = time !== '01:00'
      expect((await demoDay(app.db)) === day).toBe(isOpen)
      expect(closedNote(await demoDay(app.db), day) === null).toBe(isOpen)
      expect(counts.date).toBe(day)
    },
  )
})
