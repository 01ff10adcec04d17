import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Ellipsis, Settings } from 'lucide-react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
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

/** Who cannot point reads the name as well: it is shown as soon as the keyboard reaches the button. */
export const ShowsItsNameToTheKeyboard: Story = {
  ...Tones,
  play: async () => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Actions for Thabo Mokoena'))
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Notifications'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

/** A pointer that only crosses it shows nothing. */
export const ShowsItsNameToThePointer: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Notifications' })
    await userEvent.hover(button)
    await expect(screen.queryByRole('tooltip')).toBeNull()
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Notifications'))
    await userEvent.click(button)
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

export const IsNamedByItsLabel: Story = {
  ...Tones,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings')
  },
}
