import { ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { VersionedRow } from '#graphql/data/model.ts'
import { int, text, withFields, yes } from '#graphql/platform/graphql/output.ts'
import type { RelationshipType } from './families.rules.ts'

@ObjectType('Guardianship', { description: 'A parent-child relationship, which gives an account access to a child.' })
export class Guardianship extends withFields(VersionedRow, {
  parentId: int('Account of the parent.'),
  childId: int('The child.'),
  relationshipType: text<RelationshipType>('mother, father, grandparent, guardian, parent or other.'),
  isPrimary: yes("Whether this is the child's primary guardian. A child has at most one."),
  mayCollect: yes('Whether this guardian may collect the child.'),
  mayDecide: yes('Whether this guardian answers consents and decides who may collect the child.'),
}) {
  static override tableName = 'guardianships'
  static override entity = 'guardianship'
  static override displayName = 'relationship'

  // the row is deleted permanently, so that a repeated request cannot read it
}

export const GuardianshipConnection = connectionOf(Guardianship, 'Guardianship', 'parent-child relationships')
