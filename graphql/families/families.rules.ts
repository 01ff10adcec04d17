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
