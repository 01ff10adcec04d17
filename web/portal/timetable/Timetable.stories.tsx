import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { mockOf } from '#web/app/mocks.tsx'
import { Portal } from '../storyFrame.tsx'
import { ParentTimetableDocument, type ParentTimetableQuery } from './ParentTimetable.generated.ts'

const meta = {
  title: 'Portal/Timetable',
  component: Portal,
  parameters: {
    layout: 'fullscreen',
  },
  args: { at: '/parent/timetable', mocks: [] },
} satisfies Meta<typeof Portal>
export default meta
type Story = StoryObj<typeof meta>

type Child = ParentTimetableQuery['myChildren'][number]

const week = (firstId: number, teacher: string, room: string): Child['timetable'] =>
  [1, 2, 3, 4, 5].flatMap((day) => [
    {
      id: firstId + day * 10,
      day,
      slot: '07:30-08:30',
      subject: 'Literacy & Language',
      teacher,
      teacherLeft: false,
      room,
    },
    {
      id: firstId + day * 10 + 1,
      day,
      slot: '09:30-10:00',
      subject: 'Snack',
      teacher,
      teacherLeft: false,
      room,
    },
    {
      id: firstId + day * 10 + 2,
      day,
      slot: '10:00-11:00',
      subject: 'Outdoor Play',
      teacher,
      teacherLeft: false,
      room: 'Garden',
    },
  ])

const myChildren: Child[] = [
  {
    id: 4,
    firstName: 'Thabo',
    lastName: 'Mokoena',
    enrolledOn: '2025-01-13',
    lastDay: null,
    class: { id: 3, name: 'Young Scholars' },
    timetable: week(100, 'Michael du Plessis', 'Acacia'),
  },
  {
    id: 1,
    firstName: 'Lerato',
    lastName: 'Mokoena',
    enrolledOn: '2025-01-13',
    lastDay: null,
    class: { id: 2, name: 'Little Learners' },
    timetable: week(200, 'Nthabiseng Motsepe', 'Garden room'),
  },
]

const day: [string, string, string][] = [
  ['07:30-08:30', 'Literacy & Language', ''],
  ['08:30-09:30', 'Numeracy & Math', ''],
  ['09:30-10:00', 'Snack', ''],
  ['10:00-11:00', 'Outdoor Play', 'Garden'],
  ['11:00-12:00', 'Music & Movement', 'Hall beside the vegetable garden'],
  ['12:00-13:00', 'Lunch', ''],
  ['13:00-14:00', 'Rest', ''],
  ['14:00-15:00', 'Story Time', ''],
]

/** Every hour of a week; on Friday the teacher of an afternoon has left. */
const fullWeek = (firstId: number, teacher: string, room: string): Child['timetable'] =>
  [1, 2, 3, 4, 5].flatMap((weekday) =>
    day.map(([slot, subject, elsewhere], index) => ({
      id: firstId + weekday * 10 + index,
      day: weekday,
      slot,
      subject,
      teacher,
      teacherLeft: weekday === 5 && index > 5,
      room: elsewhere || room,
    })),
  )

const fullWeeks = myChildren.map((child, index) => ({
  ...child,
  timetable: fullWeek(300 + index * 100, ['Michael du Plessis', 'Nthabiseng Motsepe'][index] ?? '', 'Acacia'),
}))

/** Today is a Tuesday. */
export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { mocks: [mockOf(ParentTimetableDocument, { myChildren: fullWeeks })] },
}

// Tests

/** Today is a Tuesday. */
export const TodayFirst: Story = {
  name: 'Begins with today, and shows the week of the chosen child',
  args: { mocks: [mockOf(ParentTimetableDocument, { myChildren })] },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Tuesday' })
    const days = within(canvas.getByRole('main')).getAllByRole('heading', { level: 2 })
    const names = days.map(({ textContent }) => textContent)
    await expect(names).toEqual(['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Monday'])
    await expect(within(canvas.getByRole('region', { name: 'Tuesday' })).getByText('Today')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Lerato' }))
    await expect(await canvas.findByText('Weekly timetable for Little Learners')).toBeVisible()
    await expect(canvas.getAllByText(/Nthabiseng Motsepe/)[0]).toBeVisible()
  },
}

export const Prints: Story = {
  ...TodayFirst,
  name: 'Prints the week',
  play: async ({ canvas }) => {
    const { print } = window
    window.print = fn()
    await userEvent.click(await canvas.findByRole('button', { name: 'Print' }))
    await expect(window.print).toHaveBeenCalledOnce()
    window.print = print
  },
}

export const Empty: Story = {
  name: 'Says when the week comes',
  args: {
    mocks: [
      mockOf(ParentTimetableDocument, {
        myChildren: myChildren.map((child) => ({ ...child, timetable: [] })),
      }),
    ],
  },
  play: async ({ canvas }) =>
    expect(
      await canvas.findByText('The timetable for Young Scholars will appear here once it has been planned.'),
    ).toBeVisible(),
}
