import { formatRand, percentOf } from '#graphql/values/money.ts'
import { type DocumentContent, feeLines, hoursInWords } from './documents.rules.ts'
import { column, ink, page } from './look.ts'
import type { Paper, PartTitle } from './paper.ts'

const shares = [28, 30, 21, 21]

/** A figure with its name above it and what it means below, in a tinted box. */
function fact(paper: Paper, place: number, [label, value, note]: [string, string, string]) {
  const width = (column - 16) / 2
  const x = page.margin + (place % 2) * (width + 16)
  const y = paper.y + Math.floor(place / 2) * 84
  paper.decorate((pdf) => {
    pdf.roundedRect(x, y, width, 74, 10).fill(ink.sunken)
  })
  const inner = { x: x + 14, width: width - 28 }
  paper.write('H3', label, y + 10, { ...inner, size: 9.5, colour: ink.muted })
  paper.write('P', value, y + 24, { ...inner, font: 'strong', size: 15 })
  paper.write('P', note, y + 48, { ...inner, size: 9.5 })
}

/** Monthly fees, what a second child pays, and what else holds. */
export function feeStructure(paper: Paper, { centre, programs, terms }: DocumentContent) {
  const lines = feeLines(programs)
  const less = (cents: number) => cents - percentOf(cents, terms.siblingDiscountPercent)
  const table = (title: PartTitle, of: (cents: number) => number) =>
    paper.table(
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
  paper.heading(
    'Fee structure 2024',
    'What a month costs for one child, in South African rand. Meals and snacks are in it.',
  )
  table({ text: 'Fees per month', tone: 'leaf' }, (cents) => cents)
  paper.y += 4
  const later = `The second and every later child of a family: ${terms.siblingDiscountPercent}% less`
  table({ text: later, tone: 'sky' }, less)
  paper.y += 4
  const facts: [string, string, string][] = [
    ['Registration fee', formatRand(terms.registrationFeeCents), 'once for each child, when the place is confirmed'],
    ['Sibling discount', `${terms.siblingDiscountPercent}%`, 'off the monthly fee of the second and later child'],
    ['Full-time', hoursInWords(terms.fullTime), 'Monday to Friday'],
    ['Half-day', hoursInWords(terms.halfDay), 'Monday to Friday'],
  ]
  paper.room(170)
  facts.forEach((each, place) => fact(paper, place, each))
  paper.y += 172
  paper.paragraph(
    `Fees are due monthly in advance, with the reference printed on your invoice. Absence, illness and public holidays do not lower the monthly fee. We announce changes at least two months ahead; the fees that hold today are always at ${centre.website}/enroll.`,
    { size: 9.5, colour: ink.muted },
  )
}
