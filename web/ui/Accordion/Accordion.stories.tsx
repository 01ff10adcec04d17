import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Accordion } from './Accordion.tsx'

const meta = {
  title: 'Design system/Accordion',
  component: Accordion,
  parameters: { area: 'site' },
  args: {
    entries: [
      { id: 'ages', title: 'What ages do you take?', content: 'Children from four months to six years.' },
      { id: 'hours', title: 'What are your hours?', content: 'Monday to Friday, half past six to half past six.' },
      { id: 'meals', title: 'Are meals included?', content: 'Breakfast, lunch and two snacks.' },
    ],
  },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const OneAtATime: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('What ages do you take?'))
    await expect(canvas.getByText('Children from four months to six years.')).toBeVisible()
    await userEvent.click(canvas.getByText('Are meals included?'))
    await expect(canvas.getByText('Breakfast, lunch and two snacks.')).toBeVisible()
    await expect(canvas.getByText('Children from four months to six years.')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Are meals included?'))
    await expect(canvas.getByText('Breakfast, lunch and two snacks.')).not.toBeVisible()
  },
}

export const OpenFromTheStart: Story = { args: { open: 'hours' } }
