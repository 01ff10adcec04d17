import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { busyPeople } from '#web/admin/shared/people/busyCentre.ts'
import {
  CreateUserDocument,
  DeleteUserDocument,
  EndSecondFactorOfUserDocument,
  EndSessionsOfUserDocument,
  InviteUserDocument,
  RemovePinDocument,
  SendPasswordLinkDocument,
} from '#web/admin/shared/people/people.generated.ts'
import { choose, dialogOf, told } from '#web/admin/shared/storyFrame.tsx'
import { failsOnce, failure, mockOf } from '#web/app/mocks.tsx'
import {
  DutiesDocument,
  EndDutyDocument,
  HandOverDutiesDocument,
  RemoveDutyDocument,
  SaveDutyDocument,
  StaffDutiesDocument,
} from './staff.generated.ts'
import { StaffDialogs } from './StaffList.tsx'
import { StaffStory } from './storyFrame.tsx'

const meta = { title: 'Admin/Staff', component: StaffStory } satisfies Meta<typeof StaffStory>
export default meta
type Story = StoryObj<typeof meta>

const broken = failure('Something went wrong on our side.')
const [, mpho] = busyPeople().users
const member = mpho as NonNullable<typeof mpho>

const overStaff = (opened: ComponentProps<typeof StaffDialogs>['opened']) => ({
  isBusy: true,
  dialog: <StaffDialogs opened={opened} onClose={fn()} />,
})

const duties = {
  duties: [
    {
      id: 1,
      userId: member.id,
      kind: 'teacher',
      classId: 2,
      className: 'Explorers',
      fromDate: '2026-01-12',
      toDate: null,
      version: 1,
    },
    {
      id: 2,
      userId: member.id,
      kind: 'gate',
      classId: null,
      className: null,
      fromDate: '2025-01-13',
      toDate: '2025-12-05',
      version: 2,
    },
  ],
  classes: [
    { id: 1, name: 'Discoverers' },
    { id: 2, name: 'Explorers' },
  ],
}

export const DialogDutiesEmpty: Story = {
  name: 'Dialog: duties, none yet',
  args: { ...overStaff({ kind: 'duties', member }), overrides: [mockOf(DutiesDocument, { ...duties, duties: [] })] },
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
  name: 'Names what is missing, then adds a staff member',
  args: { overrides: [failsOnce(CreateUserDocument, broken)] },
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
    await expect(await dialog.findByText('Failed to save staff member')).toBeVisible()
    await send()
    await told('Staff member created successfully')
    await expect(await canvas.findByText('Nomsa Radebe')).toBeVisible()
  },
}

export const EditStaffMember: Story = {
  name: 'Changes the role of a staff member',
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
  name: 'Deletes a staff member after a question, and brings back',
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
  name: 'Hands the duties over in the same step',
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
    await expect(colleague).toHaveAccessibleDescription('Lessons stay on the timetable without a teacher.')
    await userEvent.selectOptions(colleague, 'Grace Moeketsi')
    await userEvent.click(question.getByRole('button', { name: /^Delete staff member/ }))
    await told(
      'Grace Moeketsi takes over 23 lessons, 1 class and 1 virtual session. 1 lesson was not handed over: Grace Moeketsi is teaching elsewhere at that time.',
    )
    await expect(handed.at(-1)).toMatchObject({ fromId: 2, toId: 3, deleteAccount: true })
  },
}

export const DutiesUnknown: Story = {
  name: 'Deletes although the duties could not be loaded',
  args: { overrides: [mockOf(StaffDutiesDocument, broken)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Mpho Sithole' }))
    const question = await dialogOf('Are you sure you want to delete this staff member?', 'alertdialog')
    await expect(await question.findByText("Mpho's lessons and classes could not be loaded.")).toBeVisible()
    await expect(question.getByRole('button', { name: /^Delete staff member/ })).toBeEnabled()
  },
}

export const RestoreLater: Story = {
  name: 'Restores a staff member from the list of deleted ones',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Grace Moeketsi' }))
    const question = await dialogOf('Are you sure you want to delete this staff member?', 'alertdialog')
    await userEvent.click(await question.findByRole('button', { name: /^Delete staff member/ }))
    await told('Staff member deleted successfully')
    await choose('More', 'Deleted staff')
    const dialog = await dialogOf('Deleted staff')
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore Grace Moeketsi' }))
    await expect(await dialog.findByText('No deleted people.')).toBeVisible()
  },
}

export const DeleteOneself: Story = {
  name: 'Says why somebody cannot delete the own account',
  args: { overrides: [mockOf(DeleteUserDocument, failure('You cannot delete your own account.', 'CONFLICT'))] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Annelie Kruger' }))
    const question = await dialogOf('Are you sure you want to delete this staff member?', 'alertdialog')
    await userEvent.click(await question.findByRole('button', { name: /^Delete staff member/ }))
    await told('Failed to delete staff member. You cannot delete your own account.')
  },
}

/** A new colleague, or one who cannot get in any more, where no mail server sends the link. */
export const PasswordLink: Story = {
  name: 'Makes a password link to hand over',
  args: {
    overrides: [
      mockOf(SendPasswordLinkDocument, { sendPasswordLink: 'https://kiewiet.example/reset-password?token=abc' }),
    ],
  },
  play: async () => {
    const [menu] = await screen.findAllByRole('button', { name: /'s account$/ })
    await choose(menu?.getAttribute('aria-label') ?? '', 'New password link')
    const dialog = await dialogOf(/^New password link for /)
    await expect(dialog.getByText(/stops working at once/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }))
    await expect(await dialog.findByLabelText('Link')).toHaveValue('https://kiewiet.example/reset-password?token=abc')
  },
}

export const PasswordLinkSent: Story = {
  name: 'Says that the password link is on its way',
  args: { overrides: [mockOf(SendPasswordLinkDocument, { sendPasswordLink: null })] },
  play: async () => {
    const [menu] = await screen.findAllByRole('button', { name: /'s account$/ })
    await choose(menu?.getAttribute('aria-label') ?? '', 'New password link')
    const dialog = await dialogOf(/^New password link for /)
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }))
    await expect(await dialog.findByText(/is on its way/)).toBeVisible()
  },
}

/** A colleague who has lost the phone: signed out everywhere, and the second step of signing in taken away. */
export const LostPhone: Story = {
  name: 'Signs somebody out everywhere, and says why a second step stays',
  args: {
    overrides: [
      mockOf(EndSessionsOfUserDocument, ({ id }) => ({ endSessionsOfUser: { id } })),
      mockOf(EndSecondFactorOfUserDocument, failure('Two-step sign-in is not on for this account.', 'CONFLICT')),
    ],
  },
  play: async () => {
    const [menu] = await screen.findAllByRole('button', { name: /'s account$/ })
    const name = menu?.getAttribute('aria-label') ?? ''
    await choose(name, 'Sign out everywhere')
    await told(/signed out everywhere/)
    await choose(name, 'Turn off two-step sign-in')
    await told(/Two-step sign-in is not on for this account/)
  },
}

let hasPin = true

export const ForgottenPin: Story = {
  name: 'Removes a PIN, and says where there is none',
  args: {
    overrides: [
      mockOf(RemovePinDocument, () => {
        if (!hasPin) return failure('This PIN was not found.', 'NOT_FOUND')
        hasPin = false
        return { removePin: true }
      }),
    ],
  },
  play: async () => {
    hasPin = true
    const [menu] = await screen.findAllByRole('button', { name: /'s account$/ })
    const name = menu?.getAttribute('aria-label') ?? ''
    await choose(name, 'Remove tablet PIN')
    await told(/set a new one in the staff area/)
    await choose(name, 'Remove tablet PIN')
    await told(/This PIN was not found/)
  },
}

export const InviteColleague: Story = {
  name: 'Invites a colleague, and shows the link to hand over',
  args: {
    overrides: [
      mockOf(InviteUserDocument, ({ input: { email } }) => ({
        inviteUser: { user: { id: 9, email }, url: 'https://kiewiet.example/reset-password?token=new' },
      })),
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Invite a colleague' }))
    const dialog = await dialogOf('Invite a colleague')
    await expect(dialog.queryByLabelText('Password')).toBeNull()
    await userEvent.type(dialog.getByLabelText('First name'), 'Nomsa')
    await userEvent.type(dialog.getByLabelText('Last name'), 'Radebe')
    await userEvent.type(dialog.getByLabelText('E-mail'), 'nomsa.radebe@kiewiet.example')
    await userEvent.click(dialog.getByRole('button', { name: /^Send invitation/ }))
    const link = await dialogOf(/nomsa.radebe@kiewiet.example|Pass on this link/)
    await expect(await link.findByLabelText('Invitation link')).toHaveValue(
      'https://kiewiet.example/reset-password?token=new',
    )
  },
}

const saveDuty = fn()

export const GivesADuty: Story = {
  name: 'Gives a duty to a colleague',
  args: {
    ...overStaff({ kind: 'duties', member }),
    overrides: [
      mockOf(DutiesDocument, duties),
      mockOf(SaveDutyDocument, ({ input }) => {
        saveDuty(input)
        return { saveDuty: { id: 3, version: 1 } }
      }),
    ],
  },
  play: async ({ step }) => {
    const dialog = await dialogOf(/'s duties$/)
    await userEvent.click(await dialog.findByRole('button', { name: 'Add duty' }))
    const form = await dialogOf(/^Duty for/)
    await step('a teacher needs a class', async () => {
      await userEvent.click(form.getByRole('button', { name: 'Save' }))
      await expect(await form.findByText('Please choose the class.')).toBeVisible()
    })
    await step('the kitchen needs none', async () => {
      await userEvent.selectOptions(form.getByLabelText('Duty'), 'kitchen')
      await userEvent.click(form.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(saveDuty).toHaveBeenCalledWith(expect.objectContaining({ kind: 'kitchen' })))
    })
  },
}

const endDuty = fn()
const planned = {
  ...duties,
  duties: [
    { ...duties.duties[0], id: 4, fromDate: '2097-01-11', toDate: '2097-12-04' },
    { ...duties.duties[0], id: 3, toDate: '2096-06-30' },
    { ...duties.duties[0], id: 5, fromDate: '2096-08-03', toDate: '2096-12-05' },
    { ...duties.duties[1], id: 6 },
  ].map((duty) => ({ ...duty, userId: member.id }) as (typeof duties.duties)[number]),
}

export const EndsADuty: Story = {
  name: 'Ends a duty, and says what is deleted with it',
  args: {
    ...overStaff({ kind: 'duties', member }),
    overrides: [
      mockOf(DutiesDocument, planned),
      mockOf(EndDutyDocument, ({ input }) => {
        endDuty(input)
        return { endDuty: { id: 3, version: 2 } }
      }),
    ],
  },
  play: async () => {
    const dialog = await dialogOf(/'s duties$/)
    const [end, ...others] = await dialog.findAllByRole('button', { name: 'End Teacher of Explorers' })
    await expect(others).toEqual([])
    await userEvent.click(end as HTMLElement)
    const form = await dialogOf('End duty: Teacher of Explorers')
    await expect(
      form.getByText(
        'The same duty is also planned from 3 August 2096 until 5 December 2096 and from 11 January 2097 until 4 December 2097, and will be deleted too.',
      ),
    ).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'End duty' }))
    await told(/^Teacher of Explorers ends on/)
    await expect(endDuty).toHaveBeenLastCalledWith({ id: 3, lastDay: todayInJohannesburg(), version: 1 })
  },
}

export const DeletesADuty: Story = {
  name: 'Asks before a duty is deleted, and says how to end it instead',
  args: {
    ...overStaff({ kind: 'duties', member }),
    overrides: [mockOf(DutiesDocument, duties), mockOf(RemoveDutyDocument, { removeDuty: { id: 1 } })],
  },
  play: async () => {
    const dialog = await dialogOf(/'s duties$/)
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete Teacher of Explorers' }))
    await expect(await screen.findByText(/To keep the record, end it instead/)).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete duty' }))
    await told('Duty deleted successfully')
  },
}
