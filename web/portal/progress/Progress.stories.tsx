import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { gradeFor } from '#graphql/progress/progress.rules.ts'
import { mockOf } from '#web/app/mocks.tsx'
import { Portal } from '../storyFrame.tsx'
import { ParentProgressDocument, type ParentProgressQuery } from './ParentProgress.generated.ts'

const assessment = (id: number, area: string, percent: number, date: string, parentNote: string | null = null) => ({
  id,
  area,
  percent,
  date,
  parentNote,
})

const milestone = (area: string, text: string, state: string | null) => ({ key: `${area} ${text}`, area, text, state })

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
    milestones: [
      milestone('literacy', 'Speaks in sentences of three or four words', 'emerging'),
      milestone('literacy', 'Asks “what?” and “where?” questions', 'reached'),
      milestone('numeracy', 'Sorts things by colour', null),
      milestone('motor', 'Jumps with both feet off the ground', 'reached'),
      milestone('motor', 'Threads large beads', 'not_yet'),
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
    milestones: [milestone('motor', 'Walks alone', null)],
    learningGoals: [],
  },
]

const meta = {
  title: 'Portal/Learning Progress',
  component: Portal,
  parameters: {
    layout: 'fullscreen',
  },
  args: { at: '/parent/progress', mocks: [mockOf(ParentProgressDocument, { myChildren: children })] },
} satisfies Meta<typeof Portal>
export default meta
type Story = StoryObj<typeof meta>

type Child = ParentProgressQuery['myChildren'][number]

const terms = ['2026-11-02', '2026-08-17', '2026-05-18', '2026-02-23']
const percents = {
  literacy: [83, 78, 71, 66],
  numeracy: [69, 64, 66, 58],
  social: [91, 88, 80, 74],
  motor: [74, 74, 70, 61],
  creative: [52, 55, 50, 48],
}
const notes: Record<string, string> = {
  literacy:
    'Retells a story in the right order, and asks what the long words mean. Please keep reading together in the evening.',
  social: 'Comforts others who are sad, and shares the swing without being asked.',
  creative: 'Does not like paint on the fingers yet. We try with brushes and sponges first.',
}

/** Every area, four times this year. */
const assessed: Child = {
  id: 1,
  firstName: 'Lerato',
  lastName: 'Mokoena',
  progress: {
    overall: 74,
    areas: Object.entries(percents).map(([area, [percent = 0]]) => ({
      area,
      percent,
      grade: gradeFor(percent),
      date: '2026-11-02',
    })),
  },
  assessments: terms.flatMap((date, term) =>
    Object.entries(percents).map(([area, values], index) =>
      assessment(100 - term * 10 - index, area, values[term] ?? 0, date, term === 0 ? (notes[area] ?? null) : null),
    ),
  ),
  milestones: children[0]?.milestones ?? [],
  learningGoals: [
    ...(children[0]?.learningGoals ?? []),
    {
      id: 2,
      title: 'Cut along a straight line with the small scissors',
      description: null,
      targetDate: '2026-11-06',
      progress: 35,
      status: 'behind',
    },
    {
      id: 3,
      title: 'Count to ten',
      description: 'With a finger on each thing.',
      targetDate: '2026-10-30',
      progress: 100,
      status: 'completed',
    },
  ],
}

/** One child with a year of assessments, one that has just begun. */
export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { mocks: [mockOf(ParentProgressDocument, { myChildren: [assessed, ...children.slice(1)] })] },
}

export const Empty: Story = {
  args: { mocks: [mockOf(ParentProgressDocument, { myChildren: children.slice(1) })] },
}

// Tests

export const TwoChildren: Story = {
  name: 'Shows what was assessed, as a picture or a table',
  play: async ({ canvas }) => {
    const first = within(await canvas.findByRole('region', { name: 'Lerato Mokoena' }))
    await expect(first.getByText('79% overall')).toBeVisible()
    await expect(first.getByText('Retells a story in the right order.')).toBeVisible()
    await expect(first.getByText('On track')).toBeVisible()
    await userEvent.click(first.getByRole('button', { name: 'Show as table' }))
    await expect(first.getByRole('table', { name: 'Lerato: Literacy & Language over time' })).toBeVisible()
    const motor = within(first.getByRole('region', { name: "Lerato's milestones" }))
    await expect(
      motor
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .slice(-3),
    ).toEqual([
      expect.stringMatching(/^Motor Skills1 of 2 reached/),
      'Jumps with both feet off the groundCan do this',
      'Threads large beadsStill to come',
    ])
    await expect(motor.queryByText('Sorts things by colour')).toBeNull()
    const second = within(canvas.getByRole('region', { name: 'Thabo Mokoena' }))
    await expect(second.queryByRole('region', { name: "Thabo's milestones" })).toBeNull()
    await expect(second.getByText('Thabo has not been assessed yet.')).toBeVisible()
  },
}
