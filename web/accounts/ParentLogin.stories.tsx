import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { dismissToast } from '#web/ui/Toast/toast.ts'
import { ParentLoginPage } from './ParentLoginPage.tsx'
import { framed, refusal, sampleCentre } from './storyFrame.tsx'

const meta = {
  title: 'Site/Parent login',
  component: ParentLoginPage,
  decorators: [framed],
  parameters: { layout: 'fullscreen' },
  args: {
    centre: sampleCentre,
    search: '',
    invitation: null,
    onSignIn: fn(async () => undefined),
    onRegister: fn(async () => undefined),
  },
  beforeEach: () => dismissToast(),
} satisfies Meta<typeof ParentLoginPage>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const invitation = {
  token: 'a-token',
  email: 'thandi@families.example',
  childFirstName: 'Lerato',
  parentName: 'Thandi van der Merwe',
  phoneNumber: '082 555 0143',
}

async function logIn(canvas: Canvas) {
  await userEvent.type(canvas.getByLabelText('Username'), 'parent')
  await userEvent.type(canvas.getByLabelText('Password'), 'kiewiet-parent')
  await userEvent.click(canvas.getByRole('button', { name: /^Login/ }))
}

const openRegister = (canvas: Canvas) => userEvent.click(canvas.getByRole('tab', { name: 'Register' }))

async function fillIn(canvas: Canvas, answers: Record<string, string> = {}) {
  const all = {
    'First name': 'Thandi',
    'Last name': 'Mokoena',
    'E-mail address': 'thandi@families.example',
    Username: 'thandi',
    Password: 'ribbon kettle garden',
    'Confirm password': 'ribbon kettle garden',
    ...answers,
  }
  for (const [label, text] of Object.entries(all)) {
    const field = canvas.getByLabelText(label)
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
  await userEvent.click(canvas.getByRole('button', { name: /^Register/ }))
}

export const Login: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
    await logIn(canvas)
    await waitFor(() =>
      expect(args.onSignIn).toHaveBeenCalledWith({ username: 'parent', password: 'kiewiet-parent' }, null),
    )
  },
}

export const FromAProtectedPage: Story = {
  args: { search: '?next=%2Fparent%2Fdashboard' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('your Parent Dashboard')).toBeVisible()
  },
}

export const FromAnUnknownAddress: Story = {
  args: { search: `?next=${encodeURIComponent('/photos/2026/spring-concert-with-grandparents-and-everyone-else')}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/spring-concert/)).toBeVisible()
    await expect(canvas.queryByText(/straight there/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'home page' })).toHaveAttribute('href', '/')
  },
}

export const NothingTyped: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Login/ }))
    await waitFor(() => expect(canvas.getByLabelText('Username')).toHaveAccessibleDescription(/Username is required/))
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Password is required')
    await expect(canvas.getByLabelText('Username')).toHaveFocus()
    await expect(args.onSignIn).not.toHaveBeenCalled()
  },
}

export const WrongPassword: Story = {
  args: {
    onSignIn: fn(() =>
      Promise.reject(refusal('Wrong username or password. Please try again.', 'UNAUTHENTICATED', 401)),
    ),
  },
  play: async ({ canvas }) => {
    await logIn(canvas)
    await waitFor(() => expect(canvas.getByText('Login Failed')).toBeVisible())
    await expect(canvas.getByText('Wrong username or password. Please try again.')).toBeVisible()
    await expect(canvas.getByLabelText('Username')).toHaveValue('parent')
    // the toast goes after five seconds, this does not
    await expect(within(canvas.getByRole('form', { name: 'Login' })).getByRole('alert')).toHaveTextContent(
      'You are not logged in. Wrong username or password. Please try again.',
    )
  },
}

export const ServerAway: Story = {
  args: { onSignIn: fn(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async ({ canvas }) => {
    await logIn(canvas)
    await waitFor(() => expect(canvas.getByText('Login failed')).toBeVisible())
  },
}

export const PasswordShown: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'kiewiet-parent')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
  },
}

export const Register: Story = {
  play: async ({ canvas }) => {
    await openRegister(canvas)
    await userEvent.type(canvas.getByLabelText('Password'), 'ribbon7k')
    await expect(canvas.getByText('Fair')).toBeVisible()
  },
}

export const RegisterWithNothingTyped: Story = {
  play: async ({ args, canvas }) => {
    await openRegister(canvas)
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'x')
    await userEvent.click(canvas.getByRole('button', { name: /^Register/ }))
    const form = within(canvas.getByRole('form', { name: 'Register' }))
    const summary = within(await form.findByRole('alert'))
    await expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'First name is required',
      'Last name is required',
      'Please enter a valid email address.',
      'Username must be at least 3 characters',
      'Password must be at least 6 characters',
      "Passwords don't match",
    ])
    await expect(args.onRegister).not.toHaveBeenCalled()
  },
}

export const Registered: Story = {
  play: async ({ args, canvas }) => {
    await openRegister(canvas)
    await fillIn(canvas)
    await waitFor(() => expect(canvas.getByText('Your account is ready')).toBeVisible())
    await expect(args.onRegister).toHaveBeenCalledWith({
      firstName: 'Thandi',
      lastName: 'Mokoena',
      email: 'thandi@families.example',
      phoneNumber: null,
      username: 'thandi',
      password: 'ribbon kettle garden',
      invitation: null,
    })
    await expect(canvas.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByLabelText('Username')).toHaveValue('thandi')
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
    await openRegister(canvas)
    await expect(canvas.getByLabelText('First name')).toHaveValue('')
    await userEvent.click(canvas.getByRole('tab', { name: 'Login' }))
  },
}

export const UsernameTaken: Story = {
  args: {
    onRegister: fn(() =>
      Promise.reject(
        refusal('This username is taken. Please choose another one.', 'CONFLICT', 409, {
          username: 'This username is taken. Please choose another one.',
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await openRegister(canvas)
    await fillIn(canvas)
    await waitFor(() => expect(canvas.getByText('Registration Failed')).toBeVisible())
    await expect(canvas.getByLabelText('Username')).toHaveAccessibleDescription(/This username is taken/)
    await expect(canvas.getByLabelText('Password')).toHaveValue('ribbon kettle garden')
  },
}

export const Invited: Story = {
  args: { invitation },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("You are invited to see Lerato's day")).toBeVisible()
    await expect(canvas.getByLabelText('E-mail address')).toHaveValue('thandi@families.example')
    // what the application said is not asked again
    await expect(canvas.getByLabelText('First name')).toHaveValue('Thandi')
    await expect(canvas.getByLabelText('Last name')).toHaveValue('van der Merwe')
    await expect(canvas.getByLabelText(/^Phone/)).toHaveValue('082 555 0143')
    await userEvent.type(canvas.getByLabelText('Username'), 'thandi')
    await userEvent.type(canvas.getByLabelText('Password'), 'ribbon kettle garden')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'ribbon kettle garden')
    await userEvent.click(canvas.getByRole('button', { name: /^Register/ }))
    await waitFor(() => expect(canvas.getByText(/^Log in to see Lerato's day\./)).toBeVisible())
    await expect(args.onRegister).toHaveBeenCalledWith(expect.objectContaining({ invitation: 'a-token' }))
    await userEvent.type(canvas.getByLabelText('Password'), 'ribbon kettle garden')
    await userEvent.click(canvas.getByRole('button', { name: /^Login/ }))
    await waitFor(() => expect(args.onSignIn).toHaveBeenCalledWith(expect.anything(), null))
  },
}

export const InvitedWithAnAccount: Story = {
  args: { invitation },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Login' }))
    await logIn(canvas)
    await waitFor(() => expect(args.onSignIn).toHaveBeenCalledWith(expect.anything(), 'a-token'))
  },
}

export const InvitationUsed: Story = {
  args: { invitation: 'used' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/already used or is too old/)).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')
  },
}
