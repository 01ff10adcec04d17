import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from 'lucide-react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { IconButton } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Popover } from './Popover.tsx'

const meta = {
  title: 'Design system/Overlays/Popover',
  component: Popover,
  decorators: [(Story) => <div style={{ padding: '0 0 140px 200px' }}>{<Story />}</div>],
  args: {
    button: <IconButton icon={Bell} label="Notifications" tone="secondary" />,
    label: 'Notifications',
    placement: 'bottom-start',
    children: (
      <Stack space={8}>
        <Text>Two rooms have more children than we promise.</Text>
        <TextLink href="#rooms" tone="alone">
          See the rooms
        </TextLink>
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Open. */
export const Open: Story = {
  tags: ['!interaction'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible()
  },
}

export const EscapeClosesIt: Story = {
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
