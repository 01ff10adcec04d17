import { expect, it } from 'vitest'
import {
  allWake,
  asleep,
  type CaredChild,
  corrected,
  facePressed,
  faceNote,
  firstDraft,
  forAll,
  historyOf,
  looked,
  type NewVersion,
  openChildren,
  takenBack,
  type Version,
} from './careEntries.ts'
import { toldAsleep, withStored } from './careAnswers.ts'

const noon = new Date('2026-11-10T12:00:00+02:00')
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

const child = (childId: number, versions: readonly Version[] = [], more: Partial<CaredChild> = {}): CaredChild => ({
  childId,
  name: `Child ${childId}`,
  allergies: null,
  isHere: true,
  checkMinutes: 15,
  asleepSince: null,
  nextCheckAt: null,
  versions,
  supplies: [],
  ...more,
})

const saidAt = (version: NewVersion, when: Date): Version => ({
  ...version,
  saidAt: when.toISOString(),
  saidByName: 'Mpho',
  waits: false,
  isCorrection: false,
})

/** The child after what was made at a moment. */
const after = (before: CaredChild, made: readonly NewVersion[], when: Date) => ({
  ...before,
  versions: [...before.versions, ...made.map((version) => saidAt(version, when))],
})

const roundOf = (made: readonly NewVersion[]) => new Set(made.map(({ entryId }) => entryId))
const lunch = firstDraft('meal', '12:00')
const at = noon.toISOString()

it('chooses the meal of the time of day', () => {
  expect(['08:30', '10:00', '12:30', '15:00'].map((time) => firstDraft('meal', time).meal)).toEqual([
    'breakfast',
    'morning_snack',
    'lunch',
    'afternoon_snack',
  ])
})

it('enters for all who are here, but for those who have an entry of this meal', () => {
  const some = facePressed(child(1), { ...lunch, portion: 'some' }, at, new Set(), noon)
  const children = [after(child(1), some, noon), child(2), child(3, [], { isHere: false })]
  const open = openChildren(children, lunch, roundOf(some), noon)
  expect(open.map(({ childId }) => childId)).toEqual([2])
  expect(forAll(open, lunch, at)).toMatchObject([{ childId: 2, meal: 'lunch', portion: 'all' }])
})

it('corrects by another press, and takes the same back only in the same round', () => {
  const all = forAll([child(1)], lunch, at)
  const one = after(child(1), all, noon)
  const none = facePressed(one, { ...lunch, portion: 'none' }, at, roundOf(all), later(1))
  expect(none).toMatchObject([{ entryId: all[0]?.entryId, portion: 'none', removed: false }])
  expect(facePressed(one, lunch, at, roundOf(all), later(1))).toMatchObject([{ removed: true }])
  expect(facePressed(one, lunch, at, new Set(), later(60))).toEqual([])
})

it('enters a second nappy once the round is over', () => {
  const wet = firstDraft('nappy', '12:00')
  const first = facePressed(child(1), wet, at, new Set(), noon)
  const one = after(child(1), first, noon)
  expect(facePressed(one, wet, at, roundOf(first), later(20))[0]?.entryId).not.toBe(first[0]?.entryId)
  expect(facePressed(one, wet, at, roundOf(first), later(10))).toMatchObject([{ removed: true }])
})

it('says since when a child sleeps and when it is looked at, and wakes it', () => {
  const sleep = firstDraft('sleep', '12:00')
  const begun = facePressed(child(1), sleep, at, new Set(), noon)
  const sleeping = after(child(1), begun, noon)
  expect(asleep(sleeping)).toEqual({ since: at, checkAt: later(15).toISOString() })
  const seen = after(sleeping, looked([sleeping], later(16).toISOString()), later(16))
  expect(asleep(seen)).toEqual({ since: at, checkAt: later(31).toISOString() })
  const woke = allWake([seen], { ...sleep, ending: 'was_woken' }, later(40).toISOString())
  const awake = after(seen, woke, later(40))
  expect(asleep(awake)).toBeNull()
  expect(faceNote(awake, sleep, later(41))).toBe('slept 40 min')
  const again = facePressed(awake, sleep, later(42).toISOString(), roundOf(woke), later(42))
  expect(asleep(after(awake, again, later(42)))).toMatchObject({ since: at })
})

it('takes back what was made, and what was corrected, as it stood before', () => {
  const [made] = forAll([child(1)], lunch, at)
  const before = after(child(1), made ? [made] : [], noon)
  const change = facePressed(before, { ...lunch, portion: 'none' }, at, new Set(), later(1))
  const changed = after(before, change, later(1))
  const undone = takenBack(change, before.versions, changed.versions)
  expect(undone).toMatchObject([{ portion: 'all', removed: false }])
  const back = after(changed, undone, later(2))
  expect(historyOf(back)).toMatchObject([
    { entry: { portion: 'all' }, earlier: [{ portion: 'all' }, { portion: 'none' }] },
  ])
  expect(takenBack(made ? [made] : [], [], before.versions)).toMatchObject([{ removed: true }])
})

it('does not take back what somebody else has said of an entry since', () => {
  const made = forAll([child(1), child(2)], firstDraft('sleep', '12:00'), at)
  const sleeping = [1, 2].map((id) =>
    after(
      child(id),
      made.filter(({ childId }) => childId === id),
      noon,
    ),
  )
  const woken = made
    .filter(({ childId }) => childId === 2)
    .map((sleep) => corrected(sleep, { until: later(40).toISOString() }))
  const now = [...sleeping.flatMap(({ versions }) => versions), ...woken.map((version) => saidAt(version, later(40)))]
  expect(takenBack(made, [], now)).toMatchObject([{ childId: 1, removed: true }])
})

it('writes what was stored over what stood before, once', () => {
  const [made] = forAll([child(1)], lunch, at)
  if (!made) throw new Error('Nothing was made')
  const said = { at, byName: 'Mpho' }
  const stored = withStored([], made, said)
  expect(stored).toMatchObject([{ id: made.id, saidByName: 'Mpho', earlier: [] }])
  expect(withStored(stored, made, said)).toHaveLength(1)
  const change = corrected(made, { portion: 'none' })
  const changed = withStored(stored, change, said)
  expect(changed).toMatchObject([{ id: change.id, portion: 'none', earlier: [{ id: made.id }] }])
  expect(withStored(changed, made, said)).toEqual(changed)
})

it('shows a child that waits to be woken as awake', () => {
  const told = { asleepSince: at, nextCheckAt: later(15).toISOString() }
  const [made] = forAll([child(1)], firstDraft('sleep', '12:00'), at)
  if (!made) throw new Error('Nothing was made')
  const woke = saidAt(corrected(made, { until: later(5).toISOString() }), later(5))
  expect(toldAsleep(told, [])).toEqual(told)
  expect(toldAsleep(told, [woke])).toEqual({ asleepSince: null, nextCheckAt: null })
  const other = saidAt({ ...woke, at: later(-90).toISOString(), until: later(-60).toISOString() }, later(5))
  expect(toldAsleep(told, [other])).toEqual(told)
})
