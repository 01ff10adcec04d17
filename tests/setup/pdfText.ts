import { inflateSync } from 'node:zlib'

interface PdfObject {
  dictionary: string
  stream: string
}

/** Objects of a PDF by number, as our own documents are written: one generation, streams deflated or plain. */
function objectsOf(bytes: Buffer): Map<string, PdfObject> {
  const text = bytes.toString('latin1')
  const objects = new Map<string, PdfObject>()
  for (const match of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, number = '', content = ''] = match
    const [dictionary = '', rest] = content.split(/\nstream\n/, 2)
    const raw = rest === undefined ? '' : content.slice(dictionary.length + 8).replace(/\nendstream$/, '')
    const isDeflated = dictionary.includes('FlateDecode')
    const stream = isDeflated ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw
    objects.set(number, { dictionary, stream })
  }
  return objects
}

const fromUtf16 = (hex: string) =>
  String.fromCodePoint(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))

/** What the glyph numbers of a font stand for. */
function lettersOf(cmap: string): Map<number, string> {
  const letters = new Map<number, string>()
  for (const [, from = '0', list = ''] of cmap.matchAll(/<([0-9a-f]+)>\s*<[0-9a-f]+>\s*\[([^\]]*)\]/gi)) {
    const first = Number.parseInt(from, 16)
    Array.from(list.matchAll(/<([0-9a-f\s]*)>/gi)).forEach(([, hex = ''], index) => {
      letters.set(first + index, fromUtf16(hex.replaceAll(' ', '')))
    })
  }
  return letters
}

/** All text of a PDF in the order it was written, one line for each piece. */
export function pdfText(bytes: Buffer): string {
  const objects = objectsOf(bytes)
  const fonts = new Map<string, Map<number, string>>()
  for (const { dictionary } of objects.values()) {
    const list = /\/Font <<([^>]*)>>/.exec(dictionary)?.[1] ?? ''
    for (const [, name = '', number = ''] of list.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const cmap = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number)?.dictionary ?? '')?.[1] ?? ''
      fonts.set(name, lettersOf(objects.get(cmap)?.stream ?? ''))
    }
  }
  const lines: string[] = []
  for (const { stream } of objects.values()) {
    let letters = new Map<number, string>()
    for (const [, font, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) letters = fonts.get(font) ?? letters
      else {
        const glyphs = Array.from((shown ?? '').matchAll(/<([0-9a-f]*)>/gi)).flatMap(
          ([, hex = '']) => hex.match(/.{4}/g) ?? [],
        )
        lines.push(glyphs.map((glyph) => letters.get(Number.parseInt(glyph, 16)) ?? '?').join(''))
      }
    }
  }
  return lines.join('\n')
}
