import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { framed, refusal, sampleCentre } from '../storyFrame.tsx'
import { StopEmailChangePage } from './stopEmailChange.route.tsx'

const meta = {
  title: 'Site/Stop a change of address',
  component: StopEmailChangePage,
  decorators: [framed],
  parameters: {
    layout: 'fullscreen',
  },
  args: { centre: sampleCentre, onStop: fn(async () => undefined) },
} satisfies Meta<typeof StopEmailChangePage>
export default meta
type Story = StoryObj<typeof meta>

const linkUsed = () =>
  Promise.reject(refusal('This link has been used or has expired. Please ask for a new one.', 'NOT_FOUND', 404))

export const Filled: Story = {}

// Tests

export const Stopped: Story = {
  name: 'Stops the change by a press',
  play: async ({ args, canvas }) => {
    await expect(args.onStop).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the change' }))
    await waitFor(() => expect(canvas.getByText(/signed out everywhere/)).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
  },
}

export const LinkUsed: Story = {
  name: 'Says that the link was used',
  args: {
    onStop: fn(linkUsed),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the change' }))
    await waitFor(() => expect(canvas.getByText(/has been used or has expired/)).toBeVisible())
  },
}
