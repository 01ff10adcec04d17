import { useMutation } from '@apollo/client/react'
import { Clock, Mail, Pencil, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { failureOf } from '#web/app/failure.ts'
import { type Contact, ContactBadges, PhoneNumber } from '#web/shared/contacts/contact.tsx'
import { RemoveContact } from '#web/shared/contacts/RemoveContact.tsx'
import { Avatar } from '#web/ui/Avatar/Avatar.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { portalDialogs } from '../lazyDialogs.ts'
import { CallCentre } from '../shell/centre.tsx'
import { isCalledElsewhere } from './emergencies.ts'
import { type ParentProfileQuery, TakeBackGuardianRequestDocument } from './ParentProfile.generated.ts'
import type { ProfileChild } from './ProfileDialogs.tsx'

const ContactDialog = portalDialogs.component('ContactDialog')
const AskForGuardianDialog = portalDialogs.component('AskForGuardianDialog')
const EmergencyDialog = portalDialogs.component('EmergencyDialog')

interface PersonProps {
  contact: Contact
  mayDecide: boolean
  onEdit: () => void
  onRemove: () => void
}

function Person({ contact, mayDecide, onEdit, onRemove }: PersonProps) {
  const { name, relationship, phone, refusal, photo } = contact
  return (
    <Stack as="li" space={4}>
      <Inline space={8} justify="between">
        <Inline space={8} wrap={false}>
          {photo && <Avatar name={name} src={photo} size={44} />}
          <Text weight="strong" asTyped>
            {name}
          </Text>
        </Inline>
        <Inline space={4}>
          <ContactBadges contact={contact} />
        </Inline>
      </Inline>
      <Text size="small" tone="muted">
        {relationship} · <PhoneNumber number={phone} />
      </Text>
      {refusal && <Text size="small">The centre says: {refusal}</Text>}
      {mayDecide && (
        <Inline space={8}>
          <Button size="small" onClick={onEdit} aria-label={`Edit ${name}`}>
            Edit
          </Button>
          <Button size="small" onClick={onRemove} aria-label={`Remove ${name} from the list`}>
            Remove
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

/** Somebody whom the office was asked to invite, until it does. */
function GuardianRequest({ request: { id, email } }: { request: ParentProfileQuery['myGuardianRequests'][number] }) {
  const [takeBack, { loading }] = useMutation(TakeBackGuardianRequestDocument)
  const run = () =>
    takeBack({ variables: { id } }).then(
      () => toast({ title: `${email} will not be invited` }),
      (error) => toast({ tone: 'danger', title: 'The request was not withdrawn', text: failureOf(error).message }),
    )
  return (
    <Inline as="li" space={8} justify="between">
      <Text asTyped>{email}</Text>
      <Inline space={8}>
        <Badge tone="warning" icon={Clock}>
          Waiting for the office
        </Badge>
        <Button size="small" pending={loading} aria-label={`Withdraw: ${email}`} onClick={() => void run()}>
          Withdraw
        </Button>
      </Inline>
    </Inline>
  )
}

interface ChildPeopleProps {
  child: ProfileChild
  /** With the whole family, and who looks at it. */
  data: ParentProfileQuery
}

/** Whom the centre calls about one's own child, and who may collect it. */
export function ChildPeople({ child, data }: ChildPeopleProps) {
  const { myChildren, viewer: owner } = data
  const siblings = myChildren.filter(({ id }) => id !== child.id)
  const requests = data.myGuardianRequests.filter(({ childId }) => childId === child.id)
  const [asking, setAsking] = useState(false)
  const [calling, setCalling] = useState(false)
  const [edited, setEdited] = useState<Contact | 'new' | null>(null)
  const [removed, setRemoved] = useState<Contact | null>(null)
  const { emergencyContact, emergencyContactPhone, mayDecide } = child
  return (
    <Panel title={`${child.firstName}'s contacts`}>
      <Stack space={20}>
        <Stack space={4}>
          <Text size="small" tone="muted">
            First emergency contact
          </Text>
          <Inline space={8} justify="between">
            <Text weight="strong">
              {emergencyContact ?? 'Nobody yet'}
              {emergencyContactPhone && (
                <>
                  {' · '}
                  <PhoneNumber number={emergencyContactPhone} />
                </>
              )}
            </Text>
            {mayDecide && (
              <Button
                size="small"
                icon={Pencil}
                onClick={() => setCalling(true)}
                aria-label={`Edit ${child.firstName}'s first emergency contact`}
              >
                Edit
              </Button>
            )}
          </Inline>
          {owner?.phoneNumber && isCalledElsewhere(owner, child) && (
            <Notice tone="warning">
              This differs from the number in your contact details, <PhoneNumber number={owner.phoneNumber} />. Please
              correct whichever is out of date.
            </Notice>
          )}
        </Stack>
        <Stack space={4}>
          <Text size="small" tone="muted">
            Allergies
          </Text>
          <Text weight="strong">{child.allergies || 'No allergies on record'}</Text>
          <Text size="small">Please tell the centre about any change.</Text>
        </Stack>
        <Stack space={4}>
          <Text size="small" tone="muted">
            May collect {child.firstName}
          </Text>
          {child.collectors.length > 0 ? (
            <Text weight="strong">{child.collectors.join(', ')}</Text>
          ) : (
            <Text weight="strong">
              Nobody yet: please call us
              <CallCentre />
            </Text>
          )}
        </Stack>
        {child.contacts.length > 0 && (
          <Stack as="ul" space={20} label={`Other contacts for ${child.firstName}`}>
            {child.contacts.map((contact) => (
              <Person
                key={contact.id}
                contact={contact}
                mayDecide={mayDecide}
                onEdit={() => setEdited(contact)}
                onRemove={() => setRemoved(contact)}
              />
            ))}
          </Stack>
        )}
        {requests.length > 0 && (
          <Stack as="ul" space={8} label={`Pending invitations for ${child.firstName}`}>
            {requests.map((request) => (
              <GuardianRequest key={request.id} request={request} />
            ))}
          </Stack>
        )}
        {mayDecide ? (
          <Inline space={8}>
            <Button
              size="small"
              icon={UserPlus}
              onClick={() => setEdited('new')}
              aria-label={`Add person: ${child.firstName}`}
            >
              Add person
            </Button>
            <Button
              size="small"
              icon={Mail}
              onClick={() => setAsking(true)}
              aria-label={`Invite another parent: ${child.firstName}`}
            >
              Invite another parent
            </Button>
          </Inline>
        ) : (
          <Text size="small" tone="muted">
            Only parents and legal guardians can choose these people and give consent. Please ask them or the centre if
            something needs to change.
          </Text>
        )}
      </Stack>
      {asking && <AskForGuardianDialog child={child} siblings={siblings} onClose={() => setAsking(false)} />}
      {calling && <EmergencyDialog child={child} onClose={() => setCalling(false)} />}
      {edited && (
        <ContactDialog
          child={child}
          siblings={siblings}
          contact={edited === 'new' ? undefined : edited}
          by="parent"
          onClose={() => setEdited(null)}
        />
      )}
      {removed && <RemoveContact contact={removed} child={child} onClose={() => setRemoved(null)} />}
    </Panel>
  )
}
