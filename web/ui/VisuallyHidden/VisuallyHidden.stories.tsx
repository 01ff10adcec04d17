import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'Design system/Text/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' unread messages' },
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

/** Seen: “3”. Heard: “3 unread messages”. */
export const Default: Story = {
  render: (args) => (
    <Text>
      3<VisuallyHidden {...args} />
    </Text>
  ),
}

export const HeardAndNotSeen: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    const hidden = within(canvasElement).getByText('unread messages')
    await expect(hidden.offsetWidth).toBe(1)
  },
}
