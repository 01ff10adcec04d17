import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type EndSecondFactorInput, endSecondFactorSchema } from '#graphql/accounts/security.schema.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { PasswordField } from '#web/ui/Field/PasswordField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { serverText, wrongFields } from '../refusal.ts'
import { form } from './Account.css.ts'

interface EndSecondFactorFormProps {
  onSend: (input: EndSecondFactorInput) => Promise<void>
  onCancel: () => void
}

/** Turning two-step sign-in off takes both steps once more. */
export function EndSecondFactorForm({ onSend, onCancel }: EndSecondFactorFormProps) {
  const { register, handleSubmit, formState, setError } = useForm<EndSecondFactorInput>({
    resolver: zodResolver(endSecondFactorSchema),
    defaultValues: { currentPassword: '', code: '' },
  })
  const { errors, isSubmitting } = formState

  async function send(input: EndSecondFactorInput) {
    try {
      await onSend(input)
    } catch (error) {
      const wrong = wrongFields(error)
      const field = wrong.code ? 'code' : 'currentPassword'
      const message = wrong[field] || serverText(error) || 'That did not work. Please try again.'
      setError(field, { message }, { shouldFocus: true })
    }
  }

  return (
    <form className={form} method="post" noValidate aria-label="Confirm that it is you" onSubmit={handleSubmit(send)}>
      <PasswordField
        label="Your password, so that we know it is you"
        autoComplete="current-password"
        autoFocus
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <TextField
        label="Code"
        hint="Six digits from your authenticator app, or one of your recovery codes."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.code?.message}
        {...register('code')}
      />
      <Inline>
        <Button type="submit" tone="primary" pending={isSubmitting} pendingLabel="One moment...">
          Turn off
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Inline>
    </form>
  )
}
