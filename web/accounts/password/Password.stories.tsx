import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { framed, refusal, sampleCentre, silentCentre } from '../storyFrame.tsx'
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx'

const meta = {
  title: 'Site/Forgotten password',
  component: ForgotPasswordPage,
  decorators: [framed],
  parameters: { layout: 'fullscreen' },
  args: { centre: sampleCentre, onAsk: fn(async () => undefined) },
} satisfies Meta<typeof ForgotPasswordPage>
export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to the login' })).toHaveAttribute('href', '/parent-login')
    await userEvent.type(canvas.getByLabelText('E-mail address'), ' thandi@families.example')
    await userEvent.click(canvas.getByRole('button', { name: /Send the link/ }))
    await waitFor(() => expect(canvas.getByText(/If an account has the address thandi@/)).toBeVisible())
    await expect(args.onAsk).toHaveBeenCalledWith({ email: 'thandi@families.example' })
  },
}

/** The office has the link; whether there is an account stays unsaid as well. */
export const AskedWithoutMail: Story = {
  args: { centre: silentCentre },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'thandi@families.example')
    await userEvent.click(canvas.getByRole('button', { name: /Ask for a link/ }))
    await waitFor(() => expect(canvas.getByText(/If an account has the address thandi@/)).toBeVisible())
    await expect(canvas.getByRole('link', { name: '051 555 0123' })).toHaveAttribute('href', 'tel:0515550123')
  },
}

export const NothingTyped: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Send the link/ }))
    await waitFor(() =>
      expect(canvas.getByLabelText('E-mail address')).toHaveAccessibleDescription(
        'Please enter a valid email address.',
      ),
    )
    await expect(args.onAsk).not.toHaveBeenCalled()
  },
}

export const TooOften: Story = {
  args: {
    onAsk: fn(() =>
      Promise.reject(refusal('That was a lot at once. Please try again in 52 minutes.', 'TOO_MANY_REQUESTS', 429)),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'thandi@families.example')
    await userEvent.click(canvas.getByRole('button', { name: /Send the link/ }))
    await waitFor(() => expect(canvas.getByText(/Please try again in 52 minutes\./)).toBeVisible())
  },
}
