import {
  type EndSecondFactorInput,
  endSecondFactorSchema,
  type OwnPasswordInput,
  ownPasswordSchema,
  type SecondFactorCodeInput,
  secondFactorCodeSchema,
} from '#graphql/accounts/security.schema.ts'
import { PageForm } from '#web/shared/form/PageForm.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { SecondFactorField } from '#web/shared/session/SecondFactorField.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { PasswordField, type PasswordFieldProps } from '#web/ui/Field/PasswordField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { QrCode } from '#web/ui/QrCode/QrCode.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import * as styles from './Account.css.ts'

interface StepProps<Input> {
  onSend: (input: Input) => Promise<void>
  onCancel: () => void
}

interface ButtonsProps {
  /** Names the deed. */
  label: string
  pending: boolean
  pendingLabel?: string
  onCancel: () => void
}

function Buttons({ label, pending, pendingLabel = 'One moment...', onCancel }: ButtonsProps) {
  return (
    <Inline>
      <Button type="submit" tone="primary" pending={pending} pendingLabel={pendingLabel}>
        {label}
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
    </Inline>
  )
}

const OwnPassword = (field: Omit<PasswordFieldProps, 'label' | 'autoComplete'>) => (
  <PasswordField label="Your password, to confirm it's you" autoComplete="current-password" autoFocus {...field} />
)

/** Asks for the password again, before something that a borrowed computer must not do. */
export function OwnPasswordForm({ onSend, onCancel }: StepProps<string>) {
  const form = useSavedForm<OwnPasswordInput>({
    schema: ownPasswordSchema,
    defaultValues: { currentPassword: '' },
    save: ({ currentPassword }) => onSend(currentPassword),
  })
  return (
    <PageForm form={form} label="Confirm it's you">
      <OwnPassword {...form.field('currentPassword')} />
      <Buttons label="Continue" pending={form.formState.isSubmitting} onCancel={onCancel} />
    </PageForm>
  )
}

/** Turning two-step sign-in off takes both steps once more. */
export function EndSecondFactorForm({ onSend, onCancel }: StepProps<EndSecondFactorInput>) {
  const form = useSavedForm<EndSecondFactorInput>({
    schema: endSecondFactorSchema,
    defaultValues: { currentPassword: '', code: '' },
    save: onSend,
  })
  return (
    <PageForm form={form} label="Confirm it's you">
      <OwnPassword {...form.field('currentPassword')} />
      <SecondFactorField autoFocus={false} {...form.field('code')} />
      <Buttons label="Turn off" pending={form.formState.isSubmitting} onCancel={onCancel} />
    </PageForm>
  )
}

const inFours = (text: string) => text.match(/.{1,4}/g)?.join(' ')

/** Hands the secret to an authenticator app, and asks for its first code. */
export function AuthenticatorForm({
  secret,
  uri,
  onSend,
  onCancel,
}: StepProps<string> & { secret: string; uri: string }) {
  const form = useSavedForm<SecondFactorCodeInput>({
    schema: secondFactorCodeSchema,
    defaultValues: { code: '' },
    save: ({ code }) => onSend(code),
  })
  return (
    <PageForm form={form} label="Set up the app">
      <Text>Scan this with an authenticator app, then enter the six digits it shows.</Text>
      <QrCode text={uri} label="QR code for the authenticator app" />
      <Text size="small" tone="muted">
        No camera? Enter this key in the app: <span className={styles.secret}>{inFours(secret)}</span>
      </Text>
      <TextField label="Code from the app" inputMode="numeric" autoComplete="one-time-code" {...form.field('code')} />
      <Buttons label="Turn on" pending={form.formState.isSubmitting} pendingLabel="Checking..." onCancel={onCancel} />
    </PageForm>
  )
}
