import { int, many, output, text } from '#graphql/platform/graphql/output.ts'
import type { MailKind } from './mailTemplates.rules.ts'

export const MailTemplate = output('MailTemplate', 'The words of an e-mail, with gaps such as {{child}}.', {
  kind: text<MailKind>('received, tour_booked, tour_moved, offered, waitlisted, declined or enrolled.'),
  subject: text('Subject; the number of the application follows it.'),
  text: text('What is between greeting and name.'),
})
export type MailTemplate = InstanceType<typeof MailTemplate>

export const MailTemplateSettings = output('MailTemplateSettings', 'The words of the e-mails to applicants.', {
  templates: many(MailTemplate, 'One for each kind.'),
  version: int('Counts the changes; sent back with a save, so that nobody overwrites another.'),
})
export type MailTemplateSettings = InstanceType<typeof MailTemplateSettings>
