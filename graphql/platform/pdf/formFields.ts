import { column, colours, page } from './theme.ts'
import type { PdfDocument } from './pdfDocument.ts'

const lineHeight = 24

/** A small label with writing lines under it. */
export function lines(
  document: PdfDocument,
  label: string,
  { x = page.margin, width = column, count = 1, hint = '' } = {},
) {
  document.write('P', hint ? `${label} (${hint})` : label, document.y, { font: 'strong', size: 9.5, x, width })
  const first = document.y + 32
  document.decorate((pdf) => {
    for (let line = 0; line < count; line += 1) {
      pdf.moveTo(x, first + line * lineHeight).lineTo(x + width, first + line * lineHeight)
    }
    pdf.lineWidth(0.8).strokeColor(colours.control).stroke()
  })
  return first + (count - 1) * lineHeight + 11
}

/** A small label with boxes for a day, a month and a year. */
export function dateBoxes(document: PdfDocument, label: string) {
  const y = document.y
  document.write('P', `${label} (day, month, year)`, y, { font: 'strong', size: 9.5, width: 240 })
  document.decorate((pdf) => {
    let left = page.margin
    for (const digits of [2, 2, 4]) {
      for (let digit = 0; digit < digits; digit += 1) {
        pdf.roundedRect(left, y + 15, 18, 20, 3)
        left += 20
      }
      left += 8
    }
    pdf.lineWidth(0.8).strokeColor(colours.control).stroke()
  })
  return y + 45
}

/** A box to tick with words behind it; answers where it ends. */
export function tick(
  document: PdfDocument,
  text: string,
  { x = page.margin, width = column, y = document.y, size = 10.5 } = {},
) {
  document.decorate((pdf) => {
    pdf.roundedRect(x, y, 13, 13, 3).lineWidth(0.9).strokeColor(colours.control).stroke()
  })
  return Math.max(y + 15, document.write('P', text, y - 0.5, { x: x + 22, width: width - 22, size }))
}
