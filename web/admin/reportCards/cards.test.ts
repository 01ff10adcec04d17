import { describe, expect, it } from 'vitest'
import { countsOf, rowsOf, seenBy, termIn, yearsOf } from './cards.ts'
import { sampleCards } from './sampleCards.ts'

const all = { search: '', classId: '', term: null }

describe('the rows of the report cards', () => {
  it('have every student by surname, with a card for each term or without any', () => {
    const rows = rowsOf(sampleCards(), all)
    expect(rows.map(({ child, card }) => `${child.firstName} ${card?.term ?? '-'}`)).toEqual([
      'Sipho -',
      'Lerato Term 2',
      'Lerato Term 3',
      'Thabo Term 3',
      'Zoë Term 3',
    ])
    expect(countsOf(rows)).toEqual({ students: 4, published: 4, submitted: 0, missing: 1, seen: 3 })
  })

  it('are narrowed by name without accents, class and term', () => {
    const names = (filters: object) => rowsOf(sampleCards(), { ...all, ...filters }).map(({ child }) => child.firstName)
    expect(names({ search: 'zoe' })).toEqual(['Zoë'])
    expect(names({ classId: '3' })).toEqual(['Sipho', 'Thabo'])
    expect(rowsOf(sampleCards(), { ...all, term: 'Term 2' }).filter(({ card }) => card)).toHaveLength(1)
  })
})

describe('who has seen a card', () => {
  it('is dated by the day at the centre', () => {
    expect(seenBy([{ firstName: 'Thandi', openedAt: '2026-11-11T22:30:00.000Z' }])).toBe('Seen 12 Nov by Thandi')
    expect(seenBy([])).toBeNull()
  })
})

describe('the address', () => {
  it('names a term, all of them, or leaves it to the section', () => {
    expect([termIn('Mid-Year', 'Term 3'), termIn('all', 'Term 3'), termIn('Term 9', 'Term 3')]).toEqual([
      'Mid-Year',
      null,
      'Term 3',
    ])
  })

  it('may name a year that has no cards yet', () => {
    expect(yearsOf([2025, 2024], 2026, 2025)).toEqual([2026, 2025, 2024])
  })
})
