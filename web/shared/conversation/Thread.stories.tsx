import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router'
import { expect, fn, within } from 'storybook/test'
import { oneOf } from '#web/ui/Foundations/controls.ts'
import { Thread, type ThreadMessage } from './Thread.tsx'

const messages: ThreadMessage[] = [
  {
    id: 3,
    writer: 'Ms Naidoo',
    body: 'She is. She ate two bowls of porridge and is in the garden now.',
    fromStaff: true,
    delivery: 'sent',
    createdAt: '2026-11-20T07:02:00.000Z',
  },
  {
    id: 2,
    writer: 'Thandi Mokoena',
    body: 'Is Lerato feeling better?',
    fromStaff: false,
    createdAt: '2026-11-20T06:45:00.000Z',
  },
  {
    id: 1,
    writer: 'Ms Naidoo',
    body: 'Lerato was a little tired this morning. We let her rest until ten.',
    fromStaff: true,
    delivery: 'failed',
    createdAt: '2026-11-19T08:10:00.000Z',
  },
]

const meta = {
  title: 'Design system/Centre/Thread',
  component: Thread,
  decorators: [(Story) => <MemoryRouter>{<Story />}</MemoryRouter>],
  args: {
    label: 'Conversation with Thandi Mokoena',
    messages,
    side: 'school',
    next: { hasMore: true, loading: false, failed: false, load: fn() },
  },
  argTypes: { side: oneOf(['school', 'parent']) },
} satisfies Meta<typeof Thread>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OldestFirst: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Conversation with Thandi Mokoena' })
    const [first] = within(list).getAllByRole('listitem')
    await expect(first).toHaveTextContent('Lerato was a little tired')
    await expect(within(list).getByText('E-mail failed')).toBeVisible()
  },
}
