import { useMutation } from '@apollo/client/react'
import { useCallback } from 'react'
import { toast } from '#web/ui/Toast/toast.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { fullName } from '../shared/people/format.ts'
import { ReturnChildDocument } from './students.generated.ts'
import type { NamedChild } from './StudentMenu.tsx'

/** A child stays after all, or comes back; says so. */
export function useReturnChild() {
  const [comeBack] = useMutation(ReturnChildDocument)
  return useCallback(
    async (child: NamedChild) => {
      try {
        const { data } = await comeBack({ variables: { id: child.id, version: child.version } })
        const isClassless = data?.returnChild.classId === null
        toast({
          title: `${fullName(child)} is enrolled again`,
          ...(isClassless ? { text: 'There is no class yet: choose one for the child.' } : {}),
        })
      } catch (error) {
        tellFailure('Failed to bring the child back', error)
      }
    },
    [comeBack],
  )
}
