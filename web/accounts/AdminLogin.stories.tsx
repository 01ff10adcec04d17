import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AdminLoginPage } from './adminLogin.route.tsx'
import { framed, refusal, sampleCentre } from './storyFrame.tsx'

const meta = {
  title: 'Site/Staff login',
  component: AdminLoginPage,
  decorators: [framed],
  parameters: {
    layout: 'fullscreen',
  },
  args: {
    centre: sampleCentre,
    search: '',
    demo: null,
    onSignIn: fn(async () => true),
    onPasskey: fn(async () => undefined),
  },
} satisfies Meta<typeof AdminLoginPage>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

async function logIn(canvas: Canvas) {
  await userEvent.type(canvas.getByLabelText('E-mail address'), 'admin@kiewiet.example')
  await userEvent.type(canvas.getByLabelText('Password'), 'guessed')
  await userEvent.click(canvas.getByRole('button', { name: /^Login/ }))
}

const problem = (canvas: Canvas, words: string) =>
  waitFor(() => expect(canvas.getByRole('form')).toContainElement(canvas.getByText(words)))

const refuse = (message: string, code: string, status: number) => () => Promise.reject(refusal(message, code, status))
const wrongPassword = refuse('Incorrect e-mail address or password. Please try again.', 'UNAUTHENTICATED', 401)

/** Filled in with the demo administrator. */
export const Filled: Story = {
  name: 'Filled: demo',
  args: { demo: { email: 'admin@kiewiet.example', password: 'kiewiet-admin' } },
}

export const Empty: Story = {
  args: { search: '?next=%2Fadmin%2Fdashboard%3Fsection%3Dapplications' },
}

// Tests

export const SaysWhereOneWasHeading: Story = {
  ...Empty,
  name: 'Says where one was heading',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveValue('')
    await expect(canvas.getByText('the Admin Dashboard')).toBeVisible()
  },
}

export const Demo: Story = {
  name: 'Is filled in in a demo',
  args: { demo: { email: 'admin@kiewiet.example', password: 'kiewiet-admin' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Login/ }))
    await waitFor(() =>
      expect(args.onSignIn).toHaveBeenCalledWith({
        email: 'admin@kiewiet.example',
        password: 'kiewiet-admin',
        role: 'teacher',
      }),
    )
  },
}

export const NothingTyped: Story = {
  name: 'Names what is missing',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Login/ }))
    await waitFor(() =>
      expect(canvas.getByLabelText('E-mail address')).toHaveAccessibleDescription(
        'Please enter a valid email address.',
      ),
    )
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Password is required')
    await expect(args.onSignIn).not.toHaveBeenCalled()
  },
}

export const WrongPassword: Story = {
  name: 'Says that the password is wrong',
  args: {
    onSignIn: fn(wrongPassword),
  },
  play: async ({ canvas }) => {
    await logIn(canvas)
    await problem(canvas, 'Incorrect e-mail address or password. Please try again.')
  },
}

export const NotAnAdministrator: Story = {
  name: 'Says that somebody is no administrator',
  args: {
    onSignIn: fn(refuse("You don't have permission to access the admin area.", 'FORBIDDEN', 403)),
  },
  play: async ({ canvas }) => {
    await logIn(canvas)
    await problem(canvas, "You don't have permission to access the admin area.")
  },
}

export const RefusedWithoutAReason: Story = {
  name: 'Says to check the credentials',
  args: { onSignIn: fn(refuse('', 'UNAUTHENTICATED', 401)) },
  play: async ({ canvas }) => {
    await logIn(canvas)
    await problem(canvas, 'Login failed. Please check your credentials.')
  },
}

export const UnexpectedAnswer: Story = {
  name: 'Says that the answer was unexpected',
  args: { onSignIn: fn(async () => false) },
  play: async ({ canvas }) => {
    await logIn(canvas)
    await problem(canvas, 'Login failed with unexpected response.')
  },
}

export const SecondFactor: Story = {
  name: 'Asks for the code of the second step',
  args: {
    onSignIn: fn(async ({ code }: { code?: string | null }) => {
      if (code === '123456') return true
      const message = 'This code is wrong or has already been used. Please enter the latest one.'
      throw code
        ? refusal(message, 'SECOND_FACTOR_REQUIRED', 401, { code: message })
        : refusal('Please enter the code from your authenticator app.', 'SECOND_FACTOR_REQUIRED', 401)
    }),
  },
  play: async ({ args, canvas }) => {
    await logIn(canvas)
    const code = await canvas.findByLabelText('Code')
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.type(code, '000000{Enter}')
    await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is wrong/))
    await userEvent.clear(code)
    await userEvent.type(code, '123456{Enter}')
    await waitFor(() => expect(args.onSignIn).toHaveBeenLastCalledWith(expect.objectContaining({ code: '123456' })))
  },
}

export const Passkey: Story = {
  name: 'Signs in with a passkey',
  args: { onPasskey: fn(refuse("You don't have permission to access the admin area.", 'FORBIDDEN', 403)) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with a passkey' }))
    await waitFor(() => expect(args.onPasskey).toHaveBeenCalledOnce())
    await expect(await canvas.findByText(/You are not signed in. You don't have permission/)).toBeVisible()
  },
}
