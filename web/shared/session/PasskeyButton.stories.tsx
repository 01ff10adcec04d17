import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { after } from '#web/app/StorySteps.tsx'
import { never } from '#web/app/mocks.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { createPasskey } from './passkeys.ts'

const meta = {
  title: 'Design system/Forms/PasskeyButton',
  component: PasskeyButton,
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{<Story />}</div>],
  args: { onUse: fn(async (): Promise<unknown> => undefined) },
} satisfies Meta<typeof PasskeyButton>
export default meta
type Story = StoryObj<typeof meta>

const cancelled = 'No passkey was used. It was cancelled, took too long, or there is none on this device.'
const pressed = after({ press: 'Sign in with a passkey' })

export const Default: Story = {}

/** While the device asks. */
export const Waiting: Story = { args: { onUse: fn(never) }, decorators: [pressed] }

// Tests

/** The options of a server; the browser's own part is replaced by what it does. */
const options = JSON.stringify({
  challenge: 'Y2hhbGxlbmdl',
  rp: { name: 'Kiewiet' },
  user: { id: 'MQ', name: 'thandi', displayName: 'Thandi' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
})
const failing = (name: string) => () => Promise.reject(new DOMException('The browser says no', name))

export const SaysThatItWasCancelled: Story = {
  args: { onUse: fn((): Promise<unknown> => createPasskey(options)) },
  beforeEach: () => {
    const { create } = navigator.credentials
    navigator.credentials.create = failing('NotAllowedError')
    return () => void (navigator.credentials.create = create)
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with a passkey' }))
    await expect(await canvas.findByText(`You are not signed in. ${cancelled}`)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled()
  },
}

export const SaysThatTheBrowserHasNone: Story = {
  args: { onUse: fn((): Promise<unknown> => createPasskey(options)) },
  beforeEach: () => {
    const known = window.PublicKeyCredential
    Object.assign(window, { PublicKeyCredential: undefined })
    return () => void Object.assign(window, { PublicKeyCredential: known })
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with a passkey' }))
    await expect(await canvas.findByText(/This browser cannot use passkeys/)).toBeVisible()
  },
}
