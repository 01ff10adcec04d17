import { type Addressee, letterTo, type Mail, nameInMail } from '#graphql/platform/mail/outbox.ts'
import type { ChildContact } from './childContact.model.ts'

export function collectingMail(parent: Addressee, contact: ChildContact, childName: string, centre: string): Mail {
  const [name, relationship] = [nameInMail(contact.name), nameInMail(contact.relationship)]
  const who = `${name} (${relationship})`
  const allowed = contact.collecting === 'yes'
  const text = allowed
    ? `${who} may collect ${childName} from now on. Please ask ${name} to bring an identity document the first time.\n\nIf you did not expect this, call us at once.`
    : `${who} may not collect ${childName}.\n\nReason: ${contact.refusal}\n\nIf this is a mistake, please reply in the parent portal or call us.`
  return letterTo(parent, centre, {
    kind: allowed ? 'collecting.confirmed' : 'collecting.refused',
    subject: `${name} ${allowed ? 'may' : 'may not'} collect ${childName}`,
    text,
  })
}
