import type { Meta, StoryObj } from '@storybook/react-vite'
import { TriangleAlert, Users, Wallet } from 'lucide-react'
import { tone } from '../Blob/Blob.css.ts'
import { choice, icon, words } from '../Foundations/controls.ts'
import { StatCard, StatCards } from './Card.tsx'
import { StatStrip } from './StatStrip.tsx'

const meta = {
  title: 'Design system/Data/StatCard',
  component: StatCard,
  subcomponents: { StatCards, StatStrip },
  parameters: { area: 'admin' },
  decorators: [(Story) => <div style={{ maxWidth: 300 }}>{<Story />}</div>],
  args: { label: 'Total Students', value: '89', note: 'in six classes', icon: Users, tone: 'sky' },
  argTypes: { label: words, value: words, note: words, icon, tone: choice(tone) },
} satisfies Meta<typeof StatCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** `StatCards` puts them side by side: four where there is room, two on a phone. */
export const Row: Story = {
  decorators: [(Story) => <div style={{ width: 960, maxWidth: '100%' }}>{<Story />}</div>],
  render: () => (
    <StatCards>
      <StatCard label="Total Students" value="89" note="in six classes" icon={Users} tone="sky" />
      <StatCard label="Monthly Revenue" value="R48k" note="paid in November" icon={Wallet} tone="coral" />
      <StatCard label="Overdue" value="6" note="R13,790.00, oldest 34 days" icon={TriangleAlert} tone="marigold" />
    </StatCards>
  ),
}

/** Where several cards are close, the figure is enough. */
export const WithoutIcon: Story = { args: { icon: undefined } }
