import { useMutation } from '@apollo/client/react'
import { Check, Pencil, Trash2, UserPlus, UsersRound, X } from 'lucide-react'
import { useState } from 'react'
import { type RefusalForm, refusalFormSchema } from '#graphql/contacts/contacts.schema.ts'
import { attempt } from '#web/admin/shared/attempt.ts'
import { exactMoment } from '#web/admin/shared/format.ts'
import { useTellMail } from '#web/admin/shared/mail/useTellMail.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { type Contact, ContactBadges, PhoneNumber } from '#web/shared/contacts/contact.tsx'
import { RemoveContact } from '#web/shared/contacts/RemoveContact.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Avatar } from '#web/ui/Avatar/Avatar.tsx'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { studentDialogs } from '../lazyDialogs.ts'
import { AnswerCollectingDocument, ChildContactsDocument, type ChildContactsQuery } from './panels.generated.ts'

const ContactDialog = studentDialogs.component('ContactDialog')

type Listed = ChildContactsQuery['child']['contacts'][number]

/** Of somebody whom a parent requests again. */
const formatRefusal = ({ name, at, by, reason }: NonNullable<Listed['lastRefusal']>) =>
  `${name} was declined by ${by} (${exactMoment(at)}): ${reason}`

interface Acts {
  /** Whose confirmation is under way. */
  confirming: number | null
  onConfirm: (contact: Contact) => void
  onRefuse: (contact: Contact) => void
  onEdit: (contact: Contact) => void
  onRemove: (contact: Contact) => void
}

const columnsWith = ({ confirming, onConfirm, onRefuse, onEdit, onRemove }: Acts): Column<Listed>[] => [
  {
    id: 'name',
    head: 'Name',
    rowHeader: true,
    cell: ({ name, relationship, photo }) => (
      <Inline space={8} wrap={false}>
        {photo && <Avatar name={name} src={photo} size={36} />}
        {`${name} (${relationship})`}
      </Inline>
    ),
  },
  { id: 'phone', head: 'Phone', phone: 'wide', cell: ({ phone }) => <PhoneNumber number={phone} /> },
  {
    id: 'for',
    head: 'Listed for',
    wrap: true,
    phone: 'wide',
    cell: (contact) => (
      <Inline space={4}>
        <ContactBadges contact={contact} />
        {contact.refusal}
        {contact.collecting === 'asked' && contact.lastRefusal && formatRefusal(contact.lastRefusal)}
      </Inline>
    ),
  },
  {
    id: 'answer',
    head: 'Answer',
    hideHead: true,
    phone: 'wide',
    cell: (contact) =>
      contact.collecting === 'asked' && (
        <Inline space={8}>
          <Button
            size="small"
            icon={Check}
            pending={confirming === contact.id}
            onClick={() => onConfirm(contact)}
            aria-label={`Confirm that ${contact.name} may collect`}
          >
            Confirm
          </Button>
          <Button
            size="small"
            icon={X}
            onClick={() => onRefuse(contact)}
            aria-label={`Decline: ${contact.name} may not collect`}
          >
            Decline
          </Button>
        </Inline>
      ),
  },
  {
    id: 'acts',
    head: 'Actions',
    hideHead: true,
    phone: 'end',
    cell: (contact) => (
      <Inline space={0} wrap={false} justify="end">
        <IconButton icon={Pencil} label={`Edit ${contact.name}`} title="Edit" onClick={() => onEdit(contact)} />
        <IconButton icon={Trash2} label={`Delete ${contact.name}`} title="Delete" onClick={() => onRemove(contact)} />
      </Inline>
    ),
  },
]

type Open = { dialog: 'edit' | 'remove' | 'refuse'; contact: Contact } | { dialog: 'add' }

/** Who besides its guardians is called about a child and may collect it, and the answer to parents who ask. */
export function ChildContacts({ childId }: { childId: number }) {
  const query = useScreenQuery(ChildContactsDocument, { id: childId })
  const [answer] = useMutation(AnswerCollectingDocument)
  const tellMail = useTellMail()
  const [open, setOpen] = useState<Open | null>(null)
  const [confirming, setConfirming] = useState<number | null>(null)

  async function confirm({ id, version, name }: Contact, firstName: string) {
    setConfirming(id)
    await attempt('Failed to confirm', async () => {
      await answer({ variables: { input: { id, version, allowed: true } } })
      void tellMail({ title: `${name} may collect ${firstName}`, text: 'The parents get an e-mail.' })
    })
    setConfirming(null)
  }
  return (
    <QueryState query={query} what="people" count={1}>
      {({ child }) => {
        const shared = { child, onClose: () => setOpen(null) }
        return (
          <Panel
            title="Other contacts"
            padded={false}
            aside={
              <Button size="small" icon={UserPlus} onClick={() => setOpen({ dialog: 'add' })}>
                Add person
              </Button>
            }
          >
            <DataTable
              label="Contacts other than guardians"
              columns={columnsWith({
                confirming,
                onConfirm: (contact) => void confirm(contact, child.firstName),
                onRefuse: (contact) => setOpen({ dialog: 'refuse', contact }),
                onEdit: (contact) => setOpen({ dialog: 'edit', contact }),
                onRemove: (contact) => setOpen({ dialog: 'remove', contact }),
              })}
              rows={child.contacts}
              empty={<EmptyState icon={UsersRound}>No contacts other than the guardians.</EmptyState>}
            />
            {open?.dialog === 'add' && <ContactDialog by="staff" {...shared} />}
            {open?.dialog === 'edit' && <ContactDialog by="staff" contact={open.contact} {...shared} />}
            {open?.dialog === 'remove' && <RemoveContact contact={open.contact} {...shared} />}
            {open?.dialog === 'refuse' && <RefuseCollectingDialog contact={open.contact} {...shared} />}
          </Panel>
        )
      }}
    </QueryState>
  )
}

interface RefuseDialogProps {
  contact: Contact
  child: { firstName: string }
  onClose: () => void
}

/** Says that somebody may not collect a child, and why. */
function RefuseCollectingDialog({ contact, child, onClose }: RefuseDialogProps) {
  const [answer] = useMutation(AnswerCollectingDocument)
  const tellMail = useTellMail()
  const { id, version, name } = contact
  const form = useDialogForm<RefusalForm, RefusalForm>({
    schema: refusalFormSchema,
    defaultValues: { reason: '' },
    save: async ({ reason }) => {
      await answer({ variables: { input: { id, version, allowed: false, reason } } })
      void tellMail({ title: `${name} may not collect ${child.firstName}`, text: 'The parents get an e-mail.' })
    },
    onClose,
  })
  return (
    <FormDialog {...form.formProps} title={`${name} may not collect ${child.firstName}?`} saveLabel="Decline">
      <TextArea
        label="Reason"
        hint="The parents will see this in the portal and by e-mail."
        rows={3}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
