import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, Clock, X } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { oneOf, toggle } from '../Foundations/controls.ts'
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx'

const changed = fn()

function Chooser(props: SegmentedControlProps<string>) {
  const [value, setValue] = useState(props.value)
  return (
    <SegmentedControl
      {...props}
      value={value}
      onChange={(next) => {
        changed(next)
        setValue(next)
      }}
    />
  )
}

const meta = {
  title: 'Design system/Forms/SegmentedControl',
  component: SegmentedControl,
  parameters: { area: 'admin' },
  args: {
    label: 'Status of Lerato Mokoena',
    value: 'present',
    onChange: changed,
    segments: [
      { value: 'present', label: 'Present', icon: Check, tone: 'good' },
      { value: 'late', label: 'Late', icon: Clock, tone: 'warning' },
      { value: 'absent', label: 'Absent', icon: X, tone: 'danger' },
    ],
  },
  argTypes: { value: oneOf(['present', 'late', 'absent']), disabled: toggle },
  // chosen by a control as well as by a press
  render: (args) => <Chooser key={args.value} {...(args as SegmentedControlProps<string>)} />,
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Each choice has its own tone. */
export const Late: Story = { args: { value: 'late' } }
/** And its icon. */
export const Absent: Story = { args: { value: 'absent' } }
/** Nothing chosen yet. */
export const NothingChosen: Story = { args: { value: null } }

/** Without tones or icons, for a choice that says nothing of good or bad. */
export const Plain: Story = {
  args: {
    label: 'Period',
    value: 'week',
    segments: [
      { value: 'day', label: 'Day' },
      { value: 'week', label: 'Week' },
      { value: 'month', label: 'Month' },
    ],
  },
}

export const ArrowKeysMoveTheChoice: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    changed.mockClear()
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('radiogroup', { name: 'Status of Lerato Mokoena' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Late' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Absent' })).toBeChecked()
    await expect(changed.mock.calls).toEqual([['late'], ['absent']])
  },
}
