import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import * as styles from '#web/ui/Dialog/Dialog.css.ts'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { choice, toggle, words } from '#web/ui/Foundations/controls.ts'
import { FormDialog } from './FormDialog.tsx'

const meta = {
  title: 'Design system/Overlays/FormDialog',
  component: FormDialog,
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  args: {
    title: 'Edit goal',
    children: <TextField label="Goal" defaultValue="Counts to ten" />,
    sending: false,
    onClose: fn(),
    onDiscard: fn(),
    onSubmit: fn(),
  },
  argTypes: {
    title: words,
    description: words,
    problem: words,
    saveLabel: words,
    closeLabel: words,
    size: choice(styles.size),
    sending: toggle,
    danger: toggle,
    saveDisabled: toggle,
  },
} satisfies Meta<typeof FormDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** What went wrong with the whole form. */
export const Failed: Story = { args: { problem: 'The goal was not saved. The class is closed since yesterday.' } }

/** While it saves. */
export const Saving: Story = { args: { sending: true } }

/** Somebody else saved first: their change is said above the fields, and what was typed here stays. */
export const ChangedMeanwhile: Story = {
  args: { stale: { changes: [{ label: 'Goal', now: 'Counts to twenty' }], onTakeOver: fn() } },
}

export const EnterSendsIt: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit goal' }))
    await userEvent.type(dialog.getByLabelText('Goal'), '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const CancelDiscardsTheDraft: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit goal' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(args.onDiscard).toHaveBeenCalledOnce()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** Closed by accident while it is saving, nobody would see what becomes of it: it asks, and keeps the draft either way. */
export const AsksWhileItIsSaved: Story = {
  args: { sending: true, dirty: true, hasDraft: true },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit goal' }))
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    const answer = async (name: string) => {
      await userEvent.keyboard('{Escape}')
      const question = within(await screen.findByRole('alertdialog', { name: 'Not finished yet' }))
      await userEvent.click(question.getByRole('button', { name }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await answer('Wait')
    await expect(args.onClose).not.toHaveBeenCalled()
    await answer('Close anyway')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onDiscard).not.toHaveBeenCalled()
  },
}
