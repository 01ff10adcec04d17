import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { choice, icon, oneOf, toggle, words } from '../Foundations/controls.ts'
import { Grid } from '../Grid/Grid.tsx'
import * as styles from './Field.css.ts'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Design system/Forms/TextField',
  component: TextField,
  decorators: [(Story) => <div style={{ maxWidth: 620 }}>{<Story />}</div>],
  args: { label: 'E-mail address' },
  argTypes: {
    label: words,
    hint: words,
    error: words,
    placeholder: words,
    prefix: words,
    type: oneOf(['text', 'email', 'tel', 'url', 'password']),
    size: choice(styles.size),
    icon,
    optional: toggle,
    hideLabel: toggle,
    figures: toggle,
    disabled: toggle,
  },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { type: 'email', placeholder: 'name@example.co.za', hint: 'We answer to this address.' },
}

/** Filled, optional, wrong, disabled, with a prefix, compact. */
export const States: Story = {
  render: () => (
    <Grid columnsOf={240} space={24}>
      <TextField label="Child's full name" defaultValue="Lerato Mokoena" />
      <TextField label="E-mail address" type="email" icon={Mail} />
      <TextField label="Middle name" optional />
      <TextField label="Phone" type="tel" defaultValue="051 555" error="Please enter a valid phone number." />
      <TextField label="Reference" disabled defaultValue="KW-2026-014" />
      <TextField label="Discount" prefix="%" figures defaultValue="10" />
      <TextField label="Note" size="compact" defaultValue="in a table or a toolbar" />
    </Grid>
  ),
}

/** As wide, high and dense as the admin area has it. */
export const InAdmin: Story = { ...States, parameters: { area: 'admin' } }

export const SaysWhatIsWrongAndThenTheHint: Story = {
  args: { label: 'Phone', error: 'Please enter a valid phone number.', hint: 'We call it in an emergency.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Phone')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Please enter a valid phone number. We call it in an emergency.')
  },
}
