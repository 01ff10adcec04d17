import { useMutation } from '@apollo/client/react'
import { toast } from '#web/ui/Toast/toast.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { RestoreClassDocument } from './classrooms.generated.ts'

/** Opens a closed class again, and says how that went. */
export function useReopenClass() {
  const [restore] = useMutation(RestoreClassDocument)
  return async ({ id, name }: { id: number; name: string }) => {
    try {
      await restore({ variables: { id } })
      toast({ title: `${name} is back` })
    } catch (error) {
      tellFailure('Failed to restore class', error)
    }
  }
}
