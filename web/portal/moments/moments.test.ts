import { describe, expect, it } from 'vitest'
import { picturePath } from '#graphql/moments/moments.rules.ts'
import { byDay, formatDay, formatPicture, withOwnReaction } from './moments.ts'
import { blocks, garden, momentOf } from './sampleMoments.ts'

it('names the day of a moment', () => {
  expect(formatDay('2026-11-24', '2026-11-24')).toBe('Today')
  expect(formatDay('2026-11-30', '2026-12-01')).toBe('Yesterday')
  expect(formatDay('2026-11-20', '2026-11-24')).toBe('Friday, 20 November 2026')
})

it('says which picture it is, and where it is read', () => {
  expect(formatPicture(0, 3, '2026-11-24')).toBe('Picture 1 of 3, 24 November 2026')
  expect(picturePath(7, 'small')).toBe('/api/moments/pictures/7?size=small')
  expect(picturePath(7, 'large')).toBe('/api/moments/pictures/7?size=large')
})

it('puts the moments of a day together, in their order', () => {
  const earlier = momentOf({ id: 1, date: garden.date })
  expect(byDay([garden, earlier, blocks]).map(({ date, moments }) => [date, moments.map(({ id }) => id)])).toEqual([
    [garden.date, [garden.id, 1]],
    [blocks.date, [blocks.id]],
  ])
})

describe('the own reaction', () => {
  const said = (reaction: string, count: number, isOwn = false) => ({
    __typename: 'MomentReactions' as const,
    reaction,
    count,
    isOwn,
  })

  it('is counted with those of others, in the order of the words', () => {
    expect(withOwnReaction([said('proud', 2)], 'proud')).toEqual([said('proud', 3, true)])
    expect(withOwnReaction([said('proud', 2)], 'love')).toEqual([said('love', 1, true), said('proud', 2)])
  })

  it('takes the place of the one before', () => {
    expect(withOwnReaction([said('love', 1, true), said('smile', 1)], 'smile')).toEqual([said('smile', 2, true)])
  })

  it('is taken back', () => {
    expect(withOwnReaction([said('love', 2, true)], null)).toEqual([said('love', 1)])
    expect(withOwnReaction([said('love', 1, true)], null)).toEqual([])
  })
})
