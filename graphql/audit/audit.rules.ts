import { plain } from '#graphql/values/search.ts'

type Values = Record<string, unknown> | null

/** Timestamps and counters, and what nobody may read. */
const leftOut = /^(id|version|createdAt|updatedAt)$|hash|secret|token|salt/i

/** Actions under which reading a child's medical notes is logged. */
export const lookingActions = ['readMedicalNotes'] as const

export const accessActions = [
  'signIn',
  'signInRefused',
  'secondFactorRefused',
  'signOut',
  'endMySession',
  'signOutEverywhere',
  'refused',
  'tooManyRequests',
] as const

/**
 * Whether the trigram index of the texts can find a word. Without such a word the texts of all entries would have to be
 * read, so that only people's names are searched.
 */
export const inIndex = (word: string) => /[a-z\d]{3}/.test(plain(word))

const asText = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The values that differ; all values for a new record. */
export function changesBetween(before: Values, after: Values) {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields].flatMap((field) => {
    if (leftOut.test(field)) return []
    const [old, now] = [asText(before?.[field]), asText(after?.[field])]
    return old === now ? [] : [{ field, before: old, after: now }]
  })
}

/** The name of a record, as far as its own values tell. */
export function nameOfRecord(before: Values, after: Values): string | null {
  const values = { ...before, ...after }
  const { firstName, lastName } = values
  if (typeof firstName === 'string') return [firstName, lastName].filter(Boolean).join(' ')
  for (const field of ['name', 'title', 'eventTitle', 'childName', 'subject', 'description', 'recipient']) {
    if (typeof values[field] === 'string') return values[field]
  }
  return null
}
