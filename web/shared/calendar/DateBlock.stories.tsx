import type { Meta, StoryObj } from '@storybook/react-vite'
import { oneOf, toggle } from '#web/ui/Foundations/controls.ts'
import { DateBlock } from './DateBlock.tsx'

const meta = {
  title: 'Design system/Centre/DateBlock',
  component: DateBlock,
  args: { date: '2026-12-16' },
  argTypes: { date: oneOf(['2026-12-16', '2027-01-04']), past: toggle },
} satisfies Meta<typeof DateBlock>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A day that is over. */
export const Past: Story = { args: { past: true } }
