import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { failure, mockOf } from '#web/app/mocks.tsx'
import { Portal, today } from '../storyFrame.tsx'
import { JoinOnlineSessionDocument, ParentSessionsDocument, type ParentSessionsQuery } from './sessions.generated.ts'

const lerato = { id: 1, firstName: 'Lerato', enrolledOn: '2025-01-13', lastDay: null }
const thabo = { id: 4, firstName: 'Thabo', enrolledOn: '2025-01-13', lastDay: null }

const live: ParentSessionsQuery['myOnlineSessions'][number] = {
  id: 1,
  title: 'Story time with puppets',
  className: 'Young Scholars',
  teacherName: 'Mpho Sithole',
  date: today,
  time: '10:00',
  durationMinutes: 30,
  status: 'live',
  children: ['Thabo'],
}
const sessions = [
  live,
  {
    ...live,
    id: 2,
    title: 'Meet the vet: animals of the Free State',
    className: null,
    date: '2026-11-27',
    status: 'scheduled',
    children: ['Lerato', 'Thabo'],
  },
]
const filled = mockOf(ParentSessionsDocument, { myChildren: [lerato, thabo], myOnlineSessions: sessions })

const meta = {
  title: 'Portal/Online Sessions',
  component: Portal,
  parameters: {
    layout: 'fullscreen',
  },
  args: { at: '/parent/sessions', mocks: [filled] },
} satisfies Meta<typeof Portal>
export default meta
type Story = StoryObj<typeof meta>

const planned = [
  ...sessions,
  {
    ...live,
    id: 3,
    title: 'Sing along in Sesotho, with the instruments that we made out of tins and rice this term',
    className: 'Young Scholars (3-4 years)',
    teacherName: '',
    date: '2026-12-04',
    time: '16:30',
    durationMinutes: 45,
    status: 'scheduled',
  },
]

/** One is live, two are planned, the last without a teacher yet. */
export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { mocks: [mockOf(ParentSessionsDocument, { myChildren: [lerato, thabo], myOnlineSessions: planned })] },
}

// Tests

export const Blocked: Story = {
  name: 'Joins by a link where the browser blocks the new tab',
  args: { mocks: [filled, mockOf(JoinOnlineSessionDocument, { joinOnlineSession: 'https://meet.example/room' })] },
  play: async ({ canvas }) => {
    const open = spyOn(window, 'open').mockReturnValue(null)
    const card = within(await canvas.findByRole('article', { name: live.title }))
    await expect(card.getByText('Today, 10:00 · 30 minutes')).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: /^Join/ }))
    await expect(await card.findByRole('link', { name: 'Open the room' })).toHaveAttribute(
      'href',
      'https://meet.example/room',
    )
    const other = within(canvas.getByRole('article', { name: /Meet the vet/ }))
    await expect(other.getByText('All classes with Mpho Sithole, for Lerato and Thabo')).toBeVisible()
    await expect(other.queryByRole('button')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Lerato' }))
    await waitFor(() => expect(canvas.queryByRole('article', { name: live.title })).toBeNull())
    await expect(canvas.getByRole('article', { name: /Meet the vet/ })).toBeVisible()
    open.mockRestore()
  },
}

export const JustOver: Story = {
  name: 'Says that a session is over',
  args: { mocks: [filled, mockOf(JoinOnlineSessionDocument, failure('This session is over.', 'CONFLICT'))] },
  play: async ({ canvas }) => {
    const open = spyOn(window, 'open').mockReturnValue(null)
    await userEvent.click(await canvas.findByRole('button', { name: /^Join/ }))
    await expect(await canvas.findByText('This session is over.')).toBeVisible()
    open.mockRestore()
  },
}

export const Empty: Story = {
  name: 'Says it is empty',
  args: { mocks: [mockOf(ParentSessionsDocument, { myChildren: [lerato], myOnlineSessions: [] })] },
  play: async ({ canvas }) => expect(await canvas.findByText('No online sessions planned')).toBeVisible(),
}

/** One starts later and one has left: both are named, so that nobody wonders why nothing is there for them. */
export const NamesWhoStartsLaterAndWhoHasLeft: Story = {
  name: 'Names who starts later and who has left',
  args: {
    mocks: [
      mockOf(ParentSessionsDocument, {
        myChildren: [
          { ...lerato, enrolledOn: '2099-01-12' },
          { ...thabo, lastDay: '2026-03-03' },
        ],
        myOnlineSessions: [],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lerato starts 12 January 2099. Thabo left on 3 March 2026.')).toBeVisible()
  },
}
