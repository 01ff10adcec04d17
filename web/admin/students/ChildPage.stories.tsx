import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import type { OpenInvitation } from '../parentChild/invitations/ConfirmGuardianDialog.tsx'
import {
  ConfirmInvitationDocument,
  InviteParentOfDocument,
  OpenInvitationsDocument,
  RefuseInvitationDocument,
  RenewInvitationDocument,
  WithdrawInvitationDocument,
} from '../parentChild/parents.generated.ts'
import { MailServerDocument } from '../shared/people/people.generated.ts'
import { peopleServer } from '../shared/people/peopleServer.ts'
import { AtAddress, dialogOf, told } from '../shared/storyFrame.tsx'
import { ChildDetailsDocument } from './students.generated.ts'
import { Students } from './Students.screen.tsx'

const url = 'https://kiewiet.example/parent-login?invitation=abc'

interface Args {
  child: number
  overrides: Mock[]
}

const meta = {
  title: 'Admin/Student',
  args: { child: 4, overrides: [] },
  render: ({ child, overrides }) => (
    <AtAddress at={`/admin/dashboard?section=students&child=${child}`} mocks={peopleServer(overrides)}>
      <Students />
    </AtAddress>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Lerato Mokoena' })).toBeVisible()
    await expect(canvas.getByText(/Peanuts: a mild reaction/)).toBeVisible()
    await expect(canvas.getByText(/the inhaler is in the first-aid box/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Edit Thandi Mokoena' })).toBeVisible()
    await expect(canvas.getByText('May not collect')).toBeVisible()
    await expect(canvas.getByText('Here on 14 of 15 days recorded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'All students' }))
    await expect(await canvas.findByRole('tab', { name: 'Students' })).toBeVisible()
  },
}

export const Sparse: Story = {
  args: { child: 8 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No parent is linked: nobody sees this child in the portal.')).toBeVisible()
    await expect(canvas.getByText('The register has no entry for this month.')).toBeVisible()
  },
}

export const RemoveGuardian: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Sizwe Dlamini' }))
    const question = await dialogOf('Are you sure you want to remove this relationship?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: /^Remove relationship/ }))
    await told('Relationship removed successfully')
    await waitFor(() => expect(canvas.queryByText('May not collect')).toBeNull())
  },
}

export const Deleted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
    const question = await dialogOf('Are you sure you want to delete this student?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: /^Delete student/ }))
    await expect(await canvas.findByText('7 students')).toBeVisible()
  },
}

/** The link that connects a parent's account with the child, from a wrong address to the sent e-mail. */
export const InviteByEmail: Story = {
  args: {
    overrides: [mockOf(InviteParentOfDocument, ({ input: { email } }) => ({ inviteParent: { id: 9, email, url } }))],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite by e-mail' }))
    const dialog = await dialogOf('Invite a parent of Lerato')
    await userEvent.type(dialog.getByLabelText('E-mail address'), 'sizwe')
    await userEvent.click(dialog.getByRole('button', { name: /^Send invitation/ }))
    await expect(await dialog.findByText('Please enter a valid email address.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('E-mail address'), '@families.example')
    await userEvent.click(dialog.getByRole('button', { name: /^Send invitation/ }))
    const sent = await dialogOf('Invitation sent to sizwe@families.example')
    await expect(sent.getByLabelText('Invitation link')).toHaveValue(url)
    await expect(sent.getByRole('button', { name: 'Copy link' })).toBeVisible()
  },
}

/** Without a mail server nothing is on its way: the link has to be handed on. */
export const InviteWithoutMail: Story = {
  args: {
    overrides: [
      mockOf(MailServerDocument, () => ({ settings: { mail: { isConfigured: false } } })),
      mockOf(InviteParentOfDocument, ({ input: { email } }) => ({ inviteParent: { id: 9, email, url } })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite by e-mail' }))
    const dialog = await dialogOf('Invite a parent of Lerato')
    await userEvent.type(dialog.getByLabelText('E-mail address'), 'sizwe@families.example')
    await userEvent.click(dialog.getByRole('button', { name: /^Send invitation/ }))
    const sent = await dialogOf('Hand this link on')
    await expect(sent.getByText(/nothing reaches sizwe@families.example by itself/)).toBeVisible()
  },
}

const sentTo = (id: number, state: string, requestedBy: OpenInvitation['requestedBy'] = null): OpenInvitation => ({
  id,
  email: `gogo.${state}@families.example`,
  childId: 4,
  relationshipType: 'grandparent',
  sentAt: '2026-11-02T08:00:00.000Z',
  expiresAt: '2026-12-02T08:00:00.000Z',
  state,
  requestedBy,
  child: { id: 4, firstName: 'Lerato', lastName: 'Mokoena' },
})
const stranger = {
  id: 90,
  firstName: 'Sipho',
  lastName: 'Moloi',
  email: 'sipho@elsewhere.example',
  phoneNumber: '082 555 0177',
}

/** What was sent and has led to nothing yet is seen, sent again, withdrawn, and confirmed where somebody else used it. */
export const OpenInvitations: Story = {
  args: {
    overrides: [
      mockOf(OpenInvitationsDocument, {
        invitations: [sentTo(1, 'waiting', stranger), sentTo(2, 'open'), sentTo(3, 'expired')],
      }),
      mockOf(ConfirmInvitationDocument, ({ input: { id } }) => ({ confirmInvitation: { id, state: 'accepted' } })),
      mockOf(RefuseInvitationDocument, ({ id }) => ({ refuseInvitation: { id, state: 'ended' } })),
      mockOf(WithdrawInvitationDocument, ({ id }) => ({ withdrawInvitation: { id, state: 'ended' } })),
      mockOf(RenewInvitationDocument, ({ id }) => ({
        renewInvitation: { id, email: 'gogo.open@families.example', url },
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Used by Sipho Moloi \(sipho@elsewhere.example/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }))
    const question = await dialogOf('Refuse Sipho Moloi?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm…' }))
    const confirming = await dialogOf('Does Sipho Moloi belong to Lerato Mokoena?')
    await expect(confirming.getByRole('checkbox', { name: 'May collect the student' })).not.toBeChecked()
    await userEvent.click(confirming.getByRole('button', { name: /^Confirm/ }))
    await told('Sipho Moloi now sees Lerato Mokoena')
    const [withdraw] = canvas.getAllByRole('button', { name: 'Withdraw' })
    await userEvent.click(withdraw as HTMLElement)
    const ending = await dialogOf('Withdraw this invitation?', 'alertdialog')
    await userEvent.click(ending.getByRole('button', { name: /^Withdraw/ }))
    await told('Invitation withdrawn')
    const [again] = canvas.getAllByRole('button', { name: 'Send again' })
    await userEvent.click(again as HTMLElement)
    await dialogOf('Invitation sent to gogo.open@families.example')
  },
}

export const Gone: Story = {
  args: { child: 999 },
  play: async ({ canvas }) => expect(await canvas.findByText('This student was not found.')).toBeVisible(),
}

export const Loading: Story = {
  args: { overrides: [mockOf(ChildDetailsDocument, 'pending')] },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading student')).toBeInTheDocument(),
}

export const Failed: Story = {
  args: { overrides: [mockOf(ChildDetailsDocument, failure('Something went wrong on our side.'))] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
