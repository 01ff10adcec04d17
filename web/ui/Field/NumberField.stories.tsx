import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { choice, toggle, words } from '../Foundations/controls.ts'
import * as styles from './Field.css.ts'
import { NumberField } from './NumberField.tsx'

const meta = {
  title: 'Design system/Forms/NumberField',
  component: NumberField,
  decorators: [(Story) => <div style={{ maxWidth: 300 }}>{<Story />}</div>],
  args: { label: 'Amount' },
  argTypes: {
    label: words,
    hint: words,
    error: words,
    prefix: words,
    size: choice(styles.size),
    optional: toggle,
    disabled: toggle,
  },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { prefix: 'R', decimals: true, defaultValue: '2,350.00' } }

/** A count. */
export const Count: Story = { args: { label: 'Places', defaultValue: '22' } }

/** Text that is no number stays, so that it can be corrected. */
export const Wrong: Story = {
  args: {
    prefix: 'R',
    decimals: true,
    defaultValue: 'two thousand',
    error: 'Please enter an amount such as 2,350.00.',
  },
}

export const AsksForTheRightKeyboard: Story = {
  render: () => (
    <>
      <NumberField label="Amount" decimals />
      <NumberField label="Places" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText('Amount')).toHaveAttribute('inputmode', 'decimal')
    await expect(canvas.getByLabelText('Places')).toHaveAttribute('inputmode', 'numeric')
  },
}
