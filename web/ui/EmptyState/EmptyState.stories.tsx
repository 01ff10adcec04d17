import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inbox, Plus } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { icon, words } from '../Foundations/controls.ts'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Design system/Feedback/EmptyState',
  component: EmptyState,
  args: { children: 'Messages from parents and enquiries from the site will be here.' },
  argTypes: { icon, title: words, children: words },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    icon: Inbox,
    action: (
      <Button size="small" tone="primary" icon={Plus}>
        New message
      </Button>
    ),
  },
}

/** Where a whole page is empty, a picture of our own instead of the icon. */
export const WithAPicture: Story = {
  args: {
    picture: <img src="/art/empty-bills.svg" alt="" width={200} height={150} />,
    title: 'Nothing to pay',
    children: 'Bills of your children will be here on the first of each month.',
  },
}

/** After a search there is nothing to begin with, only another search. */
export const NothingFound: Story = { args: { children: 'No child has that name. Try a part of it.' } }
