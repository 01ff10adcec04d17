import { column, colours, page } from './theme.ts'
import type { PdfDocument } from './pdfDocument.ts'
import type { TextOptions } from './text.ts'

/** A few facts beside each other on a quiet ground, each under its name. */
export function renderFacts(document: PdfDocument, facts: readonly (readonly [name: string, value: string])[]) {
  const [pad, above, below] = [16, 23, 9]
  const width = (column - 2 * pad) / facts.length
  const style: TextOptions = { width: width - 12, size: 11.5, font: 'strong' }
  const height = above + below + Math.max(...facts.map(([, value]) => document.heightOf(value, style)))
  document.room(height + 16)
  const top = document.y
  document.decorate((pdf) => {
    pdf.roundedRect(page.margin, top, column, height, 10).fill(colours.sunken)
  })
  facts.forEach(([name, value], place) => {
    const x = page.margin + pad + place * width
    document.write('P', name, top + 9, { x, width: width - 12, size: 9, colour: colours.muted })
    document.write('P', value, top + above, { ...style, x })
  })
  document.y = top + height + 16
}

export const signaturesHeight = 74

/** Lines to sign on, beside each other, with the place under each. */
export function signatures(document: PdfDocument, places: readonly string[]) {
  const gap = 20
  const width = (column - gap * (places.length - 1)) / places.length
  document.room(signaturesHeight)
  const y = document.y + 44
  places.forEach((place, index) => {
    const x = page.margin + index * (width + gap)
    document.decorate((pdf) => {
      pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.8)
        .strokeColor(colours.control)
        .stroke()
    })
    document.write('P', place, y + 5, { x, width, size: 9, colour: colours.muted })
  })
  document.y = y + 30
}
