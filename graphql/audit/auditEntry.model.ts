import { Field, Int, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow } from '#graphql/data/model.ts'
import { Moment } from '#graphql/platform/graphql/scalars.ts'
import { maybe, output, text } from '#graphql/platform/graphql/output.ts'

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

export const AuditChange = output('AuditChange', 'One value that was different afterwards.', {
  field: text('Name of the value, such as firstName.'),
  before: maybe(text('What it was; null for nothing.')),
  after: maybe(text('What it became; null for nothing.')),
})
export type AuditChange = InstanceType<typeof AuditChange>
