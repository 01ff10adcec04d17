import { useMutation } from '@apollo/client/react'
import { toast } from '#web/ui/Toast/toast.ts'
import { RestoreUserDocument } from './people.generated.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { fullName } from './format.ts'

/** Brings a removed account back and says so. */
export function useRestorePerson() {
  const [restore] = useMutation(RestoreUserDocument)
  return async (person: { id: number; firstName: string; lastName: string }) => {
    try {
      await restore({ variables: { id: person.id } })
      toast({ title: `${fullName(person)} is back` })
    } catch (error) {
      tellFailure(`Failed to restore ${fullName(person)}`, error)
    }
  }
}
