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
  /** No newer one of its kind takes its place. */
  isCurrent: boolean
  /** Handed in by who looks at it. */
  isOwn: boolean
  /** When staff checked it. */
  checkedAt: string | null
}

/** What a paper is called. */
export const paperName = ({ kind }: Pick<ChildPaper, 'kind'>): string => documentLabels[kind as DocumentKind]

/** Where its file is read. */
export const paperPath = ({ id }: Pick<ChildPaper, 'id'>): string => `/api/child-documents/${id}/file`

/** Whether who handed a paper in may still replace or remove it. */
export const isChangeable = ({ isOwn, checkedAt }: Pick<ChildPaper, 'isOwn' | 'checkedAt'>) =>
  isOwn && checkedAt === null

/** How long a paper is still valid, in words. */
export function paperState(
  { expiresOn, isCurrent }: Pick<ChildPaper, 'expiresOn' | 'isCurrent'>,
  today: string,
): { tone: BadgeTone; words: string } {
  if (!isCurrent) return { tone: 'neutral', words: 'Replaced by a newer one' }
  if (!expiresOn) return { tone: 'neutral', words: 'No expiry' }
  const day = formatDate(expiresOn)
  const validity = validityOf(expiresOn, today)
  if (validity === 'expired') return { tone: 'danger', words: `Expired ${day}` }
  return validity === 'expires soon'
    ? { tone: 'warning', words: `Expires ${day}` }
    : { tone: 'good', words: `Valid until ${day}` }
}
