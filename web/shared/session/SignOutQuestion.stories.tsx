import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { readDraft, writeDraft } from '#web/app/draft.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { amount } from '#web/ui/Foundations/controls.ts'
import { currentToasts } from '#web/ui/Toast/toast.ts'
import { deviceStore } from '../attendance/deviceStore.ts'
import type { WaitingMark } from '../attendance/mark.ts'
import { SignOutQuestion } from './SignOutQuestion.tsx'
import { useSignOut } from './useSignOut.tsx'

const owner = 987
const end = fn(async () => undefined)
const leave = fn(async () => undefined)

function SignOut() {
  const { signOut, question } = useSignOut(owner, leave)
  return (
    <>
      <Button onClick={() => void signOut(end)}>Sign Out</Button>
      {question}
    </>
  )
}

const meta = {
  title: 'Design system/Overlays/SignOutQuestion',
  component: SignOutQuestion,
  parameters: { docs: { story: { inline: false, height: '300px' } } },
  args: { waiting: 2, onConfirm: fn(), onCancel: fn() },
  argTypes: { waiting: amount(1, 12) },
  beforeEach: async () => {
    for (const mock of [end, leave]) mock.mockReset()
    await deviceStore().clear(owner)
  },
} satisfies Meta<typeof SignOutQuestion>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const mark = (childId: number): WaitingMark => ({
  key: `2026-11-20/${childId}`,
  date: '2026-11-20',
  childId,
  values: { status: 'present', timeIn: null, timeOut: null, notes: null, collectedBy: null } as WaitingMark['values'],
  version: null,
  before: null,
  quiet: false,
  refused: null,
})

async function dialogOf(name: string) {
  const dialog = await screen.findByRole('alertdialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

export const MarksAreNotLostByOnePress: Story = {
  render: () => <SignOut />,
  play: async ({ canvas, step }) => {
    const store = deviceStore()
    await store.put(owner, mark(1))
    await store.put(owner, mark(2))
    await store.put(owner + 1, mark(1))
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }))
    await step('they are not lost by a press of one button', async () => {
      await press()
      const dialog = await dialogOf('2 marks have not been sent')
      await userEvent.click(dialog.getByRole('button', { name: 'Stay signed in' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(leave).not.toHaveBeenCalled()
      await expect(await store.load(owner)).toHaveLength(2)
    })
    await step('nothing of the account stays on the device, and nothing of another is touched', async () => {
      await press()
      const dialog = await dialogOf('2 marks have not been sent')
      await userEvent.click(dialog.getByRole('button', { name: 'Delete and sign out' }))
      await waitFor(() => expect(leave).toHaveBeenCalledOnce())
      await expect(await store.load(owner)).toEqual([])
      await expect(await store.load(owner + 1)).toHaveLength(1)
      await store.clear(owner + 1)
    })
  },
}

export const NothingIsAskedWhereNothingWaits: Story = {
  render: () => <SignOut />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }))
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
  },
}

/** Where the session could not be ended, the account stays, with what waits for it and what is typed. */
export const StaysSignedInWhereTheServerIsAway: Story = {
  render: () => <SignOut />,
  play: async ({ canvas }) => {
    const store = deviceStore()
    await store.put(owner, mark(1))
    writeDraft('reply.1', { body: 'At nine.' })
    end.mockRejectedValueOnce(new Error('The server cannot be reached.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }))
    const dialog = await dialogOf('1 mark has not been sent')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete and sign out' }))
    await waitFor(() => expect(currentToasts()[0]).toMatchObject({ title: 'You are still signed in' }))
    await expect(leave).not.toHaveBeenCalled()
    await expect(await store.load(owner)).toHaveLength(1)
    await expect(readDraft('reply.1')).toEqual({ body: 'At nine.' })
    writeDraft('reply.1', null)
  },
}
