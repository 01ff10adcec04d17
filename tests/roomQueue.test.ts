import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MarkedValues, nothing } from '#graphql/attendance/attendance.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import {
  actionAt,
  inputOf,
  type NewRoomAction,
  type RoomAction,
  roomQueue,
  signedBy,
} from '#web/admin/room/roomActions.ts'
import { beginTurn, makeKeys } from '#web/admin/room/turn.ts'
import { memoryStore } from '#web/shared/queue/memoryStore.ts'
import { SendingFailed } from '#web/shared/queue/SendQueue.ts'

/** The queue of the tablet against the server that it sends to. */

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
})
afterAll(() => app.close())

const childrenOfRoom = 13

/** A tablet of two new classes of thirteen children, with somebody who gave a PIN there and is on the register. */
async function openRoom(name: string) {
  const classIds: number[] = []
  for (const part of ['A', 'B']) {
    const [like] = await app.db('classes').limit(1)
    const { id: _id, ...values } = like
    const row = { ...values, name: `${name} ${part}` }
    classIds.push((await app.db('classes').insert(row).returning('id'))[0].id)
  }
  const input = { name, classIds }
  const document = 'mutation ($input: DeviceInput!) { addDevice(input: $input) { code device { id } } }'
  const added = await app.graphql<{ addDevice: { code: string; device: { id: number } } }>(
    document,
    { input },
    { cookie: admin },
  )
  const { code, device } = added.data.addDevice
  const paired = await app.graphql('mutation ($input: PairingInput!) { pairDevice(input: $input) }', {
    input: { code },
  })
  const cookie = String([paired.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
  const { id: userId } = await app.addUser({ role: 'teacher' })
  for (const classId of classIds) await app.db('duties').insert({ userId, kind: 'teacher', classId })
  const turn = await beginTurn(userId, await makeKeys())
  const row = { deviceId: device.id, userId, day: todayInJohannesburg(), publicKey: turn.turnKey }
  await app.db('device_turns').insert(row)
  await app
    .db('staff_attendance')
    .insert({ staffId: userId, date: todayInJohannesburg(), status: 'present', timeIn: '00:00' })
  const children: number[] = []
  for (let index = 0; index < childrenOfRoom; index += 1)
    children.push(await app.addChild({ classId: classIds[index % 2] ?? 0 }))
  return { cookie, userId, turn, classIds, children, deviceId: device.id }
}
type OpenRoom = Awaited<ReturnType<typeof openRoom>>

/** 13 come, 13 go home or turn out to be absent, 13 are corrected, and somebody goes to the other class: 40 of three kinds. */
function actionsOf({ children, classIds }: OpenRoom): NewRoomAction[] {
  const mark = (childId: number, values: Partial<MarkedValues>): NewRoomAction => {
    const kind = values.timeOut ? 'collect' : 'mark'
    return { kind, childId, values: { ...nothing, ...values }, version: null }
  }
  const here = { status: 'present', timeIn: '00:01' } as const
  const home = { ...here, timeOut: '00:02', collectedBy: ' Sello ', collectedReason: 'Her mother called' }
  return [
    ...children.map((childId) => mark(childId, here)),
    { kind: 'move', classId: classIds[1] ?? 0 },
    ...children.map((childId, index) => mark(childId, index % 4 === 0 ? { status: 'absent' } : home)),
    ...children.map((childId, index) => mark(childId, index % 3 === 0 ? { ...here, status: 'late' } : home)),
  ]
}

type Connection = 'fine' | 'away' | 'answers are lost'

function queueOf({ cookie, deviceId }: OpenRoom) {
  const connection = { is: 'fine' as Connection, requests: 0 }
  async function send(actions: readonly RoomAction[]) {
    if (connection.is === 'away') throw new SendingFailed('away', 'unreachable')
    const answer = await app.graphql<{
      recordRoomActions: { outcomes: { id: string; refused: string | null; attendance: { version: number } | null }[] }
    }>(
      `mutation ($input: RoomActionsInput!) { recordRoomActions(input: $input) {
        outcomes { id refused attendance { version } } } }`,
      { input: { sentAt: new Date().toISOString(), actions: actions.map(inputOf) } },
      { cookie },
    )
    connection.requests += 1
    expect(answer.error).toBeNull()
    if (connection.is === 'answers are lost') throw new SendingFailed('away', 'unreachable')
    return new Map(
      answer.data.recordRoomActions.outcomes.map(({ id, refused, attendance }) => [
        id,
        { refused, there: attendance && { ...nothing, version: attendance.version } },
      ]),
    )
  }
  const queue = roomQueue({ owner: deviceId, store: memoryStore<RoomAction>(), send, onAnswered: () => undefined })
  return { queue, connection }
}

/** What the database says of the children of a room, in their order, and of who acted there. */
async function stored({ children, classIds, userId }: OpenRoom) {
  const rows = await app.db('attendance').whereIn('childId', children).where({ date: todayInJohannesburg() })
  const entries = children.map((childId) => {
    const row = rows.find((one) => one.childId === childId)
    const { status, timeIn, timeOut, collectedBy, collectedReason, version } = row ?? {}
    return { status, timeIn, timeOut, collectedBy, collectedReason, version, isHers: row?.recordedBy === userId }
  })
  const { roomId } = await app.db('staff_attendance').where({ staffId: userId }).first('roomId')
  return { entries, room: classIds.indexOf(roomId) }
}

it('sends 40 actions of three kinds after the connection is back, and the database is as if it had never been gone', async () => {
  const [online, offline] = [await openRoom('Online'), await openRoom('Offline')]
  const direct = queueOf(online)
  for (const made of actionsOf(online)) {
    direct.queue.add([await signedBy(online.turn, actionAt(made, online.userId, new Date()))])
    await direct.queue.flush()
  }
  const cut = queueOf(offline)
  cut.connection.is = 'away'
  const made = actionsOf(offline)
  expect(made).toHaveLength(40)
  for (const one of made) {
    cut.queue.add([await signedBy(offline.turn, actionAt(one, offline.userId, new Date()))])
    if (made.indexOf(one) % 5 === 0) await cut.queue.flush()
  }
  expect(cut.queue.read()).toMatchObject({ connection: 'away' })
  expect(cut.queue.read().items.size).toBe(40)
  // the line breaks once more after the server has saved everything
  cut.connection.is = 'answers are lost'
  await cut.queue.flush()
  expect(cut.queue.read().items.size).toBe(40)
  cut.connection.is = 'fine'
  await cut.queue.flush()
  for (const { queue } of [direct, cut]) expect([...queue.read().items.values()]).toEqual([])
  expect(cut.connection.requests).toBe(2)
  const [expected, found] = [await stored(online), await stored(offline)]
  expect(expected.room).toBe(1)
  expect(expected.entries.filter(({ status }) => status === 'late')).toHaveLength(5)
  expect(found).toEqual(expected)
}, 60_000)
