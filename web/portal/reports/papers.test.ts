import { describe, expect, it } from 'vitest'
import { linesOf, openedIn, reportSections } from './papers.ts'
import { reportChildren } from './sampleReports.ts'

describe('what has been written about a child', () => {
  it('stands in one list, the latest first, each at its own address', () => {
    const [lerato] = reportChildren
    expect(lerato && linesOf(lerato).map(({ kind, title, path }) => [kind, title, path])).toEqual([
      ['Progress Report', 'Half-way through the year', '/parent/report-cards?report=5'],
      ['Report card', 'Term 3 2026', '/parent/report-cards?card=12'],
      ['Report card', 'Term 2 2026', '/parent/report-cards?card=9'],
    ])
  })
})

describe('the address', () => {
  it.each([
    ['', null],
    ['?card=12', { kind: 'card', id: 12 }],
    ['?report=5', { kind: 'report', id: 5 }],
    ['?card=x', null],
    ['?card=-1', null],
  ])('%s opens %o', (search, expected) => {
    expect(openedIn(search)).toEqual(expected)
  })
})

describe('the text of a report', () => {
  it('has headings where staff wrote them, and loses nothing', () => {
    const content = 'Large movements\nShe climbs.\nShe jumps.\n\nA sentence that ends.\nAnd goes on.\n\nOne line'
    expect(reportSections(content)).toEqual([
      { heading: 'Large movements', text: 'She climbs.\nShe jumps.' },
      { heading: null, text: 'A sentence that ends.\nAnd goes on.' },
      { heading: null, text: 'One line' },
    ])
  })
})
