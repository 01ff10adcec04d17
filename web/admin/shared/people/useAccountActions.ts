import { useMutation } from '@apollo/client/react'
import { useMemo } from 'react'
import { tellFailure } from '#web/shared/form/errors.ts'
import { toast } from '#web/ui/Toast/toast.ts'
import { fullName } from '../format.ts'
import { useTellMail } from '../mail/useTellMail.ts'
import { EndSecondFactorOfUserDocument, EndSessionsOfUserDocument, RestoreUserDocument } from './people.generated.ts'

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

interface Person {
  id: number
  firstName: string
  lastName: string
}

/** What staff do for somebody who has lost a phone. */
export function useAccountActions() {
  const [endSessions] = useMutation(EndSessionsOfUserDocument)
  const [endSecondFactor] = useMutation(EndSecondFactorOfUserDocument)
  const tellMail = useTellMail()
  return useMemo(
    () => ({
      async signOut(person: Person) {
        try {
          await endSessions({ variables: { id: person.id } })
          toast({ title: `${fullName(person)} is signed out everywhere` })
        } catch (error) {
          tellFailure(`Failed to sign ${fullName(person)} out`, error)
        }
      },
      async turnOffSecondFactor(person: Person) {
        try {
          await endSecondFactor({ variables: { id: person.id } })
          void tellMail({ title: `Two-step sign-in of ${fullName(person)} is off`, text: 'They were told by e-mail.' })
        } catch (error) {
          tellFailure('Failed to turn off two-step sign-in', error)
        }
      },
    }),
    [endSessions, endSecondFactor, tellMail],
  )
}
