import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { mockOf } from '#web/app/mocks.tsx'
import { Portal, registers } from '../storyFrame.tsx'
import { ParentAttendanceDocument } from './ParentAttendance.generated.ts'

const meta = {
  title: 'Portal/Attendance',
  component: Portal,
  parameters: {
    layout: 'fullscreen',
  },
  args: { at: '/parent/attendance', mocks: [] },
} satisfies Meta<typeof Portal>
export default meta
type Story = StoryObj<typeof meta>

/** The centre's own. */
const closedDays = [{ id: 1, fromDate: '2026-11-26', toDate: '2026-11-27', reason: 'Staff training' }]
const emptyRegisters = registers.map((child) => ({ ...child, attendance: [], absences: [] }))

type Register = (typeof registers)[number]

/** The days of November up to today, on one of which the child came late and on another was sick. */
const schoolDays = [
  '24',
  '23',
  '20',
  '19',
  '18',
  '17',
  '16',
  '13',
  '12',
  '11',
  '10',
  '09',
  '06',
  '05',
  '04',
  '03',
  '02',
]
const november: Register['attendance'] = schoolDays.map((day, index) => ({
  id: 900 + index,
  date: `2026-11-${day}`,
  status: { '09': 'late', '04': 'absent' }[day] ?? 'present',
  timeIn: day === '04' ? null : ({ '09': '08:42' }[day] ?? `07:${20 + index}`),
  timeOut: day === '24' || day === '04' ? null : `16:${10 + index}`,
  collectedBy: day === '05' ? 'Nomsa Mokoena van der Westhuizen' : null,
  notes: day === '04' ? 'Reported by parent: chickenpox, back when the doctor says so' : null,
}))

const withMonth = (child: Register, index: number): Register =>
  index === 0 ? { ...child, attendance: november } : child

const bontle: Register = {
  id: 9,
  firstName: 'Bontle-Grace',
  lastName: 'Mokoena van der Westhuizen',
  enrolledOn: '2026-02-02',
  lastDay: null,
  absences: [],
  attendanceToday: null,
  attendance: november.slice(1).map((entry) => ({ ...entry, id: entry.id + 100 })),
}

/** A family of three, on a Tuesday late in November. */
export const Filled: Story = {
  tags: ['dark-scheme'],
  args: {
    mocks: [mockOf(ParentAttendanceDocument, { closedDays, myChildren: [...registers.map(withMonth), bontle] })],
  },
}

/** At the start of a month nothing is recorded yet. */
export const Empty: Story = {
  args: { mocks: [mockOf(ParentAttendanceDocument, { closedDays, myChildren: emptyRegisters })] },
}

// Tests

export const TwoChildren: Story = {
  name: 'Shows the register of each child, and of the chosen one alone',
  args: { mocks: [mockOf(ParentAttendanceDocument, { closedDays, myChildren: registers })] },
  play: async ({ canvas }) => {
    const first = within(await canvas.findByRole('region', { name: 'Lerato Mokoena' }))
    await expect(first.getByText('Present 3 of 3 days')).toBeVisible()
    await expect(first.getByText('08:42–16:05')).toBeVisible()
    await expect(first.getByText('Collected by Nomsa Mokoena')).toBeVisible()
    const second = within(canvas.getByRole('region', { name: 'Thabo Mokoena' }))
    await expect(second.getByText('Present 1 of 2 days')).toBeVisible()
    await expect(second.getByText('Reported by parent: flu')).toBeVisible()
    const picture = second.getByRole('table', { name: "Thabo's attendance in November 2026" })
    await expect(within(picture).getByRole('cell', { name: /^24 ?, today, absent$/ })).toBeVisible()
    await expect(within(picture).getByRole('cell', { name: /^25 ?, absence reported$/ })).toBeVisible()
    await expect(within(picture).getByRole('cell', { name: /^27 ?, closed: Staff training$/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Thabo' }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Lerato Mokoena' })).toBeNull())
    await expect(canvas.queryByRole('link', { name: 'December 2026' })).toBeNull()
  },
}

export const MonthBefore: Story = {
  name: 'Goes a month back',
  args: {
    mocks: [
      mockOf(ParentAttendanceDocument, ({ month }) => ({
        closedDays,
        myChildren: month === '2026-11' ? registers : emptyRegisters,
      })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'October 2026' }))
    await waitFor(() => expect(canvas.getAllByText('No attendance recorded this month.')).toHaveLength(2))
    await expect(canvas.getByRole('heading', { name: 'October 2026' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'November 2026' })).toHaveAttribute(
      'href',
      '/parent/attendance?month=2026-11',
    )
  },
}

/** Before the first child came there is nothing to look at. */
export const FirstMonth: Story = {
  name: 'Does not go back beyond the first month',
  args: {
    at: '/parent/attendance?month=2025-06',
    mocks: [mockOf(ParentAttendanceDocument, { closedDays, myChildren: emptyRegisters })],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Thabo Mokoena' })
    await expect(canvas.queryByRole('link', { name: 'May 2025' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'July 2025' })).toBeVisible()
  },
}
