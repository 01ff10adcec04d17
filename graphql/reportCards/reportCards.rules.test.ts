import { describe, expect, it } from 'vitest'
import {
  cardFileName,
  cardStates,
  flagsOf,
  lastFinishedTerm,
  mayBecome,
  saysNothing,
  seenText,
  stateOf,
  termOf,
} from './reportCards.rules.ts'

describe('the term that ended last', () => {
  it.each([
    ['2026-01-15', { term: 'Term 4', year: 2025 }],
    ['2026-03-31', { term: 'Term 4', year: 2025 }],
    ['2026-04-01', { term: 'Term 1', year: 2026 }],
    ['2026-11-21', { term: 'Term 3', year: 2026 }],
    ['2026-12-31', { term: 'Term 3', year: 2026 }],
  ])('on %s is %o', (today, expected) => {
    expect(lastFinishedTerm(today)).toEqual(expected)
  })
})

describe('the term of a day', () => {
  it.each([
    ['2026-01-05', { term: 'Term 4', year: 2025 }],
    ['2026-01-14', { term: 'Term 1', year: 2026 }],
    ['2026-06-30', { term: 'Term 2', year: 2026 }],
    ['2026-07-10', { term: 'Term 2', year: 2026 }],
    ['2026-07-21', { term: 'Term 3', year: 2026 }],
    ['2026-11-28', { term: 'Term 4', year: 2026 }],
    ['2026-12-20', { term: 'Term 4', year: 2026 }],
  ])('%s is %o, in the holidays the one that ended last', (today, expected) => {
    expect(termOf(today)).toEqual(expected)
  })
})

describe('who has seen a card', () => {
  it('is nobody at first, then the first who looked, with a count of the others', () => {
    const thandi = { firstName: 'Thandi', day: '2026-11-12' }
    expect(seenText([])).toBeNull()
    expect(seenText([thandi])).toBe('Seen 12 Nov by Thandi')
    expect(seenText([thandi, { firstName: 'Sipho', day: '2026-11-13' }])).toBe('Seen 12 Nov by Thandi and 1 more')
  })
})

describe('the states of a card', () => {
  const becomes = (needsApproval: boolean) =>
    [null, ...cardStates].map((from) => [from, cardStates.filter((to) => mayBecome(from, to, needsApproval))])

  it('lead to the parents where no approval is needed, and never back from there', () => {
    expect(becomes(false)).toEqual([
      [null, ['draft', 'published']],
      ['draft', ['draft', 'published']],
      ['submitted', ['draft', 'submitted', 'published']],
      ['published', ['published']],
    ])
  })

  it('end at the office where it approves them', () => {
    expect(becomes(true)).toEqual([
      [null, ['draft', 'submitted']],
      ['draft', ['draft', 'submitted']],
      ['submitted', ['draft', 'submitted']],
      ['published', []],
    ])
  })

  it('are stored without a loss, and as unpublished until they are published', () => {
    expect(cardStates.map((state) => stateOf(flagsOf(state)))).toEqual(cardStates)
    expect(cardStates.map((state) => flagsOf(state).isDraft)).toEqual([true, true, false])
  })
})

describe('a card', () => {
  it('says something as soon as one of its texts does', () => {
    expect(saysNothing({ academicProgress: null })).toBe(true)
    expect(saysNothing({ academicProgress: null, teacherComments: 'A happy term.' })).toBe(false)
  })

  it('becomes a file that tells what it is', () => {
    const child = { firstName: 'Zoë', lastName: 'van Wyk' }
    expect(cardFileName({ term: 'Term 3', year: 2026 }, child)).toBe('Report card Term 3 2026 Zoë van Wyk.pdf')
    // as a guest may call a child who applies
    const elsewhere = { firstName: '../..', lastName: '/a' }
    expect(cardFileName({ term: 'Term 3', year: 2026 }, elsewhere)).toBe('Report card Term 3 2026 .. ..  a.pdf')
  })
})
