import { fitsHeading, writable } from './characters.ts'
import { column, type Font, fontFiles, colours, page } from './theme.ts'

export interface TextOptions {
  font?: Font
  size?: number
  colour?: string
  x?: number
  width?: number
  align?: 'left' | 'right'
  gap?: number
  /** Figures in a column: all equally wide, and an amount is never broken over two lines. */
  figures?: boolean
}

/** The font for a text: a heading with a letter that its own font lacks is set in the strong one. */
const fontOf = (text: string, font: Font = 'text') =>
  fontFiles[font === 'heading' && !fitsHeading(text) ? 'strong' : font]
// measuring a plain text is much quicker without the option, even an empty one
const featuresOf = ({ figures }: TextOptions): PDFKit.Mixins.TextOptions => (figures ? { features: ['tnum'] } : {})

const widthOf = (pdf: PDFKit.PDFDocument, text: string, options: TextOptions) =>
  pdf
    .font(fontOf(text, options.font))
    .fontSize(options.size ?? 10.5)
    .widthOfString(text, featuresOf(options))

/** Height that one line takes: the same in every font, since a line may be set in another one than its neighbours. */
export const lineHeightOf = ({ size = 10.5, gap = 2.5 }: TextOptions = {}): number => 1.2 * size + gap

/** A word in parts that fit a line. Its letters are measured beside the one before them: measuring each start takes long. */
function broken(pdf: PDFKit.PDFDocument, word: string, options: TextOptions, width: number): string[] {
  if (widthOf(pdf, word, options) <= width) return [word]
  const parts: string[] = ['']
  let [taken, last] = [0, '']
  for (const { segment: letter } of new Intl.Segmenter().segment(word)) {
    taken += widthOf(pdf, `${last}${letter}`, options) - widthOf(pdf, last, options)
    if (taken > width) {
      parts.push(letter)
      taken = widthOf(pdf, letter, options)
    } else parts[parts.length - 1] += letter
    last = letter
  }
  return parts
}

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

export function heightOf(pdf: PDFKit.PDFDocument, text: string, options: TextOptions = {}) {
  return linesOf(pdf, text, options).length * lineHeightOf(options)
}

export function put(pdf: PDFKit.PDFDocument, text: string, y: number, options: TextOptions = {}) {
  const { font, size = 10.5, colour = colours.text, x = page.margin, width = column, align = 'left' } = options
  const height = lineHeightOf(options)
  linesOf(pdf, text, options).forEach((line, index) => {
    const free = align === 'left' ? 0 : width - widthOf(pdf, line, options)
    pdf
      .font(fontOf(line, font))
      .fontSize(size)
      .fillColor(colour)
      .text(line, x + free, y + index * height, { lineBreak: false, ...featuresOf(options) })
  })
}

/** The largest size, up to the one wished for, at which each line of a text as it was typed stays one; never under the least. */
export function fittingSize(pdf: PDFKit.PDFDocument, text: string, options: TextOptions, least: number) {
  const { size = 10.5, width = column } = options
  const typed = writable(text).split('\n')
  const taken = Math.max(...typed.map((line) => widthOf(pdf, line, options)))
  return taken <= width ? size : Math.max(least, (size * width) / taken)
}

/** One line of a text, cut short with an ellipsis where it is longer. */
export function shortened(pdf: PDFKit.PDFDocument, text: string, options: TextOptions): string {
  const [first = '', ...others] = linesOf(pdf, text, options)
  if (others.length === 0) return first
  const [cut = ''] = linesOf(pdf, `${first.slice(0, -2)}…`, options)
  return cut
}
