import { column, type Font, fontFiles, ink, page } from './look.ts'

export interface TextOptions {
  font?: Font
  size?: number
  colour?: string
  x?: number
  width?: number
  align?: 'left' | 'right' | 'center'
  gap?: number
}

/** Letters beyond Latin-1 that the second file of each font has. */
const more =
  '\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u02bd-\u02c5\u02c7-\u02cc\u02ce-\u02d7\u02dd-\u02ff\u1d00-\u1dbf\u1e00-\u1e9f\u1ef2-\u1eff\u2020\u20a0-\u20ab\u20ad-\u20c0\u2113'
const latin =
  '\n\u0020-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215'
const hasMore = new RegExp(`[${more}]`, 'u')
const runs = new RegExp(`[${more}]+|[^${more}]+`, 'gu')
const unknown = new RegExp(`[^${latin}${more}]`, 'gu')

const nameOf = (font: Font, isMore: boolean) => (isMore ? `${font}.more` : font)

export function registerFonts(pdf: PDFKit.PDFDocument) {
  for (const [name, files] of Object.entries(fontFiles)) {
    pdf.registerFont(nameOf(name as Font, false), files.latin)
    pdf.registerFont(nameOf(name as Font, true), files.more)
  }
}

/** The text as our fonts can write it: faces and other pictures are left out, what else they lack becomes a question mark. */
const writable = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Cf}\ufe0f]/gu, '')
    .replace(unknown, '?')

/** Draws or measures a piece after piece, each in the font that has its letters. */
const piecesOf = (text: string) => text.match(runs) ?? []

function widthOf(pdf: PDFKit.PDFDocument, text: string, { font = 'text', size = 10.5 }: TextOptions) {
  const widths = piecesOf(text).map((piece) =>
    pdf
      .font(nameOf(font, hasMore.test(piece)))
      .fontSize(size)
      .widthOfString(piece),
  )
  return widths.reduce((sum, width) => sum + width, 0)
}

/** Height that one line takes. */
export const lineHeightOf = (
  pdf: PDFKit.PDFDocument,
  { font = 'text', size = 10.5, gap = 2.5 }: TextOptions = {},
): number => pdf.font(font).fontSize(size).currentLineHeight(true) + gap

/** Breaks a word that is wider than a line. */
function broken(pdf: PDFKit.PDFDocument, word: string, options: TextOptions, width: number): string[] {
  if (widthOf(pdf, word, options) <= width) return [word]
  const parts: string[] = ['']
  for (const letter of word) {
    const longer = `${parts.at(-1)}${letter}`
    if (widthOf(pdf, longer, options) > width) parts.push(letter)
    else parts[parts.length - 1] = longer
  }
  return parts
}

/** The lines that a text takes. */
export function linesOf(pdf: PDFKit.PDFDocument, text: string, options: TextOptions = {}): string[] {
  const { width = column } = options
  const space = widthOf(pdf, ' ', options)
  return writable(text)
    .split('\n')
    .flatMap((paragraph) => {
      const lines: string[] = []
      let [line, taken] = ['', 0]
      for (const word of paragraph.split(' ').flatMap((each) => broken(pdf, each, options, width))) {
        const wide = widthOf(pdf, word, options)
        if (line !== '' && taken + space + wide > width) {
          lines.push(line)
          ;[line, taken] = [word, wide]
        } else {
          taken += (line === '' ? 0 : space) + wide
          line = line === '' ? word : `${line} ${word}`
        }
      }
      return [...lines, line]
    })
}

/** Height that a text takes. */
export function heightOf(pdf: PDFKit.PDFDocument, text: string, options: TextOptions = {}) {
  return linesOf(pdf, text, options).length * lineHeightOf(pdf, options)
}

/** Sets a text where it is told to. */
export function put(pdf: PDFKit.PDFDocument, text: string, y: number, options: TextOptions = {}) {
  const { font = 'text', size = 10.5, colour = ink.text, x = page.margin, width = column, align = 'left' } = options
  const height = lineHeightOf(pdf, options)
  linesOf(pdf, text, options).forEach((line, index) => {
    const free = align === 'left' ? 0 : width - widthOf(pdf, line, options)
    let left = x + (align === 'center' ? free / 2 : free)
    for (const piece of piecesOf(line)) {
      pdf
        .font(nameOf(font, hasMore.test(piece)))
        .fontSize(size)
        .fillColor(colour)
        .text(piece, left, y + index * height, { lineBreak: false })
      left += pdf.widthOfString(piece)
    }
  })
}

/** The largest size, up to the one wished for, at which a text stays on one line. */
export function fittingSize(pdf: PDFKit.PDFDocument, text: string, font: Font, wished: number, width: number) {
  const taken = widthOf(pdf, writable(text), { font, size: wished })
  return taken <= width ? wished : Math.max(9, (wished * width) / taken)
}
