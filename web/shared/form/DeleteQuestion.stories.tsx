import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { OperationError } from '#web/app/graphqlFetch.ts'
import { words } from '#web/ui/Foundations/controls.ts'
import { Toaster } from '#web/ui/Toast/Toaster.tsx'
import { dismissToast } from '#web/ui/Toast/toast.ts'
import { DeleteQuestion } from './DeleteQuestion.tsx'

const meta = {
  title: 'Design system/Overlays/DeleteQuestion',
  component: DeleteQuestion,
  parameters: { area: 'admin', docs: { story: { inline: false, height: '320px' } } },
  args: {
    what: 'goal',
    text: '“Counts to ten” is no longer on the page of Lerato Mokoena.',
    remove: fn(async () => undefined),
    restore: fn(async () => undefined),
    onClose: fn(),
  },
  argTypes: { what: words, text: words, question: words, confirmLabel: words, cancelLabel: words, waitingLabel: words },
  render: (args) => (
    <>
      <DeleteQuestion {...args} />
      <Toaster />
    </>
  ),
  beforeEach: () => dismissToast(),
} satisfies Meta<typeof DeleteQuestion>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** What has to be known first is still being read: nothing can be confirmed yet. */
export const Waiting: Story = { args: { waitingLabel: 'Looking at the timetable...' } }

const dialog = async () => within(await screen.findByRole('alertdialog'))

export const UndoBringsItBack: Story = {
  play: async ({ args }) => {
    const question = await dialog()
    await userEvent.click(question.getByRole('button', { name: 'Delete goal' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(true))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(args.restore).toHaveBeenCalledOnce()
    await expect(await screen.findByText('Goal restored successfully')).toBeVisible()
  },
}

export const SaysWhyItFailed: Story = {
  args: {
    remove: fn(() => Promise.reject(new OperationError('The goal is part of a report card.', 'CONFLICT', 409))),
  },
  play: async ({ args }) => {
    const question = await dialog()
    await userEvent.click(question.getByRole('button', { name: 'Delete goal' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(false))
    await expect(await screen.findByText('Failed to delete goal. The goal is part of a report card.')).toBeVisible()
  },
}
