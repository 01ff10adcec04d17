import { type EndSecondFactorInput, endSecondFactorSchema } from '#graphql/accounts/security.schema.ts'
import { PageForm } from '#web/shared/form/PageForm.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { PasswordField } from '#web/ui/Field/PasswordField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'

interface EndSecondFactorFormProps {
  onSend: (input: EndSecondFactorInput) => Promise<void>
  onCancel: () => void
}

/** Turning two-step sign-in off takes both steps once more. */
export function EndSecondFactorForm({ onSend, onCancel }: EndSecondFactorFormProps) {
  const form = useSavedForm<EndSecondFactorInput>({
    schema: endSecondFactorSchema,
    defaultValues: { currentPassword: '', code: '' },
    save: onSend,
  })
  return (
    <PageForm form={form} label="Confirm that it is you">
      <PasswordField
        label="Your password, so that we know it is you"
        autoComplete="current-password"
        autoFocus
        {...form.field('currentPassword')}
      />
      <TextField
        label="Code"
        hint="Six digits from your authenticator app, or one of your recovery codes."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('code')}
      />
      <Inline>
        <Button type="submit" tone="primary" pending={form.formState.isSubmitting} pendingLabel="One moment...">
          Turn off
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Inline>
    </PageForm>
  )
}
