import type { Family } from './family.service.ts'
import { personalTables } from './privacy.rules.ts'

type Row = Record<string, unknown>

/**
 * Whether a row that a foreign key leads to belongs to these people. A child's records belong to the child, no matter who of
 * the family wrote them; what somebody wrote for themselves belongs to them, also where it names a child.
 */
export function belongsTo({ parents, children, others }: Family, table: string, row: Row): boolean {
  const isOther = (id: unknown) => others.some((other) => other.id === id)
  const owner = personalTables[table]
  if (owner && row[owner] !== null && row[owner] !== undefined) return !isOther(row[owner])
  const email = String(row[table === 'emails' ? 'recipient' : 'email'] ?? '').toLowerCase()
  const isAddress = (person: { email: string }) => person.email.toLowerCase() === email
  if (email && others.some(isAddress)) return false
  // somebody who applied for a child and has no account
  if (table === 'applications' && others.length > 0 && !parents.some(isAddress)) return false
  const childId = row.childId ?? null
  return owner !== undefined || childId === null || table === 'children' || children.some(({ id }) => id === childId)
}
