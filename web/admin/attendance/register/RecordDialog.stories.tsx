import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { failsOnce, failure, mockOf } from '#web/app/mocks.tsx'
import { dismissToast } from '#web/ui/Toast/toast.ts'
import { timeInJohannesburg } from '#graphql/values/dates.ts'
import { RecordAttendanceDocument, UpdateAttendanceDocument } from '../attendance.generated.ts'
import { chosen, RegisterSection, saved, shown, statusOf, wire } from './registerStory.tsx'

const meta = {
  title: 'Admin/Attendance/Record of a child',
  component: RegisterSection,
  parameters: {
    layout: 'fullscreen',
  },
  args: { at: '', overrides: [], stored: [] },
  beforeEach: () => dismissToast(),
} satisfies Meta<typeof RegisterSection>
export default meta
type Story = StoryObj<typeof meta>

async function openForm(child: string, item: string, title: string) {
  await userEvent.click(screen.getByRole('button', { name: `More for ${child}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
  const dialog = await screen.findByRole('dialog', { name: title })
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  return within(dialog)
}

export const EditRecord: Story = {
  name: 'Edits a record, and asks about somebody who is not on the list',
  play: async () => {
    await shown()
    const dialog = await openForm('Ethan Naidoo', 'Edit record', 'Edit attendance')
    await expect(dialog.getByRole('radio', { name: 'Late' })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: 'Late' })).toHaveFocus()
    await expect(dialog.getByText('May collect: Thandi Naidoo, Sipho Naidoo')).toBeInTheDocument()
    await userEvent.type(dialog.getByRole('textbox', { name: /Time out/ }), '800')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Time out cannot be before time in.')).toBeInTheDocument()
    await userEvent.clear(dialog.getByRole('textbox', { name: /Time out/ }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Time out/ }), '1500')
    await userEvent.type(dialog.getByRole('combobox', { name: /Collected by/ }), 'sipho  naidoo')
    await expect(dialog.queryByText('Not on the list')).toBeNull()
    await userEvent.clear(dialog.getByRole('combobox', { name: /Collected by/ }))
    await userEvent.type(dialog.getByRole('combobox', { name: /Collected by/ }), 'Gogo Naidoo')
    await expect(await dialog.findByText('Not on the list')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Please give a reason.')).toBeInTheDocument()
    await userEvent.type(dialog.getByRole('textbox', { name: /Why/ }), 'The mother rang at noon')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Attendance updated successfully')).toBeInTheDocument()
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Collected by, Ethan Naidoo' })).toHaveValue('Gogo Naidoo'),
    )
  },
}

/** Naming who collects a child signs it out: the time is filled in. */
export const Collected: Story = {
  name: 'Signs a child out when a collector is typed',
  play: async () => {
    await shown()
    const dialog = await openForm('Sipho Nkosi', 'Record attendance', 'Record attendance')
    await userEvent.type(dialog.getByRole('combobox', { name: /Collected by/ }), 'Thandi Nkosi')
    await userEvent.tab()
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Time out/ })).toHaveValue(timeInJohannesburg()))
  },
}

export const RecordAttendance: Story = {
  name: 'Records an absence with a note, at the second try',
  args: {
    overrides: [failsOnce(RecordAttendanceDocument, failure('Please try again in a few seconds.', 'UNAVAILABLE'))],
  },
  play: async () => {
    await shown()
    const dialog = await openForm('Sipho Nkosi', 'Record attendance', 'Record attendance')
    await userEvent.click(dialog.getByRole('radio', { name: 'Absent' }))
    await expect(dialog.queryByRole('textbox', { name: /Time in/ })).toBeNull()
    await userEvent.type(dialog.getByRole('textbox', { name: /Notes/ }), 'Measles')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(
      await dialog.findByText('Failed to record attendance. Please try again in a few seconds.'),
    ).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await saved()
    await waitFor(() => chosen('Sipho Nkosi', 'Absent'))
  },
}

const taken = failure(
  'This child already has an attendance record for that day. Edit the existing record instead.',
  'CONFLICT',
)
Object.assign(taken.extensions, { existingId: 109 })

export const AlreadyRecorded: Story = {
  name: 'Shows what somebody else recorded first before it is replaced',
  args: { overrides: [mockOf(RecordAttendanceDocument, () => taken)] },
  play: async () => {
    await shown()
    const dialog = await openForm('Sipho Nkosi', 'Record attendance', 'Record attendance')
    wire.change(9, { status: 'present', timeIn: '07:40', timeOut: '15:00', collectedBy: 'Thandi Nkosi' })
    await userEvent.click(dialog.getByRole('radio', { name: 'Late' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText(/already has an attendance record for that day/)).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Edit the existing record' }))
    const recorded = /recorded Present, in 07:40, out 15:00, collected by Thandi Nkosi in the meantime/
    await expect(await dialog.findByText(recorded)).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Attendance updated successfully')).toBeInTheDocument()
    await waitFor(() => chosen('Sipho Nkosi', 'Late'))
  },
}

const stale = failure('Somebody else has changed this in the meantime.', 'STALE')
Object.assign(stale.extensions, {
  current: {
    id: 102,
    status: 'late',
    timeIn: '09:05',
    timeOut: null,
    notes: null,
    collectedBy: null,
    collectedReason: null,
    version: 2,
  },
})

export const ChangedMeanwhile: Story = {
  name: 'Says what somebody else recorded meanwhile',
  args: { overrides: [mockOf(UpdateAttendanceDocument, () => stale)] },
  play: async () => {
    await shown()
    const dialog = await openForm('Ben Fourie', 'Edit record', 'Edit attendance')
    await userEvent.click(dialog.getByRole('radio', { name: 'Absent' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(
      await dialog.findByText(/Somebody else has recorded Late, in 09:05 in the meantime/),
    ).toBeInTheDocument()
  },
}

export const DeleteRecord: Story = {
  name: 'Deletes a record',
  play: async () => {
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'More for Ethan Naidoo' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete record' }))
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this attendance record?' }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Delete record' }))
    await expect(await screen.findByText('Attendance deleted successfully')).toBeInTheDocument()
    await waitFor(() => expect(statusOf('Ethan Naidoo').getByRole('radio', { name: 'Late' })).not.toBeChecked())
  },
}
