import { isSamePhone } from '#graphql/values/phone.ts'

export type Collecting = 'no' | 'asked' | 'yes' | 'refused'

/** How many people besides its guardians a child's list holds. */
export const mostContacts = 10

/** Where the photo of somebody on a list is read; another photo has another address. */
export const photoPath = ({ id, fileId }: { id: number; fileId: number | null }): string | null =>
  fileId === null ? null : `/api/child-contacts/${id}/photo?of=${fileId}`

interface Wish {
  name: string
  mayCollect: boolean
}

const nameForComparison = (name: string) => name.trim().toLowerCase().replaceAll(/\s+/g, ' ')

/**
 * Whether somebody may collect a child after a save. A parent asks and staff confirm; a change of the name asks again,
 * since it would let somebody else in. Taking the permission away holds at once.
 * @param before what the list said before; null for somebody new on the list
 */
export function collectingAfter(
  before: { name: string; collecting: Collecting } | null,
  { name, mayCollect }: Wish,
  isStaff: boolean,
): Collecting {
  if (!mayCollect) return before?.collecting === 'refused' ? 'refused' : 'no'
  if (isStaff) return 'yes'
  const isSamePerson = before !== null && nameForComparison(before.name) === nameForComparison(name)
  return before?.collecting === 'yes' && isSamePerson ? 'yes' : 'asked'
}

/** Somebody on the emergency card of a child. */
interface Listed {
  name: string
  relationship: string | null
  phone: string | null
  inEmergency: boolean
  /** Null where it is not known. */
  mayCollect: boolean | null
  photo: string | null
}

/**
 * Whom to call, the first at the top: the emergency number of the child, then those who are called in an emergency in the
 * order they are given, then those who may only collect it. Somebody on the list with that name and number is not named twice.
 */
export function callOrder(first: { name: string | null; phone: string | null }, people: readonly Listed[]): Listed[] {
  const { name, phone } = first
  const isFirst = (person: Listed) =>
    isSamePhone(person.phone, phone) && (!name || nameForComparison(person.name) === nameForComparison(name))
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
