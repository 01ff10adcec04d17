import { useMutation } from '@apollo/client/react'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { DeleteUserDocument } from './people.generated.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { useRestorePerson } from './useRestorePerson.ts'
import { fullName } from './words.ts'

export interface DeletePersonProps {
  person: { id: number; firstName: string; lastName: string }
  question: string
  confirmLabel: string
  deleted: string
  failed: string
  onDone: () => void
}

/** Asks before an account is hidden; the toast afterwards brings it back. */
export function DeletePerson({ person, question, confirmLabel, deleted, failed, onDone }: DeletePersonProps) {
  const [remove, { loading }] = useMutation(DeleteUserDocument)
  const restore = useRestorePerson()
  async function confirm() {
    try {
      await remove({ variables: { id: person.id } })
      toast({ title: deleted, action: { label: 'Undo', onPress: () => void restore(person) } })
    } catch (error) {
      tellFailure(failed, error)
    }
    onDone()
  }
  return (
    <ConfirmDialog
      open
      danger
      title={question}
      text={`${fullName(person)} is signed out everywhere and can no longer sign in. The records are kept.`}
      confirmLabel={confirmLabel}
      pending={loading}
      pendingLabel="Deleting..."
      onConfirm={() => void confirm()}
      onCancel={onDone}
    />
  )
}
