import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { toggle, words } from '../Foundations/controls.ts'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Design system/Forms/Checkbox',
  component: Checkbox,
  args: { label: 'I agree to the terms and conditions.' },
  argTypes: { label: words, hint: words, error: words, disabled: toggle },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { defaultChecked: true } }

/** With a hint. */
export const WithHint: Story = {
  args: {
    label: 'Collecting Lerato',
    hint: 'The centre has to confirm this and will e-mail you.',
  },
}

/** It has to be ticked. */
export const Wrong: Story = {
  args: { label: 'I have read the house rules.', error: 'You must accept the house rules.' },
}

export const LabelIsPartOfTheTarget: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText(String(args.label)))
    await expect(canvas.getByRole('checkbox', { name: String(args.label) })).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
}
