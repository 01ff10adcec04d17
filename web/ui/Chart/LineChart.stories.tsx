import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { amount, words } from '../Foundations/controls.ts'
import { LineChart } from './Chart.tsx'

const rates = [88, 91, 93, 90, 89, 94, 95, 92, 90, 93, 91, 92]

const meta = {
  title: 'Design system/Data/LineChart',
  component: LineChart,
  parameters: { area: 'admin' },
  args: {
    title: 'Attendance, last 12 weeks',
    points: rates.map((value, index) => ({ label: `W${35 + index}`, value })),
    format: (value) => `${value}%`,
    labelHead: 'Week',
    valueHead: 'Attendance rate',
  },
  argTypes: { title: words, height: amount(140, 400, 20) },
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** No figures yet. */
export const NoFiguresYet: Story = { args: { points: [] } }

/** Where it is narrow some labels are left out, never the latest. */
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{<Story />}</div>] }

export const TurnsIntoItsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/W46 92%$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    const table = canvas.getByRole('table', { name: 'Attendance, last 12 weeks' })
    await expect(within(table).getAllByRole('row')).toHaveLength(13)
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }))
    await expect(canvas.getByRole('img')).toBeVisible()
  },
}

export const NothingToTurnWithoutFigures: Story = {
  ...NoFiguresYet,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('No figures yet.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
