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
