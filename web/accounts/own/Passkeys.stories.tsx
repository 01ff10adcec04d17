import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { dismissToast } from '#web/ui/Toast/toast.ts'
import { framed } from '../storyFrame.tsx'
import { PasskeysPart } from './PasskeysPart.tsx'

const sessions = [
  {
    __typename: 'OwnSession' as const,
    id: 'this',
    device: 'Chrome on Windows',
    isCurrent: true,
    createdAt: '2026-11-20T05:58:00.000Z',
    lastSeenAt: '2026-11-21T06:15:00.000Z',
  },
]
const phone = {
  __typename: 'Passkey' as const,
  id: 1,
  name: 'My phone',
  createdAt: '2026-11-02T15:03:00.000Z',
  lastUsedAt: '2026-11-21T04:40:00.000Z',
}
const key = {
  __typename: 'Passkey' as const,
  id: 2,
  name: 'The key on my key ring, for when the phone is at home',
  createdAt: '2026-11-20T06:10:00.000Z',
  lastUsedAt: null,
}

const meta = {
  title: 'Portal/Own account/Passkeys',
  component: PasskeysPart,
  decorators: [framed],
  args: {
    passkeys: [phone, key],
    sessions,
    today: '2026-11-21',
    onAddPasskey: fn(async () => undefined),
    onRenamePasskey: fn(async () => undefined),
    onRemovePasskey: fn(async () => undefined),
  },
  beforeEach: () => dismissToast(),
} satisfies Meta<typeof PasskeysPart>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['dark-scheme'] }

export const Empty: Story = { args: { passkeys: [] } }

// Tests

const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const Adds: Story = {
  name: 'Adds a passkey under a name',
  args: { passkeys: [], onAddPasskey: fn(async () => undefined) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }))
    const dialog = await dialogNamed('Add a passkey')
    const name = dialog.getByLabelText('Name')
    await expect(name).toHaveValue('Chrome on Windows')
    await userEvent.clear(name)
    await userEvent.type(name, 'My phone')
    await userEvent.click(dialog.getByRole('button', { name: 'Add passkey' }))
    await waitFor(() => expect(args.onAddPasskey).toHaveBeenCalledWith('My phone'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Renames: Story = {
  name: 'Renames a passkey',
  args: { onRenamePasskey: fn(async () => undefined) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename My phone' }))
    const dialog = await dialogNamed('Rename passkey')
    await userEvent.type(dialog.getByLabelText('Name'), ', the blue one{Enter}')
    await waitFor(() => expect(args.onRenamePasskey).toHaveBeenCalledWith(1, 'My phone, the blue one'))
  },
}

export const Removes: Story = {
  name: 'Removes a passkey after a question',
  args: { onRemovePasskey: fn(async () => undefined) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove My phone' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(args.onRemovePasskey).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Remove passkey' }))
    await waitFor(() => expect(args.onRemovePasskey).toHaveBeenCalledWith(1))
  },
}
