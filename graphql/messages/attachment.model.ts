import { ObjectType } from 'type-graphql'
import { NumberedRow } from '#graphql/data/model.ts'
import { text, withFields } from '#graphql/platform/graphql/output.ts'

/** Its file is read through a route of its own, which checks the viewer. */
@ObjectType('MessageAttachment', { description: 'A picture or a PDF that goes with a message.' })
export class MessageAttachment extends withFields(NumberedRow, {
  name: text('Name of the file as it was chosen.'),
}) {
  static override tableName = 'messageAttachments'
  static override entity = 'message_attachment'
  static override displayName = 'file'

  messageId!: number | null
  broadcastId!: number | null
  fileId!: number
  uploadedBy!: number
}
