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
      `${fullName(person)} is back`,
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
          `${fullName(person)} is signed out everywhere`,
        ),
      turnOffSecondFactor: (person: Person) =>
        attempt('Failed to turn off two-step sign-in', async () => {
          await endSecondFactor({ variables: { id: person.id } })
          void tellMail({
            title: `Two-step sign-in of ${fullName(person)} is off`,
            text: 'Passkeys are removed as well. They were told by e-mail.',
          })
        }),
      /** Of a PIN that others know, or that was forgotten. */
      removePin: (person: Person) =>
        attempt(
          'Failed to remove the PIN',
          () => removePin({ variables: { userId: person.id } }),
          `The PIN of ${fullName(person)} is removed: a new one is chosen in the staff area, on the own week`,
        ),
    }),
    [endSessions, endSecondFactor, removePin, tellMail],
  )
}
