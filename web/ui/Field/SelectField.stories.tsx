import type { Meta, StoryObj } from '@storybook/react-vite'
import { choice, toggle, words } from '../Foundations/controls.ts'
import * as styles from './Field.css.ts'
import { SelectField } from './SelectField.tsx'

const ages = [
  { value: '18-36months', label: '18-36 months' },
  { value: '3-4years', label: '3-4 years' },
]

const meta = {
  title: 'Design system/Forms/SelectField',
  component: SelectField,
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{<Story />}</div>],
  args: { label: 'Age group', options: ages },
  argTypes: {
    label: words,
    hint: words,
    error: words,
    placeholder: words,
    size: choice(styles.size),
    optional: toggle,
    hideLabel: toggle,
    disabled: toggle,
  },
} satisfies Meta<typeof SelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { placeholder: 'Choose an age group', defaultValue: '' } }

/** Groups, and a choice that cannot be made now. */
export const InGroups: Story = {
  args: {
    label: 'Program',
    options: [
      { label: 'Morning', options: [{ value: 'half', label: 'Half-day' }] },
      {
        label: 'Whole day',
        options: [
          { value: 'full', label: 'Full-time' },
          { value: 'holiday', label: 'Holiday club', disabled: true },
        ],
      },
    ],
  },
}

/** Nothing chosen. */
export const Wrong: Story = {
  args: { placeholder: 'Choose an age group', defaultValue: '', error: 'Please choose an age group.' },
}
