import { describe, expect, it } from 'vitest'
import { pdfText } from '#tests/setup/pdfText.ts'
import { writable } from './letters.ts'
import { Paper } from './paper.ts'

const sender = { name: 'Centre', tagline: '', address: '', phone: '', email: '', website: '' }
const paperWith = async (draw: (paper: Paper) => void) => {
  const paper = new Paper(sender, { title: 'Letters', subject: '', changedAt: new Date('2026-11-22T00:00:00Z') })
  draw(paper)
  return pdfText(await paper.finish())
}

describe('letters on paper', () => {
  it('are those of South African names, the ones that no font has without their marks', () => {
    expect(writable('Zoë Lötter-Müller, Nkosazana Mahlangu-van der Westhuizen, Šárka Łukasiewicz')).toBe(
      'Zoë Lötter-Müller, Nkosazana Mahlangu-van der Westhuizen, Šárka Łukasiewicz',
    )
    expect(writable('Ṱhalukanyo Ḓanie, Mutshiḓzi ṋama')).toBe('Thalukanyo Danie, Mutshidzi nama')
    expect(writable('Zoe\u0308')).toBe('Zoë')
  })

  it('leave pictures out without a trace, wherever they stand', () => {
    expect(writable('Zoë 🌟 counts')).toBe('Zoë counts')
    expect(writable('The zoo 🦁, and 👩🏽‍🍼 home')).toBe('The zoo, and home')
    expect(writable('🎉 Hurray\n❤️ Love ✅')).toBe('Hurray\nLove')
    expect(writable('Lego® and ©')).toBe('Lego® and ©')
  })

  it('take what a word processor makes of typing', () => {
    expect(writable('\uf0b7 One\r\n▪\u2009Two – “so”\u00ad…')).toBe('• One\n• Two – “so”…')
    expect(writable('100\u202f000 non\u2011breaking ≥ 3 → next 数')).toBe('100 000 non-breaking >= 3 -> next ?')
  })

  it('all stand in one of the fonts, so that none becomes an empty box', async () => {
    const all = String.fromCodePoint(...Array.from({ length: 0x2_3ff - 0x20 }, (_, index) => index + 0x20))
    const known = Array.from(new Set(writable(all))).join(' ')
    expect(known.length).toBeGreaterThan(500)
    const text = await paperWith((paper) => {
      paper.prose(known)
      paper.prose(known, { font: 'strong' })
      paper.heading(known, '')
    })
    expect(text).toContain('Š')
    expect(text).not.toContain('\u0000')
  })
})

describe('a text on paper', () => {
  const words = (count: number) => 'Waiting for a turn. '.repeat(count)

  it('takes its signatures along to the next page with its last lines', async () => {
    for (const count of [180, 200]) {
      const text = await paperWith((paper) => {
        paper.prose(words(count), { after: 200 })
        expect(paper.y).toBeGreaterThan(150)
        paper.room(200)
        paper.write('P', 'Signed', paper.y)
      })
      expect(text).toContain('Signed')
    }
  })

  it('has headings where a short line stands over a longer one', async () => {
    const drawn: [string, number][] = []
    await paperWith((paper) => {
      const write = paper.write.bind(paper)
      paper.write = (tag, text, y, options) => {
        drawn.push([`${tag} ${text}`, y])
        return write(tag, text, y, options)
      }
      paper.prose('New this month\nCounting the days of the month.\n\nKind regards\nMs Botha', { headed: true })
    })
    expect(drawn.map(([written]) => written)).toEqual([
      'H2 New this month',
      'P Counting the days of the month.',
      'P Kind regards',
      'P Ms Botha',
    ])
  })
})
