import { ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow } from '#graphql/data/model.ts'
import { int, maybe, moment, output, text, withFields } from '#graphql/platform/graphql/output.ts'

@ObjectType('AuditEntry', { description: 'Something that somebody did.' })
export class AuditEntry extends withFields(NumberedRow, {
  at: moment('When it was done.'),
  action: text('What was done, such as updateChild.'),
  entity: text('What kind of record it was done to, such as child.'),
  entityId: maybe(int('Number of the record.')),
  clientAddress: maybe(text('Address that the request came from; null for the server.')),
}) {
  static override tableName = 'audit_entries'

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
