import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType('MailSettings', { description: 'How e-mails leave.' })
export class MailSettings {
  @Field(() => String, { description: 'Name that e-mails come from; empty for the name of the centre.' })
  senderName!: string

  @Field(() => String, { description: 'Address that e-mails come from; empty for that of the centre.' })
  senderAddress!: string

  @Field(() => String, { description: 'Address that answers go to; empty for that of the centre.' })
  replyTo!: string

  @Field(() => Boolean, { description: 'Whether a mail server is set up. Without one, e-mails wait in the outbox.' })
  isConfigured!: boolean

  @Field(() => Int, { description: 'Counts the changes; sent back with a save, so that nobody overwrites another.' })
  version!: number
}
