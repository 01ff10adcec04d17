import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
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
  firstName: 'Thandi',
  lastName: 'Mokoena',
  mustChangePassword: false,
  role: 'parent',
  username: 'thandi.m',
}
const protection = (isOn: boolean, left = isOn ? 10 : 0) => ({
  __typename: 'AccountSecurity' as const,
  secondFactorOffered: true,
  secondFactor: isOn,
  recoveryCodesLeft: left,
})
const uri = 'otpauth://totp/Kiewiet:anna%40kiewiet.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Kiewiet'

const meta = {
  title: 'Portal/Own account',
  component: AccountPage,
  decorators: [framed],
  parameters: { layout: 'fullscreen' },
  args: {
    centre: sampleCentre,
    owner,
    sessions,
    protection: { ...protection(false), secondFactorOffered: false },
    today: '2026-11-21',
    onLogout: fn(),
    onChangePassword: fn(async () => undefined),
    onChangeEmail: fn(async () => undefined),
    onEndSession: fn(async () => undefined),
    onSignOutEverywhere: fn(async () => undefined),
    onBeginSecondFactor: fn(async () => ({ secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', uri })),
    onConfirmSecondFactor: fn(async () => ['k3f7q-m2xa5', 'p7wde-3rtyu', 'zz2ab-cd4ef', 'hj6kl-mn7op']),
    onEndSecondFactor: fn(async () => undefined),
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

export const Parent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Two-step sign-in')).toBeNull()
    await expect(canvas.getByText(/Last used today at 08:15, signed in 20 November 2026 at 07:58/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute(
      'href',
      '/parent/dashboard',
    )
  },
}

export const PasswordChanged: Story = {
  play: async ({ args, canvas }) => {
    await changePassword(canvas)
    await waitFor(() => expect(canvas.getByText('Your password is changed')).toBeVisible())
    await expect(args.onChangePassword).toHaveBeenCalledWith({
      currentPassword: 'marula kettle 7',
      password: 'ribbon kettle garden',
    })
    await expect(formNamed(canvas, 'Change password').getByLabelText('Current password')).toHaveValue('')
  },
}

export const WrongCurrentPassword: Story = {
  args: {
    onChangePassword: fn(() => {
      const message = 'This is not your current password.'
      return Promise.reject(refusal(message, 'BAD_USER_INPUT', 400, { currentPassword: message }))
    }),
  },
  play: async ({ canvas }) => {
    await changePassword(canvas)
    await waitFor(() =>
      expect(canvas.getByLabelText('Current password')).toHaveAccessibleDescription(
        'This is not your current password.',
      ),
    )
    await expect(canvas.getByLabelText('Current password')).toHaveFocus()
  },
}

async function changeEmail(canvas: Canvas, button: RegExp) {
  const form = formNamed(canvas, 'Change e-mail address')
  await userEvent.type(form.getByLabelText('New e-mail address'), 'thandi@elsewhere.example')
  await userEvent.type(form.getByLabelText('Your password'), 'marula kettle 7')
  await userEvent.click(form.getByRole('button', { name: button }))
  return form
}

export const EmailAsked: Story = {
  play: async ({ args, canvas }) => {
    const form = await changeEmail(canvas, /Send the link/)
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent('on its way to thandi@elsewhere.example'))
    await expect(args.onChangeEmail).toHaveBeenCalledWith({
      email: 'thandi@elsewhere.example',
      currentPassword: 'marula kettle 7',
    })
  },
}

export const EmailAskedWithoutMail: Story = {
  args: { centre: silentCentre },
  play: async ({ canvas }) => {
    const form = await changeEmail(canvas, /Ask for a link/)
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent('call the office on 051 555 0123'))
  },
}

export const SignedOutElsewhere: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Sign out on Safari on iPhone/ }))
    await waitFor(() => expect(canvas.getByText('Signed out on Safari on iPhone')).toBeVisible())
    await expect(args.onEndSession).toHaveBeenCalledWith('phone')
  },
}

export const SignOutFailed: Story = {
  args: { onEndSession: fn(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Sign out on Safari on iPhone/ }))
    await waitFor(() => expect(canvas.getByText('You are still signed in there. Try again.')).toBeVisible())
  },
}

export const SignOutEverywhere: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'))
    await expect(args.onSignOutEverywhere).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
    await waitFor(() => expect(args.onSignOutEverywhere).toHaveBeenCalledOnce())
  },
}

const staff = { ...owner, role: 'admin', firstName: 'Anna', lastName: 'Kruger', username: 'anna' }

export const SecondFactorSetUp: Story = {
  args: { owner: staff, protection: protection(false) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up' }))
    await userEvent.type(canvas.getByLabelText(/Your password, so that/), 'marula kettle 7')
    await userEvent.click(canvas.getByRole('button', { name: /Continue/ }))
    await waitFor(() => expect(canvas.getByRole('img', { name: /QR code/ })).toBeVisible())
    await expect(args.onBeginSecondFactor).toHaveBeenCalledWith('marula kettle 7')
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Code from the app'), '123456')
    await userEvent.click(canvas.getByRole('button', { name: /Turn on/ }))
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Recovery codes' })).toBeVisible())
    await expect(canvas.getByText('k3f7q-m2xa5')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'I have kept them' }))
    await expect(canvas.queryByText('k3f7q-m2xa5')).toBeNull()
  },
}

export const ScanTheCode: Story = {
  args: { owner: staff, protection: protection(false) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up' }))
    await userEvent.type(canvas.getByLabelText(/Your password, so that/), 'marula kettle 7{Enter}')
    await waitFor(() => expect(canvas.getByRole('img', { name: /QR code/ })).toBeVisible())
  },
}

export const WrongFirstCode: Story = {
  args: {
    owner: staff,
    protection: protection(false),
    onConfirmSecondFactor: fn(() => {
      const message = 'This code is not right. Please enter the newest one, and check the clock of your phone.'
      return Promise.reject(refusal(message, 'BAD_USER_INPUT', 400, { code: message }))
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up' }))
    await userEvent.type(canvas.getByLabelText(/Your password, so that/), 'marula kettle 7{Enter}')
    await userEvent.type(await canvas.findByLabelText('Code from the app'), '000000{Enter}')
    await waitFor(() =>
      expect(canvas.getByLabelText('Code from the app')).toHaveAccessibleDescription(/This code is not right/),
    )
  },
}

export const SecondFactorOn: Story = {
  args: { owner: staff, protection: protection(true, 2) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/2 of your recovery codes/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }))
    await userEvent.type(canvas.getByLabelText(/Your password, so that/), 'marula kettle 7{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveAccessibleDescription(/or a recovery code/))
    await userEvent.type(canvas.getByLabelText('Code'), 'k3f7q-m2xa5{Enter}')
    await waitFor(() => expect(canvas.getByText('Two-step sign-in is off')).toBeVisible())
    const input = { currentPassword: 'marula kettle 7', code: 'k3f7q-m2xa5' }
    await expect(args.onEndSecondFactor).toHaveBeenCalledWith(input)
  },
}

export const SecondFactorStaysOn: Story = {
  args: {
    owner: staff,
    protection: protection(true, 2),
    onEndSecondFactor: fn(() =>
      Promise.reject(refusal('This code is not right', 'BAD_USER_INPUT', 400, { code: 'This code is not right' })),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }))
    await userEvent.type(canvas.getByLabelText(/Your password, so that/), 'marula kettle 7')
    await userEvent.type(canvas.getByLabelText('Code'), '000000{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveAccessibleDescription(/This code is not right/))
  },
}

/** Of a colleague whose first password an administrator has typed. */
export const FirstPassword: Story = {
  args: { owner: { ...staff, mustChangePassword: true }, protection: protection(false) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Choose a password of your own first')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Back to the dashboard/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Set up' })).toBeNull()
    await changePassword(canvas)
    await waitFor(() => expect(args.onChangePassword).toHaveBeenCalled())
  },
}
