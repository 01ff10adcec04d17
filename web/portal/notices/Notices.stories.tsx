import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { failure, mockOf } from '#web/app/mocks.tsx'
import { notices, Portal } from '../storyFrame.tsx'
import { ParentNoticesDocument } from './ParentNotices.generated.ts'

const meta = {
  title: 'Portal/Notices',
  component: Portal,
  parameters: { layout: 'fullscreen' },
  args: { at: '/parent/notices', mocks: [] },
} satisfies Meta<typeof Portal>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  args: { mocks: [mockOf(ParentNoticesDocument, { myNotices: notices })] },
  play: async ({ canvas }) => {
    const items = await canvas.findAllByRole('article')
    await expect(items).toHaveLength(4)
    await expect(within(items[1] as HTMLElement).getByText('Urgent')).toBeVisible()
    // 23:30 UTC is the next morning at the centre
    await expect(within(items[2] as HTMLElement).getByText('Mon 9 Nov')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Notices' })).toHaveAttribute('aria-current', 'page')
  },
}

export const Empty: Story = {
  args: { mocks: [mockOf(ParentNoticesDocument, { myNotices: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No notices at the moment/)).toBeVisible()
  },
}

export const Loading: Story = {
  args: { mocks: [mockOf(ParentNoticesDocument, 'pending')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading notices')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { mocks: [mockOf(ParentNoticesDocument, failure('Something went wrong.'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The notices could not be loaded.')).toBeVisible()
  },
}
