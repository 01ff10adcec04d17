import { Check, Phone, X } from 'lucide-react'
import { useId } from 'react'
import { formatPhone, phoneLink } from '#graphql/values/phone.ts'
import { Avatar } from '#web/ui/Avatar/Avatar.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import type { EmergencyCardQuery } from '../attendance.generated.ts'
import * as styles from './EmergencyCard.css.ts'

/** Emergency contacts about a child. */
export type CardOfChild = EmergencyCardQuery['emergencyCard']
type Contact = CardOfChild['contacts'][number]

/** The number itself is shown: a tablet on the wall has no telephone. */
function CallNumber({ name, phone }: Pick<Contact, 'name' | 'phone'>) {
  if (!phone) return <Text tone="muted">No number</Text>
  const number = formatPhone(phone)
  const href = phoneLink(phone)
  if (!href) return <Text weight="strong">{number}</Text>
  return (
    <ButtonLink icon={Phone} href={href} aria-label={`Call ${name}, ${number}`}>
      {number}
    </ButtonLink>
  )
}

interface PeopleProps {
  title: string
  people: readonly Contact[]
}

function People({ title, people }: PeopleProps) {
  const id = useId()
  if (people.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Heading level={2} look="h3" id={id}>
        {title}
      </Heading>
      <ol className={styles.people}>
        {people.map(({ name, relationship, phone, mayCollect, photo }, place) => (
          <li key={`${place} ${name}`} className={styles.person}>
            <span className={styles.who}>
              <Avatar name={name} src={photo ?? undefined} size={44} />
              <span className={styles.names}>
                <span className={styles.name}>{name}</span>
                <span className={styles.known}>
                  {relationship ?? 'Emergency contact'}
                  {mayCollect !== null && (
                    <Badge tone={mayCollect ? 'good' : 'danger'} icon={mayCollect ? Check : X}>
                      {mayCollect ? 'May collect' : 'May not collect'}
                    </Badge>
                  )}
                </span>
              </span>
            </span>
            <CallNumber name={name} phone={phone} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What to know of a child's health, and whom to call, the first at the top. */
export function EmergencyCard({ card: { firstName, allergies, medicalNotes, contacts } }: { card: CardOfChild }) {
  const called = contacts.filter(({ inEmergency }) => inEmergency)
  return (
    <Stack space={16}>
      {allergies && (
        <Notice tone="danger" title="Allergies">
          <span className={styles.notes}>{allergies}</span>
        </Notice>
      )}
      {medicalNotes && (
        <Notice tone="warning" title="Medical notes">
          <span className={styles.notes}>{medicalNotes}</span>
        </Notice>
      )}
      {!allergies && !medicalNotes && <Text tone="muted">No allergies reported and no medical notes.</Text>}
      {called.length === 0 && (
        <Notice tone="warning" title={`${firstName} has no contacts`}>
          Please ask the office who to call.
        </Notice>
      )}
      <People title="Call in this order" people={called} />
      <People title="May collect" people={contacts.filter(({ inEmergency }) => !inEmergency)} />
    </Stack>
  )
}
