import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { RegisterInput, RegistrationFormValues } from '#graphql/accounts/accounts.schema.ts'
import { splitName } from '#graphql/enrollment/enrollment.rules.ts'
import { ahead, lateResolver } from '#web/shared/form/lateResolver.ts'
import { SendProblem } from '#web/shared/form/SendProblem.tsx'
import { PasswordField } from '#web/ui/Field/PasswordField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { FormErrorSummary, problemsOf } from '#web/ui/FormErrorSummary/FormErrorSummary.tsx'
import { dismissToast, toast } from '#web/ui/Toast/toast.ts'
import { form as formStyle, pair } from './AccountShell.css.ts'
import { PasswordMeter } from './PasswordMeter.tsx'
import { serverText, wrongFields } from './refusal.ts'
import { SubmitButton } from './SubmitButton.tsx'

const fields = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'username',
  'password',
  'confirmPassword',
] as const satisfies (keyof RegistrationFormValues)[]

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  username: '',
  password: '',
  confirmPassword: '',
} satisfies RegistrationFormValues

const schemas = () => import('#graphql/accounts/accounts.schema.ts')
const schema = async () => (await schemas()).registrationFormSchema

export interface RegisterFormProps {
  onRegister: (values: RegisterInput) => Promise<void>
  /** Called once the account exists, with the name to sign in with. */
  onRegistered: (username: string) => void
  /** What an invitation knows of the parent: the form is filled in with it. */
  invited: Invited | null
}

interface Invited {
  email: string
  parentName: string | null
  phoneNumber: string | null
}

function valuesFrom(invited: Invited | null): RegistrationFormValues {
  if (!invited) return empty
  const { firstName, lastName } = splitName(invited.parentName ?? '')
  return { ...empty, firstName, lastName, email: invited.email, phoneNumber: invited.phoneNumber ?? '' }
}

export function RegisterForm({ onRegister, onRegistered, invited }: RegisterFormProps) {
  const { register, handleSubmit, formState, watch, reset, setError } = useForm<
    RegistrationFormValues,
    unknown,
    RegisterInput
  >({
    resolver: lateResolver(schema),
    defaultValues: valuesFrom(invited),
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount } = formState
  const [failure, setFailure] = useState<unknown>(null)
  const [password, ...personal] = watch(['password', 'username', 'email', 'firstName', 'lastName'])

  async function send(values: RegisterInput) {
    dismissToast()
    setFailure(null)
    try {
      // what was typed once more stays here
      await onRegister((await schemas()).registerSchema.parse(values))
    } catch (error) {
      const wrong = wrongFields(error)
      for (const name of fields) if (wrong[name]) setError(name, { message: wrong[name] })
      setFailure(error)
      toast({ tone: 'danger', title: 'Registration Failed', text: serverText(error) || 'Registration failed' })
      return
    }
    reset(empty)
    onRegistered(values.username)
  }

  return (
    <form
      className={formStyle}
      method="post"
      noValidate
      aria-label="Register"
      onFocus={ahead(schema)}
      onSubmit={handleSubmit(send)}
    >
      <FormErrorSummary problems={problemsOf(errors, fields)} attempt={submitCount} />
      <div className={pair}>
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
      <TextField
        label="E-mail address"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="Phone"
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors.phoneNumber?.message}
        {...register('phoneNumber')}
      />
      <TextField
        label="Username"
        hint="At least 3 characters. You log in with it."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={<PasswordMeter password={password} personal={personal} />}
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <SendProblem error={failure} what="You are not registered yet." />
      <SubmitButton pending={isSubmitting} pendingLabel="Registering...">
        Register
      </SubmitButton>
    </form>
  )
}
