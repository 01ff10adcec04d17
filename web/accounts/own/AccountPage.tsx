import { ArrowLeft, LogOut } from 'lucide-react'
import { changePasswordFormSchema, type ChangePasswordFormValues } from '#graphql/accounts/security.schema.ts'
import { withIdentity } from '#web/app/identity.ts'
import { areaOf } from '#web/app/paths.ts'
import { Brand } from '#web/shared/brand/Brand.tsx'
import { PageForm } from '#web/shared/form/PageForm.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { IdentityQuestion } from '#web/shared/session/IdentityQuestion.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { PasswordField } from '#web/ui/Field/PasswordField.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { PasswordMeter } from '../PasswordMeter.tsx'
import { column, page, row } from './Account.css.ts'
import type { AccountActions, Owner, OwnSession, Passkey, Protection } from './accountActions.ts'
import { EmailPart } from './EmailPart.tsx'
import { PasskeysPart } from './PasskeysPart.tsx'
import { SecondFactorPart } from './SecondFactorPart.tsx'
import { SessionsPart } from './SessionsPart.tsx'

export interface AccountPageProps extends AccountActions {
  centre: { name: string; tagline: string; phone: string; sendsMail: boolean }
  owner: Owner
  sessions: readonly OwnSession[]
  passkeys: readonly Passkey[]
  protection: Protection
  today: string
  onLogout: () => void
}

/** One's own account: password, address, where one is signed in, the second factor and passkeys. */
export function AccountPage({
  centre,
  owner,
  sessions,
  passkeys,
  protection,
  today,
  onLogout,
  ...actions
}: AccountPageProps) {
  const { mustChangePassword } = owner
  return (
    <div className={page}>
      <main className={column}>
        <div className={row}>
          <Brand centre={centre} />
          <Inline>
            {!mustChangePassword && (
              <TextLink to={areaOf(owner.role)} tone="alone">
                <ArrowLeft aria-hidden size={20} />
                Back to the dashboard
              </TextLink>
            )}
            <Button size="small" icon={LogOut} onClick={onLogout}>
              Logout
            </Button>
          </Inline>
        </div>
        <div>
          <Heading level={1}>Your account</Heading>
          <Text tone="muted">
            {owner.firstName} {owner.lastName}, username {owner.username}
          </Text>
        </div>
        {mustChangePassword && (
          <Notice tone="warning" title="Please choose your own password first">
            Your current password was given to you, so somebody else knows it. You can continue once you have chosen
            your own.
          </Notice>
        )}
        <PasswordPart owner={owner} {...actions} />
        {!mustChangePassword && <SecondFactorPart owner={owner} protection={protection} {...actions} />}
        {!mustChangePassword && <PasskeysPart passkeys={passkeys} sessions={sessions} today={today} {...actions} />}
        <EmailPart centre={centre} owner={owner} today={today} {...actions} />
        <SessionsPart sessions={sessions} today={today} {...actions} />
        <IdentityQuestion onConfirm={actions.onConfirmIdentity} />
      </main>
    </div>
  )
}

const empty = { currentPassword: '', password: '', confirmPassword: '' } satisfies ChangePasswordFormValues

interface PasswordPartProps extends Pick<AccountActions, 'onChangePassword'> {
  owner: Owner
}

function PasswordPart({ owner, onChangePassword }: PasswordPartProps) {
  const form = useSavedForm<ChangePasswordFormValues>({
    schema: changePasswordFormSchema,
    defaultValues: empty,
    resetsOnSave: true,
    save: async ({ currentPassword, password }) => {
      await withIdentity(() => onChangePassword({ currentPassword, password }))
      toast({ title: 'Your password has been changed', text: 'You were signed out everywhere else.' })
    },
  })
  const { field } = form

  return (
    <Panel title="Password">
      <PageForm form={form} label="Change password">
        <input type="text" hidden readOnly autoComplete="username" value={owner.username} />
        <PasswordField label="Current password" autoComplete="current-password" {...field('currentPassword')} />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={
            <PasswordMeter
              password={form.watch('password')}
              personal={[owner.username, owner.email, owner.firstName, owner.lastName]}
            />
          }
          {...field('password')}
        />
        <PasswordField label="Confirm new password" autoComplete="new-password" {...field('confirmPassword')} />
        <div>
          <Button type="submit" pending={form.formState.isSubmitting} pendingLabel="Saving...">
            Change password
          </Button>
        </div>
      </PageForm>
    </Panel>
  )
}
