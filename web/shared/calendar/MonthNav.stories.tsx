import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { oneOf } from '#web/ui/Foundations/controls.ts'
import { MonthNav, type MonthNavProps } from './MonthNav.tsx'

function Chooser(props: MonthNavProps) {
  const [month, setMonth] = useState(props.month)
  return <MonthNav {...props} month={month} onChoose={setMonth} />
}

const meta = {
  title: 'Design system/Centre/MonthNav',
  component: MonthNav,
  args: { month: '2026-11', today: '2026-11-23', onChoose: fn() },
  argTypes: { month: oneOf(['2026-10', '2026-11', '2026-12']) },
  // chosen by a control as well as by a press
  render: (args) => <Chooser key={args.month} {...args} />,
} satisfies Meta<typeof MonthNav>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const TodayLeadsBack: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Today' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'December 2026' }))
    await expect(canvas.getByRole('heading', { name: 'December 2026' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
    await expect(canvas.getByRole('heading', { name: 'November 2026' })).toBeVisible()
  },
}
