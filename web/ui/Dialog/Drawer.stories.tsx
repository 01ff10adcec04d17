import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { choice, toggle, words } from '../Foundations/controls.ts'
import { Stack } from '../Stack/Stack.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './Dialog.css.ts'
import { Drawer } from './Drawer.tsx'

const meta = {
  title: 'Design system/Overlays/Drawer',
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    open: true,
    onClose: fn(),
    title: 'Menu',
    children: (
      <Stack>
        <TextLink href="#attendance" tone="alone">
          Attendance
        </TextLink>
        <TextLink href="#billing" tone="alone">
          Billing
        </TextLink>
      </Stack>
    ),
  },
  argTypes: { open: toggle, title: words, side: choice(styles.drawer) },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

function PhoneMenu() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Menu">
        <Text>Billing</Text>
      </Drawer>
    </>
  )
}

export const FocusGoesBackToTheButton: Story = {
  render: () => <PhoneMenu />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Menu' })
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Menu' })
    await userEvent.click(await screen.findByRole('button', { name: 'Close menu' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
