import { useMutation } from '@apollo/client/react'
import { Text } from '#web/ui/Text/Text.tsx'
import { BulkDialog } from '../shared/bulk/BulkDialog.tsx'
import { count } from '../shared/people/format.ts'
import { AnswerVolunteerSignupDocument } from './volunteers.generated.ts'
import { helperName, type VolunteerSignup } from './signupRows.ts'

/** Confirms several offers; each person is told by e-mail. */
export function ConfirmSignups({ signups, onClose }: { signups: readonly VolunteerSignup[]; onClose: () => void }) {
  const [send] = useMutation(AnswerVolunteerSignupDocument)
  return (
    <BulkDialog
      title="Confirm signups"
      items={signups}
      nameOf={helperName}
      confirmLabel={`Confirm ${count(signups.length, 'signup')}`}
      workingLabel="Confirming signups"
      failedWords="Failed to answer signup"
      act={async ({ id, version }) => {
        await send({ variables: { input: { id, version, status: 'confirmed' } } })
      }}
      doneInWords={(done) => `${count(done, 'signup')} confirmed`}
      onClose={onClose}
    >
      <Text>{signups.map(helperName).join(', ')}: an e-mail tells each of them that they are expected.</Text>
    </BulkDialog>
  )
}
