import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { toggle, words } from '../Foundations/controls.ts'
import { RadioGroup } from './RadioGroup.tsx'

const meta = {
  title: 'Design system/Forms/RadioGroup',
  component: RadioGroup,
  args: {
    legend: 'Attendance',
    defaultValue: 'full',
    options: [
      { value: 'full', label: 'Full-time', hint: 'Monday to Friday, 07:30 to 16:30' },
      { value: 'half', label: 'Half-day', hint: 'Monday to Friday, 07:30 to 13:00' },
      { value: 'holiday', label: 'Holiday club', hint: 'Full until January', disabled: true },
    ],
  },
  argTypes: { legend: words, hint: words, error: words, optional: toggle },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nothing chosen. */
export const Wrong: Story = {
  args: {
    legend: 'Plan',
    defaultValue: undefined,
    error: 'Please choose a plan.',
    options: [
      { value: 'full', label: 'Full-time' },
      { value: 'half', label: 'Half-day' },
    ],
  },
}

export const ArrowKeysMoveTheChoice: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: 'Attendance' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Full-time' }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Half-day' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Half-day' })).toHaveAccessibleDescription(/07:30 to 13:00/)
  },
}
