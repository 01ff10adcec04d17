import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { DateField } from '../DateField/DateField.tsx'
import { Fieldset } from '../Fieldset/Fieldset.tsx'
import { FormErrorSummary } from '../FormErrorSummary/FormErrorSummary.tsx'
import { problemsOf } from '../FormErrorSummary/problems.ts'
import { Grid } from '../Grid/Grid.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TimeField } from '../TimeField/TimeField.tsx'
import { NumberField } from './NumberField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { SearchField } from './SearchField.tsx'
import { SelectField } from './SelectField.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

const meta = { title: 'Design system/Fields' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const groups = [
  { value: '18-36months', label: '18-36 months' },
  { value: '3-4years', label: '3-4 years' },
]

function AllFields() {
  const [search, setSearch] = useState('Mok')
  return (
    <Grid columnsOf={300} space={24}>
      <TextField label="Child's full name" defaultValue="Lerato Mokoena" />
      <TextField
        label="E-mail address"
        type="email"
        icon={Mail}
        placeholder="name@example.co.za"
        hint="We answer to this address."
      />
      <TextField label="Phone" type="tel" defaultValue="051 555" error="Please enter a valid phone number." />
      <SelectField label="Age group" options={groups} placeholder="Choose an age group" defaultValue="" />
      <SelectField label="Program" options={[{ label: 'Morning', options: groups }]} error="Please choose a program." />
      <PasswordField label="Password" autoComplete="new-password" hint="At least 6 characters." />
      <NumberField label="Amount" prefix="R" decimals defaultValue="2,350.00" />
      <TimeField label="Time in" defaultValue="07:18" />
      <SearchField label="Search records" placeholder="Search records" value={search} onChange={setSearch} />
      <TextField label="Reference" disabled defaultValue="KW-2026-014" />
      <TextArea label="Allergies or medical conditions" optional defaultValue="Mild peanut allergy." />
      <TextArea label="Home address" error="Please enter your home address." />
      <Checkbox label="I agree to the terms and conditions." defaultChecked />
      <Checkbox label="I have read the house rules." error="You must accept the house rules." />
      <RadioGroup
        legend="Attendance"
        defaultValue="full"
        options={[
          { value: 'full', label: 'Full-time', hint: 'Mon-Fri 7:30-16:30' },
          { value: 'half', label: 'Half-day', hint: 'Mon-Fri 7:30-13:00' },
        ]}
      />
      <Fieldset legend="Days" error="Choose at least one day.">
        <Checkbox label="Monday" />
        <Checkbox label="Tuesday" />
      </Fieldset>
    </Grid>
  )
}

export const All: Story = { render: () => <AllFields /> }
export const AllInAdmin: Story = { render: () => <AllFields />, parameters: { area: 'admin' } }

interface Enrolment {
  child: string
  born: string
  group: string
  time: string
  plan: string
  agreed: boolean
}

const sent = fn()

function EnrolmentForm() {
  const { register, control, handleSubmit, formState } = useForm<Enrolment>({
    shouldFocusError: false,
    defaultValues: { child: '', born: '', group: '', time: '', agreed: false },
  })
  const { errors, submitCount } = formState
  const needed = 'Please enter a name.'
  return (
    <form noValidate onSubmit={handleSubmit((values) => sent(values))}>
      <Stack space={20}>
        <FormErrorSummary
          problems={problemsOf(errors, ['child', 'born', 'group', 'plan', 'agreed'])}
          attempt={submitCount}
        />
        <TextField
          label="Child's full name"
          error={errors.child?.message}
          {...register('child', { required: needed })}
        />
        <Controller
          name="born"
          control={control}
          rules={{
            pattern: { value: /^\d{4}-\d\d-\d\d$/, message: 'Please enter a valid date of birth.' },
            required: 'Please enter a valid date of birth.',
          }}
          render={({ field }) => <DateField label="Date of birth" error={errors.born?.message} {...field} />}
        />
        <SelectField
          label="Age group"
          options={groups}
          placeholder="Choose an age group"
          error={errors.group?.message}
          {...register('group', { required: 'Please choose an age group.' })}
        />
        <TimeField label="Arrives at" optional {...register('time')} />
        <RadioGroup
          legend="Plan"
          error={errors.plan?.message}
          options={[
            { value: 'full', label: 'Full-time' },
            { value: 'half', label: 'Half-day' },
          ]}
          {...register('plan', { required: 'Please choose a plan.' })}
        />
        <Checkbox
          label="I accept the terms and conditions."
          error={errors.agreed?.message}
          {...register('agreed', { required: 'You must accept the terms and conditions.' })}
        />
        <Button type="submit" tone="primary">
          Submit Enrollment
        </Button>
      </Stack>
    </form>
  )
}

/** An empty form says what is missing in one place, and each line leads to its field. */
export const Wrong: Story = {
  render: () => <EnrolmentForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Date of birth'), '14/2024')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Enrollment' }))
    const summary = await canvas.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(within(summary).getByRole('heading')).toHaveTextContent('Five answers need another look')
    await expect(canvas.getByLabelText("Child's full name")).toHaveAccessibleDescription('Please enter a name.')
    await expect(canvas.getByLabelText('Date of birth')).toHaveValue('14/2024')
    await userEvent.click(within(summary).getByRole('link', { name: 'Please enter a valid date of birth.' }))
    await expect(canvas.getByLabelText('Date of birth')).toHaveFocus()
    await userEvent.click(within(summary).getByRole('link', { name: 'Please choose a plan.' }))
    await expect(canvas.getByRole('radio', { name: 'Full-time' })).toHaveFocus()
    await expect(sent).not.toHaveBeenCalled()
  },
}

/** What is typed arrives as the form's values: dates as yyyy-MM-dd, times as HH:mm. */
export const Filled: Story = {
  render: () => <EnrolmentForm />,
  play: async ({ canvasElement }) => {
    sent.mockClear()
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText("Child's full name"), 'Lerato Mokoena')
    await userEvent.type(canvas.getByLabelText('Date of birth'), '14/02/2024')
    await userEvent.selectOptions(canvas.getByLabelText('Age group'), '18-36 months')
    await userEvent.type(canvas.getByLabelText('Arrives at (optional)'), '730')
    await userEvent.click(canvas.getByRole('radio', { name: 'Half-day' }))
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Enrollment' }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        child: 'Lerato Mokoena',
        born: '2024-02-14',
        group: '18-36months',
        time: '07:30',
        plan: 'half',
        agreed: true,
      }),
    )
  },
}

export const Password: Story = {
  render: () => <PasswordField label="Password" autoComplete="current-password" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText('Password')
    await userEvent.type(input, 'secret1')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveValue('secret1')
  },
}

function Finder() {
  const [text, setText] = useState('')
  return <SearchField label="Search records" placeholder="Search records" value={text} onChange={setText} />
}

export const Search: Story = {
  render: () => <Finder />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('searchbox', { name: 'Search records' })
    await userEvent.type(input, 'Thabo')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
    await userEvent.type(input, 'Zoë{Escape}')
    await expect(input).toHaveValue('')
  },
}
