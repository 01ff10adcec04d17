import { Row } from '#graphql/platform/model.ts'

/** A parent-child relationship: this account may see this child. */
export class Guardianship extends Row {
  static override tableName = 'guardianships'

  parentId!: number
  childId!: number
  relationshipType!: string
  isPrimary!: boolean
  mayCollect!: boolean
  createdAt!: string
}
