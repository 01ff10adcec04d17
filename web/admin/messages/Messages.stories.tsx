import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { AtAddress, dialogOf, told } from '#web/admin/shared/storyFrame.tsx'
import { failure, type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import { RecordAttendanceDocument, type RecordAttendanceMutationVariables } from '../attendance/attendance.generated.ts'
import {
  ApplyFromMessageDocument,
  ArchiveConversationDocument,
  BroadcastsDocument,
  ChildTodayDocument,
  ConversationDocument,
  MessagesDocument,
  ReplyToConversationDocument,
  SendBroadcastDocument,
  StartConversationDocument,
} from './messages.generated.ts'
import { Messages } from './Messages.screen.tsx'
import {
  busyInbox,
  comesToVisit,
  fromParent,
  messagesServer,
  notMarked,
  reportsAbsence,
  type ThreadMessage,
  toClass,
  written,
} from './sampleMessages.ts'

interface Args {
  at: string
  overrides: Mock[]
  /** Who has written; a few in tests. */
  inbox: ReturnType<typeof busyInbox> | undefined
}

const meta = {
  title: 'Admin/Messages',
  args: { at: '', overrides: [], inbox: undefined },
  render: ({ at, overrides, inbox }) => (
    <AtAddress at={`/admin/dashboard?section=messages${at}`} mocks={messagesServer(overrides, inbox)}>
      <Messages />
    </AtAddress>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { inbox: busyInbox() },
}

export const FilledConversation: Story = {
  name: 'Filled conversation with a parent',
  args: { inbox: busyInbox(), at: '&conversation=3' },
}

export const FilledAbsence: Story = {
  name: 'Filled: a parent reports an absence',
  args: { inbox: [reportsAbsence], overrides: notMarked, at: '&conversation=9' },
}

export const Empty: Story = { args: { inbox: [] } }

export const EmptySeveral: Story = {
  name: 'Empty to several',
  args: {
    inbox: [],
    at: '&filter=several',
    overrides: [mockOf(BroadcastsDocument, { broadcasts: pageOf([], { first: 50 }) })],
  },
}

let recorded: RecordAttendanceMutationVariables['input'] | null = null
const asked = fn()
const emptyEntry = {
  id: 109,
  timeIn: null,
  timeOut: null,
  notes: null,
  collectedBy: null,
  collectedReason: null,
  version: 1,
}

// Tests: what happens when something is pressed, typed or refused.

export const SearchesAndReads: Story = {
  name: 'Searches the list, and opens and reads a message',
  play: async ({ canvas, step }) => {
    const row = await canvas.findByRole('link', { name: /Lindiwe Dlamini.*unread/ })
    await expect(canvas.getByRole('button', { name: /Unread/ })).toHaveTextContent('1')
    await step('the list is narrowed by what is typed', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search messages' }), 'thandi')
      await waitFor(() => expect(canvas.queryByRole('link', { name: /Lindiwe/ })).toBeNull())
      await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search messages' }))
      await canvas.findByRole('link', { name: /Lindiwe/ })
    })
    await step('one opens beside it, and is read', async () => {
      await userEvent.click(row.isConnected ? row : await canvas.findByRole('link', { name: /Lindiwe/ }))
      const opened = await canvas.findByRole('region', { name: 'Conversation with Lindiwe Dlamini' })
      await expect(within(opened).getByText(/child aged 18-36 months/)).toBeVisible()
      await waitFor(() => expect(canvas.queryByText('unread')).toBeNull())
    })
  },
}

const answered: ThreadMessage[] = []

export const Conversation: Story = {
  name: 'Answers a parent in the thread, then archives it',
  beforeEach: () => {
    answered.length = 0
  },
  args: {
    at: '&conversation=3',
    overrides: [
      mockOf(ConversationDocument, () => ({
        conversation: {
          ...fromParent,
          messages: written(...answered, ...fromParent.messages.edges.map(({ node }) => node)),
        },
      })),
      mockOf(ReplyToConversationDocument, ({ input }) => {
        const { node } = fromParent.messages.edges[0] as (typeof fromParent.messages.edges)[number]
        answered.push({ ...node, id: 13, body: input.body, delivery: 'queued' })
        return { replyToConversation: fromParent }
      }),
      mockOf(ArchiveConversationDocument, ({ id, isArchived }) => ({
        archiveConversation: { id, isUnread: false, archivedAt: isArchived ? '2026-11-21T08:00:00Z' : null },
      })),
    ],
  },
  play: async ({ canvas, step }) => {
    const thread = within(await canvas.findByRole('list', { name: 'Messages with Thandi Mokoena' }))
    await expect(thread.getByText(/^Read /)).toBeVisible()
    await expect(thread.getByText('E-mail failed')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Lerato Mokoena' })).toHaveAttribute(
      'href',
      '/admin/dashboard?section=students&child=1',
    )
    await step('nothing is not sent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
      await expect(await canvas.findByText('Please write a message.')).toBeVisible()
    })
    await step('an answer stands in the thread at once', async () => {
      await userEvent.type(canvas.getByLabelText('Reply to Thandi Mokoena'), 'See you then!{Control>}{Enter}{/Control}')
      await expect(await thread.findByText('See you then!')).toBeVisible()
      await expect(thread.getByText('E-mail waiting')).toBeVisible()
      await expect(canvas.getByLabelText('Reply to Thandi Mokoena')).toHaveValue('')
    })
    await step('archiving closes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Archive' }))
      await told('Conversation archived')
      await expect(await canvas.findByText('Choose a conversation to read and reply.')).toBeInTheDocument()
    })
  },
}

export const ArchiveFails: Story = {
  name: 'Says that archiving failed, and keeps the conversation open',
  args: { at: '&conversation=6', overrides: [mockOf(ArchiveConversationDocument, failure('Out of order'))] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Archive' }))
    await told('Failed to archive conversation')
    await expect(canvas.getByLabelText('Reply to Lindiwe Dlamini')).toBeVisible()
  },
}

export const ReplyFailed: Story = {
  name: 'Says why an answer was refused, and keeps what was typed',
  args: {
    at: '&conversation=6',
    overrides: [mockOf(ReplyToConversationDocument, failure('This parent no longer has an account.', 'CONFLICT'))],
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Reply to Lindiwe Dlamini')
    await userEvent.type(field, 'Friday suits us')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText('This parent no longer has an account.')).toBeVisible()
    await expect(field).toHaveValue('Friday suits us')
  },
}

export const CancelsVisit: Story = {
  name: 'Cancels a visit that was booked on the website',
  args: {
    at: '&conversation=5',
    inbox: [comesToVisit],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Visit Mon 5 Jan 2099, 09:00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel visit' }))
    const question = await screen.findByRole('alertdialog', { name: 'Cancel this visit?' })
    await expect(question).toHaveTextContent('Lindiwe Dlamini gets an e-mail.')
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel visit' }))
    await told('Visit cancelled')
    await waitFor(() => expect(canvas.queryByText(/^Visit Mon/)).toBeNull())
  },
}

export const MarksAbsent: Story = {
  ...FilledAbsence,
  name: 'Records the absence that a parent wrote of, as the register does',
  args: {
    ...FilledAbsence.args,
    overrides: [
      mockOf(ChildTodayDocument, ({ id }) => ({
        child: { id, classId: 2, enrolledOn: '2025-01-13', lastDay: null, attendanceToday: recorded && { id: 109 } },
      })),
      mockOf(RecordAttendanceDocument, ({ input }) => {
        recorded = input
        return { recordAttendance: { ...emptyEntry, ...input } as never }
      }),
      ...notMarked,
    ],
  },
  beforeEach: () => {
    recorded = null
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark absent' }))
    const dialog = await dialogOf('Record attendance')
    await expect(dialog.getByRole('radio', { name: 'Absent' })).toBeChecked()
    await expect(dialog.getByLabelText(/^Notes/)).toHaveValue('He has a fever and stays at home today.')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await told('Attendance recorded successfully')
    await expect(recorded).toMatchObject({ childId: 9, date: todayInJohannesburg(), status: 'absent' })
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Mark absent' })).toBeNull())
  },
}

export const NothingToMark: Story = {
  ...FilledAbsence,
  name: 'Offers no mark for a child that has left',
  args: {
    ...FilledAbsence.args,
    overrides: [
      mockOf(ChildTodayDocument, ({ id }) => {
        asked()
        return { child: { id, classId: 2, enrolledOn: '2025-01-13', lastDay: '2026-01-30', attendanceToday: null } }
      }),
    ],
  },
  beforeEach: () => {
    asked.mockClear()
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked).toHaveBeenCalled())
    await expect(await canvas.findByRole('button', { name: 'Archive' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Mark absent' })).toBeNull()
  },
}

export const MakeApplication: Story = {
  name: 'Starts the application of a visit',
  args: {
    inbox: [comesToVisit],
    at: '&conversation=5',
    overrides: [mockOf(ApplyFromMessageDocument, { applyFromMessage: { ...comesToVisit, applicationId: 44 } })],
  },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start application' }))
    const dialog = await dialogOf('Start application')
    await step('what is known is filled in', async () => {
      await expect(dialog.getByLabelText('Parent or guardian')).toHaveValue('Lindiwe Dlamini')
      await expect(dialog.getByLabelText('E-mail address')).toHaveValue('lindiwe.dlamini@families.example')
      await expect(dialog.getByLabelText('Phone')).toHaveValue('082 555 0127')
      await expect(dialog.getByLabelText('Program')).toHaveValue('toddlers')
      await expect(dialog.getByLabelText(/Additional information/)).toHaveValue('We are two.')
    })
    await step('what is missing is asked for', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Add application' }))
      await expect(await dialog.findByText("Child's name must be at least 2 characters.")).toBeVisible()
    })
    await step('the program follows the date of birth, and the conversation leads to the application', async () => {
      const typed = (date: string) => date.split('-').reverse().join('/')
      await userEvent.type(dialog.getByLabelText("Child's full name"), 'Bandile Dlamini')
      await userEvent.type(dialog.getByLabelText('Date of birth'), typed(addDays(todayInJohannesburg(), -1_400)))
      await waitFor(() => expect(dialog.getByLabelText('Program')).toHaveValue('preschool'))
      await userEvent.click(dialog.getByRole('button', { name: 'Add application' }))
      await told('Application added')
      await expect(await canvas.findByRole('link', { name: 'Open application' })).toHaveAttribute(
        'href',
        '/admin/dashboard?section=applications&application=44',
      )
    })
  },
}

export const NewMessage: Story = {
  name: 'Starts a conversation with a parent found by the name of the child',
  args: {
    overrides: [mockOf(StartConversationDocument, { startConversation: fromParent })],
  },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New message' }))
    const dialog = await dialogOf('New message')
    await step('what is missing is named', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
      await expect(await dialog.findByText('Please choose a parent.')).toBeVisible()
      await waitFor(() => expect(dialog.getByLabelText('Parent')).toHaveFocus())
      await expect(dialog.getByText('Please enter a subject.')).toBeVisible()
      await expect(dialog.queryByText('Please choose a child from the list.')).toBeNull()
    })
    await step('a parent is found by the name of the child', async () => {
      await userEvent.type(dialog.getByLabelText('Parent'), 'lerato')
      await userEvent.click(await screen.findByRole('option', { name: /Thandi Mokoena/ }))
      await userEvent.selectOptions(dialog.getByLabelText('About'), 'Lerato Mokoena')
      await userEvent.type(dialog.getByLabelText('Subject'), 'Story day')
      await userEvent.type(dialog.getByLabelText('Message'), 'When would you come?')
      await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
      await told('Message sent')
      await expect(await canvas.findByRole('region', { name: 'Conversation with Thandi Mokoena' })).toBeVisible()
    })
  },
}

const sentInput: unknown[] = []

export const ToAClass: Story = {
  name: 'Writes to a class, and shows who has read it',
  beforeEach: () => {
    sentInput.length = 0
  },
  args: {
    overrides: [
      mockOf(SendBroadcastDocument, ({ input }) => {
        sentInput.push(input)
        return { sendBroadcast: toClass }
      }),
    ],
  },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New message' }))
    const dialog = await dialogOf('New message')
    await step('it says whom it reaches and whom not', async () => {
      await dialog.findByRole('option', { name: 'Explorers' })
      await userEvent.selectOptions(dialog.getByLabelText('To'), 'Explorers')
      await expect(await dialog.findByText(/Goes to 7 parents.*No parent of Sipho Dube has an account/)).toBeVisible()
      await expect(dialog.queryByLabelText('Parent')).toBeNull()
    })
    await step('nothing is not sent', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Send to all' }))
      await expect(await dialog.findByText('Please enter a subject.')).toBeVisible()
    })
    await step('then it is open, with the counts', async () => {
      await userEvent.type(dialog.getByLabelText('Subject'), 'Water day')
      await userEvent.type(dialog.getByLabelText('Message'), 'Bring a towel.')
      await userEvent.click(dialog.getByRole('button', { name: 'Send to all' }))
      await told('Message sent to 7 parents')
      await expect(sentInput).toEqual([{ classId: 1, subject: 'Water day', body: 'Bring a towel.', attachmentIds: [] }])
      const opened = within(await canvas.findByRole('region', { name: 'Water day on Friday' }))
      await expect(await opened.findByRole('heading', { name: 'Not read yet (2)' })).toBeVisible()
      const waiting = within(opened.getByRole('list', { name: 'Not read yet' }))
      await expect(waiting.getByRole('link', { name: 'Call Refilwe Tau' })).toHaveAttribute('href', 'tel:+27825550136')
      await expect(waiting.getByRole('link', { name: 'Refilwe Tau' })).toHaveAttribute(
        'href',
        '/admin/dashboard?section=messages&conversation=206',
      )
      await expect(opened.getByRole('heading', { name: 'Read (5)' })).toBeVisible()
    })
  },
}

export const SaysThatNothingIsThere: Story = {
  ...Empty,
  name: 'Says that nothing is there',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No messages yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Archived' }))
    await expect(await canvas.findByText('No archived messages')).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Says what could not be loaded',
  args: {
    at: '&conversation=99',
    overrides: [
      mockOf(MessagesDocument, failure('Something went wrong.')),
      mockOf(ConversationDocument, failure('This conversation was not found.', 'NOT_FOUND')),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The messages could not be loaded.')).toBeVisible()
    await expect(await canvas.findByText('This conversation was not found.')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  name: 'Shows the list or the conversation on a phone',
  args: { at: '&conversation=3' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Conversation with Thandi Mokoena' })
    await expect(canvas.queryByRole('link', { name: /Lindiwe Dlamini/ })).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: 'All messages' }))
    await expect(await canvas.findByRole('link', { name: /Lindiwe Dlamini/ })).toBeVisible()
  },
}
