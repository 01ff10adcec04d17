import { addDays } from '#graphql/values/dates.ts'

export const documentKinds = [
  'birth_certificate',
  'clinic_card',
  'medical_aid',
  'guardian_id',
  'court_order',
  'other',
] as const
export type DocumentKind = (typeof documentKinds)[number]

export const documentLabels: Record<DocumentKind, string> = {
  birth_certificate: 'Birth certificate',
  clinic_card: 'Clinic card (immunisation)',
  medical_aid: 'Medical aid card',
  guardian_id: "Guardian's ID",
  court_order: 'Court order',
  other: 'Other document',
}

/** The ID of a guardian is their own: it alone may be added by one who does not decide for the child. */
export const isIdOfGuardian = (kind: string) => kind === 'guardian_id'

/**
 * Papers about a guardian: the others who follow the child, a grandparent or the other side of a quarrel, read neither somebody's
 * ID nor an order of a court about them and where they live.
 */
export const kindsAboutGuardians: readonly DocumentKind[] = ['guardian_id', 'court_order']

/** How many days before its last day a document is marked, so that there is time to get a new one. */
export const warningDays = 30

export type Validity = 'valid' | 'expires soon' | 'expired'

/** Whether a document is still valid on a day; it is on its last day. */
export function validityOf(expiresOn: string | null, today: string): Validity {
  if (expiresOn === null || expiresOn > addDays(today, warningDays)) return 'valid'
  return expiresOn < today ? 'expired' : 'expires soon'
}

interface HandedIn {
  id: number
  kind: DocumentKind
  uploadedBy: number | null
}

/** Whether a newer document takes the place of an older one of the same child. Each guardian has an ID of their own. */
function replaces(newer: HandedIn, older: HandedIn): boolean {
  if (newer.id <= older.id || newer.kind !== older.kind) return false
  if (newer.kind === 'court_order' || newer.kind === 'other') return false
  return !isIdOfGuardian(newer.kind) || newer.uploadedBy === older.uploadedBy
}

/** Whether a document counts: the newest of its kind does, an older one is kept and no longer expires. */
export const isCurrent = (document: HandedIn, all: readonly HandedIn[]): boolean =>
  !all.some((other) => replaces(other, document))

/** `isCurrent` in SQL, for rows of `child_documents` that are not deleted. */
export const isCurrentDocument = `(child_documents.kind in ('court_order', 'other') or not exists (
  select from child_documents newer
  where newer.child_id = child_documents.child_id and newer.kind = child_documents.kind
    and newer.id > child_documents.id and newer.deleted_at is null
    and (newer.kind <> 'guardian_id' or newer.uploaded_by is not distinct from child_documents.uploaded_by)))`
