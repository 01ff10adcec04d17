import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { zipSync } from 'fflate'
import { encodingOf, readList } from './readRecords.ts'

const text = 'Zoë Têtsele,Mošweu,"Café Ņ"'
const decodeText = (bytes: Uint8Array) => new TextDecoder(encodingOf(bytes)).decode(bytes)

describe('a text file', () => {
  it('is read as UTF-8, with and without a byte order mark', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (words, marked) => {
        const clean = words.replace(/^\uFEFF+/, '')
        expect(decodeText(new TextEncoder().encode((marked ? '\uFEFF' : '') + clean))).toBe(clean)
      }),
    )
  })

  it('of UTF-8 with one wrong byte keeps all its other letters', () => {
    const [zoe, wrong] = [new TextEncoder().encode('Zoë,Renée\n'), Uint8Array.of(0x5a, 0x6f, 0xeb)]
    expect(decodeText(Uint8Array.from([...zoe, ...wrong]))).toBe('Zoë,Renée\nZo\uFFFD')
    expect(decodeText(Uint8Array.from([0xef, 0xbb, 0xbf, ...wrong, 0x73]))).toBe('Zo\uFFFDs')
  })

  it('that Excel saved on Windows keeps its letters', () => {
    // "Zoë Têtsele": ë and ê are one byte each; š, which Node decodes wrongly, is in the story of the import
    const bytes = Uint8Array.from([0x5a, 0x6f, 0xeb, 0x20, 0x54, 0xea, 0x74, 0x73, 0x65, 0x6c, 0x65])
    expect(decodeText(bytes)).toBe('Zoë Têtsele')
  })

  it('saved as Unicode text is read by its byte order mark', () => {
    const little = new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]))
    const big = new Uint8Array(Buffer.from(little).swap16())
    expect([decodeText(little), decodeText(big)]).toEqual([text, text])
  })
})

describe('a workbook', () => {
  it('that unpacks to far more than a list is refused before it is unpacked', async () => {
    const sheet = new Uint8Array(51_000_000)
    const file = new Blob([new Uint8Array(zipSync({ 'xl/worksheets/sheet1.xml': [sheet, { level: 1 }] }))])
    expect(file.size).toBeLessThan(1_000_000)
    await expect(readList(file, { isList: () => true })).rejects.toThrow('more than 50 MB')
  })
})
