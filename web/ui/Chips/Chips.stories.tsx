import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { oneOf } from '../Foundations/controls.ts'
import { Chips, type ChipsProps } from './Chips.tsx'

function Chooser(props: ChipsProps<string>) {
  const [chosen, setChosen] = useState(props.chosen)
  return <Chips {...props} chosen={chosen} onChoose={setChosen} />
}

const meta = {
  title: 'Design system/Navigation/Chips',
  component: Chips,
  parameters: { area: 'admin' },
  args: {
    label: 'Class',
    chosen: 'toddlers',
    onChoose: fn(),
    chips: [
      { value: 'infants', label: 'Discoverers', count: '3/4', tone: 'marigold' },
      { value: 'toddlers', label: 'Little Learners', count: '9/10', tone: 'coral' },
      { value: 'preschool', label: 'Young Scholars', count: '20/22', tone: 'sky' },
    ],
  },
  argTypes: { chosen: oneOf(['infants', 'toddlers', 'preschool']) },
  // chosen by a control as well as by a press
  render: (args) => <Chooser key={args.chosen} {...(args as ChipsProps<string>)} />,
} satisfies Meta<typeof Chips>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Names alone. */
export const WithoutTonesOrCounts: Story = {
  args: {
    label: 'Status',
    chosen: 'all',
    chips: [
      { value: 'all', label: 'All' },
      { value: 'open', label: 'Open' },
      { value: 'done', label: 'Done' },
    ],
  },
}

/** The row scrolls sideways where it does not fit. */
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 240 }}>{<Story />}</div>] }

export const OneIsAlwaysOn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Discoverers/ }))
    await expect(canvas.getByRole('button', { name: /Discoverers/, pressed: true })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Little Learners/, pressed: false })).toBeVisible()
  },
}
