import { column, ink, page } from './look.ts'
import type { Paper } from './paper.ts'
import type { TextOptions } from './text.ts'

/** A few facts beside each other on a quiet ground, each under its name. */
export function drawFacts(paper: Paper, facts: readonly (readonly [name: string, value: string])[]) {
  const [pad, above, below] = [16, 23, 9]
  const width = (column - 2 * pad) / facts.length
  const look: TextOptions = { width: width - 12, size: 11.5, font: 'strong' }
  const height = above + below + Math.max(...facts.map(([, value]) => paper.heightOf(value, look)))
  paper.room(height + 16)
  const top = paper.y
  paper.decorate((pdf) => {
    pdf.roundedRect(page.margin, top, column, height, 10).fill(ink.sunken)
  })
  facts.forEach(([name, value], place) => {
    const x = page.margin + pad + place * width
    paper.write('P', name, top + 9, { x, width: width - 12, size: 9, colour: ink.muted })
    paper.write('P', value, top + above, { ...look, x })
  })
  paper.y = top + height + 16
}

/** Room that lines to sign on take. */
export const signaturesHeight = 74

/** Lines to sign on, beside each other, with the place under each. */
export function signatures(paper: Paper, places: readonly string[]) {
  const gap = 20
  const width = (column - gap * (places.length - 1)) / places.length
  paper.room(signaturesHeight)
  const y = paper.y + 44
  places.forEach((place, index) => {
    const x = page.margin + index * (width + gap)
    paper.decorate((pdf) => {
      pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.8)
        .strokeColor(ink.control)
        .stroke()
    })
    paper.write('P', place, y + 5, { x, width, size: 9, colour: ink.muted })
  })
  paper.y = y + 30
}
