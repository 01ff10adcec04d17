import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { framed, refusal, sampleCentre } from '../storyFrame.tsx'
import { ConfirmEmailPage } from './confirmEmail.route.tsx'

const meta = {
  title: 'Site/New e-mail address',
  component: ConfirmEmailPage,
  decorators: [framed],
  parameters: {
    layout: 'fullscreen',
  },
  args: { centre: sampleCentre, signIn: null, onConfirm: fn(async () => 'thandi@elsewhere.example') },
} satisfies Meta<typeof ConfirmEmailPage>
export default meta
type Story = StoryObj<typeof meta>

const linkUsed = () =>
  Promise.reject(refusal('This link has been used or has expired. Please ask for a new one.', 'NOT_FOUND', 404))

export const Filled: Story = {}

export const Guest: Story = {
  name: 'Filled: not signed in',
  args: { signIn: '/parent-login?next=%2Fconfirm-email%3Ftoken%3Dabc' },
}

// Tests

export const Confirmed: Story = {
  name: 'Confirms the address by a press',
  play: async ({ args, canvas }) => {
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /Confirm my new address/ }))
    await waitFor(() => expect(canvas.getByText(/thandi@elsewhere\.example/)).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Go to my account' })).toHaveAttribute('href', '/account')
  },
}

export const LinkUsed: Story = {
  name: 'Says that the link was used',
  args: {
    onConfirm: fn(linkUsed),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Confirm my new address/ }))
    await waitFor(() => expect(canvas.getByText(/has been used or has expired/)).toBeVisible())
  },
}
