import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { mockOf, pageOf } from '#web/app/mocks.tsx'
import { notices, Portal } from '../storyFrame.tsx'
import { ParentNoticesDocument } from './ParentNotices.generated.ts'

const meta = {
  title: 'Portal/Notices',
  component: Portal,
  parameters: {
    layout: 'fullscreen',
  },
  args: { at: '/parent/notices', mocks: [] },
} satisfies Meta<typeof Portal>
export default meta
type Story = StoryObj<typeof meta>

const many = Array.from({ length: 15 }, (_, index) => ({
  ...(notices[0] as (typeof notices)[number]),
  id: 100 + index,
  title: `Notice ${index + 1}`,
}))

export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { mocks: [mockOf(ParentNoticesDocument, (page) => ({ myNotices: pageOf(notices, page) }))] },
}

// Tests

export const ShowsEachNoticeOnItsDay: Story = {
  ...Filled,
  name: 'Shows each notice on its day',
  play: async ({ canvas }) => {
    const items = await canvas.findAllByRole('article')
    await expect(items).toHaveLength(4)
    await expect(within(items[1] as HTMLElement).getByText('Urgent')).toBeVisible()
    // 23:30 UTC is the next morning at the centre
    await expect(within(items[2] as HTMLElement).getByText('Mon 23 Nov')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Notices' })).toHaveAttribute('aria-current', 'page')
  },
}

/** More than a page: the older ones come at the press of a button. */
export const Many: Story = {
  name: 'Brings the older notices at the press of a button',
  args: { mocks: [mockOf(ParentNoticesDocument, (page) => ({ myNotices: pageOf(many, page) }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(10)
    await userEvent.click(canvas.getByRole('button', { name: 'Show older notices' }))
    await expect(await canvas.findByText('Notice 15')).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(15)
    await expect(canvas.queryByRole('button', { name: 'Show older notices' })).toBeNull()
  },
}

export const Empty: Story = {
  name: 'Says it is empty',
  args: { mocks: [mockOf(ParentNoticesDocument, (page) => ({ myNotices: pageOf([], page) }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No notices at the moment/)).toBeVisible()
  },
}
