import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ConnectChildPage } from './ParentLoginPage.tsx'
import { framed, refusal, sampleCentre } from './storyFrame.tsx'

const meta = {
  title: 'Site/Invitation while signed in',
  component: ConnectChildPage,
  decorators: [framed],
  parameters: { layout: 'fullscreen' },
  args: {
    centre: sampleCentre,
    viewer: { firstName: 'Thandi', lastName: 'Mokoena', email: 'parent@kiewiet.example' },
    childFirstName: 'Lerato',
    onConnect: fn(async () => undefined),
  },
} satisfies Meta<typeof ConnectChildPage>
export default meta
type Story = StoryObj<typeof meta>

export const Invited: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/parent/dashboard')
    await userEvent.click(canvas.getByRole('button', { name: /Connect Lerato/ }))
    await expect(args.onConnect).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = {
  args: {
    onConnect: fn(() =>
      Promise.reject(
        refusal('This invitation link was already used or is too old. Ask the centre for a new one.', 'NOT_FOUND', 404),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Connect Lerato/ }))
    await waitFor(() => expect(canvas.getByText(/Ask the centre for a new one/)).toBeVisible())
    await expect(canvas.getByRole('button', { name: /Connect Lerato/ })).not.toHaveAttribute('aria-disabled')
  },
}
