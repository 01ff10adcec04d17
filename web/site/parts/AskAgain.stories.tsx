import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AskAgain } from './AskAgain.tsx'

const meta = {
  title: 'Site/Parts/Ask again',
  component: AskAgain,
  args: {
    confirmations: [
      { field: 'childAge', message: 'Lerato is 7 years old, but the age group is 18-36 months.' },
      { field: 'startDate', message: 'The start date, 14 January 2025, has passed.' },
    ],
    sending: false,
    onConfirm: fn(),
  },
} satisfies Meta<typeof AskAgain>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
