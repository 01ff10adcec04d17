import PDFDocument from 'pdfkit'
import { drawFoot, drawHead, type Sender } from './letterhead.ts'
import { column, type Companion, ink, page } from './look.ts'
import { heightOf, linesOf, lineHeightOf, put, registerFonts, type TextOptions } from './text.ts'

export interface Title {
  title: string
  /** For the document's own description of itself. */
  subject: string
  /** When what it says was last changed. */
  changedAt: Date
}

type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'Lbl' | 'LBody' | 'TH' | 'TD' | 'Caption'

const rowHeight = 26

export interface TableLook {
  /** Size of its text, in points. */
  size?: number
  /** How many columns hold words, before those that hold figures. */
  words?: number
}

/**
 * A4 paper with the centre's head and foot. What is written on it carries tags, so that a screen reader reads it as a
 * document; lines, boxes and colour are marked as decoration. `y` is where the next thing goes.
 */
export class Paper {
  readonly #pdf: PDFKit.PDFDocument
  readonly #root: PDFKit.PDFStructureElement
  readonly #sender: Sender
  /** What is on this paper: mostly one document, its pages counted from its first one on. */
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
    registerFonts(this.#pdf)
    this.#root = this.#pdf.struct('Document')
    this.#pdf.addStructure(this.#root)
    this.addPage()
  }

  /** Begins another document on the same paper: on a page of its own, which is its first one. */
  next(title: string) {
    this.#parts.push({ title, firstPage: this.#pages })
    this.addPage()
  }

  addPage() {
    this.#pdf.addPage()
    this.#pages += 1
    this.decorate(() => drawHead(this.#pdf, this.#sender))
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

  /** Writes a text at a height and answers where it ends. */
  write(tag: Tag, text: string, y: number, options: TextOptions = {}) {
    this.#root.add(this.#pdf.struct(tag, {}, () => put(this.#pdf, text, y, options)))
    return y + heightOf(this.#pdf, text, options)
  }

  heading(text: string, lead: string) {
    this.y = this.write('H1', text, this.y, { font: 'heading', size: 26, colour: ink.action }) + 2
    this.y = this.write('P', lead, this.y, { colour: ink.muted, size: 11 }) + 14
  }

  /** The title of a part, with a spot of colour before it. */
  part(text: string, tone: Companion) {
    this.room(90)
    const y = this.y
    this.decorate((pdf) => {
      pdf.roundedRect(page.margin, y, column, 24, 8).fill(ink[`${tone}Tint`])
    })
    this.write('H2', text, y + 4, { font: 'heading', size: 13, colour: ink[`${tone}Text`], x: page.margin + 12 })
    this.y = y + 34
  }

  paragraph(text: string, options: TextOptions = {}) {
    this.room(heightOf(this.#pdf, text, options))
    this.y = this.write('P', text, this.y, options) + 6
  }

  /** A text of any length: paragraphs as they were typed, over as many pages as it takes. */
  prose(text: string, options: TextOptions = {}) {
    for (const paragraph of text.split(/\n+/).filter((each) => each.trim() !== '')) {
      const lines = linesOf(this.#pdf, paragraph, options)
      const height = lineHeightOf(this.#pdf, options)
      while (lines.length > 0) {
        this.room(height)
        const fitting = Math.max(1, Math.floor((page.height - page.bottom - this.y) / height))
        this.y = this.write('P', lines.splice(0, fitting).join('\n'), this.y, options)
      }
      this.y += 6
    }
  }

  /**
   * A table whose last columns hold figures. Column widths are shares of the whole. A table that is longer than a page
   * goes on over the next one, under the same head.
   */
  table(heads: string[], rows: string[][], shares: number[], { size = 11, words = 2 }: TableLook = {}) {
    const total = shares.reduce((sum, share) => sum + share, 0)
    const widths = shares.map((share) => (share / total) * column)
    const pad = size < 11 ? 6 : 12
    const optionsOf = (tag: 'TH' | 'TD', index: number): TextOptions => ({
      font: tag === 'TH' || index === 0 ? 'strong' : 'text',
      size,
      colour: tag === 'TH' ? '#FFFFFF' : ink.text,
      x: page.margin + widths.slice(0, index).reduce((sum, width) => sum + width, 0) + pad,
      width: (widths[index] ?? 0) - 2 * pad,
      align: index < words ? 'left' : 'right',
    })
    const heightOfRow = (row: string[]) =>
      Math.max(rowHeight, ...row.map((text, index) => heightOf(this.#pdf, text, optionsOf('TD', index)) + 10))
    const heights = rows.map(heightOfRow)
    const height = heights.reduce((sum, each) => sum + each, rowHeight + 10)
    if (height < page.height - page.top - page.bottom) this.room(height)
    const table = this.#pdf.struct('Table')
    this.#root.add(table)
    const cells = (tag: 'TH' | 'TD', texts: string[], y: number) => {
      const row = this.#pdf.struct('TR')
      table.add(row)
      texts.forEach((text, index) => {
        row.add(this.#pdf.struct(index === 0 ? 'TH' : tag, {}, () => put(this.#pdf, text, y, optionsOf(tag, index))))
      })
      row.end()
    }
    const head = () => {
      const top = this.y
      this.decorate((pdf) => {
        pdf.roundedRect(page.margin, top, column, 26, 8).fill(ink.action)
      })
      cells('TH', heads, top + 6.5)
      this.y = top + rowHeight + 2
    }
    head()
    rows.forEach((row, index) => {
      const tall = heights[index] ?? rowHeight
      if (this.y + tall > page.height - page.bottom) {
        this.addPage()
        head()
      }
      const below = this.y + tall
      this.decorate((pdf) => {
        pdf
          .moveTo(page.margin, below - 3)
          .lineTo(page.margin + column, below - 3)
          .lineWidth(0.7)
          .strokeColor(ink.border)
          .stroke()
      })
      cells('TD', row, this.y + 4)
      this.y = below
    })
    table.end()
    this.y += 8
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
        this.decorate(() => drawFoot(this.#pdf, `${title} · ${this.#sender.name}`, number))
      }
    })
  }
}
