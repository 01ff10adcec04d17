import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { busyChildId, busyPeople } from '#web/admin/shared/people/busyCentre.ts'
import { MailServerDocument } from '#web/admin/shared/people/people.generated.ts'
import { peopleServer } from '#web/admin/shared/people/peopleServer.ts'
import { AtAddress, dialogOf, told } from '#web/admin/shared/storyFrame.tsx'
import { type Mock, mockOf } from '#web/app/mocks.tsx'
import { sampleInvitations } from '../parentChild/invitations/sampleInvitations.ts'
import {
  ConfirmInvitationDocument,
  InviteParentOfDocument,
  OpenInvitationsDocument,
  RefuseInvitationDocument,
  RenewInvitationDocument,
  WithdrawInvitationDocument,
} from '../parentChild/parents.generated.ts'
import { childPanelAnswers, emptyPanelAnswers } from './panels/sampleChildPanels.ts'
import { Students } from './Students.screen.tsx'

const url = 'https://kiewiet.example/parent-login?invitation=abc'

interface Args {
  child: number
  overrides: Mock[]
  /** The demo centre on a busy morning, or a small one for tests. */
  isBusy: boolean
}

const meta = {
  title: 'Admin/Student',
  args: { child: 4, overrides: [], isBusy: false },
  render: ({ child, overrides, isBusy }) => (
    <AtAddress
      at={`/admin/dashboard?section=students&child=${child}`}
      mocks={
        isBusy
          ? [...overrides, ...childPanelAnswers(child), ...peopleServer([], busyPeople())]
          : peopleServer(overrides)
      }
    >
      <Students />
    </AtAddress>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { isBusy: true, child: busyChildId },
}

export const FilledStarting: Story = { name: 'Filled starting later', args: { isBusy: true, child: 43 } }

export const FilledLeft: Story = { name: 'Filled left', args: { isBusy: true, child: 45 } }

export const FilledDeleted: Story = { name: 'Filled deleted', args: { isBusy: true, child: 46 } }

export const Empty: Story = {
  name: 'Empty, nothing known yet',
  args: { isBusy: true, child: 42, overrides: emptyPanelAnswers(42) },
}

// Tests: what happens when something is pressed, typed or refused.

export const ShowsEverything: Story = {
  name: 'Shows what is known of a child, and leads back to all',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Lerato Mokoena' })).toBeVisible()
    await expect(canvas.getByText(/Peanuts: a mild reaction/)).toBeVisible()
    await expect(canvas.getByText(/the inhaler is in the first-aid box/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Actions for Thandi Mokoena' })).toBeVisible()
    await expect(canvas.getByText('May not collect')).toBeVisible()
    await expect(canvas.getByText('Present on 14 of 15 recorded days')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'All students' }))
    await expect(await canvas.findByRole('tab', { name: 'Students' })).toBeVisible()
  },
}

export const Sparse: Story = {
  name: 'Says what is not known of a child yet',
  args: { child: 8 },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No parent is linked, so nobody can follow this child in the portal.'),
    ).toBeVisible()
    await expect(canvas.getByText('No attendance recorded this month.')).toBeVisible()
  },
}

export const RemoveGuardian: Story = {
  name: 'Removes a guardian after a question',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Sizwe Dlamini' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    const question = await dialogOf('Are you sure you want to remove this relationship?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: /^Remove relationship/ }))
    await told('Relationship removed successfully')
    await waitFor(() => expect(canvas.queryByText('May not collect')).toBeNull())
  },
}

export const Deleted: Story = {
  name: 'Deletes the student, and shows the others',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = await dialogOf('Are you sure you want to delete this student?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: /^Delete student/ }))
    await expect(await canvas.findByText('7 students')).toBeVisible()
  },
}

/** The link that connects a parent's account with the child, from a wrong address to the sent e-mail. */
export const InviteByEmail: Story = {
  name: 'Invites a parent by e-mail, after a wrong address',
  args: {
    overrides: [mockOf(InviteParentOfDocument, ({ input: { email } }) => ({ inviteParent: { id: 9, email, url } }))],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for guardians' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Invite by e-mail' }))
    const dialog = await dialogOf('Invite a parent for Lerato')
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
  name: 'Hands the link on where no mail server is set up',
  args: {
    overrides: [
      mockOf(MailServerDocument, () => ({ settings: { mail: { isConfigured: false } } })),
      mockOf(InviteParentOfDocument, ({ input: { email } }) => ({ inviteParent: { id: 9, email, url } })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for guardians' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Invite by e-mail' }))
    const dialog = await dialogOf('Invite a parent for Lerato')
    await userEvent.type(dialog.getByLabelText('E-mail address'), 'sizwe@families.example')
    await userEvent.click(dialog.getByRole('button', { name: /^Send invitation/ }))
    const sent = await dialogOf('Pass on this link')
    await expect(sent.getByText(/nothing is sent to sizwe@families.example/)).toBeVisible()
  },
}

/** What was sent and has led to nothing yet is seen, sent again, withdrawn, and confirmed where somebody else used it. */
export const OpenInvitations: Story = {
  name: 'Confirms, refuses, withdraws and renews invitations',
  args: {
    overrides: [
      mockOf(OpenInvitationsDocument, { invitations: sampleInvitations }),
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
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
    const question = await dialogOf("Decline Sipho Moloi's request?", 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm…' }))
    const confirming = await dialogOf('Link Sipho Moloi to Lerato Mokoena?')
    await expect(confirming.getByRole('checkbox', { name: 'May collect the student' })).not.toBeChecked()
    await userEvent.click(confirming.getByRole('button', { name: /^Confirm/ }))
    await told('Sipho Moloi can now follow Lerato Mokoena')
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

/** What a parent asked for is sent by the office alone. */
export const AskedInvitation: Story = {
  name: 'Sends an invitation that a parent asks for, or does not',
  args: OpenInvitations.args,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Thandi Mokoena asked you to invite this address/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Do not invite' }))
    const question = await dialogOf('Decline the request to invite gogo.asked@families.example?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }))
    await dialogOf('Invitation sent to gogo.open@families.example')
  },
}

export const Gone: Story = {
  args: { child: 999 },
  name: 'Says that there is no such student',
  play: async ({ canvas }) => expect(await canvas.findByText('This student was not found.')).toBeVisible(),
}
