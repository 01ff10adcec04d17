import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AtAddress } from '#web/admin/shared/storyFrame.tsx'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import { dismissToast } from '#web/ui/Toast/toast.ts'
import { ClassStaffDocument, type ClassStaffQuery, SetClassStaffDocument } from '../attendance.generated.ts'
import { busyStaff } from '../staff/staffServer.ts'
import { ClassStaffDialog } from './ClassStaffDialog.tsx'

const staff: ClassStaffQuery = {
  classes: [
    { id: 1, name: 'Discoverers', ageGroup: '4-18 months', staff: [{ id: 11 }] },
    { id: 2, name: 'Explorers', ageGroup: '18-24 months', staff: [{ id: 12 }, { id: 13 }] },
  ],
  staffDay: [
    { staffId: 11, firstName: 'Naledi', lastName: 'Botha' },
    { staffId: 12, firstName: 'Pieter', lastName: 'Nel' },
    { staffId: 13, firstName: 'Mpho', lastName: 'Sithole' },
  ],
}
const sent = fn()
const working = [
  mockOf(ClassStaffDocument, staff),
  mockOf(SetClassStaffDocument, ({ input }) => {
    sent(input)
    return { setClassStaff: { id: input.classId, staff: input.staffIds.map((id) => ({ id })) } }
  }),
]

const meta = {
  title: 'Admin/Attendance/Class staff',
  parameters: {
    layout: 'fullscreen',
  },
  args: { mocks: working, onClose: fn() },
  beforeEach: () => {
    sent.mockClear()
    dismissToast()
  },
  render: ({ mocks, onClose }) => (
    <AtAddress at="/admin/dashboard" mocks={mocks}>
      <ClassStaffDialog classId={2} onClose={onClose} />
    </AtAddress>
  ),
} satisfies Meta<{ mocks: Mock[]; onClose: () => void }>
export default meta
type Story = StoryObj<typeof meta>

const centre: ClassStaffQuery = {
  classes: [
    { id: 1, name: 'Discoverers', ageGroup: '4-18 months', staff: [{ id: 3 }] },
    { id: 2, name: 'Explorers', ageGroup: '18-24 months', staff: [{ id: 2 }, { id: 8 }] },
  ],
  staffDay: busyStaff.map(({ staffId, firstName, lastName }) => ({ staffId, firstName, lastName })),
}

export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { mocks: [mockOf(ClassStaffDocument, centre)] },
}
export const Empty: Story = { args: { mocks: [mockOf(ClassStaffDocument, { classes: [], staffDay: [] })] } }

// Tests

const opened = async () => within(await screen.findByRole('dialog', { name: 'Class staff' }))

export const Change: Story = {
  name: 'Changes who works in a class',
  play: async ({ args }) => {
    const dialog = await opened()
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'Pieter Nel' })).toBeChecked())
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Naledi Botha' }))
    await expect(dialog.queryByText(/that duty is deleted too/)).toBeNull()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Naledi Botha' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Pieter Nel' }))
    await expect(dialog.getByText(/that duty is deleted too/)).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Naledi Botha' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Staff for Explorers saved')).toBeInTheDocument()
    await expect(sent.mock.calls).toEqual([[{ classId: 2, staffIds: [13, 11], before: [12, 13] }]])
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const AnotherClass: Story = {
  name: 'Shows the staff of another class',
  play: async () => {
    const dialog = await opened()
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Class' }), 'Discoverers (4-18 months)')
    await expect(dialog.getByRole('checkbox', { name: 'Naledi Botha' })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: 'Pieter Nel' })).not.toBeChecked()
  },
}

export const Refused: Story = {
  name: 'Says why a change was refused',
  args: {
    mocks: [
      mockOf(ClassStaffDocument, staff),
      mockOf(SetClassStaffDocument, failure('This staff member was not found. It may have been removed.', 'NOT_FOUND')),
    ],
  },
  play: async () => {
    const dialog = await opened()
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Naledi Botha' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(
      await dialog.findByText('This staff member was not found. It may have been removed.'),
    ).toBeInTheDocument()
  },
}

const reads = fn()

export const ReadAgainMeanwhile: Story = {
  name: 'Rests on who worked there when it was changed',
  args: {
    mocks: [
      mockOf(ClassStaffDocument, () => {
        reads()
        const [first, second] = staff.classes
        const later =
          reads.mock.calls.length > 1 && second ? { ...second, staff: [...second.staff, { id: 14 }] } : second
        return { ...staff, classes: [first, later].filter((one) => one !== undefined) }
      }),
      ...working.slice(1),
    ],
  },
  beforeEach: () => void reads.mockClear(),
  play: async () => {
    const dialog = await opened()
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Naledi Botha' }))
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await waitFor(() => expect(reads).toHaveBeenCalledTimes(2))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent.mock.calls).toEqual([[{ classId: 2, staffIds: [12, 13, 11], before: [12, 13] }]]))
  },
}

const stale = failure('Somebody else has just changed the staff of this class.', 'STALE')
Object.assign(stale.extensions, { current: { staffIds: [13] } })

/** The second of two admins sees who works there by now; saving again replaces that. */
export const ChangedMeanwhile: Story = {
  name: 'Says who works there by now',
  args: {
    mocks: [
      mockOf(ClassStaffDocument, staff),
      mockOf(SetClassStaffDocument, ({ input }) => {
        sent(input)
        if (input.before?.length === 2) return stale
        return { setClassStaff: { id: input.classId, staff: input.staffIds.map((id) => ({ id })) } }
      }),
    ],
  },
  play: async ({ args }) => {
    const dialog = await opened()
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Naledi Botha' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText(/^Mpho Sithole works in this class now/)).toBeInTheDocument()
    await expect(dialog.getByRole('checkbox', { name: 'Naledi Botha' })).toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(sent).toHaveBeenLastCalledWith({ classId: 2, staffIds: [12, 13, 11], before: [13] })
  },
}
