import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { lazyModule } from '../lazy.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { NotLoaded } from './NotLoaded.tsx'

let connected = false

const Import = lazyModule(
  async () => {
    if (!connected) throw new TypeError('Failed to fetch dynamically imported module')
    return {
      Import: ({ onClose }: { onClose: () => void }) => (
        <Dialog title="Import children" onClose={onClose}>
          <Text>Choose a file.</Text>
        </Dialog>
      ),
    }
  },
  { prefetched: false },
).component('Import')

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <Stack align="start">
      <Text>The list of children stays in use.</Text>
      <Button onClick={() => setOpen(true)}>Import</Button>
      {open && <Import onClose={() => setOpen(false)} />}
    </Stack>
  )
}

const meta = {
  title: 'Design system/Feedback/NotLoaded',
  component: NotLoaded,
  args: { onRetry: fn(), onClose: fn() },
} satisfies Meta<typeof NotLoaded>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** In the place of a part of the page, which nobody can close. */
export const WithoutClose: Story = { args: { onClose: undefined } }

/** Without a connection a dialog cannot be opened: a line says so in its place, the page stays, another try opens it. */
export const OpensAtAnotherTry: Story = {
  render: () => <Page />,
  beforeEach: () => {
    connected = false
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This could not be opened.')
    await expect(canvas.getByText('The list of children stays in use.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }))
    await canvas.findByRole('alert')
    connected = true
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await within(document.body).findByRole('dialog', { name: 'Import children' })).toBeVisible()
  },
}
