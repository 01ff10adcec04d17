import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { addDays, formatDate, mondayOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { holidayOn } from '#graphql/values/holidays.ts'
import { failure, Mocked, mockOf } from '#web/app/mocks.tsx'
import type { DateFieldProps } from '#web/ui/DateField/DateField.tsx'
import { toggle, words } from '#web/ui/Foundations/controls.ts'
import { CentreClosingsDocument } from './CentreClosings.generated.ts'
import { CentreDayField } from './CentreDayField.tsx'

const monday = mondayOf(addDays(todayInJohannesburg(), 21))
const training = { id: 1, fromDate: monday, toDate: addDays(monday, 1), reason: 'Staff training' }
/** A Saturday that is no public holiday. */
const saturday = [5, 12, 19].map((days) => addDays(monday, days)).find((day) => !holidayOn(day)) as string

function Chooser(props: DateFieldProps) {
  const [value, setValue] = useState(props.value)
  return <CentreDayField {...props} value={value} onChange={setValue} />
}

const inTime = [mockOf(CentreClosingsDocument, { closedDays: [training] })]

const meta = {
  title: 'Design system/Forms/CentreDayField',
  component: CentreDayField,
  args: { label: 'Date', value: monday, onChange: fn() },
  argTypes: { label: words, hint: words, error: words, optional: toggle, disabled: toggle },
  parameters: { mocks: inTime },
  render: (args, { parameters }) => (
    <Mocked mocks={parameters.mocks}>
      <Chooser {...args} />
    </Mocked>
  ),
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{<Story />}</div>],
} satisfies Meta<typeof CentreDayField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const typed = (date: string) => date.split('-').reverse().join('/')

/** A closed day can be chosen, and is said to be one, with its reason. */
export const SaysThatADayIsClosed: Story = {
  args: { value: '', hint: 'Parents see it at once.' },
  play: async ({ canvas, step }) => {
    const field = canvas.getByLabelText('Date')
    await step('a day of the centre’s own', async () => {
      await userEvent.type(field, typed(monday))
      await expect(await canvas.findByRole('status')).toHaveTextContent(
        `The centre is closed on ${formatDate(monday)}: Staff training.`,
      )
      await expect(field).toHaveAccessibleDescription(/Staff training\. Parents see it at once\.$/)
      await expect(field).toHaveValue(typed(monday))
    })
    await step('a weekend', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, typed(saturday))
      await expect(canvas.getByRole('status')).toHaveTextContent('The centre is closed on Saturdays.')
    })
    await step('an open day is not commented on', async () => {
      await userEvent.clear(field)
      await waitFor(() => expect(canvas.queryByRole('status')).toBeNull())
      await expect(field).toHaveAccessibleDescription('Parents see it at once.')
    })
  },
}

/** Days that follow each other under one name are named once below the calendar. */
export const NamesClosedDaysInTheCalendar: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('status')
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a date' }))
    await expect(dialog.getByRole('list', { name: 'Holidays and closed days this month' })).toHaveTextContent(
      'Staff training',
    )
  },
}

/** Weekends and public holidays are known without the server. */
export const KnowsWeekendsWithoutTheServer: Story = {
  args: { value: saturday },
  parameters: { mocks: [mockOf(CentreClosingsDocument, failure('away'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('The centre is closed on Saturdays.')
  },
}
