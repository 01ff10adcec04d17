import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { toggle, words } from '../Foundations/controls.ts'
import { Fieldset } from './Fieldset.tsx'

const meta = {
  title: 'Design system/Forms/Fieldset',
  component: Fieldset,
  args: {
    legend: 'Days',
    children: (
      <>
        <Checkbox label="Monday" defaultChecked />
        <Checkbox label="Tuesday" />
        <Checkbox label="Wednesday" />
      </>
    ),
  },
  argTypes: { legend: words, hint: words, error: words, optional: toggle, hideLegend: toggle },
} satisfies Meta<typeof Fieldset>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { hint: 'The days on which Lerato comes.' } }

/** Something is wrong with the answer as a whole. */
export const Wrong: Story = { args: { error: 'Choose at least one day.' } }

export const LegendNamesTheGroup: Story = {
  args: { error: 'Choose at least one day.' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Days' })
    await expect(group).toHaveAccessibleDescription('Choose at least one day.')
  },
}
