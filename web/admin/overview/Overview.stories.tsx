import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { InDashboard } from '#web/admin/shared/storyFrame.tsx'
import { type Mock, mockOf } from '#web/app/mocks.tsx'
import { shellAnswers } from '../shell/sampleNotifications.ts'
import { BadgesDocument } from '../shell/shell.generated.ts'
import { OverviewDocument } from './overview.generated.ts'
import { answers, sampleOverview } from './sampleOverview.ts'

const meta = {
  title: 'Admin/Overview',
  parameters: {
    layout: 'fullscreen',
  },
  render: ({ mocks }) => <InDashboard at="?section=overview" mocks={[...mocks, ...answers(), ...shellAnswers()]} />,
  args: { mocks: [] as Mock[] },
} satisfies Meta<{ mocks: Mock[] }>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { mocks: [mockOf(OverviewDocument, sampleOverview)] },
}

const today = todayInJohannesburg()
const closedDays = [{ id: 3, fromDate: today, toDate: today, reason: 'Staff training' }]

const nothing = {
  date: today,
  students: 0,
  programs: 6,
  programsWithPlaces: 0,
  staff: 1,
  staffPresent: 0,
  revenueCents: 0,
  present: 0,
  absent: 0,
  toldAbsent: 0,
  attendanceRate: 0,
  visits: [],
  absentUnexplained: [],
  expiringPapers: [],
  rooms: [],
}

// Tests: what happens when something is pressed, typed or refused.

export const LeadsToTheSections: Story = {
  ...Filled,
  name: 'Says what the day is like, and leads to the sections',
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByText('89')).toBeVisible()
    await expect(canvas.getByText('in six classes')).toBeVisible()
    await expect(canvas.getAllByText('92% attendance rate')[0]).toBeVisible()
    await expect(canvas.getByText('Reported by parents').parentElement).toHaveTextContent('Reported by parents5')
    await expect(canvas.getByRole('link', { name: 'Manage Attendance' })).toHaveAttribute(
      'href',
      '/admin/dashboard?section=attendance',
    )
    await expect(
      within(canvas.getByRole('navigation', { name: 'Quick Access' }))
        .getAllByRole('link')
        .map((tile) => tile.textContent),
    ).toEqual(['Gallery', 'Students', 'Classrooms', 'Billing', 'Activities', 'Staff'])
    await step('each class has a row: who is in, with how many staff, and how many places are left', async () => {
      const rooms = within(canvas.getByRole('region', { name: 'Rooms today' }))
      await expect(rooms.getByText('2 over our ratio')).toBeVisible()
      await expect(
        within(rooms.getByRole('row', { name: /^Little Learners/ }))
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ).toEqual(['9\u00A0/\u00A010', '2', '1:4.5 · our ratio 1:5', '5'])
      await expect(within(rooms.getByRole('row', { name: /^Future Leaders/ })).getByText('Full')).toBeVisible()
    })
    await step('each line of what waits has its one action', async () => {
      const lines = within(canvas.getByRole('region', { name: 'Needs attention' })).getAllByRole('listitem')
      await expect(lines.map((line) => within(line).getByRole('link').getAttribute('href'))).toEqual(
        [
          'messages&conversation=5',
          'applications',
          'messages',
          'attendance',
          'billing&status=overdue',
          'students&child=1',
        ].map((section) => `/admin/dashboard?section=${section}`),
      )
      await expect(lines[0]).toHaveTextContent(
        '2 visits today and tomorrowPalesa Nkosi today at 14:30, Wilma Pretorius (2 children) tomorrow at 09:00Open first visit',
      )
      await expect(lines[1]).toHaveTextContent('2 new applicationsAmogelang Motsepe, Hannah SteynReview')
      await expect(lines[3]).toHaveTextContent('Kagiso Molefe, Mia van Zyl')
      await expect(lines[5]).toHaveTextContent(/^1 document expires soon or has expiredLerato Mokoena: clinic card/)
    })
  },
}

export const FilledEarly: Story = {
  name: 'Counts who is not recorded yet',
  args: {
    mocks: [
      mockOf(OverviewDocument, {
        ...sampleOverview,
        overview: { ...sampleOverview.overview, present: 12, absent: 1, attendanceRate: 92 },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not marked yet')).toBeVisible()
    await expect(canvas.getByText('76')).toBeVisible()
  },
}

export const FilledAlarming: Story = {
  name: 'Says which rooms are over the law',
  args: {
    mocks: [
      mockOf(OverviewDocument, {
        ...sampleOverview,
        overview: {
          ...sampleOverview.overview,
          rooms: sampleOverview.overview.rooms.map((room) => (room.classId === 3 ? { ...room, inNow: 0 } : room)),
        },
        roomRatios: sampleOverview.roomRatios.map((ratio) => ({
          ...ratio,
          ...{ 1: { level: 'over_law', law: 2 }, 2: { level: 'over_law', staff: 0 }, 3: { level: 'empty' } }[
            ratio.classId
          ],
        })),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 over the legal limit')).toBeVisible()
    await expect(canvas.getByText('1:3 · legal limit 1:2')).toBeVisible()
    await expect(canvas.getByText('No staff')).toBeVisible()
    await expect(canvas.getByText('Empty')).toBeVisible()
  },
}

export const TrendAsTable: Story = {
  ...Filled,
  name: 'Shows the chart of attendance as a table',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as table' }))
    await expect(canvas.getAllByRole('cell', { name: '92%' }).at(-1)).toBeVisible()
  },
}

/** Nobody is missing from a place that is closed. */
export const FilledClosed: Story = {
  name: 'Misses nobody on a closed day',
  args: {
    mocks: [
      mockOf(OverviewDocument, {
        ...sampleOverview,
        overview: { ...sampleOverview.overview, present: 0, absent: 0, attendanceRate: 0 },
        closedDays,
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The centre is closed on .+: Staff training\.$/)).toBeVisible()
    await expect(canvas.queryByText('Not marked yet')).toBeNull()
  },
}

/** While it is closed, what was is more than nothing. */
export const FilledLastDay: Story = {
  name: 'Shows the last open day while the centre is closed',
  args: {
    mocks: [
      mockOf(OverviewDocument, {
        ...sampleOverview,
        overview: { ...sampleOverview.overview, date: '2026-11-20' },
        closedDays,
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Last Attendance')).toBeVisible()
    await expect(canvas.getByText('Rooms on Fri 20 Nov')).toBeVisible()
    await expect(canvas.getByText('92% attendance rate')).toBeVisible()
    await expect(canvas.getByText(/^The centre is closed on .+: Staff training\.$/)).toBeVisible()
    await expect(canvas.queryByText(/here today/)).toBeNull()
  },
}

export const Empty: Story = {
  name: 'Says what will be here',
  args: {
    mocks: [
      mockOf(OverviewDocument, {
        overview: nothing,
        roomRatios: [],
        newApplications: [],
        overdue: { totalCount: 0, owingCents: 0 },
        closedDays: [],
      }),
      mockOf(BadgesDocument, {
        waiting: { notifications: 0, newestNotification: 0, applications: 0 },
        inbox: { unread: 0, newest: 0 },
      }),
      ...answers([], [], []),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('no classes yet')).toBeVisible()
    await expect(canvas.getByText(/^Visits, new applications, messages, absences/)).toBeVisible()
  },
}
