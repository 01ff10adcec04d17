import { useMutation } from '@apollo/client/react'
import { failureOf } from '#web/app/failure.ts'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import type { Contact } from './contact.tsx'
import { RemoveContactDocument } from './contacts.generated.ts'

interface RemoveContactProps {
  contact: Contact
  child: { firstName: string }
  onClose: () => void
}

/** The question before somebody is taken off a child's list. */
export function RemoveContact({ contact, child, onClose }: RemoveContactProps) {
  const [remove, { loading }] = useMutation(RemoveContactDocument)
  const collects = contact.collecting === 'yes' ? ` and may no longer collect ${child.firstName}` : ''
  async function confirm() {
    try {
      await remove({ variables: { id: contact.id } })
      toast({ title: `${contact.name} is off the list of ${child.firstName}` })
    } catch (error) {
      toast({ tone: 'danger', title: `${contact.name} is still on the list.`, text: failureOf(error).message })
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open
      danger
      title={`Remove ${contact.name} from the list?`}
      text={`We no longer call ${contact.name} about ${child.firstName}. ${contact.name} is off the list at once${collects}.`}
      confirmLabel="Remove"
      cancelLabel="Keep"
      pending={loading}
      pendingLabel="Removing..."
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
