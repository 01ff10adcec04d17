import { relationshipLabels, relationshipTypes } from '#graphql/families/families.rules.ts'

export const relationshipOptions = relationshipTypes.map((value) => ({ value, label: relationshipLabels[value] }))
