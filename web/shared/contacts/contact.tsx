import { Check, Clock, Phone, X } from 'lucide-react'
import type { Collecting } from '#graphql/contacts/contacts.rules.ts'
import { formatPhone, phoneLink } from '#graphql/values/phone.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'

/** Somebody on a child's list besides its guardians. */
export interface Contact {
  id: number
  name: string
  relationship: string
  phone: string
  inEmergency: boolean
  collecting: string
  refusal: string | null
  /** Address of the photo. */
  photo: string | null
  version: number
}

/** What somebody on the list is there for, and what staff have answered. */
export function ContactBadges({ contact }: { contact: Pick<Contact, 'inEmergency' | 'collecting'> }) {
  const collecting = contact.collecting as Collecting
  return (
    <>
      {contact.inEmergency && (
        <Badge tone="info" icon={Phone}>
          Emergency
        </Badge>
      )}
      {collecting === 'yes' && (
        <Badge tone="good" icon={Check}>
          May collect
        </Badge>
      )}
      {collecting === 'asked' && (
        <Badge tone="warning" icon={Clock}>
          To be confirmed
        </Badge>
      )}
      {collecting === 'refused' && (
        <Badge tone="danger" icon={X}>
          May not collect
        </Badge>
      )}
    </>
  )
}

/** A number to be called by a press, where it is one. */
export function PhoneNumber({ number }: { number: string }) {
  const call = phoneLink(number)
  return call ? <TextLink href={call}>{formatPhone(number)}</TextLink> : number
}
