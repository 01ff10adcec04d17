import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { samplePeople } from '#web/admin/shared/people/samplePeople.ts'
import { dialogOf, told } from '#web/admin/shared/storyFrame.tsx'
import { failsOnce, failure, mockOf } from '#web/app/mocks.tsx'
import { RecordStaffAttendanceDocument, StaffDayDocument } from '../attendance/attendance.generated.ts'
import { StaffDocument } from './staff.generated.ts'
import { busyDay, StaffStory } from './storyFrame.tsx'

const meta = { title: 'Admin/Staff', component: StaffStory } satisfies Meta<typeof StaffStory>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { isBusy: true },
}

export const FilledClosed: Story = {
  name: 'Filled on a closed day',
  args: {
    isBusy: true,
    overrides: [
      mockOf(StaffDayDocument, {
        closedDays: [
          { id: 3, fromDate: todayInJohannesburg(), toDate: todayInJohannesburg(), reason: 'Staff training' },
        ],
        staffDay: busyDay().map((row) => ({ ...row, attendance: null })),
      }),
    ],
  },
}

const broken = failure('Something went wrong on our side.')

// Tests: what happens when something is pressed, typed or refused.

export const List: Story = {
  name: 'Lists everybody with the day, and counts it',
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Staff' }))
    await expect(table.getAllByRole('rowheader')).toHaveLength(3)
    await expect(table.getByText('Administrator')).toBeVisible()
    await expect(await table.findByText('Sick Leave')).toBeVisible()
    for (const [label, count] of [
      ['Present', '1'],
      ['Absent', '0'],
      ['Late', '0'],
      ['On Leave', '1'],
    ] as const) {
      await expect(canvas.getByText(label, { selector: 'p' }).parentElement).toHaveTextContent(count)
    }
  },
}

export const RefusedColleague: Story = {
  name: 'Says since when e-mails to a colleague are refused',
  args: {
    overrides: [
      mockOf(StaffDocument, {
        staff: samplePeople()
          .users.slice(0, 3)
          .map((user) => ({ ...user, emailRefusedSince: user.id === 2 ? '2026-11-06T05:52:00Z' : null })),
      }),
    ],
  },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Mpho Sithole/ }))
    await expect(row.getByText(/^E-mails to this address have been refused since 6 Nov/)).toBeInTheDocument()
    await expect(canvas.getAllByText(/have been refused/)).toHaveLength(1)
  },
}

export const MarkAttendance: Story = {
  name: 'Marks somebody late, at the second try',
  args: { overrides: [failsOnce(RecordStaffAttendanceDocument, failure('Something went wrong on our side.'))] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark Attendance for Grace Moeketsi' }))
    const dialog = await dialogOf('Mark attendance')
    await userEvent.selectOptions(dialog.getByLabelText('Status'), 'Late')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Failed to record attendance')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await told('Attendance recorded successfully')
    await expect(await canvas.findByRole('button', { name: "Edit Grace Moeketsi's attendance" })).toBeVisible()
  },
}

export const DayFailed: Story = {
  name: 'Lists the staff although the day could not be loaded',
  args: { overrides: [mockOf(StaffDayDocument, failure('Something went wrong on our side.'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch attendance data')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add Staff Member' })).toBeVisible()
  },
}

export const Empty: Story = {
  name: 'Says who comes here',
  args: {
    overrides: [mockOf(StaffDocument, { staff: [] }), mockOf(StaffDayDocument, { closedDays: [], staffDay: [] })],
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/Add the centre's teachers and administrators/)).toBeVisible(),
}

export const SaysWhatFailed: Story = {
  args: { overrides: [mockOf(StaffDocument, broken)] },
  name: 'Says that the staff could not be fetched',
  play: async ({ canvas }) => expect(await canvas.findByText('Failed to fetch staff members')).toBeVisible(),
}
