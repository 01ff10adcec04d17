import { type SecondFactorCodeInput, secondFactorCodeSchema } from '#graphql/accounts/security.schema.ts'
import { PageForm } from '#web/shared/form/PageForm.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { secret as secretStyle } from './Account.css.ts'
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
  const form = useSavedForm<SecondFactorCodeInput>({
    schema: secondFactorCodeSchema,
    defaultValues: { code: '' },
    save: ({ code }) => onSend(code),
  })
  return (
    <PageForm form={form} label="Set up the app">
      <Text>Scan this with an authenticator app, then type the six digits that it shows.</Text>
      <QrCode text={uri} label="QR code for the authenticator app" />
      <Text size="small" tone="muted">
        No camera? Type this key into the app: <span className={secretStyle}>{inFours(secret)}</span>
      </Text>
      <TextField label="Code from the app" inputMode="numeric" autoComplete="one-time-code" {...form.field('code')} />
      <Inline>
        <Button type="submit" tone="primary" pending={form.formState.isSubmitting} pendingLabel="Checking...">
          Turn on
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Inline>
    </PageForm>
  )
}
