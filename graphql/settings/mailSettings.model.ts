import { int, output, text, yes } from '#graphql/platform/graphql/output.ts'

export const MailSettings = output('MailSettings', 'How e-mails leave.', {
  senderName: text('Name that e-mails come from; empty for the name of the centre.'),
  senderAddress: text('Address that e-mails come from; empty for that of the centre.'),
  replyTo: text('Address that answers go to; empty for that of the centre.'),
  isConfigured: yes('Whether a mail server is set up. Without one, e-mails wait in the outbox.'),
  version: int('Counts the changes; sent back with a save, so that nobody overwrites another.'),
})
export type MailSettings = InstanceType<typeof MailSettings>
