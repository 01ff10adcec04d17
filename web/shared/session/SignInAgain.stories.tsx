import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { OperationError } from '#web/app/graphqlFetch.ts'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { SignInAgain } from './SignInAgain.tsx'

const meta = {
  title: 'Design system/Overlays/SignInAgain',
  component: SignInAgain,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    onSignIn: fn(async () => undefined),
    onPasskey: fn(async () => undefined),
    signInPage: '/parent-login?next=%2Fparent%2Fprofile',
  },
  render: (args) => (
    <>
      <TextField label="Note for the class" defaultValue="Lerato sleeps badly" />
      <SignInAgain {...args} />
    </>
  ),
} satisfies Meta<typeof SignInAgain>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const cover = async () => within(await screen.findByRole('dialog', { name: 'You were signed out' }))

async function fillIn() {
  const dialog = await cover()
  await userEvent.type(dialog.getByLabelText('Username'), 'parent')
  await userEvent.type(dialog.getByLabelText('Password'), 'kiewiet-parent')
  await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }))
  return dialog
}

export const NothingUnderItCanBeReached: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await cover()
    const { width, height } = (await screen.findByRole('dialog')).getBoundingClientRect()
    await expect([width, height]).toEqual([window.innerWidth, window.innerHeight])
    const under = canvasElement.querySelector('input') as HTMLInputElement
    under.focus()
    await expect(under).not.toHaveFocus()
    await userEvent.keyboard('{Escape}{Escape}')
    await expect(dialog.getByRole('heading', { name: 'You were signed out' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Go to the sign-in page' })).toHaveAttribute('href', args.signInPage)
  },
}

export const WhatWasTypedIsStillThere: Story = {
  play: async ({ args, canvasElement }) => {
    await fillIn()
    await waitFor(() =>
      expect(args.onSignIn).toHaveBeenCalledWith({ username: 'parent', password: 'kiewiet-parent', code: undefined }),
    )
    await expect(canvasElement.querySelector('input')).toHaveValue('Lerato sleeps badly')
  },
}

export const SaysWhatIsMissing: Story = {
  play: async ({ args }) => {
    const dialog = await cover()
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(dialog.getByLabelText('Username')).toHaveAccessibleDescription(/Username is required/))
    await expect(args.onSignIn).not.toHaveBeenCalled()
  },
}

export const SaysThatThePasswordIsWrong: Story = {
  args: {
    onSignIn: fn(() =>
      Promise.reject(new OperationError('Incorrect username or password. Please try again.', 'UNAUTHENTICATED', 401)),
    ),
  },
  play: async () => {
    const dialog = await fillIn()
    await waitFor(() => expect(dialog.getByText('Incorrect username or password. Please try again.')).toBeVisible())
  },
}

export const AsksForTheCode: Story = {
  args: {
    onSignIn: fn(() =>
      Promise.reject(
        new OperationError('Please enter the code from your authenticator app.', 'SECOND_FACTOR_REQUIRED', 401),
      ),
    ),
  },
  play: async () => {
    const dialog = await fillIn()
    await waitFor(() => expect(dialog.getByLabelText('Code')).toHaveFocus())
  },
}

export const SignsInWithAPasskey: Story = {
  play: async ({ args }) => {
    const dialog = await cover()
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in with a passkey' }))
    await waitFor(() => expect(args.onPasskey).toHaveBeenCalledOnce())
  },
}
