import { runsOf, writable } from './letters.ts'
import { column, type Font, fontFiles, ink, page } from './look.ts'

export interface TextOptions {
  font?: Font
  size?: number
  colour?: string
  x?: number
  width?: number
  align?: 'left' | 'right' | 'center'
  gap?: number
  /** Figures that stand under each other: all equally wide, and an amount is never broken over two lines. */
  figures?: boolean
}

const nameOf = (font: Font, isMore: boolean) => (isMore ? `${font}.more` : font)
// measuring a plain text is much quicker without the option, even an empty one
const featuresOf = ({ figures }: TextOptions): PDFKit.Mixins.TextOptions => (figures ? { features: ['tnum'] } : {})

export function registerFonts(pdf: PDFKit.PDFDocument) {
  for (const [name, files] of Object.entries(fontFiles)) {
    pdf.registerFont(nameOf(name as Font, false), files.latin)
    pdf.registerFont(nameOf(name as Font, true), files.more)
  }
}

/** Measures a piece after piece, each in the font that has its letters. */
function widthOf(pdf: PDFKit.PDFDocument, text: string, options: TextOptions) {
  const { font = 'text', size = 10.5 } = options
  const widths = runsOf(text).map((run) =>
    pdf.font(nameOf(font, run.isMore)).fontSize(size).widthOfString(run.text, featuresOf(options)),
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
  const typed = writable(text).split('\n')
  if (options.figures) return typed
  const space = widthOf(pdf, ' ', options)
  return typed.flatMap((paragraph) => {
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
    for (const run of runsOf(line)) {
      pdf
        .font(nameOf(font, run.isMore))
        .fontSize(size)
        .fillColor(colour)
        .text(run.text, left, y + index * height, { lineBreak: false, ...featuresOf(options) })
      left += widthOf(pdf, run.text, options)
    }
  })
}

/** The largest size, up to the one wished for, at which each line of a text as it was typed stays one; never under the least. */
export function fittingSize(pdf: PDFKit.PDFDocument, text: string, options: TextOptions, least: number) {
  const { size = 10.5, width = column } = options
  const taken = Math.max(
    ...writable(text)
      .split('\n')
      .map((line) => widthOf(pdf, line, options)),
  )
  return taken <= width ? size : Math.max(least, (size * width) / taken)
}

/** One line of a text, cut short with an ellipsis where it is longer. */
export function shortened(pdf: PDFKit.PDFDocument, text: string, options: TextOptions): string {
  const [first = '', ...others] = linesOf(pdf, text, options)
  if (others.length === 0) return first
  const [cut = ''] = linesOf(pdf, `${first.slice(0, -2)}…`, options)
  return cut
}
