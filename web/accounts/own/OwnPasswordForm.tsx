import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type OwnPasswordInput, ownPasswordSchema } from '#graphql/accounts/security.schema.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { PasswordField } from '#web/ui/Field/PasswordField.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { serverText, wrongFields } from '../refusal.ts'
import { form } from './Account.css.ts'

interface OwnPasswordFormProps {
  /** Names the deed. */
  label: string
  onSend: (currentPassword: string) => Promise<void>
  onCancel: () => void
}

/** Asks for the password again, before something that a borrowed computer must not do. */
export function OwnPasswordForm({ label, onSend, onCancel }: OwnPasswordFormProps) {
  const { register, handleSubmit, formState, setError } = useForm<OwnPasswordInput>({
    resolver: zodResolver(ownPasswordSchema),
    defaultValues: { currentPassword: '' },
  })

  async function send({ currentPassword }: OwnPasswordInput) {
    try {
      await onSend(currentPassword)
    } catch (error) {
      const message = wrongFields(error).currentPassword || serverText(error) || 'That did not work. Please try again.'
      setError('currentPassword', { message }, { shouldFocus: true })
    }
  }

  return (
    <form className={form} method="post" noValidate aria-label="Confirm that it is you" onSubmit={handleSubmit(send)}>
      <PasswordField
        label="Your password, so that we know it is you"
        autoComplete="current-password"
        autoFocus
        error={formState.errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <Inline>
        <Button type="submit" tone="primary" pending={formState.isSubmitting} pendingLabel="One moment...">
          {label}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Inline>
    </form>
  )
}
