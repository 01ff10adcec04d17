import { expect, it } from 'vitest'
import { summaryLines } from './daySummary.ts'
import { afterClosing, dayOf, entryOf } from './sampleDays.ts'

const today = '2026-11-24'
const words = (...[day, on = today]: [Parameters<typeof summaryLines>[0], string?]) =>
  summaryLines(day, on).map((line) => line.words.join(' · '))
const asleep = (from: string, until?: string) =>
  entryOf(today, from, 'sleep', until ? { until: `${today}T${until}:00.000Z` } : {})

it('says nothing of a day without entries, of looks at a sleeping child and of what was brought', () => {
  const brought = entryOf(today, '07:30', 'supplies', { item: 'nappies', way: 'brought', count: 20 })
  expect(words(dayOf(today, []))).toEqual([])
  expect(words(dayOf(today, [entryOf(today, '12:20', 'sleep_check'), brought]))).toEqual([])
})

it('says how a child slept and that it sleeps', () => {
  expect(words(dayOf(today, [asleep('12:10')]))).toEqual(['Asleep since 12:10'])
  expect(words(dayOf(today, [asleep('09:00', '07:40'), asleep('12:10', '11:40')]))).toEqual([
    'Slept 2 h 10 min · 2 naps',
  ])
  expect(words(dayOf(today, [asleep('09:00', '07:40'), asleep('12:10')]))).toEqual([
    'Slept 40 min · 09:00–09:40 · Asleep since 12:10',
  ])
})

it('does not call a child asleep whose day is over', () => {
  expect(words(dayOf(today, [asleep('12:10')]), '2026-11-25')).toEqual(['Fell asleep at 12:10'])
  expect(words(dayOf(today, [asleep('12:10')], { closedAt: `${today}T15:05:00.000Z` }))).toEqual([
    'Fell asleep at 12:10',
  ])
})

it('counts nappies by what was in them', () => {
  const nappy = (time: string, held: string) => entryOf(today, time, 'nappy', { nappy: held })
  expect(words(dayOf(today, [nappy('08:00', 'wet')]))).toEqual(['1 nappy: wet'])
  expect(words(dayOf(today, [nappy('08:00', 'both')]))).toEqual(['1 nappy: wet and soiled'])
  expect(words(dayOf(today, [nappy('08:00', 'wet'), nappy('10:00', 'wet')]))).toEqual(['2 nappies: wet'])
  expect(words(dayOf(today, [nappy('08:00', 'both'), nappy('10:00', 'wet')]))).toEqual(['2 nappies · 2 wet · 1 soiled'])
})

it('names a face once while it stays, with the last three', () => {
  const faces = [4, 4, 2, 3, 5].map((mood, index) => entryOf(today, `1${index}:00`, 'mood', { mood }))
  const [line] = summaryLines(dayOf(today, faces), today)
  expect(line).toMatchObject({ words: ['Unsettled', 'Calm', 'Very happy'], mood: 5 })
})

it('marks the kind that was corrected, and names what was taken back', () => {
  const entries = [
    entryOf(today, '10:00', 'sunscreen', { removed: true, ...afterClosing(today) }),
    entryOf(today, '12:00', 'meal', { meal: 'lunch', portion: 'some', ...afterClosing(today) }),
    entryOf(today, '14:00', 'note', { text: 'As it was.' }),
    entryOf(today, '15:00', 'note', { text: 'Changed.', ...afterClosing(today) }),
  ]
  expect(summaryLines(dayOf(today, entries), today).map((line) => [line.words[0], line.isCorrected])).toEqual([
    ['Lunch: ate some of it', true],
    ['As it was.', false],
    ['Changed.', true],
    ['Sunscreen: removed', true],
  ])
})
