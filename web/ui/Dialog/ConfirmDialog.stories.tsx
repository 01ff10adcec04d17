import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { watchFocus } from '../focus.ts'
import { toggle, words } from '../Foundations/controls.ts'
import { ConfirmDialog } from './Dialog.tsx'
import { DiscardQuestion } from './Question.tsx'

const meta = {
  title: 'Design system/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  subcomponents: { DiscardQuestion },
  parameters: { docs: { story: { inline: false, height: '300px' } } },
  args: {
    open: true,
    title: 'Send 24 invoices?',
    text: 'Each family gets an e-mail with its invoice. This cannot be undone.',
    confirmLabel: 'Send invoices',
    onConfirm: fn(),
    onCancel: fn(),
  },
  argTypes: {
    open: toggle,
    title: words,
    text: words,
    confirmLabel: words,
    cancelLabel: words,
    danger: toggle,
    pending: toggle,
    pendingLabel: words,
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { pendingLabel: 'Sending...' } }

/** It takes something away: the button is red, and the focus begins on Cancel. */
export const Danger: Story = {
  args: {
    danger: true,
    title: 'Delete activity?',
    text: 'Are you sure you want to delete this activity?',
    confirmLabel: 'Delete activity',
  },
}

/** At work. */
export const Pending: Story = {
  args: { ...Danger.args, pending: true, pendingLabel: 'Deleting...' },
}

export const FocusBeginsOnCancelWhereSomethingIsLost: Story = {
  ...Danger,
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete activity?' })
    await expect(dialog).toHaveAccessibleDescription('Are you sure you want to delete this activity?')
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete activity' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

function Goals() {
  const [goals, setGoals] = useState(['Counts to ten', 'Ties her shoes', 'Tells a story'])
  const [deleting, setDeleting] = useState<string | null>(null)
  useEffect(watchFocus, [])
  // as in the product the list is read again once the dialog is closed
  const remove = (goal: string) => setTimeout(() => setGoals((all) => all.filter((other) => other !== goal)), 50)
  return (
    <>
      <ul>
        {goals.map((goal) => (
          <li key={goal}>
            {goal} <Button onClick={() => setDeleting(goal)}>Delete {goal}</Button>
          </li>
        ))}
      </ul>
      {deleting && (
        <ConfirmDialog
          danger
          title="Delete goal?"
          confirmLabel="Delete goal"
          onCancel={() => setDeleting(null)}
          onConfirm={() => {
            remove(deleting)
            setDeleting(null)
          }}
        />
      )}
    </>
  )
}

/** A row that was deleted takes its button along: the focus goes to the next row, and from the last one to that before. */
export const FocusGoesToTheNextRow: Story = {
  render: () => <Goals />,
  play: async ({ canvas }) => {
    const remove = async (goal: string) => {
      canvas.getByRole('button', { name: `Delete ${goal}` }).focus()
      await userEvent.keyboard('{Enter}')
      const question = within(await screen.findByRole('alertdialog', { name: 'Delete goal?' }))
      await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus())
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.queryByText(goal)).toBeNull())
    }
    await remove('Counts to ten')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Ties her shoes' })).toHaveFocus())
    await remove('Tells a story')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Ties her shoes' })).toHaveFocus())
  },
}
