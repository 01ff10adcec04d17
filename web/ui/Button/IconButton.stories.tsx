import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Ellipsis, Settings } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { oneOf, someIcon, toggle } from '../Foundations/controls.ts'
import { Inline } from '../Inline/Inline.tsx'
import { IconButton, IconButtonLink } from './Button.tsx'

const meta = {
  title: 'Design system/Actions/IconButton',
  component: IconButton,
  subcomponents: { IconButtonLink },
  args: { icon: Bell, label: 'Notifications' },
  argTypes: { icon: someIcon, tone: oneOf(['quiet', 'secondary', 'primary']), disabled: toggle },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { tone: 'secondary' } }

/** `quiet` in rows and heads, `secondary` where it is alone. */
export const Tones: Story = {
  render: () => (
    <Inline>
      <IconButton icon={Ellipsis} label="Actions for Thabo Mokoena" />
      <IconButton icon={Bell} label="Notifications" tone="secondary" />
      <IconButtonLink icon={Settings} label="Settings" to="/settings" tone="secondary" />
    </Inline>
  ),
}

export const IsNamedByItsLabel: Story = {
  ...Tones,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveAttribute('title', 'Notifications')
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings')
  },
}
