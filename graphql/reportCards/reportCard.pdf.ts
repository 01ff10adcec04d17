import { renderFacts, signatures, signaturesHeight } from '#graphql/platform/pdf/facts.ts'
import type { Companion } from '#graphql/platform/pdf/theme.ts'
import type { PdfDocument, PartTitle } from '#graphql/platform/pdf/pdfDocument.ts'
import { formatDate } from '#graphql/values/dates.ts'
import type { ReportCard } from './reportCard.model.ts'
import { cardTexts, formatTerm } from './reportCards.rules.ts'

export interface PrintedCard {
  card: ReportCard
  child: { firstName: string; lastName: string; dateOfBirth: string }
  className: string | null
}

const tones: Companion[] = ['sky', 'coral', 'marigold', 'leaf', 'sky']

export const cardTitle = ({ card, child }: PrintedCard) =>
  `Report card ${formatTerm(card)}, ${child.firstName} ${child.lastName}`

/** Renders a report card; the document is at the top of a page. */
export function renderReportCard(document: PdfDocument, { card, child, className }: PrintedCard) {
  document.heading(`${child.firstName} ${child.lastName}`, `Report card, ${formatTerm(card)}`)
  renderFacts(document, [
    ['Class', className ?? 'No class'],
    ['Date of birth', formatDate(child.dateOfBirth)],
    ['Issued on', formatDate(card.dateIssued)],
  ])
  const written = cardTexts.flatMap(({ field, label }, place) => {
    const title: PartTitle = { text: label, tone: tones[place] ?? 'sky' }
    return card[field] ? [{ title, text: card[field] }] : []
  })
  written.forEach(({ title, text }, place) => {
    const after = place === written.length - 1 ? signaturesHeight + 18 : 0
    document.prose(text, { title, size: 11, gap: 3.5, after })
    document.y += 2
  })
  signatures(document, ['Teacher', 'Principal', 'Parent or guardian'])
}
