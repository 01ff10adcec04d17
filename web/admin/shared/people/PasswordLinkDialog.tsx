import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { failureOf } from '#web/app/failure.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Notice, Problem } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { SendPasswordLinkDocument } from './people.generated.ts'
import { fullName } from '../format.ts'

interface PasswordLinkDialogProps {
  person: { id: number; firstName: string; lastName: string }
  onClose: () => void
}

/** For a new colleague, or one who cannot get in any more: they choose their password themselves. */
export function PasswordLinkDialog({ person, onClose }: PasswordLinkDialogProps) {
  const [send, { loading }] = useMutation(SendPasswordLinkDocument)
  const [problem, setProblem] = useState('')
  const [made, setMade] = useState<{ url: string | null } | null>(null)

  async function make() {
    setProblem('')
    try {
      const { data } = await send({ variables: { id: person.id } })
      setMade({ url: data?.sendPasswordLink ?? null })
    } catch (error) {
      setProblem(failureOf(error).message)
    }
  }

  return (
    <Dialog
      title={`New password link for ${fullName(person)}`}
      onClose={onClose}
      closeLabel={made ? 'Done' : 'Cancel'}
      actions={
        !made && (
          <Button size="small" tone="primary" pending={loading} pendingLabel="Creating..." onClick={() => void make()}>
            Create link
          </Button>
        )
      }
    >
      <Stack>
        <Problem>{problem}</Problem>
        {!made && (
          <Text>
            {person.firstName} can choose a password with a link that works once. The current password stops working at
            once, and {person.firstName} is signed out everywhere.
          </Text>
        )}
        {made?.url && (
          <>
            <Notice tone="good" live title="Pass on this link">
              No mail server is set up, so please give it only to {person.firstName}. It is valid until the end of the
              next working day.
            </Notice>
            <TextField label="Link" readOnly value={made.url} onFocus={({ target }) => target.select()} />
          </>
        )}
        {made && !made.url && (
          <Notice tone="good" live>
            The link is on its way to {person.firstName} by e-mail. It is valid until the end of the next working day.
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}
