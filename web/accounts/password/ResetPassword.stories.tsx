import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test'
import { after, filledIn } from '#web/app/StorySteps.tsx'
import { framed, refusal, sampleCentre } from '../storyFrame.tsx'
import { ResetPasswordPage } from './resetPassword.route.tsx'

const meta = {
  title: 'Site/New password',
  component: ResetPasswordPage,
  decorators: [framed],
  parameters: {
    layout: 'fullscreen',
  },
  args: {
    centre: sampleCentre,
    owner: { firstName: 'Thandi', username: 'thandi.m' },
    onReset: fn(async () => '/parent-login'),
  },
} satisfies Meta<typeof ResetPasswordPage>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

async function choose(canvas: Canvas, password: string, again = password) {
  await userEvent.type(canvas.getByLabelText('New password', { exact: true }), password)
  await userEvent.type(canvas.getByLabelText('Confirm password'), again)
  await userEvent.click(canvas.getByRole('button', { name: /Change the password/ }))
}

const chosen = filledIn({ 'New password': 'ribbon kettle garden', 'Confirm password': 'ribbon kettle garden' })
const tooCommon = () => {
  const message = 'This password is too common. Please choose another one.'
  return Promise.reject(refusal(message, 'BAD_USER_INPUT', 400, { password: message }))
}

export const Filled: Story = { decorators: [after(...chosen)] }

export const Empty: Story = {}

export const Failed: Story = {
  name: 'Failed: too common',
  args: { onReset: fn(tooCommon) },
  decorators: [after(...filledIn({ 'New password': 'password123', 'Confirm password': 'password123' }), 'send')],
}

// Tests

export const Chosen: Story = {
  name: 'Changes the password',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('thandi.m')).toBeVisible()
    await choose(canvas, 'ribbon kettle garden')
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your password has been changed'),
    )
    await expect(args.onReset).toHaveBeenCalledWith('ribbon kettle garden')
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/parent-login')
  },
}

export const TypedDifferently: Story = {
  name: 'Says that the passwords differ',
  play: async ({ args, canvas }) => {
    await choose(canvas, 'ribbon kettle garden', 'ribbon kettle')
    await waitFor(() =>
      expect(canvas.getByLabelText('Confirm password')).toHaveAccessibleDescription("Passwords don't match"),
    )
    await expect(args.onReset).not.toHaveBeenCalled()
  },
}

export const FailedLink: Story = {
  name: 'Offers a new link',
  args: { owner: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password')
  },
}
