import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { expect, userEvent, within } from 'storybook/test'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { FormField } from './FormField.tsx'

interface Absence {
  day: string
  reason: string
}

const reasons = ['Ill', 'On holiday'].map((label) => ({ value: label, label }))

/** A date, and a choice whose options come after the form opens: neither can be registered. */
function Absence() {
  const { control, watch } = useForm<Absence>({ defaultValues: { day: '2026-11-24', reason: 'Ill' } })
  return (
    <Stack space={20}>
      <FormField as={DateField} control={control} name="day" label="Day" today="2026-11-23" />
      <FormField as={SelectField} control={control} name="reason" label="Reason" options={reasons} />
      <output hidden>{JSON.stringify(watch())}</output>
    </Stack>
  )
}

const meta = {
  title: 'Design system/Forms/FormField',
  component: FormField as unknown as typeof Absence,
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{<Story />}</div>],
  render: () => <Absence />,
} satisfies Meta<typeof Absence>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FindsItsValueByItsName: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText('Day')).toHaveValue('24/11/2026')
    await userEvent.selectOptions(canvas.getByLabelText('Reason'), 'On holiday')
    await expect(canvasElement.querySelector('output')).toHaveTextContent(
      JSON.stringify({ day: '2026-11-24', reason: 'On holiday' }),
    )
  },
}
