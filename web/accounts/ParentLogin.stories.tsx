import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { after, filledIn } from '#web/app/StorySteps.tsx'
import { dismissToast } from '#web/ui/Toast/toast.ts'
import { ParentLoginPage } from './ParentLoginPage.tsx'
import { framed, refusal, sampleCentre } from './storyFrame.tsx'

const meta = {
  title: 'Site/Parent login',
  component: ParentLoginPage,
  decorators: [framed],
  parameters: {
    layout: 'fullscreen',
  },
  args: {
    centre: sampleCentre,
    search: '',
    invitation: null,
    onSignIn: fn(async () => undefined),
    onPasskey: fn(async () => undefined),
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

const registration = filledIn({
  'First name': 'Thandi',
  'Last name': 'Mokoena van der Westhuizen',
  'E-mail address': 'thandi.mokoena@families.example',
  Phone: '082 555 0142',
  Username: 'thandi',
  Password: 'ribbon kettle garden',
  'Confirm password': 'ribbon kettle garden',
})
const credentials = filledIn({ Username: 'parent', Password: 'kiewiet-parent' })
const unknownAddress = `?next=${encodeURIComponent('/photos/2026/spring-concert-with-grandparents-and-everyone-else')}`

const refuse =
  (...said: Parameters<typeof refusal>) =>
  () =>
    Promise.reject(refusal(...said))
const wrongPassword = refuse('Incorrect username or password. Please try again.', 'UNAUTHENTICATED', 401)
const usernameTaken = refuse('This username is taken. Please choose another one.', 'CONFLICT', 409, {
  username: 'This username is taken. Please choose another one.',
})

export const Filled: Story = { name: 'Filled: login', decorators: [after(...credentials)] }

export const FilledCode: Story = {
  name: 'Filled: login, second step',
  args: { onSignIn: fn(refuse('Please enter the code from your authenticator app.', 'SECOND_FACTOR_REQUIRED', 401)) },
  decorators: [after(...credentials, 'send')],
}

export const FilledRegister: Story = {
  name: 'Filled: register',
  decorators: [after({ press: 'Register' }, ...registration)],
}

export const Empty: Story = { name: 'Empty: login' }

// Tests

export const Login: Story = {
  name: 'Logs in',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
    await logIn(canvas)
    await waitFor(() =>
      expect(args.onSignIn).toHaveBeenCalledWith({ username: 'parent', password: 'kiewiet-parent' }, null),
    )
  },
}

export const FromAProtectedPage: Story = {
  name: 'Says where one was heading',
  args: { search: '?next=%2Fparent%2Fdashboard' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('your Parent Dashboard')).toBeVisible()
  },
}

export const FromAnUnknownAddress: Story = {
  name: 'Says that there is no such address',
  args: { search: unknownAddress },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/spring-concert/)).toBeVisible()
    await expect(canvas.queryByText(/straight there/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'home page' })).toHaveAttribute('href', '/')
  },
}

export const NothingTyped: Story = {
  name: 'Names what is missing',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Login/ }))
    await waitFor(() => expect(canvas.getByLabelText('Username')).toHaveAccessibleDescription(/Username is required/))
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Password is required')
    await expect(canvas.getByLabelText('Username')).toHaveFocus()
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
    await waitFor(() => expect(canvas.getByText('Login Failed')).toBeVisible())
    await expect(canvas.getByText('Incorrect username or password. Please try again.')).toBeVisible()
    await expect(canvas.getByLabelText('Username')).toHaveValue('parent')
    // the toast goes after five seconds, this does not
    await expect(within(canvas.getByRole('form', { name: 'Login' })).getByRole('alert')).toHaveTextContent(
      'You are not logged in. Incorrect username or password. Please try again.',
    )
  },
}

export const ServerAway: Story = {
  name: 'Says that the login failed',
  args: { onSignIn: fn(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async ({ canvas }) => {
    await logIn(canvas)
    await waitFor(() => expect(canvas.getByText('Login failed')).toBeVisible())
  },
}

export const PasswordShown: Story = {
  name: 'Shows and hides the password',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'kiewiet-parent')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
  },
}

export const Register: Story = {
  name: 'Says how good a password is',
  play: async ({ canvas }) => {
    await openRegister(canvas)
    await userEvent.type(canvas.getByLabelText('Password'), 'ribbon7k')
    await expect(canvas.getByText('Fair')).toBeVisible()
  },
}

export const RegisterAfterALookAtTheLogin: Story = {
  name: 'Keeps what was typed while one looks at the login',
  play: async ({ canvas }) => {
    await openRegister(canvas)
    await userEvent.type(canvas.getByLabelText('First name'), 'Thandi')
    await userEvent.type(canvas.getByLabelText('Password'), 'ribbon kettle garden')
    await userEvent.click(canvas.getByRole('tab', { name: 'Login' }))
    await openRegister(canvas)
    await expect(canvas.getByLabelText('First name')).toHaveValue('Thandi')
    await expect(canvas.getByLabelText('Password')).toHaveValue('ribbon kettle garden')
  },
}

export const RegisterWithNothingTyped: Story = {
  name: 'Names everything that is missing',
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
  name: 'Registers, and comes back to the login',
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
  name: 'Says that a username is taken',
  args: {
    onRegister: fn(usernameTaken),
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
  name: 'Registers with an invitation',
  args: { invitation },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("You are invited to follow Lerato's day")).toBeVisible()
    await expect(canvas.getByLabelText('E-mail address')).toHaveValue('thandi@families.example')
    // what the application said is not asked again
    await expect(canvas.getByLabelText('First name')).toHaveValue('Thandi')
    await expect(canvas.getByLabelText('Last name')).toHaveValue('van der Merwe')
    await expect(canvas.getByLabelText(/^Phone/)).toHaveValue('082 555 0143')
    await userEvent.type(canvas.getByLabelText('Username'), 'thandi')
    await userEvent.type(canvas.getByLabelText('Password'), 'ribbon kettle garden')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'ribbon kettle garden')
    await userEvent.click(canvas.getByRole('button', { name: /^Register/ }))
    await waitFor(() => expect(canvas.getByText(/^Log in to follow Lerato's day\./)).toBeVisible())
    await expect(args.onRegister).toHaveBeenCalledWith(expect.objectContaining({ invitation: 'a-token' }))
    await userEvent.type(canvas.getByLabelText('Password'), 'ribbon kettle garden')
    await userEvent.click(canvas.getByRole('button', { name: /^Login/ }))
    await waitFor(() => expect(args.onSignIn).toHaveBeenCalledWith(expect.anything(), null))
  },
}

export const InvitedWithAnAccount: Story = {
  name: 'Accepts an invitation with an account',
  args: { invitation },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Login' }))
    await logIn(canvas)
    await waitFor(() => expect(args.onSignIn).toHaveBeenCalledWith(expect.anything(), 'a-token'))
  },
}

export const FailedInvitation: Story = {
  name: 'Says that an invitation was used',
  args: { invitation: 'used' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has been used or has expired/)).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')
  },
}
