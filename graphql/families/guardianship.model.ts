import { Field, Int, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { VersionedRow } from '#graphql/data/model.ts'
import type { RelationshipType } from './families.rules.ts'

@ObjectType('Guardianship', { description: 'A parent-child relationship: this account may see this child.' })
export class Guardianship extends VersionedRow {
  static override tableName = 'guardianships'
  static override entity = 'guardianship'
  static override displayName = 'relationship'

  @Field(() => Int, { description: 'Account of the parent.' })
  parentId!: number

  @Field(() => Int, { description: 'The child.' })
  childId!: number

  @Field(() => String, { description: 'mother, father, grandparent, guardian, parent or other.' })
  relationshipType!: RelationshipType

  @Field(() => Boolean, { description: 'Whether this guardian is asked first. At most one of a child is.' })
  isPrimary!: boolean

  @Field(() => Boolean, { description: 'Whether this guardian may collect the child.' })
  mayCollect!: boolean

  @Field(() => Boolean, { description: 'Whether this guardian answers consents and says who may collect the child.' })
  mayDecide!: boolean

  // the row is deleted for good, so that a repeated request cannot read it again
}

export const GuardianshipConnection = connectionOf(Guardianship, 'Guardianship', 'parent-child relationships')
