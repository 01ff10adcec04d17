import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import * as fieldStyles from '../Field/Field.css.ts'
import { choice, toggle, words } from '../Foundations/controls.ts'
import { TimeField } from './TimeField.tsx'

const meta = {
  title: 'Design system/Forms/TimeField',
  component: TimeField,
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{<Story />}</div>],
  args: { label: 'Time in', defaultValue: '07:18' },
  argTypes: {
    label: words,
    hint: words,
    error: words,
    size: choice(fieldStyles.size),
    optional: toggle,
    hideLabel: toggle,
    disabled: toggle,
  },
} satisfies Meta<typeof TimeField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** What cannot be read stays for the check of the form. */
export const Wrong: Story = { args: { defaultValue: '25:00', error: 'Please enter a time such as 07:30.' } }

/** `730` is a time when the field is left; what cannot be read stays as it was typed. */
export const TidiesWhatWasTyped: Story = {
  args: { defaultValue: '' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Time in')
    await userEvent.type(input, '730')
    await userEvent.tab()
    await expect(input).toHaveValue('07:30')
    await userEvent.clear(input)
    await userEvent.type(input, 'noon')
    await userEvent.tab()
    await expect(input).toHaveValue('noon')
  },
}
