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
  other: 'Other paper',
}

/** How many days before its last day a paper is marked, so that there is time to get a new one. */
const warningDays = 30

export type Validity = 'valid' | 'expires soon' | 'expired'

/** Whether a paper is still valid on a day; it is on its last day. */
export function validityOf(expiresOn: string | null, today: string): Validity {
  if (expiresOn === null || expiresOn > addDays(today, warningDays)) return 'valid'
  return expiresOn < today ? 'expired' : 'expires soon'
}
