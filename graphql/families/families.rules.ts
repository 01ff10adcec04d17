export const relationshipTypes = ['parent', 'mother', 'father', 'grandparent', 'guardian', 'other'] as const
export type RelationshipType = (typeof relationshipTypes)[number]

export const relationshipLabels: Record<RelationshipType, string> = {
  parent: 'Parent',
  mother: 'Mother',
  father: 'Father',
  grandparent: 'Grandparent',
  guardian: 'Guardian',
  other: 'Other',
}

/** Whether this is a parent or legal guardian: they decide for a child and may collect it, unless the office says otherwise. */
export const isParental = (type: RelationshipType) => type !== 'grandparent' && type !== 'other'
export const parentalTypes = relationshipTypes.filter(isParental)

export type InvitationState = 'asked' | 'open' | 'expired' | 'waiting' | 'accepted' | 'ended'

interface InvitationTimes {
  expiresAt: string
  usedAt: string | null
  confirmedAt: string | null
  endedAt: string | null
  askedBy: number | null
  invitedBy: number | null
}

/**
 * The state of an invitation at an instant. A parent's request waits until an administrator sends it; an invitation
 * used under another address waits until an administrator confirms it.
 */
export function invitationState(times: InvitationTimes, now: string): InvitationState {
  if (times.endedAt) return 'ended'
  if (times.askedBy !== null && times.invitedBy === null) return 'asked'
  if (times.confirmedAt) return 'accepted'
  if (times.usedAt) return 'waiting'
  return new Date(times.expiresAt) > new Date(now) ? 'open' : 'expired'
}
