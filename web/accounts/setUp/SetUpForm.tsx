import type { FieldPath } from 'react-hook-form'
import type { SetupDetails, SetupForm as SetupInput, SetupFormValues } from '#graphql/setup/setup.schema.ts'
import { OperationError } from '#web/app/graphqlFetch.ts'
import { PageForm } from '#web/shared/form/PageForm.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { PasswordField } from '#web/ui/Field/PasswordField.tsx'
import { TextField, type TextFieldProps } from '#web/ui/Field/TextField.tsx'
import { FormErrorSummary } from '#web/ui/FormErrorSummary/FormErrorSummary.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { TimeField } from '#web/ui/TimeField/TimeField.tsx'
import { pair } from '../AccountShell.css.ts'
import { PasswordMeter } from '../PasswordMeter.tsx'
import { serverText, SubmitButton } from '../SubmitButton.tsx'

type Name = FieldPath<SetupFormValues>
type Text = Pick<TextFieldProps, 'label' | 'hint' | 'type' | 'autoComplete' | 'optional' | 'inputMode'>

const person: [Name, Text][] = [
  ['administrator.firstName', { label: 'First name', autoComplete: 'given-name' }],
  ['administrator.lastName', { label: 'Last name', autoComplete: 'family-name' }],
]
const signIn: [Name, Text][] = [
  [
    'administrator.email',
    { label: 'Your e-mail address', hint: 'You sign in with it.', type: 'email', autoComplete: 'email' },
  ],
  ['administrator.username', { label: 'Username', hint: 'At least 3 characters.', autoComplete: 'username' }],
]
const centre: [Name, Text][] = [
  ['centre.fullName', { label: 'Full name', hint: 'As on documents.', autoComplete: 'organization' }],
  ['centre.name', { label: 'Short name', hint: 'Beside the logo.' }],
  ['centre.street', { label: 'Street address', autoComplete: 'street-address' }],
  ['centre.area', { label: 'Suburb, city and postal code', hint: 'Such as Universitas, Bloemfontein, 9301.' }],
  ['centre.city', { label: 'City', autoComplete: 'address-level2' }],
  ['centre.phone', { label: 'Phone', type: 'tel', inputMode: 'tel' }],
  ['centre.email', { label: 'E-mail address of the office', type: 'email' }],
  [
    'centre.whatsapp',
    {
      label: 'WhatsApp number',
      optional: true,
      hint: 'Digits with the country code, such as 27821234567.',
      inputMode: 'tel',
    },
  ],
  ['centre.website', { label: 'Website', optional: true, hint: 'Without https://.', inputMode: 'url' }],
]
const hours: [Name, string][][] = [
  [
    ['hours.opens', 'Opening time'],
    ['hours.closes', 'Closing time'],
  ],
  [
    ['hours.programOpens', 'Program day begins'],
    ['hours.programCloses', 'Program day ends'],
  ],
]
const bank: [Name, Text][] = [
  ['bank.accountHolder', { label: 'Account holder', optional: true }],
  ['bank.bank', { label: 'Bank', optional: true }],
  ['bank.branchCode', { label: 'Branch code', optional: true, inputMode: 'numeric' }],
  ['bank.accountNumber', { label: 'Account number', optional: true, inputMode: 'numeric' }],
  ['bank.accountType', { label: 'Account type', optional: true, hint: 'Such as Cheque.' }],
]
const inOrder: Name[] = [
  ...[...person, ...signIn].map(([name]) => name),
  'administrator.password',
  'administrator.confirmPassword',
  ...centre.map(([name]) => name),
  ...hours.flat().map(([name]) => name),
  'hours.halfDayEnds',
  ...bank.map(([name]) => name),
]

const empty: SetupFormValues = {
  administrator: { firstName: '', lastName: '', email: '', username: '', password: '', confirmPassword: '' },
  centre: {
    name: '',
    fullName: '',
    street: '',
    area: '',
    city: '',
    phone: '',
    email: '',
    whatsapp: '',
    website: '',
  },
  hours: { opens: '06:30', closes: '18:30', programOpens: '07:30', programCloses: '16:30', halfDayEnds: '13:00' },
  bank: { accountHolder: '', bank: '', branchCode: '', accountNumber: '', accountType: '' },
}

const schema = async () => (await import('#graphql/setup/setup.schema.ts')).setupFormSchema

/** Messages of the server name fields of the account as they are called there. */
function named(error: unknown) {
  if (!(error instanceof OperationError)) return error
  const fields = Object.entries(error.fields).map(([name, message]) => [
    inOrder.find((field) => field === `administrator.${name}`) ?? name,
    message,
  ])
  return new OperationError(error.message, error.code, error.status, Object.fromEntries(fields))
}

/** The first administrator, and who and where the centre is. */
export function SetUpForm({ onSave }: { onSave: (values: SetupDetails) => Promise<void> }) {
  const form = useSavedForm<SetupFormValues, SetupInput>({
    schema,
    defaultValues: empty,
    failed: (error) => serverText(error) || 'The centre could not be set up. Please try again.',
    summary: inOrder,
    save: async ({ administrator, ...rest }) => {
      // what was typed once more stays here
      const { confirmPassword: _, ...account } = administrator
      await onSave({ ...rest, administrator: account }).catch((error: unknown) => {
        throw named(error)
      })
    },
  })
  const { field } = form
  const you = form.watch('administrator')

  const texts = (fields: [Name, Text][]) =>
    fields.map(([name, text]) => <TextField key={name} {...text} {...field(name)} />)

  return (
    <PageForm form={form} label="Set up your centre" space={20}>
      <FormErrorSummary {...form.summary} />
      <Heading level={2} look="h3">
        You
      </Heading>
      <div className={pair}>{texts(person)}</div>
      {texts(signIn)}
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={
          <PasswordMeter password={you.password} personal={[you.username, you.email, you.firstName, you.lastName]} />
        }
        {...field('administrator.password')}
      />
      <PasswordField label="Confirm password" autoComplete="new-password" {...field('administrator.confirmPassword')} />
      <Heading level={2} look="h3">
        Your centre
      </Heading>
      {texts(centre)}
      <Heading level={2} look="h3">
        Hours, Monday to Friday
      </Heading>
      {hours.map((row) => (
        <div key={row[0]?.[0]} className={pair}>
          {row.map(([name, label]) => (
            <TimeField key={name} label={label} {...field(name)} />
          ))}
        </div>
      ))}
      <TimeField label="A half day ends" {...field('hours.halfDayEnds')} />
      <Heading level={2} look="h3">
        Bank details for payments
      </Heading>
      {texts(bank)}
      <SubmitButton pending={form.formState.isSubmitting} pendingLabel="Setting up...">
        Set up the centre
      </SubmitButton>
    </PageForm>
  )
}
