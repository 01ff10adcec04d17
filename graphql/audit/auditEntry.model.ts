import { ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow } from '#graphql/data/model.ts'
import { int, maybe, moment, output, text, withFields } from '#graphql/platform/graphql/output.ts'

@ObjectType('AuditEntry', { description: 'An action in the audit log.' })
export class AuditEntry extends withFields(NumberedRow, {
  at: moment('When it was done.'),
  action: text('What was done, such as updateChild.'),
  entity: text('Kind of the record, such as child.'),
  entityId: maybe(int('Id of the record.')),
  clientAddress: maybe(text('IP address of the request; null for the server.')),
}) {
  static override tableName = 'audit_entries'

  userId!: number | null
  before!: Record<string, unknown> | null
  after!: Record<string, unknown> | null
}

export const AuditEntryConnection = connectionOf(AuditEntry, 'AuditEntry', 'entries of the audit log')

export const AuditChange = output('AuditChange', 'A value that changed.', {
  field: text('Name of the value, such as firstName.'),
  before: maybe(text('The old value; null if there was none.')),
  after: maybe(text('The new value; null if there is none.')),
})
