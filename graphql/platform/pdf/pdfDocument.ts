import PDFDocument from 'pdfkit'
import { writable } from './characters.ts'
import { pageBreaks } from './pageBreaks.rules.ts'
import { renderFoot, renderHead, type Sender } from './letterhead.ts'
import { column, type Companion, colours, type Font, fontFiles, page } from './theme.ts'
import { groupsOf, isHeading } from './prose.rules.ts'
import { fittingSize, heightOf, linesOf, lineHeightOf, put, type TextOptions } from './text.ts'

export interface Title {
  title: string
  /** For the document's own description of itself. */
  subject: string
  /** When what it says was last changed. */
  changedAt: Date
}

type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'Lbl' | 'LBody'

const rowHeight = 26
/** A part's title with the space below it. */
const partHeight = 34

/** What the documentation of pdfkit's tables says of tags, and its types leave out. */
type Cell = PDFKit.Mixins.CellOptions & { scope?: 'Row' | 'Column' }
type TaggedTable = PDFKit.Mixins.TableOptionsWithData & { structParent: PDFKit.PDFStructureElement }

/** What a part is called, and the colour of its title. */
export interface PartTitle {
  text: string
  tone: Companion
}

interface ProseOptions extends TextOptions {
  /** Stands above it, never on another page. */
  title?: PartTitle
  /** A short first line of several is the heading of those below it. */
  headed?: boolean
  /** Height of what follows and may not be on a page without the last lines. */
  after?: number
}

interface TableOptions {
  /** Size of its text, in points. */
  size?: number
  /** How many columns hold words, before those that hold figures. */
  words?: number
  /** Stands above it, never on another page. */
  title?: PartTitle
  /** Height of what follows and may not be on a page without the last rows. */
  after?: number
}

/**
 * A4 paper with the centre's head and foot. What is written on it carries tags, so that a screen reader reads it as a
 * document; lines, boxes and colour are marked as decoration. `y` is where the next thing goes.
 */
export class PdfDocument {
  readonly #pdf: PDFKit.PDFDocument
  readonly #root: PDFKit.PDFStructureElement
  readonly #sender: Sender
  /** What is on this document: mostly one document, its pages counted from its first one on. */
  readonly #parts: { title: string; firstPage: number }[]
  #pages = 0
  y = page.top

  constructor(sender: Sender, { title, subject, changedAt }: Title) {
    this.#sender = sender
    this.#parts = [{ title, firstPage: 0 }]
    this.#pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-ZA',
      displayTitle: true,
      info: {
        Title: `${title} · ${sender.name}`,
        Author: sender.name,
        Subject: subject,
        Creator: sender.name,
        CreationDate: changedAt,
        ModDate: changedAt,
      },
    })
    this.#root = this.#pdf.struct('Document')
    this.#pdf.addStructure(this.#root)
    this.addPage()
  }

  /** Begins another document on the same document: on a page of its own, which is its first one. */
  next(title: string) {
    this.#parts.push({ title, firstPage: this.#pages })
    this.addPage()
  }

  addPage() {
    this.#pdf.addPage()
    this.#pages += 1
    this.decorate(() => renderHead(this.#pdf, this.#sender))
    this.y = page.top
  }

  /** Goes on to a new page where what comes next would not fit on this one. */
  room(height: number) {
    if (this.y + height > page.height - page.bottom) this.addPage()
  }

  /** Draws what only pleases the eye: nothing of it is read aloud. */
  decorate(draw: (pdf: PDFKit.PDFDocument) => void) {
    this.#pdf.markContent('Artifact', { type: 'Layout' })
    draw(this.#pdf)
    this.#pdf.endMarkedContent()
  }

  write(tag: Tag, text: string, y: number, options: TextOptions = {}) {
    this.#root.add(this.#pdf.struct(tag, {}, () => put(this.#pdf, text, y, options)))
    return y + heightOf(this.#pdf, text, options)
  }

  heightOf(text: string, options: TextOptions = {}) {
    return heightOf(this.#pdf, text, options)
  }

  heading(text: string, lead: string) {
    const wished: TextOptions = { font: 'heading', size: 26, colour: colours.action }
    const isLong = linesOf(this.#pdf, text, wished).length > 2
    this.y = this.write('H1', text, this.y, isLong ? { ...wished, size: 18 } : wished) + 2
    this.y = this.write('P', lead, this.y, { colour: colours.muted, size: 11 }) + 14
  }

  /**
   * The title of a part, with a spot of colour before it.
   * @param next height of what has to follow on the same page
   */
  part({ text, tone }: PartTitle, next = 56) {
    this.room(partHeight + next)
    const y = this.y
    this.decorate((pdf) => {
      pdf.roundedRect(page.margin, y, column, 24, 8).fill(colours[`${tone}Tint`])
    })
    this.write('H2', text, y + 4, { font: 'heading', size: 13, colour: colours[`${tone}Text`], x: page.margin + 12 })
    this.y = y + partHeight
  }

  paragraph(text: string, options: TextOptions = {}) {
    this.room(heightOf(this.#pdf, text, options))
    this.y = this.write('P', text, this.y, options) + 6
  }

  /** Height of what a paragraph keeps together where it begins: two lines, or all of a short one with what follows. */
  #beginningOf(text: string, options: TextOptions, after: number) {
    const lines = linesOf(this.#pdf, text, options).length
    const height = lineHeightOf(options)
    return lines < 4 ? lines * height + after : 2 * height
  }

  /** Lines that run on over as many pages as it takes; no line is alone before or after a break. */
  #flow(text: string, options: TextOptions, after: number) {
    const lines = linesOf(this.#pdf, text, options)
    const height = lineHeightOf(options)
    while (lines.length > 0) {
      const left = page.height - page.bottom - this.y
      const isLast = lines.length * height + after <= left
      const fitting = isLast ? lines.length : Math.min(Math.floor(left / height), lines.length - 2)
      if (fitting < Math.min(2, lines.length) && this.y > page.top) this.addPage()
      else this.y = this.write('P', lines.splice(0, Math.max(1, fitting)).join('\n'), this.y, options)
    }
  }

  /** A text of any length, as it was typed: empty lines set groups of paragraphs apart. */
  prose(text: string, { title, headed = false, after = 0, ...options }: ProseOptions = {}) {
    const groups = groupsOf(text)
    const afterOf = (group: number, line: number) =>
      group === groups.length - 1 && line === (groups[group]?.length ?? 0) - 1 ? after : 0
    if (title) this.part(title, this.#beginningOf(groups[0]?.[0] ?? '', options, afterOf(0, 0)))
    groups.forEach((group, place) => {
      group.forEach((paragraph, line) => {
        const next = group[line + 1]
        if (headed && line === 0 && isHeading(paragraph, next)) {
          const style: TextOptions = { ...options, font: 'strong' }
          this.room(heightOf(this.#pdf, paragraph, style) + this.#beginningOf(next ?? '', options, afterOf(place, 1)))
          this.y = this.write('H2', paragraph, this.y, style)
        } else {
          this.#flow(paragraph, options, afterOf(place, line))
          this.y += 4
        }
      })
      this.y += 6
    })
  }

  /**
   * A table whose last columns hold figures. Column widths are shares of the whole. A table that is longer than a page
   * goes on over the next one, under the same head.
   */
  table(heads: string[], rows: string[][], shares: number[], options: TableOptions = {}) {
    const { size = 11, words = 2, title, after = 0 } = options
    const total = shares.reduce((sum, share) => sum + share, 0)
    const sides = size < 11 ? 6 : 12
    const widthOf = (index: number) => ((shares[index] ?? 0) / total) * column
    const fontOf = (index: number): Font => (index === 0 ? 'strong' : 'text')
    const line = this.#pdf.font(fontFiles.text).fontSize(size).currentLineHeight()
    const heightOfCell = (text: string, index: number) => {
      if (index >= words) return line
      this.#pdf.font(fontFiles[fontOf(index)]).fontSize(size)
      return this.#pdf.heightOfString(writable(text) || ' ', { width: widthOf(index) - 2 * sides })
    }
    const heightOfRow = (row: string[]) => rowHeight - line + Math.max(...row.map(heightOfCell))
    const headCell = (text: string): Cell => ({ text, type: 'TH', scope: 'Column', font: { src: fontFiles.strong } })
    const cell = (text: string, index: number): Cell => {
      if (index < words) return { text: writable(text), ...(index === 0 && { type: 'TH', scope: 'Row' }) }
      // an amount of many figures gets smaller rather than being broken
      const options = { font: fontOf(index), size, width: widthOf(index) - 2 * sides, figures: true }
      const font = { size: fittingSize(this.#pdf, text, options, 6) }
      return { text, font, textOptions: { features: ['tnum'], lineBreak: false } }
    }
    const free = page.height - page.bottom - rowHeight
    const here = free - this.y - (title ? partHeight : 0)
    // pdfkit breaks no row of a table, but repeats no head and keeps no rows together: the rule says where it is continued
    const breaks = pageBreaks(rows.map(heightOfRow), { here, page: free - page.top, after })
    if (breaks[0] === 0) this.addPage()
    if (title) this.part(title, 0)
    const starts = [0, ...breaks.filter((place) => place > 0)]
    starts.forEach((start, part) => {
      if (part > 0) this.addPage()
      this.decorate((pdf) => {
        pdf.roundedRect(page.margin, this.y, column, rowHeight, 8).fill(colours.action)
      })
      const table: TaggedTable = {
        position: { x: page.margin, y: this.y },
        structParent: this.#root,
        defaultStyle: { padding: [(rowHeight - line) / 2, sides], borderColor: colours.border },
        columnStyles: shares.map((_, index) => ({
          width: widthOf(index),
          align: { x: index < words ? 'left' : 'right' },
          font: { src: fontFiles[fontOf(index)], size },
        })),
        rowStyles: (row) =>
          row === 0 ? { border: 0, textColor: '#FFFFFF' } : { border: [0, 0, 0.7, 0], textColor: colours.text },
        data: [heads.map(headCell), ...rows.slice(start, starts[part + 1]).map((row) => row.map(cell))],
      }
      this.#pdf.table(table)
      this.y = this.#pdf.y
    })
    this.y += 10
  }

  /** The whole document as bytes. */
  finish(): Promise<Buffer> {
    this.#feet()
    this.#root.end()
    return new Promise((resolve, reject) => {
      const parts: Buffer[] = []
      this.#pdf.on('data', (part: Buffer) => parts.push(part))
      this.#pdf.on('end', () => resolve(Buffer.concat(parts)))
      this.#pdf.on('error', reject)
      this.#pdf.end()
    })
  }

  #feet() {
    this.#parts.forEach(({ title, firstPage }, place) => {
      const end = this.#parts[place + 1]?.firstPage ?? this.#pages
      for (let index = firstPage; index < end; index += 1) {
        this.#pdf.switchToPage(index)
        const number = `Page ${index - firstPage + 1} of ${end - firstPage}`
        this.decorate(() => renderFoot(this.#pdf, title, this.#sender.name, number))
      }
    })
  }
}
