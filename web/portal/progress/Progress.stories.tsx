import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { failure, mockOf } from '#web/app/mocks.tsx'
import { Portal } from '../storyFrame.tsx'
import { ParentProgressDocument, type ParentProgressQuery } from './ParentProgress.generated.ts'

const assessment = (id: number, area: string, percent: number, date: string, parentNote: string | null = null) => ({
  id,
  area,
  percent,
  date,
  parentNote,
})

const children: ParentProgressQuery['myChildren'] = [
  {
    id: 1,
    firstName: 'Lerato',
    lastName: 'Mokoena',
    progress: {
      overall: 79,
      areas: [
        { area: 'literacy', percent: 83, grade: 'good', date: '2026-11-02' },
        { area: 'motor', percent: 74, grade: 'good', date: '2026-11-02' },
      ],
    },
    assessments: [
      assessment(4, 'literacy', 83, '2026-11-02', 'Retells a story in the right order.'),
      assessment(3, 'motor', 74, '2026-11-02'),
      assessment(2, 'literacy', 78, '2026-08-17'),
      assessment(1, 'literacy', 71, '2026-05-18'),
    ],
    learningGoals: [
      {
        id: 1,
        title: 'Speak in sentences of four words',
        description: 'Name what we see on the walk.',
        targetDate: '2026-12-20',
        progress: 60,
        status: 'on-track',
      },
    ],
  },
  {
    id: 4,
    firstName: 'Thabo',
    lastName: 'Mokoena',
    progress: { overall: null, areas: [] },
    assessments: [],
    learningGoals: [],
  },
]

const meta = {
  title: 'Portal/Learning Progress',
  component: Portal,
  parameters: { layout: 'fullscreen' },
  args: { at: '/parent/progress', mocks: [mockOf(ParentProgressDocument, { myChildren: children })] },
} satisfies Meta<typeof Portal>
export default meta
type Story = StoryObj<typeof meta>

export const TwoChildren: Story = {
  play: async ({ canvas }) => {
    const first = within(await canvas.findByRole('region', { name: 'Lerato Mokoena' }, { timeout: 10_000 }))
    await expect(first.getByText('79% overall')).toBeVisible()
    await expect(first.getByText('Retells a story in the right order.')).toBeVisible()
    await expect(first.getByText('On track')).toBeVisible()
    await userEvent.click(first.getByRole('button', { name: 'Show as table' }))
    await expect(first.getByRole('table', { name: 'Literacy & Language over time, Lerato' })).toBeVisible()
    const second = within(canvas.getByRole('region', { name: 'Thabo Mokoena' }))
    await expect(second.getByText('Thabo has not been assessed yet.')).toBeVisible()
  },
}

export const NoChildYet: Story = {
  args: { mocks: [mockOf(ParentProgressDocument, { myChildren: [] })] },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('No child is connected with your account yet')).toBeVisible(),
}

export const Loading: Story = {
  args: { mocks: [mockOf(ParentProgressDocument, 'pending')] },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading the learning progress')).toBeInTheDocument(),
}

export const Failed: Story = {
  args: { mocks: [mockOf(ParentProgressDocument, failure('Something went wrong.'))] },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('The learning progress could not be loaded.')).toBeVisible(),
}
