import { type ChangePasswordFormValues, changePasswordFormSchema } from '#graphql/accounts/security.schema.ts'
import { PageForm } from '#web/shared/form/PageForm.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { PasswordField } from '#web/ui/Field/PasswordField.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { PasswordMeter } from '../PasswordMeter.tsx'
import type { AccountActions, Owner } from './accountActions.ts'

const empty = { currentPassword: '', password: '', confirmPassword: '' } satisfies ChangePasswordFormValues

interface PasswordPartProps extends Pick<AccountActions, 'onChangePassword'> {
  owner: Owner
}

export function PasswordPart({ owner, onChangePassword }: PasswordPartProps) {
  const form = useSavedForm<ChangePasswordFormValues>({
    schema: changePasswordFormSchema,
    defaultValues: empty,
    save: async ({ currentPassword, password }) => {
      await onChangePassword({ currentPassword, password })
      form.reset(empty)
      toast({ title: 'Your password is changed', text: 'You were signed out everywhere else.' })
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
