import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { addMonths, formatMonth, monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { InDashboard } from '#web/admin/shared/storyFrame.tsx'
import { type Mock, mockOf } from '#web/app/mocks.tsx'
import { StaffMonthDocument, type StaffMonthQuery } from '../attendance.generated.ts'
import { staffMonthAsRows } from './StaffMonth.tsx'
import { busyStaff } from './staffServer.ts'

const month = monthOf(todayInJohannesburg())

const meta = {
  title: 'Admin/Attendance/Staff hours',
  parameters: { layout: 'fullscreen' },
  args: { overrides: [] },
  render: ({ overrides }) => (
    <InDashboard at={`?section=attendance&tab=staff&view=month&month=${month}`} mocks={overrides} />
  ),
} satisfies Meta<{ overrides: Mock[] }>
export default meta
type Story = StoryObj<{ overrides: Mock[] }>

const none = { daysWithoutHours: 0, late: 0, absent: 0, sickLeave: 0, personalLeave: 0 }
const lines: StaffMonthQuery['staffMonth'] = busyStaff.map(({ staffId, firstName, lastName, role }, index) => ({
  staffId,
  firstName,
  lastName,
  role,
  ...none,
  days: 21 - (index % 4),
  hours: 182.5 - 8.75 * (index % 4),
  ...(index === 2 && { late: 2, daysWithoutHours: 1 }),
  ...(index === 5 && { absent: 1 }),
  ...(index % 4 === 3 && { sickLeave: 2, personalLeave: 1 }),
}))

export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { overrides: [mockOf(StaffMonthDocument, { staffMonth: lines })] },
}
export const Empty: Story = { args: { overrides: [mockOf(StaffMonthDocument, { staffMonth: [] })] } }

// Tests

export const Totals: Story = {
  ...Filled,
  name: 'Adds the month up, and says of which days the hours are missing',
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Staff hours' })
    await expect(within(table).getByRole('row', { name: /^Naledi Botha.*1 day missing/ })).toBeVisible()
    await expect(within(table).getByRole('row', { name: /^Total/ })).toBeVisible()
    await expect(screen.getAllByText(/^1 day without hours because a time is missing/)[0]).toBeInTheDocument()
    const rows = staffMonthAsRows(lines)
    await expect(rows[0]?.slice(2, 4)).toEqual(['Days', 'Hours'])
    await expect(rows.at(-1)?.[2]).toBe(String(lines.reduce((sum, { days }) => sum + days, 0)))
  },
}

const asked: string[] = []

export const OtherMonth: Story = {
  name: 'Leads to the month before',
  args: {
    overrides: [
      mockOf(StaffMonthDocument, ({ month: of }) => {
        asked.push(of)
        return { staffMonth: lines }
      }),
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Previous month' }))
    const before = addMonths(`${month}-01`, -1).slice(0, 7)
    await expect(await screen.findByRole('heading', { name: `Staff hours, ${formatMonth(before)}` })).toBeVisible()
    await expect(asked).toContain(before)
  },
}
