import { type ReportType, reportTypeLabels } from '#graphql/academicReports/academicReports.rules.ts'
import { termInWords } from '#graphql/reportCards/reportCards.rules.ts'
import { viewPath } from '../viewIds.ts'
import type { ParentReportsQuery } from './ParentReports.generated.ts'

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
      title: termInWords(card),
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
