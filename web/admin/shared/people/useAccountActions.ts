import { useMutation } from '@apollo/client/react'
import { useMemo } from 'react'
import { attempt } from '#web/admin/shared/attempt.ts'
import { fullName } from '../format.ts'
import { useTellMail } from '../mail/useTellMail.ts'
import {
  EndSecondFactorOfUserDocument,
  EndSessionsOfUserDocument,
  RemovePinDocument,
  RestoreUserDocument,
} from './people.generated.ts'

interface Person {
  id: number
  firstName: string
  lastName: string
}

/** Brings a removed account back and says so. */
export function useRestorePerson() {
  const [restore] = useMutation(RestoreUserDocument)
  return (person: Person) =>
    attempt(
      `Failed to restore ${fullName(person)}`,
      () => restore({ variables: { id: person.id } }),
      `${fullName(person)} was restored`,
    )
}

/** What staff do for somebody who has lost a phone. */
export function useAccountActions() {
  const [endSessions] = useMutation(EndSessionsOfUserDocument)
  const [endSecondFactor] = useMutation(EndSecondFactorOfUserDocument)
  const [removePin] = useMutation(RemovePinDocument)
  const tellMail = useTellMail()
  return useMemo(
    () => ({
      signOut: (person: Person) =>
        attempt(
          `Failed to sign ${fullName(person)} out`,
          () => endSessions({ variables: { id: person.id } }),
          `${fullName(person)} has been signed out everywhere`,
        ),
      turnOffSecondFactor: (person: Person) =>
        attempt('Failed to turn off two-step sign-in', async () => {
          await endSecondFactor({ variables: { id: person.id } })
          void tellMail({
            title: `${fullName(person)}'s two-step sign-in is off`,
            text: 'Passkeys have been removed too. They have been notified by e-mail.',
          })
        }),
      /** Of a PIN that others know, or that was forgotten. */
      removePin: (person: Person) =>
        attempt(
          'Failed to remove the PIN',
          () => removePin({ variables: { userId: person.id } }),
          `${fullName(person)}'s PIN was removed. They can set a new one in the staff area, under My week`,
        ),
    }),
    [endSessions, endSecondFactor, removePin, tellMail],
  )
}
