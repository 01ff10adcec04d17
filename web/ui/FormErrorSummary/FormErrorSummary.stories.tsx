import type { Meta, StoryObj } from '@storybook/react-vite'
import { Controller, useForm } from 'react-hook-form'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { DateField } from '../DateField/DateField.tsx'
import { SelectField } from '../Field/SelectField.tsx'
import { TextField } from '../Field/TextField.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TimeField } from '../TimeField/TimeField.tsx'
import { FormErrorSummary } from './FormErrorSummary.tsx'
import { problemsOf } from './problems.ts'

const meta = {
  title: 'Design system/Forms/FormErrorSummary',
  component: FormErrorSummary,
  args: {
    attempt: 0,
    problems: [
      { name: 'child', message: 'Please enter a name.' },
      { name: 'born', message: 'Please enter a valid date of birth.' },
    ],
  },
} satisfies Meta<typeof FormErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** One problem. */
export const OneProblem: Story = { args: { problems: [{ name: 'child', message: 'Please enter a name.' }] } }

const groups = [
  { value: '18-36months', label: '18-36 months' },
  { value: '3-4years', label: '3-4 years' },
]

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
export const LeadsToEachField: Story = {
  render: () => <EnrolmentForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Date of birth'), '14/2024')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Enrollment' }))
    const summary = await canvas.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(within(summary).getByRole('heading')).toHaveTextContent('Please correct 5 fields')
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
export const SendsWhatWasTyped: Story = {
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
