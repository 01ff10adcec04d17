import { useMutation } from '@apollo/client/react'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { DeleteUserDocument } from './people.generated.ts'
import { useRestorePerson } from './useRestorePerson.ts'
import { fullName } from './format.ts'

export interface DeletePersonProps {
  person: { id: number; firstName: string; lastName: string }
  question: string
  confirmLabel: string
  deleted: string
  failed: string
  onDone: () => void
}

/** Asks before an account is hidden; the toast afterwards brings it back. */
export function DeletePerson({ person, onDone, ...words }: DeletePersonProps) {
  const [remove] = useMutation(DeleteUserDocument)
  const restore = useRestorePerson()
  return (
    <DeleteQuestion
      {...words}
      what="account"
      text={`${fullName(person)} is signed out everywhere and can no longer sign in. The records are kept.`}
      remove={() => remove({ variables: { id: person.id } })}
      restore={() => restore(person)}
      restored={null}
      onClose={onDone}
    />
  )
}
