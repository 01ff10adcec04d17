import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { failure, mockOf } from '#web/app/mocks.tsx'
import { ParentDashboardDocument } from '../dashboard/ParentDashboard.generated.ts'
import { dashboardOf, flu, lerato, Portal, thabo, today } from '../storyFrame.tsx'
import { AbsenceDialog } from './AbsenceDialog.tsx'
import { ChangeAbsenceDocument, ReportAbsenceDocument, WithdrawAbsenceDocument } from './absence.generated.ts'

const meta = {
  title: 'Portal/Absence',
  component: Portal,
  parameters: {
    layout: 'fullscreen',
  },
  args: { at: '/parent/dashboard', mocks: [] },
} satisfies Meta<typeof Portal>
export default meta
type Story = StoryObj<typeof meta>

const dashboard = mockOf(ParentDashboardDocument, dashboardOf([{ ...lerato, attendanceToday: null }, thabo]))
const told = { id: 44, toldAt: '2026-11-24T04:45:00.000Z', toldByName: 'Thandi Mokoena', isOwn: true, together: [] }
const reports = mockOf(ReportAbsenceDocument, ({ input: { childId, fromDate, toDate, reason } }) => ({
  reportAbsence: { ...told, childId, fromDate, toDate, reason },
}))
const withdrawals = mockOf(WithdrawAbsenceDocument, ({ id }) => ({
  withdrawAbsence: { id, childId: id === 44 ? 1 : 4 },
}))

const withdrawn = fn((id: number) => ({ withdrawAbsence: { id, childId: id === 44 ? 1 : 4 } }))

/** A server that stores what parents tell of Lerato. */
function absenceServer(attendanceToday: (typeof lerato)['attendanceToday'] = null) {
  let absences: (typeof lerato)['absences'] = []
  return [
    mockOf(ParentDashboardDocument, () => dashboardOf([{ ...lerato, attendanceToday, absences }, thabo])),
    mockOf(ReportAbsenceDocument, ({ input: { childId, fromDate, toDate, reason } }) => {
      const reportAbsence = { ...told, childId, fromDate, toDate, reason }
      absences = [...absences, reportAbsence]
      return { reportAbsence }
    }),
    mockOf(WithdrawAbsenceDocument, ({ id }) => {
      absences = absences.filter((absence) => absence.id !== id)
      return { withdrawAbsence: { id, childId: 1 } }
    }),
  ]
}

const expected = { ...lerato, attendanceToday: null }
const brother = { ...thabo, attendanceToday: null, absences: [] }

const open = async (canvas: { findByRole: typeof screen.findByRole }, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}

const changes = mockOf(ChangeAbsenceDocument, ({ id, input }) => ({ changeAbsence: { id, childId: 4, ...input } }))

const opened = { today, closings: [], family: [], onClose: fn() }
const away = {
  ...thabo,
  absences: [
    flu,
    {
      ...flu,
      id: 32,
      fromDate: '2026-12-07',
      toDate: '2026-12-11',
      reason: 'Visiting family in Durban',
      isOwn: false,
      toldByName: 'Sipho Mokoena van der Westhuizen',
    },
  ],
}

export const DialogKnown: Story = {
  name: 'Dialog: absences that the centre knows of',
  args: { mocks: [dashboard], dialog: <AbsenceDialog {...opened} child={away} /> },
}

// Tests

/** The first tap opens, the second tells. Undo takes it back. */
export const TwoTaps: Story = {
  name: 'Reports a child absent with two taps, and takes it back',
  args: { mocks: absenceServer() },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Report absent: Lerato')
    await userEvent.click(dialog.getByRole('button', { name: 'Sick' }))
    const card = within(canvas.getByRole('article', { name: 'Lerato Mokoena' }))
    await expect(await card.findByText('Absent today')).toBeVisible()
    await expect(card.getByText(/You told us.*: Sick/)).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await card.findByText('Not here yet')).toBeVisible()
  },
}

const markedAhead = {
  id: 21,
  status: 'present',
  timeIn: null,
  timeOut: null,
  collectedBy: null,
  notes: null,
}

/** All were marked present before anyone came: today can be reported, and the card says so. */
export const MarkedAhead: Story = {
  name: 'Reports a child absent today that the register has marked ahead',
  args: { mocks: absenceServer(markedAhead) },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Lerato Mokoena' }))
    await expect(card.getByText('Present today')).toBeVisible()
    const dialog = await open(canvas, 'Report absent: Lerato')
    await expect(dialog.getByRole('radio', { name: 'Today' })).toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Sick' }))
    await expect(await card.findByText('Absent today')).toBeVisible()
  },
}

/** Both are told in one request, and Undo takes both back. */
export const BothChildren: Story = {
  name: 'Reports a child absent with its brother, in one request',
  args: {
    mocks: [
      mockOf(ParentDashboardDocument, dashboardOf([expected, brother])),
      mockOf(ReportAbsenceDocument, ({ input: { childId, alsoFor, fromDate, toDate, reason } }) => ({
        reportAbsence: {
          ...told,
          childId,
          fromDate,
          toDate,
          reason,
          together: (alsoFor ?? []).map((id) => ({ id: 45, childId: id })),
        },
      })),
      mockOf(WithdrawAbsenceDocument, ({ id }) => withdrawn(id)),
    ],
  },
  play: async ({ canvas }) => {
    withdrawn.mockClear()
    const dialog = await open(canvas, 'Report absent: Lerato')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Also for Thabo' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Sick' }))
    await expect(await screen.findByText('Lerato and Thabo have been reported absent')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(
      await screen.findByText('Lerato and Thabo are coming after all. The centre has been notified.'),
    ).toBeVisible()
    await expect(withdrawn.mock.calls).toEqual([[44], [45]])
  },
}

/** Several days, with a reason of one's own; what does not fit is said at its field. */
export const SeveralDays: Story = {
  name: 'Reports several days, for another reason',
  args: { mocks: [dashboard, reports] },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Report absent: Lerato')
    await userEvent.click(dialog.getByRole('radio', { name: 'Several days' }))
    await userEvent.clear(dialog.getByLabelText('Last day'))
    await userEvent.type(dialog.getByLabelText('Last day'), '23/11/2026')
    await userEvent.click(dialog.getByRole('button', { name: 'Another reason' }))
    await expect(dialog.getByLabelText('Reason')).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Report absent' }))
    await expect(await dialog.findByText('Please give a reason, in a word or two.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Reason'), 'Chickenpox')
    await userEvent.click(dialog.getByRole('button', { name: 'Report absent' }))
    await expect(await dialog.findByText('The last day cannot be before the first.')).toBeVisible()
    await userEvent.clear(dialog.getByLabelText('Last day'))
    await userEvent.type(dialog.getByLabelText('Last day'), '27/11/2026')
    await userEvent.click(dialog.getByRole('button', { name: 'Report absent' }))
    await waitFor(() => expect(screen.getByText('Today to Fri 27 Nov: Chickenpox')).toBeVisible())
    await expect(sessionStorage.getItem('draft:absence.1')).toBeNull()
  },
}

/** Days on which the centre is closed are named before it is sent. */
export const OverTheWeekend: Story = {
  name: 'Names the days on which the centre is closed',
  args: { mocks: [dashboard, reports] },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Report absent: Lerato')
    await userEvent.click(dialog.getByRole('radio', { name: 'Several days' }))
    await userEvent.clear(dialog.getByLabelText('Last day'))
    await userEvent.type(dialog.getByLabelText('Last day'), '30/11/2026')
    await expect(
      await dialog.findByText('The centre is closed on Sat 28 Nov and Sun 29 Nov, which are not included.'),
    ).toBeVisible()
  },
}

/** What is wrong with a day is said also where the days are not shown. */
export const DayRefused: Story = {
  name: 'Says what is wrong with a day',
  args: {
    mocks: [
      dashboard,
      mockOf(
        ReportAbsenceDocument,
        failure('Please choose today or a later day.', 'BAD_USER_INPUT', {
          fromDate: 'Please choose today or a later day.',
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Report absent: Lerato')
    await userEvent.click(dialog.getByRole('button', { name: 'Sick' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Please choose today or a later day.')
  },
}

/** The words stay in this tab until they are sent. */
export const Draft: Story = {
  name: 'Keeps the words until they are sent',
  args: { mocks: [dashboard, reports] },
  beforeEach: () => sessionStorage.setItem('draft:absence.1', JSON.stringify({ reason: 'Chickenpox' })),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Report absent: Lerato')
    await expect(await dialog.findByLabelText('Reason')).toHaveValue('Chickenpox')
    await userEvent.type(dialog.getByLabelText('Reason'), ' again')
    await expect(sessionStorage.getItem('draft:absence.1')).toContain('Chickenpox again')
    await userEvent.click(dialog.getByRole('button', { name: 'Report absent' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sessionStorage.getItem('draft:absence.1')).toBeNull()
  },
}

/** The other parent told; either of them can change it. */
export const Changed: Story = {
  name: 'Changes what the other parent told',
  args: {
    mocks: [
      mockOf(
        ParentDashboardDocument,
        dashboardOf([{ ...thabo, absences: [{ ...flu, isOwn: false, toldByName: 'Sipho Mokoena' }] }]),
      ),
      changes,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sipho Mokoena told us at 06:31: Flu/)).toBeVisible()
    const dialog = await open(canvas, 'Change absence: Thabo')
    await userEvent.click(dialog.getByRole('button', { name: 'Change: Today to tomorrow' }))
    const reason = await dialog.findByLabelText('Reason')
    await expect(reason).toHaveValue('Flu')
    await userEvent.clear(dialog.getByLabelText('Last day'))
    await userEvent.type(dialog.getByLabelText('Last day'), '26/11/2026')
    await userEvent.clear(reason)
    await userEvent.type(reason, 'Chickenpox')
    await userEvent.click(dialog.getByRole('button', { name: 'Change absence' }))
    await waitFor(() => expect(screen.getByText('Today to Thu 26 Nov: Chickenpox')).toBeVisible())
    await expect(await canvas.findByText(/told us at 06:31: Chickenpox/)).toBeVisible()
  },
}

export const Withdrawn: Story = {
  name: 'Withdraws an absence',
  args: { mocks: [dashboard, withdrawals] },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Change absence: Thabo')
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw: Today to tomorrow' }))
    await waitFor(() => expect(dialog.queryByText('Flu')).toBeNull())
    await waitFor(() =>
      expect(screen.getByText('Thabo is coming after all. The centre has been notified.')).toBeVisible(),
    )
  },
}
