import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { failure, type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import { Portal } from '../storyFrame.tsx'
import {
  MarkOwnConversationDocument,
  OwnChildNamesDocument,
  ParentConversationDocument,
  ParentInboxDocument,
  ParentMessagesDocument,
  ReplyToSchoolDocument,
  WriteToSchoolDocument,
} from './messages.generated.ts'
import { busy, listed, longAgo, type Message, storyDay, talk, today } from './sampleMessages.ts'

const inbox = (rows: typeof busy) => mockOf(ParentMessagesDocument, (page) => ({ myConversations: pageOf(rows, page) }))

const answers = (overrides: Mock[] = []): Mock[] => [
  ...overrides,
  mockOf(ParentInboxDocument, { myInbox: { unread: 1, newest: 8 } }),
  inbox([listed]),
  mockOf(ParentConversationDocument, { conversation: storyDay }),
  mockOf(MarkOwnConversationDocument, ({ id }) => ({ markConversation: { id, isUnread: false } })),
  mockOf(OwnChildNamesDocument, {
    myChildren: [{ id: 1, firstName: 'Lerato', lastName: 'Mokoena', teachers: ['Mpho Sithole', 'Nadia Botha'] }],
  }),
]

const meta = {
  title: 'Portal/Messages',
  component: Portal,
  parameters: {
    layout: 'fullscreen',
  },
  args: { at: '/parent/messages', mocks: answers() },
} satisfies Meta<typeof Portal>
export default meta
type Story = StoryObj<typeof meta>

const later = `${today}T07:00:00Z`
const replied: Message[] = []

const sent = fn()

const conversationOf = (messages: Message[]) =>
  mockOf(ParentConversationDocument, (page) => ({ conversation: { ...storyDay, messages: pageOf(messages, page) } }))

export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { mocks: answers([inbox(busy)]) },
}

export const FilledConversation: Story = {
  name: 'Filled: a conversation',
  args: { at: '/parent/messages?conversation=3', mocks: answers([conversationOf(talk)]) },
}

// Tests

export const OpensOne: Story = {
  name: 'Opens a conversation with everything that was written',
  play: async ({ canvas, step }) => {
    const entry = await canvas.findByRole('link', { name: /Story day/ })
    await expect(within(entry).getByText('New')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'WhatsApp' })[0]).toHaveAttribute(
      'href',
      'https://wa.me/27515550123?text=Hello%20Kiewiet!%20I%20have%20a%20question.',
    )
    await step('one opens with everything that was written', async () => {
      await userEvent.click(entry)
      const thread = await canvas.findByRole('list', { name: 'Messages with the centre' })
      await expect(within(thread).getAllByRole('listitem')).toHaveLength(2)
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Story day' })).toHaveFocus())
    })
  },
}

export const Conversation: Story = {
  name: 'Replies to the centre',
  beforeEach: () => {
    replied.length = 0
  },
  args: {
    at: '/parent/messages?conversation=3',
    mocks: answers([
      mockOf(ParentConversationDocument, (page) => ({
        conversation: {
          ...storyDay,
          messages: pageOf([...replied, ...storyDay.messages.edges.map(({ node }) => node)], page),
        },
      })),
      mockOf(ReplyToSchoolDocument, ({ input }) => {
        const message = {
          id: 9,
          body: input.body,
          writer: 'Thandi Mokoena',
          fromStaff: false,
          attachments: [],
          createdAt: later,
        }
        replied.push(message)
        return { replyToConversation: { id: 3, isUnread: false, lastMessageAt: later, newestMessage: message } }
      }),
    ]),
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Your message'), 'Thursday it is!')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText('Thursday it is!', { ignore: 'textarea' })).toBeVisible()
  },
}

export const Earlier: Story = {
  name: 'Brings earlier messages above what is being read',
  args: {
    at: '/parent/messages?conversation=3',
    mocks: answers([conversationOf(longAgo)]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Message 70')).toBeVisible()
    await expect(canvas.queryByText('Message 40')).toBeNull()
    const button = canvas.getByRole('button', { name: 'Show earlier messages' })
    button.scrollIntoView()
    const read = canvas.getByText('Message 41')
    const { top } = read.getBoundingClientRect()
    await userEvent.click(button)
    await expect(await canvas.findByText('Message 40')).toBeVisible()
    // what was being read stays where it is on the screen
    await waitFor(() => expect(Math.abs(read.getBoundingClientRect().top - top)).toBeLessThan(3))
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier messages' }))
    await expect(await canvas.findByText('Message 1')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Show earlier messages' })).toBeNull()
    await expect(
      canvas
        .getAllByRole('listitem')
        .map((item) => item.textContent)
        .at(-1),
    ).toContain('Message 70')
  },
}

/** A key that is held down sends once; what is typed stays in the tab until then. */
export const HeldKey: Story = {
  name: 'Sends once while a key is held down',
  args: {
    at: '/parent/messages?conversation=3',
    mocks: answers([
      mockOf(ReplyToSchoolDocument, ({ input }) => {
        sent(input.body)
        return 'pending'
      }),
    ]),
  },
  play: async ({ canvas }) => {
    sent.mockClear()
    const field = await canvas.findByLabelText('Your message')
    await userEvent.type(field, 'Thursday it is!')
    await expect(sessionStorage.getItem('draft:reply.3')).toContain('Thursday it is!')
    const press = (repeat: boolean) =>
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, repeat }))
    for (const repeat of [false, true, true, false]) press(repeat)
    await waitFor(() => expect(sent).toHaveBeenCalledWith('Thursday it is!'))
    await expect(sent).toHaveBeenCalledTimes(1)
  },
}

/** The text of a reply that was begun before the page was loaded again. */
export const Draft: Story = {
  name: 'Keeps a reply that was begun',
  args: { at: '/parent/messages?conversation=3' },
  beforeEach: () => sessionStorage.setItem('draft:reply.3', JSON.stringify({ body: 'Thursday suits' })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Your message')).toHaveValue('Thursday suits'))
  },
}

export const Write: Story = {
  name: 'Writes to the centre',
  args: { mocks: answers([mockOf(WriteToSchoolDocument, { writeToSchool: { id: 3 } })]) },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Message the centre' }))
    const body = within(document.body)
    const dialog = within(await body.findByRole('dialog', { name: 'Message the centre' }))
    await step('what is missing is named', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
      await expect(await dialog.findByText('Please enter a subject.')).toBeVisible()
    })
    await userEvent.type(dialog.getByLabelText('Subject'), 'Story day')
    await userEvent.type(dialog.getByLabelText('Message'), 'May I come and read?')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(await body.findByText('Message sent')).toBeInTheDocument()
    await expect(await canvas.findByRole('heading', { name: 'Story day' })).toBeVisible()
  },
}

/** An address can say whom it is about: bills and cards lead here. */
export const WriteFailed: Story = {
  name: 'Keeps the words of a message that was not sent',
  args: {
    at: '/parent/messages?write=1',
    mocks: answers([mockOf(WriteToSchoolDocument, failure('Please try again in a minute.', 'UNAVAILABLE'))]),
  },
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Message the centre' }))
    await waitFor(() => expect(dialog.getByLabelText('About')).toHaveDisplayValue('Lerato Mokoena'))
    await userEvent.type(dialog.getByLabelText('Subject'), 'Hats')
    await userEvent.type(dialog.getByLabelText('Message'), 'Which one?')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(await dialog.findByText('Please try again in a minute.')).toBeVisible()
    await expect(dialog.getByLabelText('Message')).toHaveValue('Which one?')
  },
}

export const Empty: Story = {
  name: 'Says it is empty',
  args: { mocks: answers([inbox([])]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No messages yet/)).toBeVisible()
  },
}

export const SaysThatThereIsNoSuchConversation: Story = {
  name: 'Says that there is no such conversation',
  args: {
    at: '/parent/messages?conversation=99',
    mocks: answers([mockOf(ParentConversationDocument, failure('Not found.', 'NOT_FOUND'))]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This conversation was not found.')).toBeVisible()
  },
}

export const DraftToTheOffice: Story = {
  name: 'Goes on with a message that the office alone shall read',
  args: { at: '/parent/messages?write=1' },
  beforeEach: () => sessionStorage.setItem('draft:write', JSON.stringify({ body: 'The fees', toTeachers: false })),
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Message the centre' }))
    await expect(await dialog.findByRole('checkbox', { name: /^Also send to Lerato's teachers/ })).not.toBeChecked()
  },
}

/** The office alone reads what is not for the teachers. */
export const ToTeachers: Story = {
  name: 'Names the teachers who read it as well, unless the tick is taken away',
  args: {
    at: '/parent/messages?write=1',
    mocks: answers([
      mockOf(WriteToSchoolDocument, ({ input }) => {
        forTeachers.push(Boolean(input.forTeachers))
        return { writeToSchool: { id: 8 } }
      }),
    ]),
  },
  play: async () => {
    forTeachers.length = 0
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Message the centre' }))
    const tick = await dialog.findByRole('checkbox', {
      name: "Also send to Lerato's teachers: Mpho Sithole and Nadia Botha",
    })
    await expect(tick).toBeChecked()
    await userEvent.click(tick)
    await waitFor(() => expect(sessionStorage.getItem('draft:write')).toContain('"toTeachers":false'))
    await userEvent.type(dialog.getByLabelText('Subject'), 'Fees')
    await userEvent.type(dialog.getByLabelText('Message'), 'May I pay in two parts?')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(forTeachers).toEqual([false]))
  },
}

const forTeachers: boolean[] = []
