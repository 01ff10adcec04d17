import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { words } from '#web/ui/Foundations/controls.ts'
import { MoreRows } from './MoreRows.tsx'

const next = { hasMore: true, loading: false, failed: false, load: fn() }

const meta = {
  title: 'Design system/Data/MoreRows',
  component: MoreRows,
  args: { label: 'Show older messages', next },
  argTypes: { label: words },
} satisfies Meta<typeof MoreRows>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** While it reads. */
export const Loading: Story = { args: { next: { ...next, loading: true } } }

/** It failed: another try in its place. */
export const Failed: Story = { args: { next: { ...next, failed: true } } }

export const ReadsTheNextPage: Story = {
  play: async ({ canvas }) => {
    next.load.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Show older messages' }))
    await expect(next.load).toHaveBeenCalledOnce()
  },
}
