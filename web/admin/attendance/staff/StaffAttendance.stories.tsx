import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { failsOnce, failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import { dismissToast } from '#web/ui/Toast/toast.ts'
import { InDashboard } from '#web/admin/shared/storyFrame.tsx'
import {
  RecordStaffAttendanceDocument,
  StaffDayDocument,
  UpdateStaffAttendanceDocument,
} from '../attendance.generated.ts'
import type { StaffRow } from './staffDay.ts'
import { busyStaff, sampleStaff, staffEntry, staffServer } from './staffServer.ts'

interface SectionProps {
  overrides: Mock[]
  staff?: readonly StaffRow[]
}

function Section({ overrides, staff }: SectionProps) {
  const [mocks] = useState(() => staffServer(overrides, staff))
  return <InDashboard at="?section=attendance&tab=staff" mocks={mocks} />
}

const meta = {
  title: 'Admin/Attendance/Staff',
  component: Section,
  parameters: {
    layout: 'fullscreen',
  },
  args: { overrides: [] },
  beforeEach: () => dismissToast(),
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

const date = todayInJohannesburg()
const training = { id: 1, fromDate: date, toDate: date, reason: 'Staff training' }
const nobodyYet = sampleStaff.map((row) => ({ ...row, attendance: null }))

export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { staff: busyStaff },
}

// Tests

const shown = () => screen.findByRole('table', { name: 'Staff attendance' })
const line = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))
const card = (label: string) => screen.getByText(label, { selector: 'p' }).parentElement as HTMLElement

async function openForm(name: string, title: string) {
  await userEvent.click(
    screen.getByRole('button', { name: new RegExp(`^(Mark Attendance for ${name}|Edit ${name}'s attendance)$`) }),
  )
  const dialog = await screen.findByRole('dialog', { name: title })
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  return within(dialog)
}

export const Day: Story = {
  name: 'Counts the staff, and marks all present',
  play: async ({ step }) => {
    await shown()
    await expect(card('Present')).toHaveTextContent('2')
    await expect(card('Late')).toHaveTextContent('1')
    await expect(card('On Leave')).toHaveTextContent('2')
    await expect(line('Mpho Sithole').getByText('8 h 35 min')).toBeVisible()
    await expect(line('Pieter Nel').getByText('Sick Leave')).toBeVisible()
    await expect(line('Thabo Mahlangu').getByText('Not marked')).toBeVisible()
    await step(
      'anyone who is not marked yet is marked present with one press, and that can be taken back',
      async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Mark all present' }))
        await expect(await screen.findByText('1 member of staff')).toBeVisible()
        await expect(line('Thabo Mahlangu').getByText('Present')).toBeVisible()
        await expect(card('Present')).toHaveTextContent('3')
        await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
        await expect(await line('Thabo Mahlangu').findByText('Not marked')).toBeVisible()
        await expect(line('Pieter Nel').getByText('Sick Leave')).toBeVisible()
      },
    )
  },
}

export const MarkAttendance: Story = {
  name: 'Marks attendance, hours follow from the times',
  args: {
    overrides: [failsOnce(RecordStaffAttendanceDocument, failure('Please try again in a few seconds.', 'UNAVAILABLE'))],
  },
  play: async ({ step }) => {
    await shown()
    const dialog = await openForm('Thabo Mahlangu', 'Mark attendance')
    await step('hours follow from the times', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: /Time in/ }), '730')
      await userEvent.type(dialog.getByRole('textbox', { name: /Time out/ }), '1610{Tab}')
      await expect(await dialog.findByText('From the times: 8 h 40 min')).toBeInTheDocument()
    })
    await step('more than a day is refused', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: /Hours worked/ }), '25')
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
      await expect(await dialog.findByText('Please enter hours between 0 and 24.')).toBeInTheDocument()
      await userEvent.clear(dialog.getByRole('textbox', { name: /Hours worked/ }))
    })
    await step('and saved, at the second try', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
      await expect(
        await dialog.findByText('Failed to record staff attendance. Please try again in a few seconds.'),
      ).toBeInTheDocument()
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
      await expect(await screen.findByText('Attendance recorded successfully')).toBeInTheDocument()
      await expect(await line('Thabo Mahlangu').findByText('16:10')).toBeVisible()
    })
  },
}

export const Leave: Story = {
  name: 'Records leave',
  play: async () => {
    await shown()
    const dialog = await openForm('Mpho Sithole', 'Edit attendance')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'Personal Leave')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Attendance updated successfully')).toBeInTheDocument()
    await waitFor(() => expect(card('On Leave')).toHaveTextContent('3'))
  },
}

const taken = failure(
  'This staff member already has an attendance record for that day. Edit the existing record instead.',
  'CONFLICT',
)
Object.assign(taken.extensions, { existingId: 501 })

export const AlreadyRecorded: Story = {
  name: 'Edits what somebody else recorded first',
  args: { overrides: [mockOf(RecordStaffAttendanceDocument, () => taken)] },
  play: async () => {
    await shown()
    const dialog = await openForm('Thabo Mahlangu', 'Mark attendance')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText(/already has an attendance record for that day/)).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Edit the existing record' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Attendance updated successfully')).toBeInTheDocument()
  },
}

export const DeleteRecord: Story = {
  name: 'Deletes a record',
  play: async () => {
    await shown()
    await userEvent.click(screen.getByRole('button', { name: "Delete Naledi Botha's record" }))
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this staff attendance record?' }),
    )
    await expect(dialog.getByText('Naledi Botha: Late, in 08:10')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete record' }))
    await expect(await screen.findByText('Attendance deleted successfully')).toBeInTheDocument()
    await expect(await line('Naledi Botha').findByText('Not marked')).toBeVisible()
  },
}

export const Empty: Story = {
  name: 'Says that there is no staff',
  args: { overrides: [mockOf(StaffDayDocument, { closedDays: [], staffDay: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No staff yet')).toBeVisible()
  },
}

export const SaysThatItFailed: Story = {
  args: { overrides: [mockOf(StaffDayDocument, failure('Sorry'))] },
  name: 'Says that it failed',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch attendance data')).toBeVisible()
  },
}

const stale = failure('Somebody else has changed this in the meantime.', 'STALE')
Object.assign(stale.extensions, { current: staffEntry(3, { status: 'absent', timeIn: null, version: 2 }) })

/** The second of two admins sees what the first recorded. */
export const ChangedMeanwhile: Story = {
  name: 'Says what somebody else recorded meanwhile',
  args: { overrides: [mockOf(UpdateStaffAttendanceDocument, () => stale)] },
  play: async () => {
    await shown()
    const dialog = await openForm('Naledi Botha', 'Edit attendance')
    await userEvent.selectOptions(dialog.getByLabelText('Status'), 'Present')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText(/Somebody else has recorded Absent in the meantime/)).toBeInTheDocument()
  },
}

export const ClosedDay: Story = {
  name: 'Asks before a closed day is recorded',
  args: { overrides: [mockOf(StaffDayDocument, { closedDays: [training], staffDay: nobodyYet })] },
  play: async ({ canvas }) => {
    await shown()
    await expect(canvas.getByText(/^The centre is closed on .+: Staff training\.$/, { ignore: 'p' })).toBeVisible()
    await userEvent.click(line('Mpho Sithole').getByRole('button', { name: /Mark Attendance/ }))
    const question = await screen.findByRole('alertdialog', { name: 'Record attendance on a closed day?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Record anyway' }))
    await expect(await screen.findByRole('dialog', { name: 'Mark attendance' })).toBeInTheDocument()
  },
}
