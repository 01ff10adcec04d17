import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { toggle, words } from '../Foundations/controls.ts'
import * as styles from './Field.css.ts'
import { Field, FieldError, Optional } from './Field.tsx'

const meta = {
  title: 'Design system/Forms/Field',
  component: Field,
  subcomponents: { FieldError, Optional },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{<Story />}</div>],
  args: {
    label: 'Colour of the class',
    hint: 'Shown beside the name of the class.',
    children: (control) => <input {...control} type="color" defaultValue="#f6b73c" className={styles.control} />,
  },
  argTypes: { label: words, hint: words, error: words, optional: toggle, hideLabel: toggle },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Something is wrong: the message is between the control and the hint. */
export const Wrong: Story = { args: { error: 'Please choose another colour: Owls have this one.' } }

export const ConnectsItsTextsWithTheControl: Story = {
  ...Wrong,
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByLabelText('Colour of the class')
    await expect(control).toBeInvalid()
    await expect(control).toHaveAccessibleDescription(
      'Please choose another colour: Owls have this one. Shown beside the name of the class.',
    )
  },
}
