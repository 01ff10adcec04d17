import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { after, filledIn, type Step } from '#web/app/StorySteps.tsx'
import { dismissToast } from '#web/ui/Toast/toast.ts'
import { framed, refusal, sampleCentre, silentCentre } from '../storyFrame.tsx'
import { AccountPage } from './AccountPage.tsx'

const sessions = [
  {
    __typename: 'OwnSession' as const,
    id: 'this',
    device: 'Chrome on Windows',
    isCurrent: true,
    createdAt: '2026-11-20T05:58:00.000Z',
    lastSeenAt: '2026-11-21T06:15:00.000Z',
  },
  {
    __typename: 'OwnSession' as const,
    id: 'phone',
    device: 'Safari on iPhone',
    isCurrent: false,
    createdAt: '2026-11-02T15:03:00.000Z',
    lastSeenAt: '2026-11-19T16:40:00.000Z',
  },
]
const owner = {
  __typename: 'User' as const,
  email: 'thandi@families.example',
  emailRefusedSince: null,
  firstName: 'Thandi',
  lastName: 'Mokoena',
  mustChangePassword: false,
  role: 'parent',
  username: 'thandi.m',
}
const protection = (isOn: boolean, left = isOn ? 10 : 0) => ({
  __typename: 'AccountSecurity' as const,
  secondFactor: isOn,
  recoveryCodesLeft: left,
})
const uri = 'otpauth://totp/Kiewiet:anna%40kiewiet.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Kiewiet'

const meta = {
  title: 'Portal/Own account',
  component: AccountPage,
  decorators: [framed],
  parameters: {
    layout: 'fullscreen',
  },
  args: {
    centre: sampleCentre,
    owner,
    sessions,
    passkeys: [],
    protection: protection(false),
    today: '2026-11-21',
    onLogout: fn(),
    onChangePassword: fn(async () => undefined),
    onChangeEmail: fn(async () => undefined),
    onEndSession: fn(async () => undefined),
    onSignOutEverywhere: fn(async () => undefined),
    onBeginSecondFactor: fn(async () => ({ secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', uri })),
    onConfirmSecondFactor: fn(async () => ['k3f7q-m2xa5', 'p7wde-3rtyu', 'zz2ab-cd4ef', 'hj6kl-mn7op']),
    onEndSecondFactor: fn(async () => undefined),
    onAddPasskey: fn(async () => undefined),
    onRenamePasskey: fn(async () => undefined),
    onRemovePasskey: fn(async () => undefined),
    onConfirmIdentity: fn(async () => undefined),
  },
  beforeEach: () => dismissToast(),
} satisfies Meta<typeof AccountPage>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const formNamed = (canvas: Canvas, name: string) => within(canvas.getByRole('form', { name }))

async function changePassword(canvas: Canvas, password = 'ribbon kettle garden') {
  const form = formNamed(canvas, 'Change password')
  await userEvent.type(form.getByLabelText('Current password'), 'marula kettle 7')
  await userEvent.type(form.getByLabelText('New password'), password)
  await userEvent.type(form.getByLabelText('Confirm new password'), password)
  await userEvent.click(form.getByRole('button', { name: /Change password/ }))
}

async function changeEmail(canvas: Canvas, button: RegExp) {
  const form = formNamed(canvas, 'Change e-mail address')
  await userEvent.type(form.getByLabelText('New e-mail address'), 'thandi@elsewhere.example')
  await userEvent.type(form.getByLabelText('Your password'), 'marula kettle 7')
  await userEvent.click(form.getByRole('button', { name: button }))
  return form
}

const staff = { ...owner, role: 'admin', firstName: 'Anna', lastName: 'Kruger', username: 'anna' }

const passwords = filledIn({
  'Current password': 'marula kettle 7',
  'New password': 'ribbon kettle garden',
  'Confirm new password': 'ribbon kettle garden',
})
const begun: Step[] = [
  { press: 'Set up' },
  { fill: 'Your password, to confirm', with: 'marula kettle 7' },
  { press: 'Continue' },
]

const wrongPassword = () => {
  const message = 'This is not your current password.'
  return Promise.reject(refusal(message, 'BAD_USER_INPUT', 400, { currentPassword: message }))
}
const wrongCode = () => {
  const message = "This code is wrong. Please enter the latest one, and check your phone's clock."
  return Promise.reject(refusal(message, 'BAD_USER_INPUT', 400, { code: message }))
}

export const Filled: Story = {
  tags: ['dark-scheme'],
  name: 'Filled: parent',
}

export const FilledRefused: Story = {
  name: 'Filled: e-mails to the address are refused',
  args: { owner: { ...owner, emailRefusedSince: '2026-11-06T05:52:00.000Z' } },
  play: async ({ canvas }) => {
    const form = formNamed(canvas, 'Change e-mail address')
    await expect(
      form.getByText(/^E-mails to thandi@families\.example have been refused since 6 November 2026 at 07:52\./),
    ).toBeVisible()
  },
}

/** Of a colleague whose first password an administrator has typed. */
export const FilledFirstPassword: Story = {
  name: 'Filled: a password of your own first',
  args: { owner: { ...staff, mustChangePassword: true }, protection: protection(false) },
}

/** One device, and an address that mail reaches by the office alone. */
export const Empty: Story = { args: { centre: silentCentre, sessions: sessions.slice(0, 1) } }

export const Failed: Story = {
  name: 'Failed: wrong current password',
  args: { onChangePassword: fn(wrongPassword) },
  decorators: [after(...passwords, { press: 'Change password' })],
}

export const SecondStepWrongCode: Story = {
  name: 'Two-step sign-in: wrong code',
  args: { owner: staff, onConfirmSecondFactor: fn(wrongCode) },
  decorators: [after(...begun, { fill: 'Code from the app', with: '000000' }, { press: 'Turn on' })],
}

// Tests

export const Parent: Story = {
  ...Filled,
  name: 'Offers the second step to parents',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/decides who may collect them/)).toBeVisible()
    await expect(canvas.getByText(/Last used today at 08:15, signed in 20 November 2026 at 07:58/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute(
      'href',
      '/parent/dashboard',
    )
  },
}

export const Teacher: Story = {
  args: { owner: { ...owner, role: 'teacher' } },
  name: 'Leads a teacher back to the staff area',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/staff')
  },
}

export const PasswordChanged: Story = {
  name: 'Changes the password',
  play: async ({ args, canvas }) => {
    await changePassword(canvas)
    await waitFor(() => expect(canvas.getByText('Your password has been changed')).toBeVisible())
    await expect(args.onChangePassword).toHaveBeenCalledWith({
      currentPassword: 'marula kettle 7',
      password: 'ribbon kettle garden',
    })
    await expect(formNamed(canvas, 'Change password').getByLabelText('Current password')).toHaveValue('')
  },
}

export const EmailAsked: Story = {
  name: 'Sends a link to the new address',
  play: async ({ args, canvas }) => {
    const form = await changeEmail(canvas, /Send the link/)
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent('on its way to thandi@elsewhere.example'))
    await expect(args.onChangeEmail).toHaveBeenCalledWith({
      email: 'thandi@elsewhere.example',
      currentPassword: 'marula kettle 7',
    })
  },
}

export const EmailRefused: Story = {
  name: 'Says why the address cannot be changed, and sends nobody to a mailbox',
  args: { onChangeEmail: fn(wrongPassword) },
  play: async ({ canvas }) => {
    const form = await changeEmail(canvas, /Send the link/)
    await expect(await form.findByText('This is not your current password.')).toBeVisible()
    await expect(form.queryByText('Please check your mailbox')).toBeNull()
  },
}

export const EmailAskedWithoutMail: Story = {
  name: 'Says to call the office where no mail leaves',
  args: { centre: silentCentre },
  play: async ({ canvas }) => {
    const form = await changeEmail(canvas, /Request a link/)
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent('call the office on 051 555 0123'))
  },
}

export const SignedOutElsewhere: Story = {
  name: 'Signs out on another device',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Sign out on Safari on iPhone/ }))
    await waitFor(() => expect(canvas.getByText('Signed out on Safari on iPhone')).toBeVisible())
    await expect(args.onEndSession).toHaveBeenCalledWith('phone')
  },
}

export const SignOutFailed: Story = {
  name: 'Says that one is still signed in',
  args: { onEndSession: fn(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Sign out on Safari on iPhone/ }))
    await waitFor(() => expect(canvas.getByText('You are still signed in there. Try again.')).toBeVisible())
  },
}

export const SignOutEverywhere: Story = {
  name: 'Signs out everywhere after a question',
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'))
    await expect(args.onSignOutEverywhere).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
    await waitFor(() => expect(args.onSignOutEverywhere).toHaveBeenCalledOnce())
  },
}

export const SecondFactorSetUp: Story = {
  name: 'Sets up two-step sign-in',
  args: { owner: staff, protection: protection(false) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up' }))
    await userEvent.type(canvas.getByLabelText(/Your password, to confirm/), 'marula kettle 7')
    await userEvent.click(canvas.getByRole('button', { name: /Continue/ }))
    await waitFor(() => expect(canvas.getByRole('img', { name: /QR code/ })).toBeVisible())
    await expect(args.onBeginSecondFactor).toHaveBeenCalledWith('marula kettle 7')
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Code from the app'), '123456')
    await userEvent.click(canvas.getByRole('button', { name: /Turn on/ }))
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Recovery codes' })).toBeVisible())
    await expect(canvas.getByText('k3f7q-m2xa5')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'I have stored them' }))
    await expect(canvas.queryByText('k3f7q-m2xa5')).toBeNull()
  },
}

export const ScanTheCode: Story = {
  name: 'Shows the code for the app',
  args: { owner: staff, protection: protection(false) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up' }))
    await userEvent.type(canvas.getByLabelText(/Your password, to confirm/), 'marula kettle 7{Enter}')
    await waitFor(() => expect(canvas.getByRole('img', { name: /QR code/ })).toBeVisible())
  },
}

export const SecondFactorOn: Story = {
  name: 'Turns two-step sign-in off',
  args: { owner: staff, protection: protection(true, 2) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/2 of your recovery codes/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }))
    await userEvent.type(canvas.getByLabelText(/Your password, to confirm/), 'marula kettle 7{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveAccessibleDescription(/or a recovery code/))
    await userEvent.type(canvas.getByLabelText('Code'), 'k3f7q-m2xa5{Enter}')
    await waitFor(() => expect(canvas.getByText('Two-step sign-in is off')).toBeVisible())
    const input = { currentPassword: 'marula kettle 7', code: 'k3f7q-m2xa5' }
    await expect(args.onEndSecondFactor).toHaveBeenCalledWith(input)
  },
}

export const FirstPassword: Story = {
  name: "Asks for a password of one's own first",
  args: FilledFirstPassword.args,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Please choose your own password first')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Back to the dashboard/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Set up' })).toBeNull()
    await changePassword(canvas)
    await waitFor(() => expect(args.onChangePassword).toHaveBeenCalled())
  },
}

let isConfirmed = false
const onceConfirmed = async () => {
  if (!isConfirmed) throw refusal('Please enter your password again to do this.', 'FRESH_AUTHENTICATION_REQUIRED', 403)
}

/** As the server does for every account, and with a second factor also before the address or the password changes. */
export const AsksWhoItIs: Story = {
  name: 'Asks who it is where the sign-in was long ago, and then adds a passkey or changes the address',
  args: {
    owner: staff,
    protection: protection(true),
    onAddPasskey: fn(onceConfirmed),
    onChangeEmail: fn(onceConfirmed),
    onConfirmIdentity: fn(async () => void (isConfirmed = true)),
  },
  play: async ({ args, canvas, step }) => {
    const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))
    const confirm = async () => {
      const question = await dialogNamed("Confirm it's you")
      await userEvent.type(question.getByLabelText('Your password'), 'marula kettle 7{Enter}')
    }
    await step('a passkey', async () => {
      isConfirmed = false
      await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }))
      await userEvent.click((await dialogNamed('Add a passkey')).getByRole('button', { name: 'Add passkey' }))
      await confirm()
      await waitFor(() => expect(args.onAddPasskey).toHaveBeenCalledTimes(2))
      await expect(args.onConfirmIdentity).toHaveBeenCalledWith({ currentPassword: 'marula kettle 7', code: null })
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('an address', async () => {
      isConfirmed = false
      const form = await changeEmail(canvas, /link/)
      await confirm()
      await expect(await form.findByText('Please check your mailbox')).toBeVisible()
    })
  },
}
