import { useState } from 'react'
import { type ConfirmIdentityInput, confirmIdentitySchema } from '#graphql/accounts/security.schema.ts'
import { failureOf } from '#web/app/failure.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { PasswordField } from '#web/ui/Field/PasswordField.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { SecondFactorField } from './SecondFactorField.tsx'

export interface IdentityDialogProps {
  /** What is about to be done, and that the password is needed. */
  description: string
  /** Sends password and code. */
  onConfirm: (input: ConfirmIdentityInput) => Promise<unknown>
  /** What is done once the password was right. */
  onConfirmed: () => void
  onClose: () => void
}

/** Asks for the password again, and for a code where the account has a second factor; or for a passkey. */
export function IdentityDialog({ description, onConfirm, onConfirmed, onClose }: IdentityDialogProps) {
  const [withCode, setWithCode] = useState(false)
  const form = useSavedForm<ConfirmIdentityInput, ConfirmIdentityInput>({
    schema: confirmIdentitySchema,
    defaultValues: { currentPassword: '', code: '' },
    save: async ({ currentPassword, code }) => {
      try {
        await onConfirm({ currentPassword, code: code || null })
      } catch (error) {
        if (failureOf(error).code !== 'SECOND_FACTOR_REQUIRED' || withCode) throw error
        setWithCode(true)
        return
      }
      onConfirmed()
    },
  })
  return (
    <FormDialog
      {...form.formProps}
      title="Confirm it's you"
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
        {withCode && <SecondFactorField {...form.field('code')} />}
        <PasskeyButton
          what="Not confirmed yet."
          onUse={async ({ confirmWithPasskey }) => {
            await confirmWithPasskey()
            onConfirmed()
          }}
        >
          Use a passkey instead
        </PasskeyButton>
      </Stack>
    </FormDialog>
  )
}
