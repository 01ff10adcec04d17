import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPin } from '#graphql/accounts/password.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { newTurn, type Turn } from '#tests/setup/tablet.ts'
import { addDays, startOfJohannesburgDay, timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { pinProblem } from './devices.rules.ts'

let app: TestApp
let admin: string
const today = todayInJohannesburg()
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
})
afterAll(() => app.close())

const ask = <Data>(document: string, variables: object = {}, cookie = '') =>
  app.graphql<Data>(document, { ...variables }, cookie ? { cookie } : {})
const classNamed = async (name: string): Promise<number> => (await app.db('classes').where({ name }).first('id')).id
const addDevice = async (name: string, ...classIds: number[]) =>
  (
    await ask<{ addDevice: { code: string; url: string; device: { id: number } } }>(
      'mutation ($input: DeviceInput!) { addDevice(input: $input) { code url device { id } } }',
      { input: { name, classIds } },
      admin,
    )
  ).data.addDevice
const pair = (code: string, cookie = '') =>
  ask<{ pairDevice: boolean }>(
    'mutation ($input: PairingInput!) { pairDevice(input: $input) }',
    { input: { code } },
    cookie,
  )
const roomCookie = (answer: { headers: Record<string, unknown> }) =>
  String([answer.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
const revoke = (id: number) => ask('mutation ($id: Int!) { revokeDevice(id: $id) { id } }', { id }, admin)

/** A paired tablet of a class, with a teacher who has the PIN 4071. */
async function roomOf(name: string) {
  const classId = await classNamed(name)
  const { code, device } = await addDevice(`Tablet of ${name}`, classId)
  const cookie = roomCookie(await pair(code))
  const { id: userId } = await app.addUser({ role: 'teacher', firstName: 'Nomsa' })
  await app.db('duties').insert({ userId, kind: 'teacher', classId, fromDate: addDays(today, -7) })
  await app.db('staff_pins').insert({ userId, hash: await hashPin('4071') })
  return { classId, cookie, userId, deviceId: device.id }
}

/** The last turn of each person at each tablet. */
const turns = new Map<string, Turn>()
const turnOf = (cookie: string, userId: number) => turns.get(`${cookie} ${userId}`) ?? newTurn()
function actAs(cookie: string, userId: number, pin = '4071') {
  const turn = newTurn()
  turns.set(`${cookie} ${userId}`, turn)
  const input = { userId, pin, turnKey: turn.turnKey }
  return ask('mutation ($input: ActAsInput!) { actAs(input: $input) }', { input }, cookie)
}

interface Outcome {
  refused: string | null
  attendance: { status: string; timeIn: string | null; timeOut: string | null; version: number } | null
}
/** Signed by the last turn of who did them. */
const send = (cookie: string, actions: { byUserId: number }[], sentAt?: string) =>
  sendRaw(
    cookie,
    actions.map((action) => turnOf(cookie, action.byUserId).signed(action)),
    sentAt,
  )
const sendRaw = (cookie: string, actions: object[], sentAt = new Date().toISOString()) =>
  ask<{ recordRoomActions: { outcomes: Outcome[]; clockBehind: number } }>(
    `mutation ($input: RoomActionsInput!) { recordRoomActions(input: $input) {
      clockBehind outcomes { id refused attendance { status timeIn timeOut version } } } }`,
    { input: { sentAt, actions } },
    cookie,
  )
const mark = (byUserId: number, childId: number, rest: object = {}) => ({
  id: randomUUID(),
  kind: 'mark',
  byUserId,
  childId,
  happenedAt: new Date().toISOString(),
  status: 'present',
  ...rest,
})

interface ShownRoom {
  actingUserId: number | null
  faces: { userId: number; hasPin: boolean; taughtClassIds: number[] }[]
  entries: { childId: number; allergies: string | null; mayCollect: { name: string }[] }[]
}
const readRoom = (cookie: string) =>
  ask<{ room: ShownRoom }>(
    '{ room { actingUserId faces { userId hasPin taughtClassIds } entries { childId allergies mayCollect { name } } } }',
    {},
    cookie,
  )

describe('a pairing code', () => {
  it('pairs one tablet, once, and is not stored', async () => {
    const { code, url } = await addDevice('Explorers', await classNamed('Explorers'))
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
    expect(url).toMatch(new RegExp(`/room\\?code=${code}$`))
    expect(JSON.stringify(await app.db('devices'))).not.toContain(code)
    const paired = await pair(` ${code.slice(0, 4).toLowerCase()} ${code.slice(4)} `)
    expect(paired.data).toEqual({ pairDevice: true })
    expect(String(paired.headers['set-cookie'])).toMatch(/kiewiet_room=.+HttpOnly; SameSite=Lax/)
    expect((await readRoom(roomCookie(paired))).error).toBeNull()
    expect((await pair(code)).error).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { code: /ask the office for a new one/ },
    })
  })

  it('is shown once: asked for again with the same key, none is shown that does not work', async () => {
    const classIds = [await classNamed('Explorers')]
    const add = () =>
      app.graphql<{ addDevice: { code: string } }>(
        'mutation ($input: DeviceInput!) { addDevice(input: $input) { code } }',
        { input: { name: 'Twice', classIds } },
        { cookie: admin, headers: { 'idempotency-key': 'add Twice' } },
      )
    expect((await add()).error).toBeNull()
    expect((await add()).error).toMatchObject({ code: 'CONFLICT', message: /create a new code/ })
    expect(await app.db('devices').where({ name: 'Twice' })).toHaveLength(1)
  })

  it('is refused when it is too old, and while somebody tries many', async () => {
    const { code, device } = await addDevice('Late', await classNamed('Explorers'))
    await app
      .db('devices')
      .where({ id: device.id })
      .update({ codeExpiresAt: new Date(Date.now() - 1_000).toISOString() })
    expect((await pair(code)).error?.code).toBe('BAD_USER_INPUT')
    const guess = () =>
      app.app.inject({
        method: 'POST',
        url: '/graphql',
        remoteAddress: '203.0.113.9',
        payload: { query: 'mutation { pairDevice(input: { code: "AAAAAAAA" }) }' },
      })
    const answers = []
    for (let tries = 0; tries < 22; tries += 1) answers.push((await guess()).body)
    expect(answers[0]).toContain('BAD_USER_INPUT')
    expect(answers.at(-1)).toContain('TOO_MANY_REQUESTS')
  })

  it('ends the session of the browser on the tablet, which anybody can pick up', async () => {
    const { code } = await addDevice('Explorers', await classNamed('Explorers'))
    const cookie = await app.signIn('admin')
    const { headers } = await pair(code, cookie)
    expect(headers['set-cookie']).toContainEqual(expect.stringMatching(/^kiewiet_session=;/))
    expect((await ask<{ viewer: unknown }>('{ viewer { id } }', {}, cookie)).data.viewer).toBeNull()
  })

  it('of a new tablet in its place ends the one before only when it is used', async () => {
    const { cookie, deviceId } = await roomOf('Explorers')
    const { data } = await ask<{ renewDeviceCode: { code: string } }>(
      'mutation ($id: Int!) { renewDeviceCode(id: $id) { code } }',
      { id: deviceId },
      admin,
    )
    expect((await readRoom(cookie)).error).toBeNull()
    const next = roomCookie(await pair(data.renewDeviceCode.code))
    expect((await readRoom(cookie)).error?.code).toBe('UNAUTHENTICATED')
    expect((await readRoom(next)).error).toBeNull()
  })
})

describe('a tablet', () => {
  it('shows names alone until somebody gave a PIN, then who may collect', async () => {
    const { classId, cookie, userId } = await roomOf('Discoverers')
    const { id: parentId } = await app.addUser({ role: 'parent', firstName: 'Sello' })
    const childId = await app.addChild({ classId, allergies: 'Peanuts' }, [parentId])
    const entry = async () => {
      const { data } = await readRoom(cookie)
      return data.room.entries.find((row) => row.childId === childId)
    }
    expect(await entry()).toEqual({ childId, allergies: null, mayCollect: [] })
    expect((await actAs(cookie, userId)).error).toBeNull()
    expect(await entry()).toMatchObject({ allergies: 'Peanuts', mayCollect: [{ name: /^Sello/ }] })
    await app.db('devices').update({ actedAt: new Date(Date.now() - 121_000).toISOString() })
    expect(await entry()).toEqual({ childId, allergies: null, mayCollect: [] })
  })

  it('is a guest to everything else, also while an administrator acts', async () => {
    const { cookie } = await roomOf('Discoverers')
    const { id } = await app.db('users').where({ username: 'admin' }).first('id')
    await app
      .db('staff_pins')
      .insert({ userId: id, hash: await hashPin('4071') })
      .onConflict()
      .ignore()
    expect((await actAs(cookie, id)).error).toBeNull()
    expect((await readRoom(cookie)).data.room.actingUserId).toBe(id)
    const register = await ask(
      'query ($date: LocalDate!) { register(date: $date) { classId } }',
      { date: today },
      cookie,
    )
    expect(register.error?.code).toBe('UNAUTHENTICATED')
    expect((await ask('{ devices { id } }', {}, cookie)).error?.code).toBe('UNAUTHENTICATED')
  })

  it('that was shut off is refused at its next contact', async () => {
    const { cookie, deviceId, userId, classId } = await roomOf('Discoverers')
    await actAs(cookie, userId)
    await revoke(deviceId)
    expect((await readRoom(cookie)).error).toMatchObject({ code: 'UNAUTHENTICATED', message: /shut off/ })
    const childId = await app.addChild({ classId })
    expect((await send(cookie, [mark(userId, childId)])).error?.code).toBe('UNAUTHENTICATED')
    expect(await app.db('attendance').where({ childId })).toEqual([])
  })

  it('knows the teachers of its classes, which of these each teaches, and administrators, and nobody else', async () => {
    const { classId, cookie, userId } = await roomOf('Young Scholars')
    await app.db('duties').insert({ userId, kind: 'teacher', classId: await classNamed('Explorers'), fromDate: today })
    const { id: stranger } = await app.addUser({ role: 'teacher' })
    await app.db('staff_pins').insert({ userId: stranger, hash: await hashPin('4071') })
    const { faces } = (await readRoom(cookie)).data.room
    expect(faces.find((face) => face.userId === userId)?.taughtClassIds).toEqual([classId])
    expect(faces.map((face) => face.userId)).not.toContain(stranger)
    expect((await actAs(cookie, stranger)).error?.code).toBe('NOT_FOUND')
  })
})

describe('a PIN', () => {
  it('rests on that tablet after five wrong ones, and the office reads it', async () => {
    const { cookie, userId, deviceId } = await roomOf('Young Scholars')
    const tries = []
    for (const pin of ['1111', '2222', '3333', '4444', '5555'])
      tries.push((await actAs(cookie, userId, pin)).error?.message)
    expect(tries[3]).toBe("This is not Nomsa's PIN. 1 attempt left.")
    expect(tries[4]).toBe("This is not Nomsa's PIN. It is blocked on this tablet for 15 minutes.")
    expect((await actAs(cookie, userId)).error?.message).toMatch(/blocked on this tablet until \d\d:\d\d/)
    const { data } = await ask<{ devices: { id: number; restingPins: { name: string }[] }[] }>(
      '{ devices { id restingPins { name } } }',
      {},
      admin,
    )
    expect(data.devices.find(({ id }) => id === deviceId)?.restingPins).toMatchObject([{ name: /^Nomsa/ }])
    expect(await app.db('notifications').where({ kind: 'device.pin_rests' })).toHaveLength(1)
    await app.db('device_pin_failures').update({ restingUntil: new Date(Date.now() - 1_000).toISOString() })
    expect((await actAs(cookie, userId)).error).toBeNull()
  })

  it('places its owner in the room, and leaves what the register says of her', async () => {
    const { cookie, userId, classId } = await roomOf('Little Learners')
    const entry = () => app.db('staff_attendance').where({ staffId: userId, date: today }).first()
    await actAs(cookie, userId, '9999')
    expect(await entry()).toBeUndefined()
    expect((await actAs(cookie, userId)).error).toBeNull()
    expect(await entry()).toMatchObject({ status: 'present', roomId: classId, recordedBy: userId, version: 1 })
    await actAs(cookie, userId)
    expect(await entry()).toMatchObject({ version: 1 })
    await app.db('staff_attendance').where({ staffId: userId }).update({ status: 'sick_leave', roomId: null })
    await actAs(cookie, userId)
    expect(await entry()).toMatchObject({ status: 'sick_leave', roomId: null })
  })

  it('is chosen by its owner, with a sign-in of a moment ago, and is no simple one', async () => {
    const { id, cookie } = await app.addUser({ role: 'teacher' })
    const choose = (pin: string) =>
      ask('mutation ($input: PinInput!) { choosePin(input: $input) { chosenAt } }', { input: { pin } }, cookie)
    for (const pin of ['0000', '1234', '987654', '2512', '1987'])
      expect((await choose(pin)).error?.fields?.pin, pin).toBeTruthy()
    expect((await choose('12')).error?.fields).toEqual({ pin: 'Please enter 4 to 6 digits.' })
    expect((await choose('4071')).error).toBeNull()
    expect((await app.db('staff_pins').where({ userId: id }).first('hash')).hash).toMatch(/^\$argon2id/)
    await app.db('sessions').where({ userId: id }).update({ authenticatedAt: '2026-01-01' })
    expect((await choose('4072')).error?.code).toBe('FRESH_AUTHENTICATION_REQUIRED')
    expect(pinProblem('805273')).toBeNull()
  })
})

describe('what is done at a tablet', () => {
  it('is stored once for each id, in its order', async () => {
    const { cookie, userId, classId } = await roomOf('Little Learners')
    await actAs(cookie, userId)
    const childId = await app.addChild({ classId })
    const came = mark(userId, childId, { timeIn: '00:01' })
    const wrong = mark(userId, await app.addChild({ classId: await classNamed('Explorers') }))
    const left = mark(userId, childId, {
      kind: 'collect',
      timeIn: '00:01',
      timeOut: '00:02',
      collectedBy: 'Thandi Zulu',
      collectedReason: 'Her mother called',
    })
    const first = (await send(cookie, [came, wrong, left])).data.recordRoomActions
    expect(first.outcomes.map(({ refused }) => refused)).toEqual([null, expect.stringMatching(/not found/), null])
    expect(first.outcomes[2]?.attendance).toEqual({ status: 'present', timeIn: '00:01', timeOut: '00:02', version: 2 })
    const again = (await send(cookie, [left, came, wrong])).data.recordRoomActions
    expect(again.outcomes.map(({ refused }) => refused === null)).toEqual([true, true, false])
    expect(await app.db('attendance').where({ childId })).toMatchObject([{ version: 2, recordedBy: userId }])
    expect(await app.db('room_actions').whereIn('id', [came.id, left.id, wrong.id])).toHaveLength(3)
  })

  it('arrives once also when it is sent twice at the same time', async () => {
    const { cookie, userId, classId } = await roomOf('Little Learners')
    await actAs(cookie, userId)
    const childId = await app.addChild({ classId })
    const came = mark(userId, childId)
    const answers = await Promise.all([send(cookie, [came]), send(cookie, [came])])
    expect(answers.map(({ data }) => data.recordRoomActions.outcomes[0]?.refused)).toEqual([null, null])
    expect(await app.db('attendance').where({ childId })).toMatchObject([{ version: 1 }])
  })

  it('is refused where another tablet was faster, with what is there now', async () => {
    const [one, two] = [await roomOf('Little Learners'), await roomOf('Little Learners')]
    for (const { cookie, userId } of [one, two]) await actAs(cookie, userId)
    const childId = await app.addChild({ classId: one.classId })
    await send(one.cookie, [mark(one.userId, childId, { timeIn: '00:01' })])
    const { data } = await send(two.cookie, [mark(two.userId, childId, { status: 'absent' })])
    expect(data.recordRoomActions.outcomes).toMatchObject([
      { refused: /Somebody else has just changed this/, attendance: { status: 'present', timeIn: '00:01' } },
    ])
  })

  it('takes no collection away by what was done before it, which was refused and is recorded again', async () => {
    const { cookie, userId, classId } = await roomOf('Little Learners')
    await actAs(cookie, userId)
    const childId = await app.addChild({ classId })
    await app.db('attendance').insert({ childId, date: today, status: 'late', timeIn: '00:02' })
    const at = (seconds: number) => ({ happenedAt: new Date(Date.now() + seconds * 1_000).toISOString() })
    const gone = { timeIn: '00:02', timeOut: '00:03', collectedBy: 'Thandi Zulu', collectedReason: 'Her mother called' }
    const collect = mark(userId, childId, { kind: 'collect', ...at(-1), ...gone, version: 1 })
    expect((await send(cookie, [collect])).data.recordRoomActions.outcomes).toMatchObject([{ refused: null }])
    for (const version of [null, 1]) {
      const { data } = await send(cookie, [mark(userId, childId, { ...at(-2), timeIn: '00:01', version })])
      const there = { timeIn: '00:02', timeOut: '00:03', version: 2 }
      expect(data.recordRoomActions.outcomes).toMatchObject([{ refused: /just changed this/, attendance: there }])
    }
    expect(await app.db('attendance').where({ childId })).toMatchObject([{ collectedBy: 'Thandi Zulu', version: 2 }])
    // what she does next needs no version of its own, and what she has read she may change
    const next = [
      mark(userId, childId, { ...gone, timeOut: '00:04' }),
      mark(userId, childId, { ...at(-2), version: 3 }),
    ]
    const { data } = await send(cookie, next)
    expect(data.recordRoomActions.outcomes).toMatchObject([{ refused: null }, { refused: null }])
  })

  it('is refused in words where the clock of the tablet has lost its year', async () => {
    const { cookie, userId, classId } = await roomOf('Little Learners')
    await actAs(cookie, userId)
    const action = mark(userId, await app.addChild({ classId }))
    for (const sentAt of ['+275760-09-12T00:00:00Z', '-271821-04-21T00:00:00Z'])
      expect((await send(cookie, [action], sentAt)).error?.code).toBe('BAD_USER_INPUT')
  })

  it('has its times corrected where the clock of the tablet is three hours off', async () => {
    const { cookie, userId, classId } = await roomOf('Little Learners')
    await actAs(cookie, userId)
    const childId = await app.addChild({ classId })
    const ahead = new Date(Date.now() + 3 * 3_600_000)
    const came = mark(userId, childId, { happenedAt: ahead.toISOString(), timeIn: timeInJohannesburg(ahead) })
    const { data } = await send(cookie, [came], ahead.toISOString())
    expect(data.recordRoomActions.clockBehind).toBeLessThan(-10_700)
    const [row] = await app.db('attendance').where({ childId })
    expect(row.date).toBe(today)
    expect([timeInJohannesburg(new Date(Date.now() - 60_000)), timeInJohannesburg()]).toContain(row.timeIn.slice(0, 5))
  })

  it('is answered without notes, and without anything of the child where it is refused for who sends it', async () => {
    const { cookie, userId, classId } = await roomOf('Little Learners')
    const childId = await app.addChild({ classId })
    const said = { status: 'present', timeIn: '07:30', collectedBy: 'Gogo Sibiya', notes: 'Court order' }
    await app.db('attendance').insert({ childId, date: today, ...said })
    const details = `mutation ($input: RoomActionsInput!) { recordRoomActions(input: $input) {
      outcomes { refused attendance { status notes collectedBy } } } }`
    const sent = async (more: object = {}) => {
      const actions = [turnOf(cookie, userId).signed(mark(userId, childId, more))]
      const input = { sentAt: new Date().toISOString(), actions }
      const { data } = await ask<{ recordRoomActions: { outcomes: object[] } }>(details, { input }, cookie)
      return data.recordRoomActions.outcomes
    }
    expect(await sent()).toEqual([{ refused: expect.stringMatching(/PIN/), attendance: null }])
    await actAs(cookie, userId)
    expect(await sent({ version: 99 })).toEqual([
      { refused: expect.any(String), attendance: { status: 'present', notes: null, collectedBy: null } },
    ])
  })

  it('says in which room somebody is', async () => {
    const { cookie, userId, classId } = await roomOf('Little Learners')
    await actAs(cookie, userId)
    await app.db('staff_attendance').where({ staffId: userId }).delete()
    const move = () => ({ ...mark(userId, 0), kind: 'move', childId: null, status: null, classId })
    expect((await send(cookie, [move()])).data.recordRoomActions.outcomes[0]?.refused).toMatch(
      /not been marked present/,
    )
    await app.db('staff_attendance').insert({ staffId: userId, date: today, status: 'present' })
    expect((await send(cookie, [move()])).data.recordRoomActions.outcomes[0]?.refused).toBeNull()
    expect(await app.db('staff_attendance').where({ staffId: userId })).toMatchObject([{ roomId: classId }])
  })

  it('moves nobody back who has said since then that she is elsewhere', async () => {
    const { cookie, userId, classId, deviceId } = await roomOf('Little Learners')
    const elsewhere = await classNamed('Explorers')
    await app.db('device_classes').insert({ deviceId, classId: elsewhere })
    await app.db('duties').insert({ userId, kind: 'teacher', classId: elsewhere })
    await app.db('staff_attendance').insert({ staffId: userId, date: today, status: 'present', roomId: elsewhere })
    await actAs(cookie, userId)
    const moved = async (to: number, happenedAt: Date) => {
      const move = {
        id: randomUUID(),
        kind: 'move',
        byUserId: userId,
        classId: to,
        happenedAt: happenedAt.toISOString(),
      }
      const { data } = await send(cookie, [move])
      const [{ roomId, version }] = await app.db('staff_attendance').where({ staffId: userId })
      return [data.recordRoomActions.outcomes[0]?.refused, roomId, version]
    }
    // parts of the day so far, which may have begun a moment ago
    const begun = startOfJohannesburgDay(today).getTime()
    const at = (part: number) => new Date(begun + (Date.now() - begun) * part)
    expect(await moved(classId, at(0.5))).toEqual([null, classId, 2])
    expect(await moved(elsewhere, at(0.4))).toEqual([null, classId, 2])
    expect(await moved(elsewhere, at(0.6))).toEqual([null, elsewhere, 3])
  })

  it('counts nobody in a class that she does not teach', async () => {
    const { cookie } = await roomOf('Little Learners')
    const { id: userId } = await app.addUser({ role: 'admin' })
    await app.db('staff_pins').insert({ userId, hash: await hashPin('4071') })
    await actAs(cookie, userId)
    await app.db('staff_attendance').insert({ staffId: userId, date: today, status: 'present' })
    const move = { ...mark(userId, 0), kind: 'move', childId: null, classId: await classNamed('Little Learners') }
    const { data } = await send(cookie, [move])
    expect(data.recordRoomActions.outcomes[0]?.refused).toMatch(/You do not teach this class/)
    expect(await app.db('staff_attendance').where({ staffId: userId })).toMatchObject([{ roomId: null }])
  })
})

describe('what somebody did whose duty is over when it arrives', () => {
  const yesterday = addDays(today, -1)
  const dayAgo = () => ({ happenedAt: new Date(Date.now() - 86_400_000).toISOString() })
  const refusalOf = async (cookie: string, action: { byUserId: number }) =>
    (await send(cookie, [action])).data.recordRoomActions.outcomes[0]?.refused
  /** Takes somebody out of a class, as the office does it. */
  async function endDuty(classId: number, userId: number) {
    const before: number[] = await app.db('duties').where({ classId }).pluck('user_id')
    const staffIds = before.filter((id) => id !== userId)
    await ask(
      'mutation ($input: ClassStaffInput!) { setClassStaff(input: $input) { id } }',
      { input: { classId, staffIds } },
      admin,
    )
  }
  async function actingRoom() {
    const room = await roomOf('Little Learners')
    await actAs(room.cookie, room.userId)
    return { ...room, childId: await app.addChild({ classId: room.classId }) }
  }

  it('is answered as before where it had arrived', async () => {
    const { cookie, userId, classId, childId } = await actingRoom()
    const came = mark(userId, childId)
    expect(await refusalOf(cookie, came)).toBeNull()
    await endDuty(classId, userId)
    expect(await refusalOf(cookie, came)).toBeNull()
    expect(await app.db('attendance').where({ childId })).toMatchObject([{ version: 1 }])
  })

  it('counts on the days of the duty, and is a conflict in words on those after it', async () => {
    const { cookie, userId, classId, childId } = await actingRoom()
    await endDuty(classId, userId)
    expect(await refusalOf(cookie, mark(userId, childId, dayAgo()))).toBeNull()
    const late = mark(userId, childId)
    expect(await refusalOf(cookie, late)).toMatch(/no longer works with this class. Ask the office/)
    expect(await app.db('attendance').where({ childId })).toMatchObject([{ date: yesterday, recordedBy: userId }])
    const [stored] = await app.db('room_actions').where({ id: late.id })
    expect(stored.outcome).toMatchObject({ refused: /no longer works/, childId, date: null })
    await app.db('duties').insert({ userId, kind: 'teacher', classId })
    expect(await refusalOf(cookie, late)).toMatch(/no longer works/)
    expect(await refusalOf(cookie, mark(userId, childId))).toBeNull()
  })

  it('counts until the day before an account was removed', async () => {
    const { cookie, userId, childId } = await actingRoom()
    await app.db('users').where({ id: userId }).update({ deletedAt: app.db.fn.now() })
    expect(await refusalOf(cookie, mark(userId, childId, dayAgo()))).toBeNull()
    expect(await refusalOf(cookie, mark(userId, childId))).toMatch(/no longer works/)
  })

  it('holds up nothing else where there is no such account', async () => {
    const { cookie, userId, childId } = await actingRoom()
    const { data, error } = await send(cookie, [mark(987_654, childId), mark(userId, childId)])
    expect(error).toBeNull()
    expect(data.recordRoomActions.outcomes.map(({ refused }) => refused === null)).toEqual([false, true])
  })
})
