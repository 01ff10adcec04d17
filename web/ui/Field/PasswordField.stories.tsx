import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { toggle, words } from '../Foundations/controls.ts'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'Design system/Forms/PasswordField',
  component: PasswordField,
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{<Story />}</div>],
  args: { label: 'Password', autoComplete: 'current-password' },
  argTypes: { label: words, hint: words, error: words, disabled: toggle },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { defaultValue: 'secret1' } }

/** A new one says in its hint what it needs. */
export const New: Story = { args: { autoComplete: 'new-password', hint: 'At least 6 characters.' } }

export const CanBeShownWhileItIsTyped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText('Password')
    await userEvent.type(input, 'secret1')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveValue('secret1')
  },
}
