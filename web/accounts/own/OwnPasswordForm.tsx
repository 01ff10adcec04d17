import { type OwnPasswordInput, ownPasswordSchema } from '#graphql/accounts/security.schema.ts'
import { PageForm } from '#web/shared/form/PageForm.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { PasswordField } from '#web/ui/Field/PasswordField.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'

interface OwnPasswordFormProps {
  /** Names the deed. */
  label: string
  onSend: (currentPassword: string) => Promise<void>
  onCancel: () => void
}

/** Asks for the password again, before something that a borrowed computer must not do. */
export function OwnPasswordForm({ label, onSend, onCancel }: OwnPasswordFormProps) {
  const form = useSavedForm<OwnPasswordInput>({
    schema: ownPasswordSchema,
    defaultValues: { currentPassword: '' },
    save: ({ currentPassword }) => onSend(currentPassword),
  })
  return (
    <PageForm form={form} label="Confirm that it is you">
      <PasswordField
        label="Your password, so that we know it is you"
        autoComplete="current-password"
        autoFocus
        {...form.field('currentPassword')}
      />
      <Inline>
        <Button type="submit" tone="primary" pending={form.formState.isSubmitting} pendingLabel="One moment...">
          {label}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Inline>
    </PageForm>
  )
}
