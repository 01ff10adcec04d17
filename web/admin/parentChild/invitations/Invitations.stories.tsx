import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { MailServerDocument } from '#web/admin/shared/people/people.generated.ts'
import { peopleServer } from '#web/admin/shared/people/peopleServer.ts'
import { AtAddress, stay } from '#web/admin/shared/storyFrame.tsx'
import { type Mock, mockOf } from '#web/app/mocks.tsx'
import { OpenInvitationsDocument } from '../parents.generated.ts'
import { LinkToHandOnDialog } from './InvitationLink.tsx'
import { Invitations } from './Invitations.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { sampleInvitations } from './sampleInvitations.ts'

interface Args {
  overrides: Mock[]
  children: ReactNode
}

const meta = {
  title: 'Admin/Parent-Child Links/Invitations',
  args: {
    overrides: [mockOf(OpenInvitationsDocument, { invitations: sampleInvitations })],
    children: <Invitations />,
  },
  render: ({ overrides, children }) => (
    <AtAddress at="/admin/dashboard?section=parent-child" mocks={peopleServer(overrides)}>
      {children}
    </AtAddress>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const sent = {
  email: 'gogo@families.example',
  url: 'https://kiewiet.example/invitation#kX2mVb7QpL9sTz4R',
}
const mailServer = (isConfigured: boolean) => mockOf(MailServerDocument, { settings: { mail: { isConfigured } } })

export const Open: Story = { name: 'Invitations: of all children' }

export const OfOneChild: Story = {
  name: 'Invitations: of one child',
  args: { children: <Invitations childId={4} /> },
}

export const Invite: Story = {
  name: 'InviteDialog',
  args: { children: <InviteDialog child={{ id: 4, firstName: 'Lerato' }} onClose={stay} onSent={stay} /> },
}

export const HandOn: Story = {
  name: 'LinkToHandOnDialog',
  args: { overrides: [mailServer(true)], children: <LinkToHandOnDialog sent={sent} onClose={stay} /> },
}

export const HandOnWithoutMail: Story = {
  name: 'LinkToHandOnDialog, no mail server',
  args: { overrides: [mailServer(false)], children: <LinkToHandOnDialog sent={sent} onClose={stay} /> },
}
