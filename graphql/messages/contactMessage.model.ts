import { Row } from '#graphql/platform/model.ts'

/** A message from the public contact form. */
export class ContactMessage extends Row {
  static override tableName = 'contact_messages'

  name!: string
  email!: string
  phone!: string
  childAge!: string
  message!: string
  readAt!: string | null
  answeredAt!: string | null
  archivedAt!: string | null
  createdAt!: string
}
