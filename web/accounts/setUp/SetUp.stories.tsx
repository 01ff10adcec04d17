import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test'
import { after, filledIn } from '#web/app/StorySteps.tsx'
import { framed } from '../storyFrame.tsx'
import { BeingSetUpPage } from './beingSetUp.route.tsx'
import { SetUpPage } from './setUp.route.tsx'

const meta = {
  title: 'Site/Set up',
  component: SetUpPage,
  decorators: [framed],
  parameters: {
    layout: 'fullscreen',
  },
  args: {
    setup: { state: 'open', sendsMail: false, hasPublicAddress: true },
    onSetUp: fn(async () => {}),
  },
} satisfies Meta<typeof SetUpPage>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const answers: [string, string][] = [
  ['First name', 'Anna'],
  ['Last name', 'van der Merwe'],
  ['Your e-mail address', 'anna@acorns.test'],
  ['Username', 'anna'],
  ['Password', 'ribbon kettle garden'],
  ['Confirm password', 'ribbon kettle garden'],
  ['Full name', 'Acorns Early Learning Centre'],
  ['Short name', 'Acorns'],
  ['Street address', '4 Oak Street'],
  ['Suburb, city and postal code', 'Westdene, Bloemfontein, 9301'],
  ['City', 'Bloemfontein'],
  ['Phone', '051 444 0101'],
  ['E-mail address of the office', 'office@acorns.test'],
]

async function fillIn(canvas: Canvas, but: Record<string, string> = {}) {
  for (const [label, text] of answers) {
    const field = canvas.getByLabelText(label, { exact: true })
    await userEvent.click(field)
    await userEvent.paste(but[label] ?? text)
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Set up the centre' }))
}

const typed = filledIn(Object.fromEntries(answers))

export const Filled: Story = { decorators: [after(...typed)] }

export const Empty: Story = {}

// Tests

export const SetsUp: Story = {
  name: 'Sets the centre up, and says what is still missing',
  play: async ({ args, canvas }) => {
    await fillIn(canvas)
    const title = 'Acorns Early Learning Centre is set up'
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title))
    await expect(args.onSetUp).toHaveBeenCalledWith(
      expect.objectContaining({
        administrator: {
          firstName: 'Anna',
          lastName: 'van der Merwe',
          email: 'anna@acorns.test',
          username: 'anna',
          password: 'ribbon kettle garden',
        },
        hours: { opens: '06:30', closes: '18:30', programOpens: '07:30', programCloses: '16:30', halfDayEnds: '13:00' },
      }),
    )
    await expect(canvas.getByText('E-mails are not being sent yet')).toBeVisible()
    await expect(canvas.getByText('There are no backups yet')).toBeVisible()
    await expect(canvas.queryByText('Only this computer can open the site')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Go to the admin area' })).toHaveAttribute('href', '/admin/dashboard')
  },
}

export const TypedDifferently: Story = {
  name: 'Says that the passwords differ',
  play: async ({ args, canvas }) => {
    await fillIn(canvas, { 'Confirm password': 'ribbon kettle' })
    await waitFor(() =>
      expect(canvas.getByLabelText('Confirm password')).toHaveAccessibleDescription("Passwords don't match"),
    )
    await expect(args.onSetUp).not.toHaveBeenCalled()
  },
}

export const SaysItFailed: Story = {
  name: 'Keeps what was typed when it fails',
  args: { onSetUp: fn(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await expect(await canvas.findByText('The centre could not be set up. Please try again.')).toBeVisible()
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Acorns Early Learning Centre')
  },
}

export const FailedLink: Story = {
  name: 'Says that the link does not work',
  args: { setup: { state: 'closed', sendsMail: null, hasPublicAddress: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This link does not work')
    await expect(canvas.getByText(/Open the newest link in the server log/)).toBeVisible()
  },
}

export const FailedUsed: Story = {
  name: 'Leads to the login where the centre is set up',
  args: { setup: { state: 'done', sendsMail: null, hasPublicAddress: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/admin-login')
  },
}

export const NotSetUpYet: Story = {
  name: 'Says that the website opens soon',
  render: () => <BeingSetUpPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This website opens soon')
  },
}
