import fc from 'fast-check'
import PDFDocument from 'pdfkit'
import { describe, expect, it, vi } from 'vitest'
import { writable } from './characters.ts'
import { linesOf } from './text.ts'
import { fontFiles } from './theme.ts'

const pdf = new PDFDocument({ margin: 0 })
const widthOf = (line: string) => pdf.font(fontFiles.text).fontSize(10.5).widthOfString(line)

describe('a text on paper', () => {
  it('is whole, in order and within its width, also where a word is wider than a line', () => {
    const letter = fc.constantFrom(...'ilAVTWfjy.,!?’–/(ṱé0', 'i\u0323\u0301', 'fi', ' ', ' ', '\u00a0')
    const text = fc.string({ unit: letter, maxLength: 120 })
    fc.assert(
      fc.property(text, fc.integer({ min: 20, max: 200 }), (typed, width) => {
        const lines = linesOf(pdf, typed, { width })
        expect(lines.join('').replaceAll(' ', '')).toBe(writable(typed).replaceAll(' ', ''))
        for (const line of lines) expect(widthOf(line)).toBeLessThan(width + 0.01)
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    ['narrow letters', 'il|.,'.repeat(200)],
    ['letters with many accents', `i${'\u0323\u0301'.repeat(15)}`.repeat(80)],
  ])('is measured in a time that grows with its length alone, as the server waits for it: %s', (_, word) => {
    const measured = vi.spyOn(pdf, 'widthOfString')
    linesOf(pdf, word, { width: 200 })
    const letters = measured.mock.calls.reduce((sum, [each]) => sum + each.length, 0)
    measured.mockRestore()
    expect(letters / word.length).toBeLessThan(10)
  })

  it('is broken at spaces that a website made unbreakable', () => {
    const words = Array.from({ length: 100 }, () => 'settles')
    expect(linesOf(pdf, words.join('\u00a0')).flatMap((line) => line.split(' '))).toEqual(words)
  })
})
