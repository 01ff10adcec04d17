import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type SecondFactorCodeInput, secondFactorCodeSchema } from '#graphql/accounts/security.schema.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { serverText, wrongFields } from '../refusal.ts'
import { form, secret as secretStyle } from './Account.css.ts'
import { QrCode } from './QrCode.tsx'

interface AuthenticatorFormProps {
  secret: string
  uri: string
  onSend: (code: string) => Promise<void>
  onCancel: () => void
}

const inFours = (text: string) => text.match(/.{1,4}/g)?.join(' ')

/** Hands the secret to an authenticator app, and asks for its first code. */
export function AuthenticatorForm({ secret, uri, onSend, onCancel }: AuthenticatorFormProps) {
  const { register, handleSubmit, formState, setError } = useForm<SecondFactorCodeInput>({
    resolver: zodResolver(secondFactorCodeSchema),
    defaultValues: { code: '' },
  })

  async function send({ code }: SecondFactorCodeInput) {
    try {
      await onSend(code)
    } catch (error) {
      const message = wrongFields(error).code || serverText(error) || 'That did not work. Please try again.'
      setError('code', { message }, { shouldFocus: true })
    }
  }

  return (
    <form className={form} method="post" noValidate aria-label="Set up the app" onSubmit={handleSubmit(send)}>
      <Text>Scan this with an authenticator app, then type the six digits that it shows.</Text>
      <QrCode text={uri} label="QR code for the authenticator app" />
      <Text size="small" tone="muted">
        No camera? Type this key into the app: <span className={secretStyle}>{inFours(secret)}</span>
      </Text>
      <TextField
        label="Code from the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={formState.errors.code?.message}
        {...register('code')}
      />
      <Inline>
        <Button type="submit" tone="primary" pending={formState.isSubmitting} pendingLabel="Checking...">
          Turn on
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Inline>
    </form>
  )
}
