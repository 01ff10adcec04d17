import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { TextField } from '../Field/TextField.tsx'
import { choice, toggle, words } from '../Foundations/controls.ts'
import * as styles from './Dialog.css.ts'
import { DialogForm } from './DialogForm.tsx'

const meta = {
  title: 'Design system/Overlays/DialogForm',
  component: DialogForm,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    title: 'Add goal',
    children: <TextField label="Goal" defaultValue="Counts to ten" />,
    sending: false,
    saveLabel: 'Save goal',
    savingLabel: 'Saving...',
    problem: undefined,
    onClose: fn(),
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
  argTypes: {
    title: words,
    description: words,
    problem: words,
    saveLabel: words,
    cancelLabel: words,
    size: choice(styles.size),
    sending: toggle,
    danger: toggle,
    saveDisabled: toggle,
  },
} satisfies Meta<typeof DialogForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** What went wrong with the whole form. */
export const Failed: Story = { args: { problem: 'The goal was not saved. The class is closed since yesterday.' } }

/** While it saves. */
export const Saving: Story = { args: { sending: true } }

export const EnterSendsIt: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add goal' }))
    await userEvent.type(dialog.getByLabelText('Goal'), '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
