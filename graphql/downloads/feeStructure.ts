import { formatRand, percentOf } from '#graphql/values/money.ts'
import { type DocumentContent, feeLines, formatHours } from './downloads.rules.ts'
import { column, colours, page } from '#graphql/platform/pdf/theme.ts'
import type { PdfDocument, PartTitle } from '#graphql/platform/pdf/pdfDocument.ts'

const shares = [28, 30, 21, 21]

/** A figure with its name above it and what it means below, in a tinted box. */
function fact(document: PdfDocument, place: number, [label, value, note]: [string, string, string]) {
  const width = (column - 16) / 2
  const x = page.margin + (place % 2) * (width + 16)
  const y = document.y + Math.floor(place / 2) * 84
  document.decorate((pdf) => {
    pdf.roundedRect(x, y, width, 74, 10).fill(colours.sunken)
  })
  const inner = { x: x + 14, width: width - 28 }
  document.write('H3', label, y + 10, { ...inner, size: 9.5, colour: colours.muted })
  document.write('P', value, y + 24, { ...inner, font: 'strong', size: 15 })
  document.write('P', note, y + 46, { ...inner, size: 8.8, gap: 1 })
}

export function feeStructure(document: PdfDocument, { centre, programs, terms }: DocumentContent) {
  const lines = feeLines(programs)
  const less = (cents: number) => cents - percentOf(cents, terms.siblingDiscountPercent)
  const table = (title: PartTitle, of: (cents: number) => number) =>
    document.table(
      ['Program', 'Ages', 'Full-time', 'Half-day'],
      lines.map(({ program, ages, fullTimeCents, halfDayCents }) => [
        program,
        ages,
        formatRand(of(fullTimeCents)),
        formatRand(of(halfDayCents)),
      ]),
      shares,
      { title },
    )
  document.heading('Fee structure 2024', 'Monthly fees for one child in South African rand, meals and snacks included.')
  table({ text: 'Fees per month', tone: 'leaf' }, (cents) => cents)
  document.y += 4
  const later = `Second and further children in a family: ${terms.siblingDiscountPercent}% less`
  table({ text: later, tone: 'sky' }, less)
  document.y += 4
  const facts: [string, string, string][] = [
    ['Registration fee', formatRand(terms.registrationFeeCents), 'once for each child, when the place is confirmed'],
    [
      'Sibling discount',
      `${terms.siblingDiscountPercent}%`,
      'off the monthly fee of the second and each further child',
    ],
    ['Full-time', formatHours(terms.fullTime), 'Monday to Friday'],
    ['Half-day', formatHours(terms.halfDay), 'Monday to Friday'],
  ]
  document.room(170)
  facts.forEach((each, place) => fact(document, place, each))
  document.y += 172
  document.paragraph(
    `Fees are due monthly in advance, with the reference printed on your invoice. Absence, illness and public holidays do not reduce the monthly fee. We announce changes at least two months ahead; current fees are always at ${centre.website}/enroll.`,
    { size: 9.5, colour: colours.muted },
  )
}
