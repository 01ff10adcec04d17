import { type Addressee, letterTo, type Mail } from '#graphql/platform/mail/outbox.ts'
import type { ChildContact } from './childContact.model.ts'

export function collectingMail(parent: Addressee, contact: ChildContact, childName: string, centre: string): Mail {
  const who = `${contact.name} (${contact.relationship})`
  const allowed = contact.collecting === 'yes'
  const text = allowed
    ? `${who} may collect ${childName} from now on. Please ask ${contact.name} to bring an identity document the first time.\n\nIf you did not expect this, call us at once.`
    : `${who} may not collect ${childName}.\n\nThe reason: ${contact.refusal}\n\nPlease answer in the parent portal or call us if that is not right.`
  return letterTo(parent, centre, {
    kind: allowed ? 'collecting.confirmed' : 'collecting.refused',
    subject: `${contact.name} ${allowed ? 'may' : 'may not'} collect ${childName}`,
    text,
  })
}
