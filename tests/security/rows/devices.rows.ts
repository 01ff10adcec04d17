import { randomBytes, randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { hashToken } from '#graphql/accounts/token.ts'
import { codeFrom } from '#graphql/devices/devices.rules.ts'
import type { OperationRows } from '../row.ts'
import type { World } from '../people.ts'
import { newTurn } from '#tests/setup/tablet.ts'
import { placedChildren } from '#graphql/database/demo/placements.ts'

/** A tablet that waits to be paired, and its code. */
async function newDevice({ server: { db } }: World) {
  const code = codeFrom(randomBytes(16))
  const codeExpiresAt = new Date(Date.now() + 600_000).toISOString()
  const [{ id }] = await db('devices')
    .insert({ name: 'New', codeHash: hashToken(code), codeExpiresAt })
    .returning('id')
  return { id, code }
}

const idOfNew = async (world: World) => ({ id: (await newDevice(world)).id })
const inputOfNew = async (world: World) => ({ input: { name: 'Weavers', classIds: [world.classId] } })
const withCode = { code: expect.stringMatching(/^\w{8}$/), device: { id: expect.any(Number) } }
const refusedTo = () => null

/** The turn of the teacher who acts at a tablet; another PIN of hers, which other rows choose, has ended the one before. */
async function turnOfTeacher({ server: { db }, accounts, today }: World) {
  const turn = newTurn()
  const { id: deviceId } = await db('devices').where({ name: 'actingTablet' }).first('id')
  const row = { deviceId, userId: accounts.classTeacher.id, day: today, publicKey: turn.turnKey }
  await db('device_turns').insert(row)
  return turn
}

export const deviceOperations: OperationRows = {
  'Query.devices': {
    may: 'admin',
    document: '{ devices { name classes { name } actingName restingPins { name } } }',
    sees: () => ({
      devices: expect.arrayContaining([
        { name: 'tablet', classes: [{ name: 'Weavers' }], actingName: null, restingPins: [] },
      ]),
    }),
  },
  'Query.myPin': {
    may: 'staff',
    document: '{ myPin { chosenAt } }',
    sees: async ({ server: { db }, accounts }, who) => {
      const userId = who === 'guest' ? 0 : accounts[who].id
      const row = await db('staff_pins').where({ userId }).first('user_id')
      return { myPin: { chosenAt: row ? expect.any(String) : null } }
    },
  },
  'Mutation.choosePin': {
    may: 'staff',
    document: 'mutation ($input: PinInput!) { choosePin(input: $input) { chosenAt } }',
    variables: () => ({ input: { pin: '4071' } }),
    sees: () => ({ choosePin: { chosenAt: expect.any(String) } }),
  },
  'Mutation.removePin': {
    may: 'admin',
    document: 'mutation ($userId: Int!) { removePin(userId: $userId) }',
    variables: async ({ server }) => {
      const { id: userId } = await server.addUser({ role: 'teacher' })
      await server.db('staff_pins').insert({ userId, hash: 'a hash' })
      return { userId }
    },
    sees: () => ({ removePin: true }),
  },
  'Mutation.addDevice': {
    may: 'admin',
    document: 'mutation ($input: DeviceInput!) { addDevice(input: $input) { code device { id } } }',
    variables: inputOfNew,
    sees: () => ({ addDevice: withCode }),
  },
  'Mutation.changeDevice': {
    may: 'admin',
    document: 'mutation ($input: DeviceInput!) { changeDevice(input: $input) { name classes { name } } }',
    variables: async (world) => ({ input: { ...(await inputOfNew(world)).input, ...(await idOfNew(world)) } }),
    sees: () => ({ changeDevice: { name: 'Weavers', classes: [{ name: 'Weavers' }] } }),
  },
  'Mutation.renewDeviceCode': {
    may: 'admin',
    document: 'mutation ($id: Int!) { renewDeviceCode(id: $id) { code device { id } } }',
    variables: idOfNew,
    sees: () => ({ renewDeviceCode: withCode }),
  },
  'Mutation.revokeDevice': {
    may: 'admin',
    document: 'mutation ($id: Int!) { revokeDevice(id: $id) { revokedAt } }',
    variables: idOfNew,
    sees: () => ({ revokeDevice: { revokedAt: expect.any(String) } }),
  },
  'Mutation.pairDevice': {
    may: 'anyone',
    document: 'mutation ($input: PairingInput!) { pairDevice(input: $input) }',
    variables: async (world) => ({ input: { code: (await newDevice(world)).code } }),
    sees: () => ({ pairDevice: true }),
  },
  'Mutation.actAs': {
    may: 'room',
    document: 'mutation ($input: ActAsInput!) { actAs(input: $input) }',
    variables: async (world) => {
      // with the PIN of somebody at another tablet, so that nobody acts at these two
      const { id: userId } = await world.server.addUser({ role: 'teacher' })
      return { input: { userId, pin: '4071', turnKey: newTurn().turnKey } }
    },
    sees: refusedTo,
    shows: () => ({ refused: 'NOT_FOUND' }),
  },
  'Mutation.stopActing': {
    may: 'room',
    document: 'mutation { stopActing }',
    sees: refusedTo,
    shows: async ({ server: { db }, accounts }) => {
      await db('devices').where({ name: 'actingTablet' }).update({ actingUserId: accounts.classTeacher.id })
      return { stopActing: true }
    },
  },
  'Mutation.openEmergencyCard': {
    may: 'room',
    document: `mutation ($input: OpenCardInput!) {
      openEmergencyCard(input: $input) { childId allergies medicalNotes contacts { name relationship phone photo } }
    }`,
    variables: async ({ server: { db }, accounts, children }, _who, exactly) => {
      // wrong ones would add up over the tests
      await db('device_pin_failures').delete()
      const pin = exactly === 'tablet' ? '1029' : '4071'
      return { input: { childId: children.parent, userId: accounts.classTeacher.id, pin } }
    },
    sees: refusedTo,
    shows: ({ accounts, children }, tablet) => {
      if (tablet === 'tablet') return { refused: 'BAD_USER_INPUT' }
      const { firstName, lastName } = accounts.parent
      return {
        openEmergencyCard: {
          childId: children.parent,
          allergies: 'Nuts parent',
          medicalNotes: 'Asthma parent',
          contacts: expect.arrayContaining([
            expect.objectContaining({ name: `${firstName} ${lastName}`, phone: expect.stringMatching(/^082 555/) }),
          ]),
        },
      }
    },
  },
  'Query.room': {
    may: 'room',
    document:
      '{ room { actingUserId faces { userId } ratios { classId } classes { classId } entries { childId allergies } care { childId entries { text } supplies { item } } } }',
    sees: refusedTo,
    shows: async ({ server: { db }, accounts, children, classId }, tablet) => {
      const acts = tablet === 'actingTablet'
      const inRoom: number[] = await db.from(placedChildren(db)).where({ classId }).pluck('id')
      const entry = { childId: children.parent, allergies: acts ? 'Nuts parent' : null }
      return {
        room: {
          actingUserId: acts ? accounts.classTeacher.id : null,
          faces: expect.arrayContaining([{ userId: accounts.classTeacher.id }, { userId: accounts.admin.id }]),
          ratios: [{ classId }],
          classes: [{ classId }],
          entries: expect.arrayContaining([entry]),
          care: expect.toSatisfy(
            (care: { childId: number; entries: { text: string | null }[]; supplies: object[] }[]) => {
              const own = care.find(({ childId }) => childId === children.parent)
              const isOfRoom = care.every(({ childId }) => inRoom.includes(childId))
              const told = own?.entries.some(({ text }) => text === 'Day of parent') && own.supplies.length > 0
              const anything = care.some(({ entries, supplies }) => entries.length + supplies.length > 0)
              return isOfRoom && (acts ? told === true : own !== undefined && !anything)
            },
          ),
        },
      }
    },
  },
  'Mutation.recordRoomActions': {
    may: 'room',
    document:
      'mutation ($input: RoomActionsInput!) { recordRoomActions(input: $input) { outcomes { refused attendance { status } } } }',
    variables: async (world) => {
      const { server, accounts, children, today } = world
      const turn = await turnOfTeacher(world)
      const action = async (childId: number) => ({
        id: randomUUID(),
        kind: 'mark',
        byUserId: accounts.classTeacher.id,
        childId,
        happenedAt: new Date().toISOString(),
        status: 'late',
        timeIn: '07:30',
        version: (await server.db('attendance').where({ childId, date: today }).first('version'))?.version,
      })
      // the third is in the name of somebody who acts, and signed by nobody
      const actions = [
        ...[await action(children.parent), await action(children.otherParent)].map(turn.signed),
        await action(children.parent),
      ]
      return { input: { sentAt: new Date().toISOString(), actions } }
    },
    sees: refusedTo,
    shows: async ({ server: { db }, children }, tablet) => {
      await db('attendance').where({ childId: children.parent, status: 'late' }).update({ status: 'present' })
      const unsigned = { refused: expect.stringMatching(/^This was refused\. Enter your PIN/), attendance: null }
      const notFound = { refused: expect.stringMatching(/not found/), attendance: null }
      const outcomes =
        tablet === 'tablet'
          ? [unsigned, unsigned, unsigned]
          : [{ refused: null, attendance: { status: 'late' } }, notFound, unsigned]
      return { recordRoomActions: { outcomes } }
    },
  },
}
