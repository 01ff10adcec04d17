import { isSamePhone } from '#graphql/values/phone.ts'

export type Collecting = 'no' | 'asked' | 'yes' | 'refused'

/** Maximum number of contacts of a child, besides its guardians. */
export const mostContacts = 10

/** URL of a contact's photo, which changes with the photo. */
export const photoPath = ({ id, fileId }: { id: number; fileId: number | null }): string | null =>
  fileId === null ? null : `/api/child-contacts/${id}/photo?of=${fileId}`

const nameForComparison = (name: string) => name.trim().toLowerCase().replaceAll(/\s+/g, ' ')

export const isSameName = (one: string, other: string) => nameForComparison(one) === nameForComparison(other)

/**
 * Whether a contact may collect a child after saving. A parent asks and staff confirm; a changed name has to be
 * confirmed again, since it could let somebody else in. Withdrawing permission takes effect at once.
 * @param before the previous value; null for a new contact
 */
export function collectingAfter(
  before: { name: string; collecting: Collecting } | null,
  { name, mayCollect }: { name: string; mayCollect: boolean },
  isStaff: boolean,
): Collecting {
  if (!mayCollect) return before?.collecting === 'refused' ? 'refused' : 'no'
  if (isStaff) return 'yes'
  return before?.collecting === 'yes' && isSameName(before.name, name) ? 'yes' : 'asked'
}

type WithEmergencyNumber = Record<'emergencyContact' | 'emergencyContactPhone', string | null>

interface Listed {
  name: string
  relationship: string | null
  phone: string | null
  inEmergency: boolean
  /** Null if not known. */
  mayCollect: boolean | null
  photo: string | null
}

/**
 * The people on the card in order: the child's emergency number, then emergency contacts in the given order, then
 * people who may only collect it, without duplicates.
 */
export function callOrder(child: WithEmergencyNumber, people: readonly Listed[]): Listed[] {
  const { emergencyContact: name, emergencyContactPhone: phone } = child
  const isFirst = (person: Listed) => isSamePhone(person.phone, phone) && (!name || isSameName(person.name, name))
  const known = people.find(isFirst)
  const unknown = { relationship: null, mayCollect: null, photo: null }
  const head = known ?? (name || phone ? { ...unknown, name: name || 'Emergency contact', phone } : null)
  const others = people.filter((person) => person !== known)
  return [
    ...(head ? [{ ...head, inEmergency: true }] : []),
    ...others.filter(({ inEmergency }) => inEmergency),
    ...others.filter(({ inEmergency }) => !inEmergency),
  ]
}
