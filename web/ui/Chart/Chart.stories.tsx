import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { BarChart, LineChart } from './Chart.tsx'

const rates = [88, 91, 93, 90, 89, 94, 95, 92, 90, 93, 91, 92]
const weeks = rates.map((value, index) => ({ label: `W${35 + index}`, value }))
const months = [41200, 44650, 46300, 39800, 47100, 48120].map((value, index) => ({
  label: ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'][index] ?? '',
  value,
}))

const meta = { title: 'Design system/Chart', parameters: { area: 'admin' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {
  render: () => (
    <LineChart
      title="Attendance over twelve weeks"
      points={weeks}
      format={(value) => `${value}%`}
      labelHead="Week"
      valueHead="Attendance rate"
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/W46 92%$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    const table = canvas.getByRole('table', { name: 'Attendance over twelve weeks' })
    await expect(within(table).getAllByRole('row')).toHaveLength(13)
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }))
    await expect(canvas.getByRole('img')).toBeVisible()
  },
}

export const Bars: Story = {
  render: () => (
    <BarChart
      title="Income by month"
      points={months}
      format={(value) => `R${Math.round(value / 1000)}k`}
      labelHead="Month"
      valueHead="Income"
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('R0k')).toBeInTheDocument()
  },
}

export const NoFiguresYet: Story = {
  render: () => (
    <LineChart title="Attendance over twelve weeks" points={[]} format={String} labelHead="Week" valueHead="Rate" />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('No figures yet.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
