import { useMutation } from '@apollo/client/react'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import type { Contact } from './contact.tsx'
import { RemoveContactDocument } from './contacts.generated.ts'

interface RemoveContactProps {
  contact: Contact
  child: { firstName: string }
  onClose: () => void
}

/** The question before somebody is taken off a child's list. */
export function RemoveContact({ contact, child, onClose }: RemoveContactProps) {
  const [remove] = useMutation(RemoveContactDocument)
  const collects = contact.collecting === 'yes' ? `, and they may not collect ${child.firstName}` : ''
  return (
    <DeleteQuestion
      what="contact"
      question={`Remove ${contact.name} from the list?`}
      text={`From now on, we will not call ${contact.name} about ${child.firstName}${collects}.`}
      confirmLabel="Remove"
      cancelLabel="Keep"
      pendingLabel="Removing..."
      deleted={`${contact.name} removed from ${child.firstName}'s contacts`}
      failed={`${contact.name} was not removed`}
      remove={() => remove({ variables: { id: contact.id } })}
      onClose={onClose}
    />
  )
}
