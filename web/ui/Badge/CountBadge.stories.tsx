import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { amount, toggle } from '../Foundations/controls.ts'
import { Inline } from '../Inline/Inline.tsx'
import { CountBadge } from './Badge.tsx'

const meta = {
  title: 'Design system/Feedback/CountBadge',
  component: CountBadge,
  args: { count: 3, what: 'unread messages' },
  argTypes: { count: amount(0, 120), danger: toggle },
} satisfies Meta<typeof CountBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** More than 99, and none. */
export const Many: Story = {
  render: () => (
    <Inline>
      <CountBadge count={3} what="unread messages" />
      <CountBadge count={120} what="problems" danger />
      <CountBadge count={0} what="nothing" />
    </Inline>
  ),
}

export const NothingForNone: Story = {
  ...Many,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('99+')).toHaveTextContent('99+ problems')
    await expect(canvas.queryByText('nothing')).toBeNull()
  },
}
