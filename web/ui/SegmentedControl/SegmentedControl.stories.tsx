import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, Clock, X } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SegmentedControl } from './SegmentedControl.tsx'

const changed = fn()

function Register({ start }: { start: 'present' | 'late' | 'absent' | null }) {
  const [status, setStatus] = useState(start)
  return (
    <SegmentedControl
      label="Status of Lerato Mokoena"
      value={status}
      onChange={(value) => {
        changed(value)
        setStatus(value)
      }}
      segments={[
        { value: 'present', label: 'Present', icon: Check, tone: 'good' },
        { value: 'late', label: 'Late', icon: Clock, tone: 'warning' },
        { value: 'absent', label: 'Absent', icon: X, tone: 'danger' },
      ]}
    />
  )
}

const meta = {
  title: 'Design system/SegmentedControl',
  component: Register,
  args: { start: 'present' },
  parameters: { area: 'admin' },
} satisfies Meta<typeof Register>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const Late: Story = { args: { start: 'late' } }
export const Absent: Story = { args: { start: 'absent' } }

export const Keyboard: Story = {
  args: { start: null },
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
