import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { consentKinds, consentTexts } from '#graphql/consents/consents.rules.ts'
import { areaLinks } from '#web/app/AreaRouter.tsx'
import { type Mock, Mocked, mockOf, pageOf } from '#web/app/mocks.tsx'
import { LinkProvider } from '#web/ui/Link/Link.tsx'
import { Toaster } from '#web/ui/Toast/Toaster.tsx'
import type { ParentAttendanceQuery } from './attendance/ParentAttendance.generated.ts'
import type { ParentDashboardQuery } from './dashboard/ParentDashboard.generated.ts'
import { ParentInboxDocument } from './messages/messages.generated.ts'
import { PortalView } from './PortalView.tsx'
import { CentreContext } from './shell/centre.tsx'

/** The day of the clock of the stories, `.storybook/fixedClock.ts`. */
export const today = '2026-11-24'
export const logout = fn()

type DashboardChild = ParentDashboardQuery['myChildren'][number]

const childOf = (own: Partial<DashboardChild> & Pick<DashboardChild, 'id' | 'firstName'>): DashboardChild => ({
  lastName: 'Mokoena',
  exactAge: '2 y 8 m',
  allergies: null,
  profileImage: null,
  mayDecide: true,
  class: { id: 2, name: 'Little Learners' },
  enrolledOn: '2026-01-14',
  lastDay: null,
  timetable: [],
  attendanceToday: null,
  care: [],
  supplies: [],
  attendanceThisMonth: { present: 0, recorded: 0 },
  absences: [],
  consents: consentKinds.map((kind, index) => ({
    id: own.id * 10 + index,
    kind,
    granted: true,
    version: consentTexts[kind].version,
  })),
  documents: [],
  reportCards: [],
  progress: { overall: null, areas: [] },
  billing: { owingCents: 0, overdueCents: 0, creditCents: 0, bills: [] },
  ...own,
})

export const flu: DashboardChild['absences'][number] = {
  id: 31,
  fromDate: '2026-11-24',
  toDate: '2026-11-25',
  reason: 'Flu',
  toldAt: '2026-11-24T04:31:00.000Z',
  toldByName: 'Thandi Mokoena',
  isOwn: true,
}

export const lerato = childOf({
  id: 1,
  firstName: 'Lerato',
  allergies: 'Peanuts',
  attendanceToday: { id: 11, status: 'present', timeIn: '07:18', timeOut: null, collectedBy: null, notes: null },
  attendanceThisMonth: { present: 6, recorded: 7 },
  reportCards: [{ id: 5, term: 'Term 3', year: 2026, isNew: true }],
})

/** A dashboard for these children, and whatever a story adds. */
export const dashboardOf = (
  myChildren: DashboardChild[],
  more: Partial<ParentDashboardQuery> = {},
): ParentDashboardQuery => ({
  closedDays: [],
  myConnectionRequests: [],
  myChildren,
  myNotices: pageOf([], { first: 3 }),
  myActivities: [],
  myOnlineSessions: [],
  myUniformOrders: [],
  ...more,
})

export const outing: ParentDashboardQuery['myActivities'][number] = {
  id: 71,
  title: 'Zoo morning',
  date: '2026-11-26',
  time: '09:00',
  location: 'Bloemfontein Zoo',
  description: 'Please bring a hat, water and a small rucksack.',
  classId: 2,
  isOuting: true,
  replies: [],
}

export const thabo = childOf({
  id: 4,
  firstName: 'Thabo',
  exactAge: '4 y 1 m',
  class: { id: 3, name: 'Young Scholars' },
  attendanceToday: {
    id: 12,
    status: 'absent',
    timeIn: null,
    timeOut: null,
    collectedBy: null,
    notes: 'Reported by parent: flu',
  },
  attendanceThisMonth: { present: 5, recorded: 7 },
  absences: [flu],
})

export const notices: ParentDashboardQuery['myNotices']['edges'][number]['node'][] = [
  {
    id: 4,
    title: 'Concert on 27 November 2026',
    message: 'Every class sings one song. Doors open at 09:00; please be seated by 09:20.',
    isUrgent: false,
    createdAt: '2026-11-23T10:00:00.000Z',
  },
  {
    id: 3,
    title: 'No water in Universitas until noon',
    message: 'The municipality is repairing a pipe. Please send two bottles of drinking water today.',
    isUrgent: true,
    createdAt: '2026-11-23T05:30:00.000Z',
  },
  {
    id: 2,
    title: 'Water play starts soon',
    message: "Please send a hat, a towel and spare clothes with your child's name on them.",
    isUrgent: false,
    createdAt: '2026-11-22T23:30:00.000Z',
  },
  {
    id: 1,
    title: 'Closed on 16 December 2026',
    message: 'The centre is closed on the Day of Reconciliation, a public holiday.',
    isUrgent: false,
    createdAt: '2026-11-20T06:00:00.000Z',
  },
]

type RegisterChild = ParentAttendanceQuery['myChildren'][number]
type Entry = RegisterChild['attendance'][number]

const entryOf = (id: number, date: string, own: Partial<Entry>): Entry => ({
  id,
  date,
  status: 'present',
  timeIn: null,
  timeOut: null,
  collectedBy: null,
  notes: null,
  ...own,
})

export const registers: RegisterChild[] = [
  {
    id: 1,
    firstName: 'Lerato',
    lastName: 'Mokoena',
    enrolledOn: '2026-01-14',
    lastDay: null,
    absences: [],
    attendanceToday: lerato.attendanceToday,
    attendance: [
      entryOf(11, '2026-11-24', { timeIn: '07:18' }),
      entryOf(9, '2026-11-23', { status: 'late', timeIn: '08:42', timeOut: '16:05', collectedBy: 'Nomsa Mokoena' }),
      entryOf(7, '2026-11-20', { timeIn: '07:21', timeOut: '15:58' }),
    ],
  },
  {
    id: 4,
    firstName: 'Thabo',
    lastName: 'Mokoena',
    enrolledOn: '2025-06-02',
    lastDay: null,
    absences: [flu],
    attendanceToday: thabo.attendanceToday,
    attendance: [
      entryOf(12, '2026-11-24', { status: 'absent', notes: 'Reported by parent: flu' }),
      entryOf(10, '2026-11-23', { timeIn: '07:18', timeOut: '16:05' }),
    ],
  },
]

const centre = {
  name: 'Kiewiet',
  tagline: 'Nurturing Young Minds',
  phone: '051 555 0123',
  email: 'hello@kiewiet.example',
  whatsapp: '27515550123',
  whatsappGreeting: 'Hello Kiewiet!',
  centreHours: { opens: '06:30', closes: '18:30' },
  openDays: { today, isOpen: true, next: '2026-11-25' },
}

function AtPortalAddress() {
  const { pathname, search } = useLocation()
  return (
    <>
      <PortalView
        centre={centre}
        viewer={{ firstName: 'Thandi', lastName: 'Mokoena' }}
        pathname={pathname}
        search={search}
        today={today}
        onLogout={logout}
      />
      <output hidden>{pathname + search}</output>
    </>
  )
}

/** What the shell asks in every view. Its other question names children, who would count as the whole family. */
const inbox = mockOf(ParentInboxDocument, { myInbox: { unread: 2, newest: 8 } })

interface PortalProps {
  at: string
  mocks: Mock[]
  /** A dialog of the view, open over it. */
  dialog?: ReactNode
}

interface PortalPartProps {
  at?: string
  mocks?: Mock[]
  children: ReactNode
}

/** A part of the portal by itself. */
export function PortalPart({ at = '/parent/dashboard', mocks = [], children }: PortalPartProps) {
  return (
    <Mocked mocks={[...mocks, inbox]}>
      <MemoryRouter initialEntries={[at]}>
        <LinkProvider value={areaLinks['/parent/']}>
          <CentreContext value={centre}>{children}</CentreContext>
          <Toaster />
        </LinkProvider>
      </MemoryRouter>
    </Mocked>
  )
}

/** The portal at an address, with answers instead of a server. */
export function Portal({ at, mocks, dialog }: PortalProps) {
  return (
    <PortalPart at={at} mocks={mocks}>
      <AtPortalAddress />
      {dialog}
    </PortalPart>
  )
}

/** The dialog with this name, once it has come in. */
export async function dialogOf(name: string | RegExp, role: 'dialog' | 'alertdialog' = 'dialog') {
  const dialog = await screen.findByRole(role, { name })
  await waitFor(() => expect(dialog).toBeVisible())
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  return within(dialog)
}
