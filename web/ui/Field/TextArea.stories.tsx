import type { Meta, StoryObj } from '@storybook/react-vite'
import { amount, toggle, words } from '../Foundations/controls.ts'
import { TextArea } from './TextArea.tsx'

const meta = {
  title: 'Design system/Forms/TextArea',
  component: TextArea,
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{<Story />}</div>],
  args: { label: 'Allergies or medical conditions' },
  argTypes: {
    label: words,
    hint: words,
    error: words,
    placeholder: words,
    rows: amount(3, 12),
    optional: toggle,
    hideLabel: toggle,
    disabled: toggle,
  },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { optional: true, defaultValue: 'Mild peanut allergy.', hint: 'The teachers of the class see it.' },
}

/** Something is wrong. */
export const Wrong: Story = { args: { label: 'Home address', error: 'Please enter your home address.' } }
