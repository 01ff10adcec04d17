import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { amount, words } from '../Foundations/controls.ts'
import { BarChart } from './Chart.tsx'

const names = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']
const income = [41200, 44650, 46300, 39800, 47100, 48120]

const meta = {
  title: 'Design system/Data/BarChart',
  component: BarChart,
  parameters: { area: 'admin' },
  args: {
    title: 'Income by month',
    points: income.map((value, index) => ({ label: names[index] ?? '', value })),
    format: (value) => `R${Math.round(value / 1000)}k`,
    labelHead: 'Month',
    valueHead: 'Income',
  },
  argTypes: { title: words, height: amount(140, 400, 20) },
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** No figures yet. */
export const NoFiguresYet: Story = { args: { points: [] } }

export const ScaleBeginsAtNothing: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('R0k')).toBeInTheDocument()
  },
}
