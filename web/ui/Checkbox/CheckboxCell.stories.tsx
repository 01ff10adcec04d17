import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { toggle } from '../Foundations/controls.ts'
import { Inline } from '../Inline/Inline.tsx'
import { CheckboxCell } from './Checkbox.tsx'

const meta = {
  title: 'Design system/Forms/CheckboxCell',
  component: CheckboxCell,
  parameters: { area: 'admin' },
  args: { label: 'Thabo Mokoena', checked: true, onChange: fn() },
  argTypes: { checked: toggle, disabled: toggle },
} satisfies Meta<typeof CheckboxCell>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** None, some and all of what it stands for. */
export const States: Story = {
  render: ({ onChange }) => (
    <Inline>
      <CheckboxCell label="No rows" checked={false} onChange={onChange} />
      <CheckboxCell label="Some rows" checked={false} mixed onChange={onChange} />
      <CheckboxCell label="All rows" checked onChange={onChange} />
    </Inline>
  ),
}

export const SomeIsReadAsPartlyTicked: Story = {
  ...States,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Some rows' })).toBePartiallyChecked()
  },
}
