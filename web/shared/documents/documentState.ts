import { type DocumentKind, documentLabels, validityOf } from '#graphql/childDocuments/childDocuments.rules.ts'
import { formatDate } from '#graphql/values/dates.ts'
import type { BadgeTone } from '#web/ui/Badge/Badge.tsx'

export interface ChildPaper {
  id: number
  kind: string
  expiresOn: string | null
  note: string | null
  createdAt: string
  uploadedByName: string | null
}

/** What a paper is called. */
export const paperName = ({ kind }: Pick<ChildPaper, 'kind'>): string => documentLabels[kind as DocumentKind]

/** Where its file is read. */
export const paperPath = ({ id }: Pick<ChildPaper, 'id'>): string => `/api/child-documents/${id}/file`

/** How long a paper is still valid, in words. */
export function paperState(
  { expiresOn }: Pick<ChildPaper, 'expiresOn'>,
  today: string,
): { tone: BadgeTone; words: string } {
  if (!expiresOn) return { tone: 'neutral', words: 'No expiry' }
  const day = formatDate(expiresOn)
  const validity = validityOf(expiresOn, today)
  if (validity === 'expired') return { tone: 'danger', words: `Expired ${day}` }
  return validity === 'expires soon'
    ? { tone: 'warning', words: `Expires ${day}` }
    : { tone: 'good', words: `Valid until ${day}` }
}
