import { expect, it } from 'vitest'
import {
  type CareValues,
  careKinds,
  meals,
  milks,
  moods,
  nappies,
  portions,
  potties,
  supplyItems,
  supplyWays,
} from '#graphql/care/care.rules.ts'
import { bringText, formatEntry, kindLabels, formatMinutes, formatSupply } from './careWords.ts'

const values: CareValues = {
  kind: 'note',
  at: '2026-11-10T10:05:00.000Z',
  until: null,
  meal: null,
  portion: null,
  milk: null,
  ml: null,
  nappy: null,
  potty: null,
  ending: null,
  mood: null,
  item: null,
  way: null,
  count: null,
  text: null,
}
const say = (entry: Partial<CareValues>) => formatEntry({ ...values, ...entry })

it('says each kind in one sentence', () => {
  expect([
    say({ kind: 'meal', meal: 'lunch', portion: 'most' }),
    say({ kind: 'bottle', milk: 'formula', ml: 120 }),
    say({ kind: 'sleep' }),
    say({ kind: 'sleep', until: '2026-11-10T11:40:00.000Z', ending: 'woke' }),
    say({ kind: 'sleep', until: '2026-11-10T11:40:00.000Z', ending: 'was_woken' }),
    say({ kind: 'sleep_check' }),
    say({ kind: 'nappy', nappy: 'both' }),
    say({ kind: 'potty', potty: 'nothing' }),
    say({ kind: 'clothes' }),
    say({ kind: 'sunscreen' }),
    say({ kind: 'mood', mood: 5 }),
    say({ kind: 'note', text: 'Built a tower.' }),
    say({ kind: 'supplies', item: 'nappies', way: 'brought', count: 20 }),
    say({ kind: 'supplies', item: 'clothes', way: 'counted', count: 1 }),
  ]).toEqual([
    'Lunch: ate most of it',
    'Bottle of formula: 120 ml',
    'Asleep since 12:05',
    'Slept from 12:05 to 13:40',
    'Slept from 12:05 to 13:40, was woken',
    'Checked while asleep',
    'Nappy changed: wet and soiled',
    'Potty: nothing',
    'Clothes changed',
    'Sunscreen applied',
    'Mood: very happy',
    'Built a tower.',
    'Brought: 20 nappies',
    'Counted: 1 set of clothes',
  ])
})

it('has words for each value', () => {
  const all = [
    ...meals.flatMap((meal) => portions.map((portion) => say({ kind: 'meal', meal, portion }))),
    ...milks.map((milk) => say({ kind: 'bottle', milk, ml: 90 })),
    ...nappies.map((nappy) => say({ kind: 'nappy', nappy })),
    ...potties.map((potty) => say({ kind: 'potty', potty })),
    ...moods.map((mood) => say({ kind: 'mood', mood })),
    ...supplyItems.flatMap((item) => supplyWays.map((way) => say({ kind: 'supplies', item, way, count: 2 }))),
    ...careKinds.map((kind) => kindLabels[kind]),
  ]
  expect(all.filter((words) => /undefined|null/.test(words))).toEqual([])
  expect(new Set(all).size).toBe(all.length)
})

it('says for how long a thing is enough', () => {
  const nappies = { item: 'nappies', left: 4, enoughUntil: '2026-11-12', isShort: true }
  const today = '2026-11-10'
  expect(bringText(nappies, today)).toBe('Please bring nappies: 4 left, enough until Thursday')
  expect(formatSupply({ ...nappies, enoughUntil: today }, today)).toBe('4 left, enough for today')
  expect(formatSupply({ ...nappies, enoughUntil: '2026-11-24' }, today)).toBe('4 left, enough until Tue 24 Nov')
  expect(formatSupply({ ...nappies, enoughUntil: null }, today)).toBe('4 left, not enough for today')
  expect(formatSupply({ ...nappies, enoughUntil: null, isShort: false }, today)).toBe('4 left')
  expect(formatSupply({ ...nappies, left: 0, enoughUntil: null }, today)).toBe('None left')
})

it('says minutes in hours', () => {
  expect([20, 60, 95].map(formatMinutes)).toEqual(['20 min', '1 h', '1 h 35 min'])
})
