import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { failure, mockOf, pageOf } from '#web/app/mocks.tsx'
import { ParentNoticesDocument } from '../notices/ParentNotices.generated.ts'
import { PortalBadgesDocument } from '../shell/PortalBadges.generated.ts'
import { dashboardOf, lerato, logout, notices, outing, Portal, thabo } from '../storyFrame.tsx'
import { ParentDashboardDocument } from './ParentDashboard.generated.ts'

const meta = {
  title: 'Portal/Dashboard',
  component: Portal,
  parameters: { layout: 'fullscreen' },
  args: { at: '/parent/dashboard', mocks: [] },
} satisfies Meta<typeof Portal>
export default meta
type Story = StoryObj<typeof meta>

export const TwoChildren: Story = {
  args: {
    mocks: [
      mockOf(
        ParentDashboardDocument,
        dashboardOf([lerato, thabo], { myNotices: pageOf(notices, { first: 3 }), myActivities: [outing] }),
      ),
      mockOf(ParentNoticesDocument, (page) => ({ myNotices: pageOf(notices, page) })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Thandi Mokoena')
    await expect(canvas.getByText('Tuesday 10 November')).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 2, name: 'My Children' })).toBeVisible()
    const first = within(await canvas.findByRole('article', { name: 'Lerato Mokoena' }))
    await expect(first.getByText('In since 07:18')).toBeVisible()
    await expect(first.getByText('Little Learners · 2 y 8 m')).toBeVisible()
    await expect(first.getByText('Peanuts')).toBeVisible()
    await expect(first.getByText(/Bloemfontein Zoo/)).toHaveTextContent(
      'Thu 12 Nov 09:00 Zoo morning, Bloemfontein Zoo',
    )
    await expect(first.getByRole('link', { name: 'Zoo morning' })).toHaveAttribute(
      'href',
      '/parent/activities#activity-71',
    )
    await expect(first.getByRole('link', { name: '082 555 0143' })).toHaveAttribute('href', 'tel:0825550143')
    const second = within(canvas.getByRole('article', { name: 'Thabo Mokoena' }))
    await expect(second.getByText('Absent today')).toBeVisible()
    await expect(second.getByText('You told us at 06:31: Flu')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Thabo' }))
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Lerato Mokoena' })).toBeNull())
    await expect(canvas.getByRole('link', { name: /Attendance 5 of 7 days this month/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Billing/ })).toHaveAttribute('href', '/parent/billing?child=4')
    await userEvent.click(canvas.getByRole('button', { name: 'All' }))
    await expect(canvas.getByRole('link', { name: /Attendance Lerato 6 of 7, Thabo 5 of 7 days/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /4 notices/ })).toHaveAttribute('href', '/parent/notices')
    const cards = within(canvas.getByRole('region', { name: 'At a glance' }))
    for (const card of ['Report Cards', 'Activities', 'Billing', 'Uniform Orders'])
      await expect(cards.getByRole('link', { name: new RegExp(`^${card}`) })).toBeVisible()
    const news = within(canvas.getByRole('region', { name: 'Notices' }))
    await expect(news.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Concert on 27 November 2026',
      'No water in Universitas until noon',
      'Water play starts this week',
    ])
  },
}

/** Summary cards lead to their views, and the focus goes along. */
export const FromCardToView: Story = {
  args: TwoChildren.args,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /4 notices/ }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Notices' })).toBeVisible()
    await expect(canvas.getByRole('main')).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Today' }))
    await expect(await canvas.findByRole('article', { name: 'Lerato Mokoena' })).toBeVisible()
  },
}

export const LogsOut: Story = {
  args: TwoChildren.args,
  play: async ({ canvas }) => {
    logout.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await expect(logout).toHaveBeenCalledOnce()
  },
}

export const OneChild: Story = {
  args: {
    mocks: [
      mockOf(
        ParentDashboardDocument,
        dashboardOf(
          [
            {
              ...thabo,
              attendanceToday: null,
              absences: [],
              class: null,
              emergencyContactPhone: null,
              emergencyContact: null,
            },
          ],
          { myNotices: pageOf(notices.slice(0, 1), { first: 3 }) },
        ),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not in yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Attendance 5 of 7 days this month/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /1 notice$/ })).toBeVisible()
  },
}

/** The centre's own closing is named, as a public holiday is. */
export const ClosedToday: Story = {
  args: {
    mocks: [
      mockOf(
        ParentDashboardDocument,
        dashboardOf([{ ...lerato, attendanceToday: null }], {
          closedDays: [{ id: 3, fromDate: '2026-11-09', toDate: '2026-11-10', reason: 'Staff training' }],
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Closed today: Staff training')).toBeVisible()
  },
}

export const NoChildYet: Story = {
  args: { mocks: [mockOf(ParentDashboardDocument, dashboardOf([]))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No child is connected with your account yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Write to the school' })).toHaveAttribute(
      'href',
      '/parent/messages?write=general',
    )
    await expect(canvas.getByText(/^No notices at the moment\. /)).toBeVisible()
  },
}

/** Without a child and without an open application: how to connect a child, the office and the own account alone. */
export const OnlyRegistered: Story = {
  args: {
    mocks: [
      mockOf(ParentDashboardDocument, dashboardOf([])),
      mockOf(PortalBadgesDocument, { belongsToCentre: false, myChildren: [] }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No child is connected with your account yet')).toBeVisible()
    for (const name of ['At a glance', 'Notices']) await expect(canvas.queryByRole('heading', { name })).toBeNull()
    const portal = within(canvas.getByRole('navigation', { name: 'Portal' }))
    await expect(portal.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Messages',
      'Profile',
    ])
    await expect(portal.queryByRole('button', { name: /More$/ })).toBeNull()
  },
}

export const Loading: Story = {
  args: { mocks: [mockOf(ParentDashboardDocument, 'pending')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your dashboard')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}

let tries = 0
export const FailedThenLoaded: Story = {
  args: {
    mocks: [
      mockOf(ParentDashboardDocument, () => {
        tries += 1
        return tries === 1 ? failure('Something went wrong.') : dashboardOf([lerato])
      }),
    ],
  },
  beforeEach: () => {
    tries = 0
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your dashboard could not be loaded.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Try again/ }))
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Lerato Mokoena' })).toBeVisible())
  },
}

export const Failed: Story = {
  args: { mocks: [mockOf(ParentDashboardDocument, failure('Something went wrong.'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Try again/ })).toBeVisible()
  },
}

/** An invitation used with another address than it was sent to waits for the office. */
export const WaitingForTheOffice: Story = {
  args: { mocks: [mockOf(ParentDashboardDocument, dashboardOf([], { myConnectionRequests: ['Neo'] }))] },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Waiting for the office to connect you with Neo')).toBeVisible(),
}
