import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Mocked, mockOf } from '#web/app/mocks.tsx'
import { CentreClosingsDocument } from '#web/shared/form/CentreClosings.generated.ts'
import { oneOf } from '#web/ui/Foundations/controls.ts'
import { MonthCalendar } from './MonthCalendar.tsx'

const closings = { id: 1, fromDate: '2026-12-18', toDate: '2026-12-31', reason: 'Summer break' }
const toddlers = { name: 'Little Learners', program: { companion: 'coral' } }

const meta = {
  title: 'Design system/Centre/MonthCalendar',
  component: MonthCalendar,
  decorators: [
    (Story) => (
      <Mocked mocks={[mockOf(CentreClosingsDocument, { closedDays: [closings] })]}>
        <Story />
      </Mocked>
    ),
  ],
  args: {
    month: '2026-12',
    today: '2026-12-10',
    pathOf: ({ id }) => `#activity-${id}`,
    entries: [
      { id: 1, title: 'Music ring', date: '2026-12-02', time: '09:00', class: toddlers },
      { id: 2, title: 'Christmas concert', date: '2026-12-10', time: '10:30', class: null },
      { id: 3, title: 'Water day', date: '2026-12-10', time: '14:00', class: toddlers },
    ],
  },
  argTypes: { month: oneOf(['2026-11', '2026-12', '2027-01']), today: oneOf(['2026-12-10', '2026-12-11']) },
} satisfies Meta<typeof MonthCalendar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A day has a dot for each entry; the list below the calendar says what they are. */
export const Phone: Story = { decorators: [(Story) => <div style={{ width: 328 }}>{<Story />}</div>] }

export const TodayAndHolidaysAreNamed: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'December 2026' })
    const today = within(table).getByText('10 December 2026').closest('td')
    await expect(today).toHaveAttribute('aria-current', 'date')
    await expect(within(table).getByRole('link', { name: /Christmas concert/ })).toHaveAttribute('href', '#activity-2')
    const named = await canvas.findByRole('list', { name: 'Holidays and closed days' })
    await waitFor(() => expect(named).toHaveTextContent('Summer break'))
  },
}
