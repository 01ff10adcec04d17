import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { InDashboard } from '#web/admin/shared/storyFrame.tsx'
import { type Mock, mockOf } from '#web/app/mocks.tsx'
import { shellAnswers } from '../shell/sampleNotifications.ts'
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

export const FilledEarly: Story = {
  name: 'Filled before the register is taken',
  args: {
    mocks: [
      mockOf(OverviewDocument, {
        ...sampleOverview,
        overview: { ...sampleOverview.overview, present: 12, absent: 1, attendanceRate: 13 },
      }),
    ],
  },
}

const today = todayInJohannesburg()
const closedDays = [{ id: 3, fromDate: today, toDate: today, reason: 'Staff training' }]

export const FilledClosed: Story = {
  name: 'Filled on a closed day',
  args: {
    mocks: [
      mockOf(OverviewDocument, {
        ...sampleOverview,
        overview: { ...sampleOverview.overview, present: 0, absent: 0, attendanceRate: 0 },
        closedDays,
      }),
    ],
  },
}

export const FilledLastDay: Story = {
  name: 'Filled with the last day that was open',
  args: {
    mocks: [
      mockOf(OverviewDocument, {
        ...sampleOverview,
        overview: { ...sampleOverview.overview, date: '2026-11-20' },
        closedDays,
      }),
    ],
  },
}

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
  rooms: [],
}

export const Empty: Story = {
  args: {
    mocks: [
      mockOf(OverviewDocument, { overview: nothing, newApplications: [], closedDays: [] }),
      ...answers([], [], []),
    ],
  },
}

export const Loading: Story = { args: { mocks: [mockOf(OverviewDocument, 'pending')] } }

// Tests: what happens when something is pressed, typed or refused.

export const LeadsToTheSections: Story = {
  ...Filled,
  name: 'Says what the day is like, and leads to the sections',
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByText('89', {}, { timeout: 10_000 })).toBeVisible()
    await expect(canvas.getByText('in six classes')).toBeVisible()
    await expect(canvas.getAllByText('92% attendance rate')[0]).toBeVisible()
    await expect(canvas.getByText('23 of 25 in')).toBeVisible()
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
    await step('a new application opens in its section', async () => {
      await expect(canvas.getByRole('link', { name: /Hannah Steyn/ })).toHaveAttribute(
        'href',
        '/admin/dashboard?section=applications&application=40',
      )
    })
  },
}

export const BeforeTheRegister: Story = {
  ...FilledEarly,
  name: 'Counts who is not recorded yet',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not recorded yet')).toBeVisible()
    await expect(canvas.getByText('76')).toBeVisible()
  },
}

/** Nobody is missing from a place that is closed. */
export const ClosedToday: Story = {
  ...FilledClosed,
  name: 'Misses nobody on a closed day',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The centre is closed on .+: Staff training\.$/)).toBeVisible()
    await expect(canvas.queryByText('Not recorded yet')).toBeNull()
  },
}

/** While it is closed, what was is more than nothing. */
export const LastDayOpen: Story = {
  ...FilledLastDay,
  name: 'Shows the last open day while the centre is closed',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Last Attendance')).toBeVisible()
    await expect(canvas.getByText('Classes on Fri 20 Nov')).toBeVisible()
    await expect(canvas.getByText('92% attendance rate')).toBeVisible()
    await expect(canvas.getByText(/^The centre is closed on .+: Staff training\.$/)).toBeVisible()
    await expect(canvas.queryByText(/here today/)).toBeNull()
  },
}

export const SaysWhatComesHere: Story = {
  ...Empty,
  name: 'Says what will be here',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('no classes yet')).toBeVisible()
    await expect(canvas.getByText('New applications will appear here.')).toBeVisible()
  },
}
