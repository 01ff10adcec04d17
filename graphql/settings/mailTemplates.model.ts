import { Field, Int, ObjectType } from 'type-graphql'
import type { MailKind } from './mailTemplates.rules.ts'

@ObjectType('MailTemplate', { description: 'The words of an e-mail, with gaps such as {{child}}.' })
export class MailTemplate {
  @Field(() => String, {
    description: 'received, tour_booked, tour_moved, offered, waitlisted, declined or enrolled.',
  })
  kind!: MailKind

  @Field(() => String, { description: 'Subject; the number of the application follows it.' })
  subject!: string

  @Field(() => String, { description: 'What is between greeting and name.' })
  text!: string
}

@ObjectType('MailTemplateSettings', { description: 'The words of the e-mails to applicants.' })
export class MailTemplateSettings {
  @Field(() => [MailTemplate], { description: 'One for each kind.' })
  templates!: MailTemplate[]

  @Field(() => Int, { description: 'Counts the changes; sent back with a save, so that nobody overwrites another.' })
  version!: number
}
