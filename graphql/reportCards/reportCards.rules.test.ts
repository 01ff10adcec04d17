import { describe, expect, it } from 'vitest'
import { cardFileName, lastFinishedTerm, saysNothing, seenInWords } from './reportCards.rules.ts'

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

describe('who has seen a card', () => {
  it('is nobody at first, then the first who looked, with a count of the others', () => {
    const thandi = { firstName: 'Thandi', day: '2026-11-12' }
    expect(seenInWords([])).toBeNull()
    expect(seenInWords([thandi])).toBe('Seen 12 Nov by Thandi')
    expect(seenInWords([thandi, { firstName: 'Sipho', day: '2026-11-13' }])).toBe('Seen 12 Nov by Thandi and 1 more')
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
