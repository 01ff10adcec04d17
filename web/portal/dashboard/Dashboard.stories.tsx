import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { mockOf, pageOf } from '#web/app/mocks.tsx'
import { correctedDayOf, dayOf, fullDayOf, morningOf } from '../day/sampleDays.ts'
import { ParentInboxDocument } from '../messages/messages.generated.ts'
import { ParentNoticesDocument } from '../notices/ParentNotices.generated.ts'
import { PortalBadgesDocument } from '../shell/PortalBadges.generated.ts'
import { dashboardOf, lerato, logout, notices, outing, Portal, thabo, today } from '../storyFrame.tsx'
import { ParentDashboardDocument } from './ParentDashboard.generated.ts'

const meta = {
  title: 'Portal/Dashboard',
  component: Portal,
  parameters: {
    layout: 'fullscreen',
  },
  args: { at: '/parent/dashboard', mocks: [] },
} satisfies Meta<typeof Portal>
export default meta
type Story = StoryObj<typeof meta>

const sister: typeof lerato = {
  ...lerato,
  id: 9,
  firstName: 'Bontle-Grace',
  lastName: 'Mokoena van der Westhuizen',
  exactAge: '11 m',
  allergies: "Cow's milk, eggs and the plasters of most brands; the emergency plan is with the office",
  class: { id: 1, name: 'Tiny Tots' },
  attendanceToday: {
    id: 13,
    status: 'late',
    timeIn: '08:42',
    timeOut: null,
    collectedBy: null,
    notes: 'Slept badly, had breakfast at home',
  },
  attendanceThisMonth: { present: 7, recorded: 7 },
  reportCards: [],
  consents: lerato.consents.slice(1),
  documents: [{ id: 3, kind: 'clinic_card', expiresOn: '2026-12-04', isCurrent: true }],
}

const timetable: typeof lerato.timetable = [
  { id: 1, day: 3, slot: '07:30-08:30', subject: 'Story Time', room: 'Reading corner' },
]
const learning = (overall: number): typeof lerato.progress => ({
  overall,
  areas: [
    { area: 'literacy', percent: overall + 4 },
    { area: 'motor', percent: overall - 5 },
  ],
})

const busyDay = mockOf(
  ParentDashboardDocument,
  dashboardOf(
    [
      {
        ...lerato,
        timetable,
        progress: learning(79),
        care: [morningOf(today)],
        supplies: [{ item: 'nappies', left: 4, enoughUntil: '2026-11-26', isShort: true }],
      },
      {
        ...thabo,
        progress: learning(71),
        billing: {
          owingCents: 520_000,
          overdueCents: 260_000,
          creditCents: 0,
          bills: [
            { id: 8, dueDate: '2026-10-07', status: 'overdue', owingCents: 260_000 },
            { id: 9, dueDate: '2026-11-30', status: 'unpaid', owingCents: 260_000 },
          ],
        },
      },
      sister,
    ],
    {
      myNotices: pageOf(notices, { first: 3 }),
      myActivities: [
        outing,
        {
          ...outing,
          id: 72,
          title: 'Class concert',
          date: '2026-11-27',
          location: 'Hall',
          classId: null,
          isOuting: false,
        },
      ],
      myOnlineSessions: [
        {
          id: 1,
          title: 'Story time with puppets',
          date: '2026-11-24',
          time: '10:00',
          status: 'live',
          children: ['Thabo'],
        },
      ],
      myUniformOrders: [
        {
          id: 12,
          childId: 1,
          status: 'pending',
          lines: [
            { id: 1, name: 'Summer dress' },
            { id: 2, name: 'Sun hat' },
          ],
        },
        { id: 9, childId: 4, status: 'shipped', lines: [{ id: 3, name: 'Tracksuit' }] },
      ],
    },
  ),
)

const oneChild = mockOf(
  ParentDashboardDocument,
  dashboardOf(
    [
      {
        ...thabo,
        attendanceToday: null,
        absences: [],
        class: null,
      },
    ],
    { myNotices: pageOf(notices.slice(0, 1), { first: 3 }) },
  ),
)

/** Two children and their sister, on a day with much to do: what is late, new or asked stands out. */
export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { mocks: [busyDay, mockOf(ParentNoticesDocument, (page) => ({ myNotices: pageOf(notices, page) }))] },
}

const dayOfLerato = (child: Partial<typeof lerato>) => ({
  mocks: [mockOf(ParentDashboardDocument, dashboardOf([{ ...lerato, ...child }]))],
})

// Tests

export const TwoChildren: Story = {
  name: 'Shows the day of each child, and of the chosen one alone',
  args: {
    mocks: [
      mockOf(
        ParentDashboardDocument,
        dashboardOf([{ ...lerato, timetable }, thabo], {
          myNotices: pageOf(notices, { first: 3 }),
          myActivities: [outing],
        }),
      ),
      mockOf(ParentNoticesDocument, (page) => ({ myNotices: pageOf(notices, page) })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Thandi Mokoena')
    await expect(canvas.getByText('Tuesday, 24 November')).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 2, name: 'My Children' })).toBeVisible()
    const first = within(await canvas.findByRole('article', { name: 'Lerato Mokoena' }))
    await expect(first.getByText('Arrived at 07:18')).toBeVisible()
    await expect(first.getByText('Little Learners · 2 y 8 m')).toBeVisible()
    await expect(first.getByText('Peanuts')).toBeVisible()
    await expect(first.getByText(/Bloemfontein Zoo/)).toHaveTextContent(
      'Thu 26 Nov, 09:00 Zoo morning, Bloemfontein Zoo',
    )
    await expect(first.getByRole('link', { name: 'Zoo morning' })).toHaveAttribute(
      'href',
      '/parent/activities#activity-71',
    )
    await expect(first.getByText('Please bring a hat, water and a small rucksack.')).toBeVisible()
    await expect(first.getByText(/Reading corner/)).toHaveTextContent('Wed 25 Nov, 07:30 Story Time, Reading corner')
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
      'Water play starts soon',
    ])
    await expect(canvas.getAllByText('No water in Universitas until noon')).toHaveLength(1)
    await expect(
      within(canvas.getByRole('region', { name: 'Urgent' })).getByText('No water in Universitas until noon'),
    ).toBeVisible()
  },
}

/** Summary cards lead to their views, and the focus goes along. */
export const WhatIsToBeDoneComesFirst: Story = {
  name: 'Says what is to be done before the day, for the chosen child',
  args: { mocks: [busyDay] },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: 'To do' }))
    await expect(list.getByRole('link', { name: 'How to pay' })).toHaveAttribute('href', '/parent/billing#how-to-pay')
    await expect(list.getByText('R2,600.00 overdue since 7 Oct')).toBeVisible()
    const replies = list.getAllByRole('link', { name: /^Reply about the outing/ })
    await expect(replies[0]?.closest('li')).toHaveTextContent(/· Lerato$/)
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(headings.indexOf('To do')).toBeLessThan(headings.indexOf('My Children'))
    await userEvent.click(canvas.getByRole('button', { name: 'Lerato' }))
    await waitFor(() => expect(list.queryByText(/overdue since/)).toBeNull())
  },
}

export const FromCardToView: Story = {
  name: 'Goes from a card to its view',
  args: TwoChildren.args,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /4 notices/ }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Notices' })).toBeVisible()
    await expect(canvas.getByRole('main')).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Today' }))
    await expect(await canvas.findByRole('article', { name: 'Lerato Mokoena' })).toBeVisible()
  },
}

/** Also through a view that has no children to choose from. */
export const ChildStaysChosen: Story = {
  name: 'Keeps the chosen child from view to view, until all are chosen again',
  args: TwoChildren.args,
  play: async ({ canvas }) => {
    const go = (name: string) => userEvent.click(canvas.getByRole('link', { name }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Thabo' }))
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Lerato Mokoena' })).toBeNull())
    await go('Notices')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Notices' })).toBeVisible()
    await go('Today')
    await expect(await canvas.findByRole('article', { name: 'Thabo Mokoena' })).toBeVisible()
    await expect(canvas.queryByRole('article', { name: 'Lerato Mokoena' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'All' }))
    await expect(await canvas.findByRole('article', { name: 'Lerato Mokoena' })).toBeVisible()
    await go('Notices')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Notices' })).toBeVisible()
    await go('Today')
    await expect(await canvas.findByRole('article', { name: 'Lerato Mokoena' })).toBeVisible()
  },
}

export const LogsOut: Story = {
  name: 'Logs out',
  args: TwoChildren.args,
  play: async ({ canvas }) => {
    logout.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await expect(logout).toHaveBeenCalledOnce()
  },
}

export const OneChild: Story = {
  name: 'Has no choice of children where there is one',
  args: { mocks: [oneChild] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not here yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Attendance 5 of 7 days this month/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /1 notice$/ })).toBeVisible()
  },
}

export const TellsTheDay: Story = {
  name: 'Tells the day in a few lines, and what is short',
  args: dayOfLerato({
    care: [fullDayOf(today)],
    supplies: [
      { item: 'nappies', left: 4, enoughUntil: '2026-11-26', isShort: true },
      { item: 'wipes', left: 60, enoughUntil: '2026-12-01', isShort: false },
    ],
  }),
  play: async ({ canvas }) => {
    const day = within(await canvas.findByRole('region', { name: "Lerato's day" }))
    await expect(day.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Breakfast: ate everything · Morning snack: ate nothing · Lunch: ate most of it · Afternoon snack: ate some of it',
      '1 bottle · 120 ml',
      'Slept 1 h 35 min · 12:05–13:40',
      '2 nappies · 2 wet · 1 soiled',
      'Used the potty',
      'Clothes changed',
      'Sunscreen applied',
      'Unsettled · Happy',
      'Built a tower with Neo, and knocked it down nine times.',
      'Please bring nappies: 4 left, enough until Thursday',
    ])
    await expect(day.getByRole('link', { name: "Lerato's whole day" })).toHaveAttribute('href', '/parent/day?child=1')
  },
}

/** In the evening, with all that a day has, what was corrected after closing, and what is short. */
export const FilledWholeDay: Story = {
  name: 'Marks what was corrected after closing',
  args: dayOfLerato({
    care: [correctedDayOf(today)],
    attendanceToday: { id: 11, status: 'present', timeIn: '07:18', timeOut: '09:15', collectedBy: null, notes: null },
    supplies: [
      { item: 'nappies', left: 4, enoughUntil: '2026-11-26', isShort: true },
      { item: 'wipes', left: 60, enoughUntil: '2026-12-01', isShort: false },
      { item: 'clothes', left: 0, enoughUntil: null, isShort: true },
    ],
  }),
  play: async ({ canvas }) => {
    const day = within(await canvas.findByRole('region', { name: "Lerato's day" }))
    await expect(day.getAllByText('Corrected').map((mark) => mark.closest('li')?.textContent)).toEqual([
      'Breakfast: ate everything · Morning snack: ate nothing · Lunch: ate some of it · Afternoon snack: ate some of it Corrected',
      'Sunscreen: removed Corrected',
    ])
  },
}

export const SaysSinceWhenAChildSleeps: Story = {
  name: 'Says since when a child is asleep',
  args: dayOfLerato({ care: [morningOf(today)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Asleep since 09:05')).toBeVisible()
  },
}

export const WaitsForTheDayToBeClosed: Story = {
  name: 'Says that the day is told when it is closed',
  args: dayOfLerato({ care: [dayOf(today, [], { isTold: false })] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The day's summary appears once the day has been closed.")).toBeVisible()
    await expect(canvas.queryByRole('link', { name: "Lerato's whole day" })).toBeNull()
  },
}

export const SaysNothingOfADayWithoutEntries: Story = {
  name: 'Says nothing of a day without entries, nor of one at home',
  args: {
    mocks: [
      mockOf(
        ParentDashboardDocument,
        dashboardOf([
          { ...lerato, care: [dayOf(today, [])] },
          { ...thabo, care: [dayOf(today, [], { isTold: false })] },
        ]),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Thabo Mokoena' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: /'s day$/ })).toBeNull()
  },
}

/** The centre's own closing is named, as a public holiday is. */
export const FilledClosed: Story = {
  name: 'Names the day on which the centre is closed',
  args: {
    mocks: [
      mockOf(
        ParentDashboardDocument,
        dashboardOf([{ ...lerato, attendanceToday: null }], {
          closedDays: [{ id: 3, fromDate: '2026-11-23', toDate: '2026-11-24', reason: 'Staff training' }],
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Closed today: Staff training')).toBeVisible()
  },
}

export const Empty: Story = {
  name: 'Says how to connect a child',
  args: { mocks: [mockOf(ParentDashboardDocument, dashboardOf([]))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No child is linked to your account yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Message the centre' })).toHaveAttribute(
      'href',
      '/parent/messages?write=general',
    )
    await expect(canvas.getByText(/^No notices at the moment\. /)).toBeVisible()
  },
}

/** Without a child and without an open application: how to connect a child, the office and the own account alone. */
export const EmptyOnlyRegistered: Story = {
  name: 'Shows an account of no family its own things alone',
  args: {
    mocks: [
      mockOf(ParentDashboardDocument, dashboardOf([])),
      mockOf(ParentInboxDocument, { myInbox: { unread: 0, newest: 8 } }),
      mockOf(PortalBadgesDocument, { belongsToCentre: false, myChildren: [] }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No child is linked to your account yet')).toBeVisible()
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

export const SaysItIsLoading: Story = {
  name: 'Says it is loading',
  args: { mocks: [mockOf(ParentDashboardDocument, 'pending')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your dashboard')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}

/** An invitation used with another address than it was sent to waits for the office. */
export const EmptyWaiting: Story = {
  name: 'Says that the office is asked',
  args: { mocks: [mockOf(ParentDashboardDocument, dashboardOf([], { myConnectionRequests: ['Neo'] }))] },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Waiting for the office to link you to Neo')).toBeVisible(),
}
