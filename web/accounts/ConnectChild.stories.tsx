import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { dismissToast } from '#web/ui/Toast/toast.ts'
import { ConnectChildPage } from './ParentLoginPage.tsx'
import { framed, refusal, sampleCentre } from './storyFrame.tsx'

const meta = {
  title: 'Site/Invitation while signed in',
  component: ConnectChildPage,
  decorators: [framed],
  parameters: {
    layout: 'fullscreen',
  },
  args: {
    centre: sampleCentre,
    viewer: { firstName: 'Thandi', lastName: 'Mokoena', email: 'parent@kiewiet.example' },
    childFirstName: 'Lerato',
    onConnect: fn(async () => undefined),
  },
  beforeEach: () => dismissToast(),
} satisfies Meta<typeof ConnectChildPage>
export default meta
type Story = StoryObj<typeof meta>

const linkUsed = () =>
  Promise.reject(
    refusal(
      'This invitation link has been used or has expired. Please ask the centre for a new one.',
      'NOT_FOUND',
      404,
    ),
  )

export const Filled: Story = {}

// Tests

export const Invited: Story = {
  name: 'Connects a child by a press',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/parent/dashboard')
    await userEvent.click(canvas.getByRole('button', { name: /Connect Lerato/ }))
    await expect(args.onConnect).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = {
  name: 'Says that the link was used',
  args: {
    onConnect: fn(linkUsed),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Connect Lerato/ }))
    await waitFor(() => expect(canvas.getByText(/ask the centre for a new one/)).toBeVisible())
    await expect(canvas.getByRole('button', { name: /Connect Lerato/ })).not.toHaveAttribute('aria-disabled')
  },
}
