import { type RefObject, useEffect } from 'react'
import type { RegisterInput, RegistrationFormValues } from '#graphql/accounts/accounts.schema.ts'
import { splitName } from '#graphql/enrollment/enrollment.rules.ts'
import { SendProblem } from '#web/shared/form/SendProblem.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { PasswordField } from '#web/ui/Field/PasswordField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Form } from '#web/ui/Form/Form.tsx'
import { FormErrorSummary } from '#web/ui/FormErrorSummary/FormErrorSummary.tsx'
import { dismissToast, toast } from '#web/ui/Toast/toast.ts'
import { form as formStyle, pair } from './AccountShell.css.ts'
import { PasswordMeter } from './PasswordMeter.tsx'
import { serverText, SubmitButton } from './SubmitButton.tsx'

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  username: '',
  password: '',
  confirmPassword: '',
} satisfies RegistrationFormValues

const fields = Object.keys(empty) as (keyof RegistrationFormValues)[]

const schemas = () => import('#graphql/accounts/accounts.schema.ts')
const schema = async () => (await schemas()).registrationFormSchema

export interface RegisterFormProps {
  onRegister: (values: RegisterInput) => Promise<void>
  /** Called once the account exists, with the name to sign in with. */
  onRegistered: (username: string) => void
  /** What an invitation knows of the parent: the form is filled in with it. */
  invited: Invited | null
  /** Stays while the tab of the login is looked at; a draft would store passwords. */
  typed: RefObject<RegistrationFormValues | null>
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

export function RegisterForm({ onRegister, onRegistered, invited, typed }: RegisterFormProps) {
  const { field, submit, begin, failure, summary, formState, watch, reset, getValues } = useSavedForm<
    RegistrationFormValues,
    RegisterInput
  >({
    schema,
    defaultValues: typed.current ?? valuesFrom(invited),
    summary: fields,
    save: async (values) => {
      dismissToast()
      try {
        // what was typed once more stays here
        await onRegister((await schemas()).registerSchema.parse(values))
      } catch (error) {
        toast({ tone: 'danger', title: 'Registration Failed', text: serverText(error) || 'Registration failed' })
        throw error
      }
      reset(empty)
      onRegistered(values.username)
    },
  })
  useEffect(
    () => () => {
      typed.current = getValues()
    },
    [typed, getValues],
  )
  const [password, ...personal] = watch(['password', 'username', 'email', 'firstName', 'lastName'])

  return (
    <Form label="Register" className={formStyle} onFocus={begin} onSubmit={submit}>
      <FormErrorSummary {...summary} />
      <div className={pair}>
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField label="E-mail address" type="email" inputMode="email" autoComplete="email" {...field('email')} />
      <TextField label="Phone" optional type="tel" inputMode="tel" autoComplete="tel" {...field('phoneNumber')} />
      <TextField
        label="Username"
        hint="At least 3 characters. You will use it to log in."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={<PasswordMeter password={password} personal={personal} />}
        {...field('password')}
      />
      <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirmPassword')} />
      <SendProblem error={failure} what="You are not registered yet." />
      <SubmitButton pending={formState.isSubmitting} pendingLabel="Registering...">
        Register
      </SubmitButton>
    </Form>
  )
}
