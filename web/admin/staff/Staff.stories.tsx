import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import { RecordStaffAttendanceDocument, StaffDayDocument } from '../attendance/attendance.generated.ts'
import type { StaffRow } from '../attendance/staff/staffDay.ts'
import { staffEntry, staffServer } from '../attendance/staff/staffServer.ts'
import {
  CreateUserDocument,
  DeleteUserDocument,
  EndSecondFactorOfUserDocument,
  EndSessionsOfUserDocument,
  SendPasswordLinkDocument,
} from '../shared/people/people.generated.ts'
import { peopleServer } from '../shared/people/peopleServer.ts'
import { AtAddress, choose, dialogOf, told } from '../shared/storyFrame.tsx'
import { HandOverDutiesDocument, StaffDocument, StaffDutiesDocument } from './staff.generated.ts'
import { Staff } from './Staff.screen.tsx'

/** The colleagues of the people server on a day: one is in, one is ill, one is not marked yet. */
const day: StaffRow[] = [
  { staffId: 1, firstName: 'Annelie', lastName: 'Kruger', role: 'admin', classes: [], attendance: staffEntry(1) },
  {
    staffId: 2,
    firstName: 'Mpho',
    lastName: 'Sithole',
    role: 'teacher',
    classes: ['Explorers'],
    attendance: staffEntry(2, { status: 'sick_leave', timeIn: null }),
  },
  { staffId: 3, firstName: 'Grace', lastName: 'Moeketsi', role: 'teacher', classes: [], attendance: null },
]

const meta = {
  title: 'Admin/Staff',
  args: { overrides: [] },
  render: ({ overrides }) => (
    <AtAddress
      at="/admin/dashboard?section=staff"
      mocks={[...overrides, ...staffServer([], day), ...peopleServer(overrides)]}
    >
      <Staff />
    </AtAddress>
  ),
} satisfies Meta<{ overrides: Mock[] }>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
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

export const MarkFailed: Story = {
  args: { overrides: [mockOf(RecordStaffAttendanceDocument, failure('Something went wrong on our side.'))] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark Attendance of Grace Moeketsi' }))
    const dialog = await dialogOf('Mark attendance')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Failed to record attendance')).toBeInTheDocument()
  },
}

export const MarkAttendance: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark Attendance of Grace Moeketsi' }))
    const dialog = await dialogOf('Mark attendance')
    await userEvent.selectOptions(dialog.getByLabelText('Status'), 'Late')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await told('Attendance recorded successfully')
    await expect(await canvas.findByRole('button', { name: 'Edit attendance of Grace Moeketsi' })).toBeVisible()
  },
}

export const DayFailed: Story = {
  args: { overrides: [mockOf(StaffDayDocument, failure('Something went wrong on our side.'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch attendance data')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add Staff Member' })).toBeVisible()
  },
}

async function fillIn() {
  await userEvent.click(await screen.findByRole('button', { name: 'Add Staff Member' }))
  const dialog = await dialogOf('Add Staff Member')
  const send = () => userEvent.click(dialog.getByRole('button', { name: /^Add Staff Member/ }))
  const fill = async () => {
    await userEvent.type(dialog.getByLabelText('First name'), 'Nomsa')
    await userEvent.type(dialog.getByLabelText('Last name'), 'Radebe')
    await userEvent.type(dialog.getByLabelText('E-mail'), 'nomsa.radebe@kiewiet.example')
    await userEvent.type(dialog.getByLabelText('Username'), 'nomsa')
    await userEvent.type(dialog.getByLabelText('Password'), 'lawn-and-plover-9')
  }
  return { dialog, fill, send }
}

export const AddStaffMember: Story = {
  play: async ({ canvas, step }) => {
    const { dialog, fill, send } = await fillIn()
    await step('username, e-mail, names and password are asked for', async () => {
      await send()
      await waitFor(() =>
        expect(dialog.getByLabelText('Username')).toHaveAccessibleDescription('Username must be at least 3 characters'),
      )
      await expect(dialog.getByLabelText('First name')).toHaveAccessibleDescription('First name is required')
      await expect(dialog.getByLabelText('E-mail')).toHaveAccessibleDescription('Please enter a valid email address.')
    })
    await expect(
      within(dialog.getByLabelText('Role'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Teacher', 'Administrator'])
    await fill()
    await send()
    await told('Staff member created successfully')
    await expect(await canvas.findByText('Nomsa Radebe')).toBeVisible()
  },
}

const taken = 'This username is already taken. Please choose another one.'

export const UsernameTaken: Story = {
  args: { overrides: [mockOf(CreateUserDocument, failure(taken, 'CONFLICT', { username: taken }))] },
  play: async () => {
    const { dialog, fill, send } = await fillIn()
    await fill()
    await send()
    await waitFor(() => expect(dialog.getByLabelText('Username')).toHaveAccessibleDescription(taken))
  },
}

export const SaveFails: Story = {
  args: { overrides: [mockOf(CreateUserDocument, failure('Something went wrong on our side.'))] },
  play: async () => {
    const { dialog, fill, send } = await fillIn()
    await fill()
    await send()
    await expect(await dialog.findByText('Failed to save staff member')).toBeVisible()
  },
}

export const EditStaffMember: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Mpho Sithole' }))
    const dialog = await dialogOf('Edit Mpho Sithole')
    await expect(dialog.queryByLabelText('Password')).toBeNull()
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'admin')
    await expect(dialog.getByText(/signed out everywhere when the role changes/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^Save/ }))
    await told('Staff member updated successfully')
    await waitFor(() => expect(canvas.getAllByText('Administrator')).toHaveLength(2))
  },
}

export const DeleteStaffMember: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Grace Moeketsi' }))
    const question = await dialogOf('Are you sure you want to delete this staff member?', 'alertdialog')
    await userEvent.click(await question.findByRole('button', { name: /^Delete staff member/ }))
    await told('Staff member deleted successfully')
    await waitFor(() => expect(canvas.queryByText('Grace Moeketsi')).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByText('Grace Moeketsi')).toBeVisible()
  },
}

const handed: object[] = []

/** What she is down for is said before, and a colleague takes it over in the same step. */
export const DeleteAndHandOver: Story = {
  args: {
    overrides: [
      mockOf(HandOverDutiesDocument, ({ input }) => {
        handed.push(input)
        return { handOverDuties: { lessons: 23, classes: 1, sessions: 1, leftOut: ['Grace Moeketsi is elsewhere.'] } }
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Mpho Sithole' }))
    const question = await dialogOf('Are you sure you want to delete this staff member?', 'alertdialog')
    await expect(
      await question.findByText('Mpho teaches 24 lessons, works in Explorers and has 1 virtual session.'),
    ).toBeVisible()
    const colleague = question.getByLabelText('Who takes this over?')
    await expect(colleague).toHaveAccessibleDescription('It stays as it is, and is marked as without a teacher.')
    await userEvent.selectOptions(colleague, 'Grace Moeketsi')
    await userEvent.click(question.getByRole('button', { name: /^Delete staff member/ }))
    await told(
      'Grace Moeketsi takes over 23 lessons, 1 class and 1 virtual session. 1 lesson stays: Grace Moeketsi teaches elsewhere then.',
    )
    await expect(handed.at(-1)).toMatchObject({ fromId: 2, toId: 3, deleteAccount: true })
  },
}

export const DutiesUnknown: Story = {
  args: { overrides: [mockOf(StaffDutiesDocument, failure('Something went wrong on our side.'))] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Mpho Sithole' }))
    const question = await dialogOf('Are you sure you want to delete this staff member?', 'alertdialog')
    await expect(await question.findByText('What Mpho is down for could not be loaded.')).toBeVisible()
    await expect(question.getByRole('button', { name: /^Delete staff member/ })).toBeEnabled()
  },
}

export const RestoreLater: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Grace Moeketsi' }))
    const question = await dialogOf('Are you sure you want to delete this staff member?', 'alertdialog')
    await userEvent.click(await question.findByRole('button', { name: /^Delete staff member/ }))
    await told('Staff member deleted successfully')
    await userEvent.click(canvas.getByRole('button', { name: 'Deleted staff' }))
    const dialog = await dialogOf('Deleted staff')
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore Grace Moeketsi' }))
    await expect(await dialog.findByText('Nobody has been deleted.')).toBeVisible()
  },
}

export const DeleteOneself: Story = {
  args: { overrides: [mockOf(DeleteUserDocument, failure('You cannot delete your own account.', 'CONFLICT'))] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Annelie Kruger' }))
    const question = await dialogOf('Are you sure you want to delete this staff member?', 'alertdialog')
    await userEvent.click(await question.findByRole('button', { name: /^Delete staff member/ }))
    await told('Failed to delete staff member. You cannot delete your own account.')
  },
}

export const Empty: Story = {
  args: { overrides: [mockOf(StaffDocument, { staff: [] })] },
  play: async ({ canvas }) => expect(await canvas.findByText(/Add the teachers and administrators/)).toBeVisible(),
}

export const Loading: Story = {
  args: { overrides: [mockOf(StaffDocument, 'pending')] },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading staff')).toBeInTheDocument(),
}

export const Failed: Story = {
  args: { overrides: [mockOf(StaffDocument, failure('Something went wrong on our side.'))] },
  play: async ({ canvas }) => expect(await canvas.findByText('Failed to fetch staff members')).toBeVisible(),
}

/** A new colleague, or one who cannot get in any more, where no mail server sends the link. */
export const PasswordLink: Story = {
  args: {
    overrides: [
      mockOf(SendPasswordLinkDocument, { sendPasswordLink: 'https://kiewiet.example/reset-password?token=abc' }),
    ],
  },
  play: async () => {
    const [menu] = await screen.findAllByRole('button', { name: /^Account of / })
    await choose(menu?.getAttribute('aria-label') ?? '', 'New password link')
    const dialog = await dialogOf(/^New password link for /)
    await expect(dialog.getByText(/ends at once/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Make the link' }))
    await expect(await dialog.findByLabelText('Link')).toHaveValue('https://kiewiet.example/reset-password?token=abc')
  },
}

export const PasswordLinkSent: Story = {
  args: { overrides: [mockOf(SendPasswordLinkDocument, { sendPasswordLink: null })] },
  play: async () => {
    const [menu] = await screen.findAllByRole('button', { name: /^Account of / })
    await choose(menu?.getAttribute('aria-label') ?? '', 'New password link')
    const dialog = await dialogOf(/^New password link for /)
    await userEvent.click(dialog.getByRole('button', { name: 'Make the link' }))
    await expect(await dialog.findByText(/is on its way/)).toBeVisible()
  },
}

/** A colleague who has lost the phone: signed out everywhere, and the second step of signing in taken away. */
export const LostPhone: Story = {
  args: {
    overrides: [
      mockOf(EndSessionsOfUserDocument, ({ id }) => ({ endSessionsOfUser: { id } })),
      mockOf(EndSecondFactorOfUserDocument, failure('Two-step sign-in is not on for this account.', 'CONFLICT')),
    ],
  },
  play: async () => {
    const [menu] = await screen.findAllByRole('button', { name: /^Account of / })
    const name = menu?.getAttribute('aria-label') ?? ''
    await choose(name, 'Sign out everywhere')
    await told(/is signed out everywhere/)
    await choose(name, 'Turn off two-step sign-in')
    await told(/Two-step sign-in is not on for this account/)
  },
}
