import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { areas } from '#graphql/progress/progress.rules.ts'
import { words } from '#web/ui/Foundations/controls.ts'
import { areaLabel } from './format.tsx'
import { OverTime } from './OverTime.tsx'

const days = ['2026-11-12', '2026-09-04', '2026-06-18', '2026-03-10', '2025-11-20']
const [first, second] = areas

const meta = {
  title: 'Design system/Centre/OverTime',
  component: OverTime,
  args: {
    name: 'Lerato',
    assessments: [first, second].flatMap((area, step) =>
      days.map((date, index) => ({ area: String(area), percent: 84 - index * 9 - step * 6, date })),
    ),
  },
  argTypes: { name: words },
} satisfies Meta<typeof OverTime>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OneAreaAtATime: Story = {
  play: async ({ canvas }) => {
    const label = areaLabel(String(second))
    await userEvent.click(canvas.getByRole('button', { name: label }))
    await expect(canvas.getByRole('heading', { name: `Lerato: ${label} over time` })).toBeVisible()
  },
}
