import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from 'lucide-react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { IconButton } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Popover } from './Popover.tsx'

const meta = { title: 'Design system/Popover' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Notifications: Story = {
  render: () => (
    <Popover
      button={<IconButton icon={Bell} label="Notifications" tone="secondary" />}
      label="Notifications"
      placement="bottom-start"
    >
      <Text>Two rooms are over our promise.</Text>
      <TextLink href="#rooms" tone="alone">
        See the rooms
      </TextLink>
    </Popover>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Notifications' })
    await userEvent.click(button)
    const opened = await screen.findByRole('dialog', { name: 'Notifications' })
    await waitFor(() => expect(within(opened).getByRole('link', { name: 'See the rooms' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}
