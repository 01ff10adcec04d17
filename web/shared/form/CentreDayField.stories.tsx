import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { addDays, formatDate, mondayOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { holidayOn } from '#graphql/values/holidays.ts'
import { failure, type Mock, Mocked, mockOf } from '#web/app/mocks.tsx'
import { CentreClosingsDocument } from './CentreClosings.generated.ts'
import { CentreDayField } from './CentreDayField.tsx'

const monday = mondayOf(addDays(todayInJohannesburg(), 21))
const training = { id: 1, fromDate: monday, toDate: addDays(monday, 1), reason: 'Staff training' }
/** A Saturday that is no public holiday. */
const saturday = [5, 12, 19].map((days) => addDays(monday, days)).find((day) => !holidayOn(day)) as string

function Field({ start = '', hint, mocks }: { start?: string; hint?: string; mocks: Mock[] }) {
  const [value, setValue] = useState(start)
  return (
    <Mocked mocks={mocks}>
      <CentreDayField label="Date" hint={hint} value={value} onChange={setValue} />
    </Mocked>
  )
}

const meta = {
  title: 'Shared/Form/CentreDayField',
  component: Field,
  args: { mocks: [mockOf(CentreClosingsDocument, { closedDays: [training] })] },
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{<Story />}</div>],
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

const typed = (date: string) => date.split('-').reverse().join('/')

/** A closed day can be chosen, and is said to be one, with its reason. */
export const ClosedDay: Story = {
  args: { hint: 'Parents see it at once.' },
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
export const ClosedDaysInTheCalendar: Story = {
  args: { start: monday },
  play: async ({ canvas }) => {
    await canvas.findByRole('status')
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a date' }, { timeout: 10_000 }))
    await expect(dialog.getByRole('list', { name: 'Holidays and closed days this month' })).toHaveTextContent(
      'Staff training',
    )
  },
}

/** Weekends and public holidays are known without the server. */
export const WithoutConnection: Story = {
  args: { start: saturday, mocks: [mockOf(CentreClosingsDocument, failure('away'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('The centre is closed on Saturdays.')
  },
}
