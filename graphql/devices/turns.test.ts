import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPin } from '#graphql/accounts/password.ts'
import { hashToken } from '#graphql/accounts/token.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { newTurn } from '#tests/setup/tablet.ts'

let app: TestApp
let classId: number
let nomsa: number
let thandi: number
let pinHash: string
const today = todayInJohannesburg()
const pin = '4071'

beforeAll(async () => {
  app = await openTestApp()
  classId = (await app.db('classes').where({ name: 'Explorers' }).first('id')).id
  pinHash = await hashPin(pin)
  const add = async (firstName: string) => {
    const { id: userId } = await app.addUser({ role: 'teacher', firstName })
    await app.db('duties').insert({ userId, kind: 'teacher', classId, fromDate: addDays(today, -30) })
    await app.db('staff_pins').insert({ userId, hash: pinHash })
    return userId
  }
  nomsa = await add('Nomsa')
  thandi = await add('Thandi')
})
afterAll(() => app.close())

const ask = <Data>(document: string, variables: object, cookie: string) =>
  app.graphql<Data>(document, { ...variables }, { cookie })

async function addTablet() {
  const token = randomUUID()
  const [{ id }] = await app
    .db('devices')
    .insert({ name: token, secretHash: hashToken(token) })
    .returning('id')
  await app.db('device_classes').insert({ deviceId: id, classId })
  return { id: Number(id), cookie: `kiewiet_room=${token}` }
}

/** The PIN is given with a connection: from then on the tablet can sign. */
async function begin({ cookie }: { cookie: string }, userId: number, digits = pin) {
  const turn = newTurn()
  const input = { userId, pin: digits, turnKey: turn.turnKey }
  expect((await ask('mutation ($input: ActAsInput!) { actAs(input: $input) }', { input }, cookie)).error).toBeNull()
  return turn
}
const end = ({ cookie }: { cookie: string }) => ask('mutation { stopActing }', {}, cookie)

async function send({ cookie }: { cookie: string }, ...actions: object[]) {
  const document = `mutation ($input: RoomActionsInput!) { recordRoomActions(input: $input) {
    actingUntil outcomes { refused attendance { status } } } }`
  const answer = await ask<{
    recordRoomActions: { actingUntil: string | null; outcomes: { refused: string | null; attendance: object | null }[] }
  }>(document, { input: { sentAt: new Date().toISOString(), actions } }, cookie)
  expect(answer.error).toBeNull()
  return answer.data.recordRoomActions
}

const collect = (byUserId: number, childId: number, rest: object = {}) => ({
  id: randomUUID(),
  kind: 'collect',
  byUserId,
  childId,
  happenedAt: new Date().toISOString(),
  status: 'present',
  timeIn: '00:01',
  timeOut: '00:02',
  collectedBy: 'Sello Zulu',
  collectedReason: 'Her mother called',
  ...rest,
})
const stored = (childId: number) => app.db('attendance').where({ childId })
const refused = {
  refused: 'This was refused. Enter your PIN and record it again, or ask the office to do so.',
  attendance: null,
}
const saved = { refused: null, attendance: { status: 'present' } }

describe('in the name of somebody whose turn is over', () => {
  it('nothing is stored that her turn did not sign, whatever time it says', async () => {
    const [tablet, other] = [await addTablet(), await addTablet()]
    const childId = await app.addChild({ classId })
    const during = new Date().toISOString()
    const hers = await begin(tablet, nomsa)
    await end(tablet)
    const colleague = await begin(tablet, thandi)
    const elsewhere = await begin(other, nomsa)
    const genuine = hers.signed(collect(nomsa, childId))
    const forged = [
      collect(nomsa, childId, { happenedAt: during }),
      collect(nomsa, childId, { happenedAt: new Date(Date.now() - 5_000).toISOString() }),
      collect(nomsa, childId),
      newTurn().signed(collect(nomsa, childId, { happenedAt: during })),
      colleague.signed(collect(nomsa, childId)),
      elsewhere.signed(collect(nomsa, childId)),
      {
        ...collect(nomsa, childId),
        turnKey: hers.turnKey,
        signature: colleague.signed(collect(nomsa, childId)).signature,
      },
      { ...genuine, collectedBy: 'A stranger' },
      { ...genuine, happenedAt: during },
      { ...genuine, id: randomUUID() },
      { ...genuine, byUserId: thandi },
      { ...genuine, signature: '' },
      { ...genuine, turnKey: 'bm8ga2V5' },
    ]
    const { outcomes } = await send(tablet, ...forged)
    expect(outcomes).toEqual(forged.map(() => refused))
    expect((await send(other, genuine)).outcomes).toEqual([refused])
    expect(await stored(childId)).toEqual([])
    // what others sent under its id changes nothing for what she did
    expect((await send(tablet, genuine)).outcomes).toEqual([saved])
    expect(await stored(childId)).toMatchObject([{ recordedBy: nomsa, collectedBy: 'Sello Zulu' }])
    // its id alone says that it is stored, and shows nothing of the child
    const unsigned = { ...genuine, signature: '' }
    expect((await send(tablet, unsigned)).outcomes).toEqual([{ refused: null, attendance: null }])
  })

  it('what she did without a connection is stored later, once, also from a turn that began without one', async () => {
    const tablet = await addTablet()
    const [first, second] = [await app.addChild({ classId }), await app.addChild({ classId })]
    const morning = await begin(tablet, nomsa)
    await end(tablet)
    // unlocked again by the PIN at the tablet, of which the server knows nothing
    const offline = morning.signed(collect(nomsa, first))
    await begin(tablet, thandi)
    await begin(tablet, nomsa)
    await end(tablet)
    const { outcomes } = await send(tablet, offline, morning.signed(collect(nomsa, second)), offline)
    expect(outcomes).toEqual([saved, saved, saved])
    expect((await send(tablet, offline)).outcomes).toEqual([saved])
    expect(await stored(first)).toMatchObject([{ version: 1, recordedBy: nomsa }])
    expect(await app.db('room_actions').where({ id: offline.id })).toHaveLength(1)
  })

  it('an action from before tablets signed is refused, and done again by somebody in her own name', async () => {
    const tablet = await addTablet()
    const childId = await app.addChild({ classId })
    const action = collect(nomsa, childId, { happenedAt: new Date(Date.now() - 86_400_000).toISOString() })
    expect((await send(tablet, action)).outcomes).toEqual([refused])
    const turn = await begin(tablet, thandi)
    const again = turn.signed({ ...action, id: randomUUID(), byUserId: thandi })
    expect((await send(tablet, again)).outcomes).toEqual([saved])
    expect(await stored(childId)).toMatchObject([{ date: addDays(today, -1), recordedBy: thandi }])
    const old = turn.signed(
      collect(thandi, childId, { happenedAt: new Date(Date.now() - 9 * 86_400_000).toISOString() }),
    )
    expect((await send(tablet, old)).outcomes).toEqual([refused])
  })
})

describe('a turn', () => {
  it('signs nothing of a later day', async () => {
    const tablet = await addTablet()
    const childId = await app.addChild({ classId })
    const turn = await begin(tablet, nomsa)
    await app
      .db('device_turns')
      .where({ publicKey: turn.turnKey })
      .update({ day: addDays(today, -1) })
    expect((await send(tablet, turn.signed(collect(nomsa, childId)))).outcomes).toEqual([refused])
    const happenedAt = new Date(Date.now() - 86_400_000).toISOString()
    expect((await send(tablet, turn.signed(collect(nomsa, childId, { happenedAt })))).outcomes).toEqual([saved])
  })

  it('is refused to a tablet that makes no key, another kind of key or no base64, and says what to do', async () => {
    const { id, cookie } = await addTablet()
    for (const turnKey of [null, '', 'bm8ga2V5', 'no key', 'A'.repeat(204)]) {
      const input = { userId: nomsa, pin, turnKey }
      const { error } = await ask('mutation ($input: ActAsInput!) { actAs(input: $input) }', { input }, cookie)
      expect(Object.values(error?.fields ?? {})).toEqual([expect.stringMatching(/reload it and enter your PIN again/)])
    }
    expect(await app.db('device_turns').where({ deviceId: id })).toEqual([])
  })

  it.each(['chosen', 'taken away'])('signs nothing any more when its PIN was %s', async (how) => {
    const { id: userId, cookie } = await app.addUser({ role: 'teacher' })
    await app.db('duties').insert({ userId, kind: 'teacher', classId, fromDate: addDays(today, -30) })
    await app.db('staff_pins').insert({ userId, hash: pinHash })
    const tablet = await addTablet()
    const childId = await app.addChild({ classId })
    const turn = await begin(tablet, userId)
    const action = collect(userId, childId)
    if (how === 'chosen') await ask('mutation { choosePin(input: { pin: "7193" }) { chosenAt } }', {}, cookie)
    else await ask('mutation ($id: Int!) { removePin(userId: $id) }', { id: userId }, await app.signIn('admin'))
    expect((await send(tablet, turn.signed(action))).outcomes).toEqual([refused])
    if (how === 'chosen') {
      const next = await begin(tablet, userId, '7193')
      expect((await send(tablet, next.signed(action))).outcomes).toEqual([saved])
    }
  })

  it('does not begin with a PIN that was taken away while it was checked', async () => {
    const { id, cookie } = await addTablet()
    const { id: userId } = await app.addUser({ role: 'teacher' })
    await app.db('duties').insert({ userId, kind: 'teacher', classId, fromDate: addDays(today, -30) })
    await app.db('staff_pins').insert({ userId, hash: pinHash })
    await app.db.raw(`
      create function take_away() returns trigger language plpgsql as
        'begin delete from staff_pins where user_id = ${userId}; return null; end';
      create trigger take_away after delete on device_pin_failures execute function take_away()`)
    const input = { userId, pin, turnKey: newTurn().turnKey }
    const { error } = await ask('mutation ($input: ActAsInput!) { actAs(input: $input) }', { input }, cookie)
    await app.db.raw('drop function take_away cascade')
    expect(error?.fields?.pin).toMatch(/has just been changed/)
    expect(await app.db('device_turns').where({ deviceId: id })).toEqual([])
  })

  it('is not made longer by what its key did not sign, nor by what is sent once more', async () => {
    const tablet = await addTablet()
    const childId = await app.addChild({ classId })
    const turn = await begin(tablet, nomsa)
    const genuine = turn.signed(collect(nomsa, childId))
    await send(tablet, genuine)
    const actedAt = new Date(Date.now() - 60_000).toISOString()
    await app.db('devices').where({ id: tablet.id }).update({ actedAt })
    const until = new Date(Date.parse(actedAt) + 120_000).toISOString()
    expect((await send(tablet, collect(nomsa, childId), genuine)).actingUntil).toBe(until)
    const { actingUntil } = await send(tablet, turn.signed(collect(nomsa, await app.addChild({ classId }))))
    expect(Date.parse(actingUntil ?? '')).toBeGreaterThan(Date.parse(until))
  })
})
