import { expect, it } from 'vitest'
import { mostWrongPins, restMinutes } from '#graphql/devices/devices.rules.ts'
import { nothing } from '#graphql/attendance/attendance.rules.ts'
import { corrected, firstDraft, newEntry } from '#web/admin/care/careEntries.ts'
import { memoryStore } from '#web/shared/queue/memoryStore.ts'
import { actionAt, answerRefused, inputOf, marksOf, movedTo, roomQueue, signedBy } from './roomActions.ts'
import { memoryRoomStore } from './roomStore.ts'
import { beginTurn, lockKeys, makeKeys, unlockTurn } from './turn.ts'

const at = (time: string) => new Date(`2026-11-10T${time}:00+02:00`)
const came = actionAt(
  { kind: 'mark', childId: 3, values: { ...nothing, status: 'present', timeIn: '07:40' }, version: null },
  7,
  at('07:40'),
)
const left = actionAt(
  {
    kind: 'collect',
    childId: 3,
    values: { ...nothing, status: 'present', timeIn: '07:40', timeOut: '15:10', collectedBy: 'Thandi' },
    version: null,
  },
  8,
  at('15:10'),
)

it('keeps who recorded that a child came beside who recorded that it left', () => {
  expect([came, left].map(inputOf)).toMatchObject([
    { kind: 'mark', byUserId: 7, happenedAt: '2026-11-10T05:40:00.000Z', timeIn: '07:40', timeOut: null },
    { kind: 'collect', byUserId: 8, happenedAt: '2026-11-10T13:10:00.000Z', collectedBy: 'Thandi' },
  ])
  expect(marksOf([came, left]).get('2026-11-10/3')).toMatchObject({ values: { timeOut: '15:10' } })
})

it('shows the entry of the server where a mark was refused, not what was refused', () => {
  const refused = { ...left, refused: { message: 'No', there: null } }
  expect(marksOf([refused]).size).toBe(0)
  expect(marksOf([came, refused]).get('2026-11-10/3')).toMatchObject({ values: { timeOut: null } })
})

const nappy = newEntry(3, { ...firstDraft('nappy', '09:00'), at: at('09:00').toISOString(), until: null })

it('sends what was entered of a child under the id of the version, and marks nobody by it', () => {
  const entered = actionAt({ kind: 'care', childId: 3, care: nappy }, 7, at('09:02'))
  const { id: _id, childId: _childId, ...care } = nappy
  expect(inputOf(entered)).toEqual({
    id: nappy.id,
    kind: 'care',
    happenedAt: '2026-11-10T07:02:00.000Z',
    byUserId: 7,
    childId: 3,
    care,
  })
  expect(marksOf([came, entered]).size).toBe(1)
})

it('does a refused entry again in the name of who acts as the entry that its corrections name', async () => {
  const refused = { message: 'No', there: null }
  const [made, corrects] = [nappy, corrected(nappy, { nappy: 'soiled' })].map((care) => ({
    ...actionAt({ kind: 'care', childId: 3, care }, 7, at('09:02')),
    refused,
  }))
  if (!made || !corrects) throw new Error('Nothing was made')
  const queue = roomQueue({
    owner: 1,
    store: memoryStore([made, corrects]),
    send: () => new Promise(() => undefined),
    onAnswered: () => undefined,
  })
  await queue.ready
  const turn = await beginTurn(8, await makeKeys())
  for (const action of [made, corrects]) await answerRefused(queue, action, turn)
  const again = [...queue.read().items.values()].map((action) => (action.kind === 'care' ? action.care : null))
  expect(again.map((care) => care?.id)).not.toContain(nappy.id)
  expect(again.map((care) => care?.entryId)).toEqual([nappy.id, nappy.id])
  for (const action of queue.read().items.values())
    expect(inputOf(action)).toMatchObject({ byUserId: 8, happenedAt: made.at, turnKey: turn.turnKey })
})

it('loses nothing that cannot be signed, and leaves no earlier signature on it', async () => {
  const turn = await beginTurn(7, await makeKeys())
  const signed = await signedBy(turn, came)
  expect(signed.proof).toMatchObject({ turnKey: turn.turnKey })
  const other = { ...(await beginTurn(8, await makeKeys())), privateKey: {} as CryptoKey }
  const unsigned = await signedBy(other, signed)
  expect(unsigned).toEqual({ ...came, by: 8 })
  expect(await signedBy(turn, { ...came, at: 'never' })).toEqual({ ...came, at: 'never' })
})

it('is of the day in Johannesburg on which it was done', () => {
  expect(actionAt({ kind: 'move', classId: 2 }, 7, at('00:20')).date).toBe('2026-11-10')
})

it('takes the last move that was not refused as where somebody is', () => {
  const moves = [2, 3, 4].map((classId) => actionAt({ kind: 'move', classId }, 7, at('09:00')))
  const refused = moves.map((move, index) =>
    index === 2 ? { ...move, refused: { message: 'No', there: null } } : move,
  )
  expect(movedTo(refused, 7)).toBe(3)
  expect(movedTo(refused, 8)).toBeUndefined()
})

it('lets a PIN rest after too many wrong ones without a connection, the right one too', async () => {
  const store = memoryRoomStore()
  const day = '2026-11-10'
  const keys = await makeKeys()
  await lockKeys(store, day, 7, '4071', keys)
  expect(await unlockTurn(store, day, 7, '4071')).toMatchObject({ userId: 7, turnKey: keys.turnKey })
  expect(await unlockTurn(store, day, 8, '4071')).toBe('unknown')
  expect(await unlockTurn(store, '2026-11-11', 7, '4071')).toBe('unknown')
  const results: string[] = []
  for (let tries = 0; tries < mostWrongPins; tries += 1) results.push(String(await unlockTurn(store, day, 7, '9999')))
  expect(results).toEqual([...Array.from({ length: mostWrongPins - 1 }, () => 'wrong'), 'resting'])
  expect(await unlockTurn(store, day, 7, '4071')).toBe('resting')
  const known = await store.readPin(day, 7)
  // neither the PIN nor the key as it signs is stored
  const bytes = new Uint8Array(keys.bytes).toString()
  expect(JSON.stringify(known)).not.toContain(bytes.slice(-60))
  expect((known?.restsUntil ?? 0) - Date.now()).toBeGreaterThan((restMinutes - 1) * 60_000)
}, 20_000)

it('unlocks nothing with what an earlier version stored of a PIN', async () => {
  const store = memoryRoomStore()
  const earlier = { salt: [1], hash: [2], wrong: 0, restsUntil: 0 }
  await store.writePin('2026-11-10', 7, earlier as unknown as Awaited<ReturnType<typeof store.readPin>> & object)
  expect(await unlockTurn(store, '2026-11-10', 7, '4071')).toBe('unknown')
})
