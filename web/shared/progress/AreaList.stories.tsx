import type { Meta, StoryObj } from '@storybook/react-vite'
import { areas } from '#graphql/progress/progress.rules.ts'
import { AreaList } from './AreaList.tsx'

const grades = ['excellent', 'good', 'developing', 'needs_support']

const meta = {
  title: 'Design system/Centre/AreaList',
  component: AreaList,
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{<Story />}</div>],
  args: {
    areas: areas.slice(0, 4).map((area, index) => ({
      area,
      percent: 92 - index * 19,
      grade: grades[index] ?? 'good',
      date: '2026-11-12',
    })),
  },
} satisfies Meta<typeof AreaList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
