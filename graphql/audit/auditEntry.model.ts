import { Field, Int, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow } from '#graphql/data/model.ts'
import { Moment } from '#graphql/platform/graphql/scalars.ts'

@ObjectType('AuditEntry', { description: 'Something that somebody did.' })
export class AuditEntry extends NumberedRow {
  static override tableName = 'audit_entries'

  @Field(() => Moment, { description: 'When it was done.' })
  at!: string

  @Field(() => String, { description: 'What was done, such as updateChild.' })
  action!: string

  @Field(() => String, { description: 'What kind of record it was done to, such as child.' })
  entity!: string

  @Field(() => Int, { nullable: true, description: 'Number of the record.' })
  entityId!: number | null

  @Field(() => String, { nullable: true, description: 'Address that the request came from; null for the server.' })
  clientAddress!: string | null

  userId!: number | null
  before!: Record<string, unknown> | null
  after!: Record<string, unknown> | null
}

export const AuditEntryConnection = connectionOf(AuditEntry, 'AuditEntry', 'entries of the audit log')

@ObjectType('AuditChange', { description: 'One value that was different afterwards.' })
export class AuditChange {
  @Field(() => String, { description: 'Name of the value, such as firstName.' })
  field!: string

  @Field(() => String, { nullable: true, description: 'What it was; null for nothing.' })
  before!: string | null

  @Field(() => String, { nullable: true, description: 'What it became; null for nothing.' })
  after!: string | null
}
