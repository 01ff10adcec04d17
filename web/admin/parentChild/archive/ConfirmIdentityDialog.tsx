import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { type ConfirmIdentityInput, confirmIdentitySchema } from '#graphql/accounts/security.schema.ts'
import { failureOf } from '#web/app/failure.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { PasswordField } from '#web/ui/Field/PasswordField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { ConfirmIdentityDocument } from '../parents.generated.ts'

interface ConfirmIdentityDialogProps {
  /** What is about to be done, and that the password is needed. */
  description?: string
  /** What is done once the password was right. */
  onConfirmed: () => void
  onClose: () => void
}

/** Asks for the password again, and for a code where the account has a second factor. */
export function ConfirmIdentityDialog({
  description = 'This file holds the data of families. Please enter your password again before you take it.',
  onConfirmed,
  onClose,
}: ConfirmIdentityDialogProps) {
  const [withCode, setWithCode] = useState(false)
  const [confirm] = useMutation(ConfirmIdentityDocument)
  const form = useSavedForm<ConfirmIdentityInput, ConfirmIdentityInput>({
    schema: confirmIdentitySchema,
    defaultValues: { currentPassword: '', code: '' },
    save: async ({ currentPassword, code }) => {
      try {
        await confirm({ variables: { input: { currentPassword, code: code || null } } })
      } catch (error) {
        if (failureOf(error).code !== 'SECOND_FACTOR_REQUIRED' || withCode) throw error
        setWithCode(true)
        return
      }
      onClose()
      onConfirmed()
    },
  })
  return (
    <FormDialog
      {...form.parts}
      title="Confirm that it is you"
      description={description}
      saveLabel="Continue"
      savingLabel="One moment..."
      onClose={onClose}
    >
      <Stack>
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          autoFocus
          {...form.field('currentPassword')}
        />
        {withCode && (
          <TextField
            label="Code"
            hint="Six digits from your authenticator app, or one of your recovery codes."
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            {...form.field('code')}
          />
        )}
      </Stack>
    </FormDialog>
  )
}
