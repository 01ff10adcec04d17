import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { InStaffArea } from '#web/admin/staffArea/storyFrame.tsx'
import { dialogOf } from '#web/admin/shared/storyFrame.tsx'
import { childPickers } from '#web/admin/shared/people/pickerMocks.ts'
import { type Mock, mockOf } from '#web/app/mocks.tsx'
import {
  ParentsToWriteToDocument,
  StartConversationDocument,
  type StartConversationMutationVariables,
} from './messages.generated.ts'
import { busyInbox, fromParent, messagesServer, notMarked, reportsAbsence } from './sampleMessages.ts'

/** What parents wrote to the teachers of one class. */
const toTeachers = () =>
  busyInbox()
    .filter(({ childName }) => childName !== null)
    .map((conversation) => ({ ...conversation, forTeachers: true }))

const parents = mockOf(ParentsToWriteToDocument, {
  child: {
    id: 1,
    firstName: 'Lerato',
    correspondents: [
      { userId: 3, name: 'Thandi Mokoena' },
      { userId: 4, name: 'Kabelo Mokoena' },
    ],
  },
})

const meta = {
  title: 'Admin/Staff area/Messages',
  parameters: { layout: 'fullscreen' },
  args: { at: '', inbox: toTeachers(), overrides: [] },
  render: ({ at, inbox, overrides }) => (
    <InStaffArea
      at={`?section=messages${at}`}
      mocks={messagesServer([...overrides, ...childPickers, parents], inbox)}
    />
  ),
} satisfies Meta<{ at: string; inbox: ReturnType<typeof busyInbox>; overrides: Mock[] }>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['dark-scheme'] }

export const FilledAbsence: Story = {
  name: 'Filled: a parent reports an absence',
  args: { at: '&conversation=9', inbox: [{ ...reportsAbsence, forTeachers: true }], overrides: notMarked },
}

export const Empty: Story = { args: { inbox: [] } }

// Tests

export const Writes: Story = {
  name: 'Writes to a parent of a child of the class, who is chosen from its parents',
  args: {
    overrides: [
      mockOf(StartConversationDocument, (variables) => {
        sent = variables
        return { startConversation: { ...fromParent, forTeachers: true, applicationId: null } }
      }),
    ],
  },
  play: async () => {
    sent = null
    await expect(await screen.findByRole('button', { name: 'Inbox' })).toBeInTheDocument()
    await expect(screen.queryByRole('button', { name: 'Groups' })).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'New message' }))
    const dialog = await dialogOf('New message')
    await userEvent.type(dialog.getByRole('combobox', { name: 'About' }), 'Ler')
    await userEvent.click(await screen.findByRole('option', { name: /^Lerato/ }))
    await waitFor(() => expect(dialog.getByRole('option', { name: 'Kabelo Mokoena' })).toBeInTheDocument())
    await userEvent.selectOptions(dialog.getByLabelText('Parent'), 'Kabelo Mokoena')
    await userEvent.type(dialog.getByLabelText('Subject'), 'Hats')
    await userEvent.type(dialog.getByLabelText('Message'), 'Please send a hat.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(sent?.input).toMatchObject({ parentId: 4, subject: 'Hats' }))
  },
}

export const WritesToOnlyParent: Story = {
  name: 'Has the only parent of a child chosen already',
  args: {
    overrides: [
      mockOf(ParentsToWriteToDocument, {
        child: { id: 1, firstName: 'Lerato', correspondents: [{ userId: 3, name: 'Thandi Mokoena' }] },
      }),
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New message' }))
    const dialog = await dialogOf('New message')
    await userEvent.type(dialog.getByRole('combobox', { name: 'About' }), 'Ler')
    await userEvent.click(await screen.findByRole('option', { name: /^Lerato/ }))
    await waitFor(() => expect(dialog.getByLabelText('Parent')).toHaveDisplayValue('Thandi Mokoena'))
  },
}

let sent: StartConversationMutationVariables | null = null
