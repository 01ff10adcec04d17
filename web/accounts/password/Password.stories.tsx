import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { after, filledIn } from '#web/app/StorySteps.tsx'
import { framed, refusal, sampleCentre, silentCentre } from '../storyFrame.tsx'
import { ForgotPasswordPage } from './forgotPassword.route.tsx'

const meta = {
  title: 'Site/Forgotten password',
  component: ForgotPasswordPage,
  decorators: [framed],
  parameters: {
    layout: 'fullscreen',
  },
  args: { centre: sampleCentre, times: { opening: null, linkUntil: '2026-11-24' }, onAsk: fn(async () => undefined) },
} satisfies Meta<typeof ForgotPasswordPage>
export default meta
type Story = StoryObj<typeof meta>

const typed = filledIn({ 'E-mail address': 'thandi@families.example' })
const tooOften = () =>
  Promise.reject(refusal('Too many requests. Please try again in 52 minutes.', 'TOO_MANY_REQUESTS', 429))
const onASunday = {
  centre: silentCentre,
  times: { opening: { date: '2026-11-23', time: '06:30' }, linkUntil: '2026-11-23' },
}

export const Filled: Story = { decorators: [after(...typed)] }

export const Empty: Story = {}

// Tests

export const Asked: Story = {
  name: 'Sends the link',
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
  name: 'Says to call the office where no mail leaves',
  args: { centre: silentCentre },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'thandi@families.example')
    await userEvent.click(canvas.getByRole('button', { name: /Request a link/ }))
    await waitFor(() => expect(canvas.getByText(/If an account has the address thandi@/)).toBeVisible())
    await expect(canvas.getByRole('link', { name: '051 555 0123' })).toHaveAttribute('href', 'tel:0515550123')
    await expect(canvas.getByText(/which is open now/)).toHaveTextContent(/until the end of Tuesday, 24 November 2026/)
  },
}

export const AskedOnASunday: Story = {
  name: 'Says when the office opens',
  args: onASunday,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'thandi@families.example')
    await userEvent.click(canvas.getByRole('button', { name: /Request a link/ }))
    const notice = await canvas.findByText(/The office is closed now and opens on Monday, 23 November 2026 at 06:30/)
    await expect(notice).toHaveTextContent(/valid until the end of Monday, 23 November 2026/)
  },
}

export const TooOften: Story = {
  name: 'Says that it was asked too often',
  args: {
    onAsk: fn(tooOften),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'thandi@families.example')
    await userEvent.click(canvas.getByRole('button', { name: /Send the link/ }))
    await waitFor(() => expect(canvas.getByText(/Please try again in 52 minutes\./)).toBeVisible())
  },
}
