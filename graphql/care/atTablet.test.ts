import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashToken } from '#graphql/accounts/token.ts'
import { addDays, startOfJohannesburgDay, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { newTurn } from '#tests/setup/tablet.ts'
import { propertyRuns } from '#tests/setup/propertyRuns.ts'
import { type CareVersion, summaryOf } from './care.rules.ts'

let app: TestApp
let classId: number
let otherClassId: number
let teacherId: number
let serial = 0
const today = todayInJohannesburg()
const yesterday = addDays(today, -1)

beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  teacherId = (await app.addUser({ role: 'teacher', firstName: 'Nomsa' })).id
  const addClass = async (name: string) => {
    const row = {
      name,
      ageGroup: '1-2 years',
      ageFromMonths: 12,
      ageToMonths: 24,
      capacity: 90,
      room: name,
      position: 0,
    }
    return (await app.db('classes').insert(row).returning('id'))[0].id
  }
  classId = await addClass('Weavers')
  otherClassId = await addClass('Hoopoes')
  await app.db('duties').insert({ userId: teacherId, kind: 'teacher', classId, fromDate: addDays(today, -60) })
})
afterAll(() => app.close())

/** One for all tablets: which of them knows it is told apart by the server. */
const turn = newTurn()

/** A tablet of the class; with `acts` the teacher has given a PIN there. */
async function addTablet(acts = true): Promise<string> {
  serial += 1
  const token = `tablet ${serial}`
  const acting = acts ? { actingUserId: teacherId, actedAt: addDays(today, 1) } : {}
  const [{ id: deviceId }] = await app
    .db('devices')
    .insert({ name: token, secretHash: hashToken(token), lastSeenAt: app.db.fn.now(), ...acting })
    .returning('id')
  await app.db('device_classes').insert({ deviceId, classId })
  if (acts) await app.db('device_turns').insert({ deviceId, userId: teacherId, day: today, publicKey: turn.turnKey })
  return `kiewiet_room=${encodeURIComponent(token)}`
}

const moment = (minute: number, date = yesterday) =>
  new Date(startOfJohannesburgDay(date).getTime() + minute * 60_000).toISOString()

interface Action {
  id: string
  happenedAt: string
  childId: number
  care: Record<string, unknown>
}
const action = (childId: number, saidAt: number, care: Record<string, unknown>, entryId?: string): Action => {
  const id = randomUUID()
  return { id, happenedAt: moment(saidAt), childId, care: { entryId: entryId ?? id, at: moment(saidAt), ...care } }
}

const send = (cookie: string, actions: readonly Action[], sentAt = new Date().toISOString()) =>
  app.graphql<{ recordRoomActions: { outcomes: { id: string; refused: string | null; childId: number | null }[] } }>(
    'mutation ($input: RoomActionsInput!) { recordRoomActions(input: $input) { outcomes { id refused childId } } }',
    { input: { sentAt, actions: actions.map((one) => turn.signed({ kind: 'care', byUserId: teacherId, ...one })) } },
    { cookie },
  )

interface RoomCare {
  childId: number
  checkMinutes: number
  asleepSince: string | null
  nextCheckAt: string | null
  entries: { kind: string }[]
  supplies: { item: string }[]
}
const readRoom = async (cookie: string) =>
  (
    await app.graphql<{ room: { care: RoomCare[] } }>(
      '{ room { care { childId checkMinutes asleepSince nextCheckAt entries { kind } supplies { item } } } }',
      {},
      { cookie },
    )
  ).data.room.care

/** A morning of a child: two who enter a sleep, corrections, and something that never happened. */
function morningOf(childId: number): Action[] {
  const sleep = action(childId, 540, { kind: 'sleep' })
  const lunch = action(childId, 720, { kind: 'meal', meal: 'lunch', portion: 'all' })
  const nappy = action(childId, 500, { kind: 'nappy', nappy: 'wet' })
  return [
    sleep,
    action(childId, 545, { kind: 'sleep', at: moment(538) }),
    action(childId, 600, { ...sleep.care, until: moment(595), ending: 'woke' }, sleep.id),
    lunch,
    action(childId, 725, { ...lunch.care, portion: 'some' }, lunch.id),
    nappy,
    action(childId, 501, { ...nappy.care, removed: true }, nappy.id),
    action(childId, 730, { kind: 'supplies', item: 'nappies', way: 'brought', count: 12 }),
    action(childId, 740, { kind: 'mood', mood: 4 }),
    action(childId, 745, { kind: 'note', text: 'Sang all morning' }),
  ]
}

/** What is stored of a child, with no id in it: its day, and what was said in which order. */
async function dayOf(childId: number) {
  const rows: CareVersion[] = await app.db('care_entries').where({ childId })
  return { summary: summaryOf(rows), count: rows.length }
}

describe('care at a tablet', () => {
  it('is as online, whatever order its actions arrive in, cut and doubled', async () => {
    const addChild = () => app.addChild({ classId, enrolledOn: addDays(today, -30) })
    const online = await addChild()
    const cookie = await addTablet()
    for (const one of morningOf(online)) expect((await send(cookie, [one])).error).toBeNull()
    const expected = await dayOf(online)
    expect(expected.count).toBe(10)
    expect(expected.summary).toMatchObject({ meals: [{ portion: 'some' }], nappies: 0, moods: [4] })
    const shuffled = fc.shuffledSubarray([...Array(10).keys()], { minLength: 10 })
    await fc.assert(
      fc.asyncProperty(shuffled, fc.array(fc.nat(9), { maxLength: 6 }), async (order, again) => {
        const offline = await addChild()
        const made = morningOf(offline)
        const arriving = [...order, ...again].flatMap((index) => made[index] ?? [])
        // a batch, and the rest, which is sent once more since no answer came
        for (const batch of [arriving.slice(0, 5), arriving.slice(3), arriving]) {
          const { data } = await send(cookie, batch)
          expect(data.recordRoomActions.outcomes.every(({ refused }) => refused === null)).toBe(true)
        }
        expect(await dayOf(offline)).toEqual(expected)
      }),
      { numRuns: propertyRuns(12), seed: 20_261_124 },
    )
  }, 60_000)

  it('is refused one by one, each with its words, and stays refused when it is sent again', async () => {
    const cookie = await addTablet()
    const [own, absent] = [await app.addChild({ classId }), await app.addChild({ firstName: 'Lerato', classId })]
    const other = await app.addChild({ firstName: 'Zodwa', classId: otherClassId })
    await app.db('attendance').insert({ childId: absent, date: yesterday, status: 'absent' })
    const sunscreen = { kind: 'sunscreen' }
    const actions = [own, absent, other].map((childId) => action(childId, 600, sunscreen))
    const { data } = await send(cookie, actions)
    const expected = [
      { refused: null, childId: own },
      { refused: expect.stringMatching(/^Lerato was marked absent on/), childId: absent },
      { refused: expect.stringMatching(/not found/), childId: other },
    ]
    expect(data.recordRoomActions.outcomes).toMatchObject(expected)
    expect(JSON.stringify(data)).not.toContain('Zodwa')
    await app.db('attendance').where({ childId: absent }).update({ status: 'present' })
    expect((await send(cookie, actions)).data.recordRoomActions.outcomes).toMatchObject(expected)
    expect(await app.db('care_entries').whereIn('childId', [own, absent, other])).toHaveLength(1)
  })

  it('is of who gave a PIN there, and of the time that the clock of the server says', async () => {
    const childId = await app.addChild({ classId })
    const nobody = await send(await addTablet(false), [action(childId, 600, { kind: 'sunscreen' })])
    expect(nobody.data.recordRoomActions.outcomes[0]?.refused).toMatch(/PIN/)
    const cookie = await addTablet()
    // the clock of this tablet is an hour behind
    const sentAt = new Date(Date.now() - 3_600_000).toISOString()
    await send(cookie, [action(childId, 600, { kind: 'sleep', until: moment(630) })], sentAt)
    const [row] = await app.db('care_entries').where({ childId })
    expect(row).toMatchObject({ saidById: teacherId, kind: 'sleep' })
    const off = (text: string, minute: number) => Math.abs(Date.parse(text) - Date.parse(moment(minute + 60)))
    for (const [text, minute] of [
      [row.at, 600],
      [row.until, 630],
      [row.saidAt, 600],
    ])
      expect(off(text, minute)).toBeLessThan(5_000)
  })

  it('changes nothing of what a tablet may mark without a conflict', async () => {
    const childId = await app.addChild({ classId })
    const cookie = await addTablet()
    const mark = (status: string, version: number | null) => ({
      id: randomUUID(),
      kind: 'mark',
      byUserId: teacherId,
      childId,
      happenedAt: moment(400),
      status,
      version,
    })
    const input = (actions: object[]) => ({ input: { sentAt: new Date().toISOString(), actions } })
    const document =
      'mutation ($input: RoomActionsInput!) { recordRoomActions(input: $input) { outcomes { refused } } }'
    const ask = (actions: object[]) => app.graphql(document, input(actions.map(turn.signed)), { cookie })
    await ask([mark('present', null)])
    await send(cookie, [action(childId, 410, { kind: 'sunscreen' })])
    // made without a connection, upon what it marked before
    const { data } = await ask([mark('late', null)])
    expect(data).toEqual({ recordRoomActions: { outcomes: [{ refused: null }] } })
  })
})

describe('the room', () => {
  it('shows anybody who is asleep and whom to look at, and what was entered to who gave a PIN', async () => {
    const childId = await app.addChild({ classId, dateOfBirth: addDays(today, -200) })
    const other = await app.addChild({ classId: otherClassId })
    const cookie = await addTablet()
    const asleep = { id: randomUUID(), happenedAt: moment(1, today), childId }
    await send(cookie, [{ ...asleep, care: { entryId: asleep.id, kind: 'sleep', at: moment(1, today) } }])
    const always = { asleepSince: moment(1, today), nextCheckAt: moment(11, today), checkMinutes: 10 }
    const find = async (as: string) => (await readRoom(as)).find((child) => child.childId === childId)
    expect(await find(cookie)).toMatchObject({ ...always, entries: [{ kind: 'sleep' }] })
    expect(await find(await addTablet(false))).toMatchObject({ ...always, entries: [], supplies: [] })
    expect((await readRoom(cookie)).some((child) => child.childId === other)).toBe(false)
  })
})
