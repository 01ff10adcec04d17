import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type ChangePasswordFormValues, changePasswordFormSchema } from '#graphql/accounts/security.schema.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { PasswordField } from '#web/ui/Field/PasswordField.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { PasswordMeter } from '../PasswordMeter.tsx'
import { serverText, wrongFields } from '../refusal.ts'
import { form } from './Account.css.ts'
import type { AccountActions, Owner } from './accountActions.ts'

const empty = { currentPassword: '', password: '', confirmPassword: '' } satisfies ChangePasswordFormValues
const fields = ['currentPassword', 'password'] as const

interface PasswordPartProps extends Pick<AccountActions, 'onChangePassword'> {
  owner: Owner
}

export function PasswordPart({ owner, onChangePassword }: PasswordPartProps) {
  const { register, handleSubmit, formState, watch, setError, reset } = useForm<ChangePasswordFormValues>({
    resolver: zodResolver(changePasswordFormSchema),
    defaultValues: empty,
  })
  const { errors, isSubmitting } = formState

  async function send({ currentPassword, password }: ChangePasswordFormValues) {
    try {
      await onChangePassword({ currentPassword, password })
    } catch (error) {
      const wrong = wrongFields(error)
      for (const name of fields) if (wrong[name]) setError(name, { message: wrong[name] }, { shouldFocus: true })
      if (Object.keys(wrong).length === 0) {
        toast({ tone: 'danger', title: 'Error', text: serverText(error) || 'The password could not be changed.' })
      }
      return
    }
    reset(empty)
    toast({ title: 'Your password is changed', text: 'You were signed out everywhere else.' })
  }

  return (
    <Panel title="Password">
      <form className={form} method="post" noValidate aria-label="Change password" onSubmit={handleSubmit(send)}>
        <input type="text" hidden readOnly autoComplete="username" value={owner.username} />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={
            <PasswordMeter
              password={watch('password')}
              personal={[owner.username, owner.email, owner.firstName, owner.lastName]}
            />
          }
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...register('confirmPassword')}
        />
        <div>
          <Button type="submit" pending={isSubmitting} pendingLabel="Saving...">
            Change password
          </Button>
        </div>
      </form>
    </Panel>
  )
}
