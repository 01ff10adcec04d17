import { type ReportType, reportTypeLabels } from '#graphql/academicReports/academicReports.rules.ts'
import { formatTerm } from '#graphql/reportCards/reportCards.rules.ts'
import { viewPath } from '../views.ts'
import type { ParentReportsQuery } from './reports.generated.ts'

export type ReportChild = ParentReportsQuery['myChildren'][number]

/** A report card or a report, as a line of a child's list. */
export interface PaperLine {
  key: string
  title: string
  kind: string
  date: string
  isNew: boolean
  path: string
}

export type Opened = { kind: 'card' | 'report'; id: number }

const path = (kind: Opened['kind'], id: number) => `${viewPath('report-cards')}?${kind}=${id}`

export const typeLabel = (type: string) => reportTypeLabels[type as ReportType] ?? type

/** What has been written about a child, the latest first. */
export const linesOf = ({ reportCards, academicReports }: ReportChild): PaperLine[] =>
  [
    ...reportCards.map((card) => ({
      key: `card-${card.id}`,
      title: formatTerm(card),
      kind: 'Report card',
      date: card.dateIssued,
      isNew: card.isNew,
      path: path('card', card.id),
    })),
    ...academicReports.map((report) => ({
      key: `report-${report.id}`,
      title: report.title,
      kind: typeLabel(report.type),
      date: report.writtenOn,
      isNew: report.isNew,
      path: path('report', report.id),
    })),
  ].toSorted((one, other) => other.date.localeCompare(one.date))

/** What the address opens; `null` for the list. */
export function openedIn(search: string): Opened | null {
  const asked = new URLSearchParams(search)
  for (const kind of ['card', 'report'] as const) {
    const id = Number(asked.get(kind))
    if (Number.isInteger(id) && id > 0) return { kind, id }
  }
  return null
}

export interface ReportSection {
  heading: string | null
  text: string
}

const longestHeading = 60

/**
 * The paragraphs of a report, which is written as plain text: a short first line without a stop at its end is the heading
 * of its paragraph, as the templates of staff begin them.
 */
export function reportSections(content: string): ReportSection[] {
  return content
    .split(/\n[^\S\n]*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => {
      const [first = '', ...others] = paragraph.trim().split('\n')
      const isHeading = others.length > 0 && first.length <= longestHeading && !/[.,:;!?]$/.test(first.trim())
      return isHeading ? { heading: first.trim(), text: others.join('\n') } : { heading: null, text: paragraph.trim() }
    })
}
