import { openSync } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { pdfText } from '#tests/setup/pdfText.ts'
import { writable } from './characters.ts'
import { PdfDocument } from './pdfDocument.ts'
import { fontFiles } from './theme.ts'

const sender = { name: 'Centre', tagline: '', address: '', phone: '', email: '', website: '' }
const textOf = async (draw: (document: PdfDocument) => void) => {
  const document = new PdfDocument(sender, {
    title: 'Letters',
    subject: '',
    changedAt: new Date('2026-11-22T00:00:00Z'),
  })
  draw(document)
  return pdfText(await document.finish())
}

describe('letters in a PDF', () => {
  it('are those of South African names, also decomposed', () => {
    expect(writable('Zoë Lötter-Müller, Nkosazana Mahlangu-van der Westhuizen, Šárka Łukasiewicz')).toBe(
      'Zoë Lötter-Müller, Nkosazana Mahlangu-van der Westhuizen, Šárka Łukasiewicz',
    )
    expect(writable('Ṱhalukanyo Ḓanie, Mutshiḓzi ṋama')).toBe('Ṱhalukanyo Ḓanie, Mutshiḓzi ṋama')
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

  it('have a glyph for every letter of the eleven official languages, in regular and in strong', () => {
    const marked = 'áéíóúàèìòùâêîôûäëïöüýÿñçšžńǹŋɓḓḽṋṅṱ'
    const signs = "abcdefghijklmnopqrstuvwxyz0123456789 ŉ-–—’‘“”„…•·×°%&@/+()€£©®'"
    for (const font of ['text', 'strong'] as const) {
      const opened = openSync(fontFiles[font])
      const glyphs = new Set('characterSet' in opened ? opened.characterSet : [])
      const letters = Array.from(`${marked}${marked.toUpperCase()}${signs}`)
      expect(letters.filter((letter) => !glyphs.has(letter.codePointAt(0) ?? 0))).toEqual([])
    }
    expect(writable(`${marked}${marked.toUpperCase()}`)).toBe(`${marked}${marked.toUpperCase()}`)
  })

  it('are written as they are, in texts and in a heading whose own font lacks them', async () => {
    const text = await textOf((document) => {
      document.heading('Ṱhalukanyo', 'Ḓanie')
      document.prose('Mutshiḓzi ṋama ḽiñwe', { font: 'strong' })
    })
    for (const word of ['Ṱhalukanyo', 'Ḓanie', 'Mutshiḓzi', 'ṋama', 'ḽiñwe']) expect(text).toContain(word)
    expect(text).not.toContain('\u0000')
  })
})

describe('a text in a PDF', () => {
  const words = (count: number) => 'Waiting for a turn. '.repeat(count)

  it('takes its signatures along to the next page with its last lines', async () => {
    for (const count of [180, 200]) {
      const text = await textOf((document) => {
        document.prose(words(count), { after: 200 })
        expect(document.y).toBeGreaterThan(150)
        document.room(200)
        document.write('P', 'Signed', document.y)
      })
      expect(text).toContain('Signed')
    }
  })

  it('has headings where a short line stands over a longer one', async () => {
    const drawn: [string, number][] = []
    await textOf((document) => {
      const write = document.write.bind(document)
      document.write = (tag, text, y, options) => {
        drawn.push([`${tag} ${text}`, y])
        return write(tag, text, y, options)
      }
      document.prose('New this month\nCounting the days of the month.\n\nKind regards\nMs Botha', { headed: true })
    })
    expect(drawn.map(([written]) => written)).toEqual([
      'H2 New this month',
      'P Counting the days of the month.',
      'P Kind regards',
      'P Ms Botha',
    ])
  })
})
