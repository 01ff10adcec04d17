import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { failure, mockOf } from '#web/app/mocks.tsx'
import { ParentDashboardDocument } from '../dashboard/ParentDashboard.generated.ts'
import { dashboardOf, lerato, Portal, thabo } from '../storyFrame.tsx'
import { ReportAbsenceDocument } from './reportAbsence.generated.ts'
import { WithdrawAbsenceDocument } from './withdrawAbsence.generated.ts'

const meta = {
  title: 'Portal/Absence',
  component: Portal,
  parameters: { layout: 'fullscreen' },
  args: { at: '/parent/dashboard', mocks: [] },
} satisfies Meta<typeof Portal>
export default meta
type Story = StoryObj<typeof meta>

const dashboard = mockOf(ParentDashboardDocument, dashboardOf([{ ...lerato, attendanceToday: null }, thabo]))
const told = { id: 44, toldAt: '2026-11-10T04:45:00.000Z' }
const reports = mockOf(ReportAbsenceDocument, ({ input: { childId, fromDate, toDate, reason } }) => ({
  reportAbsence: { ...told, childId, fromDate, toDate, reason },
}))
const withdrawals = mockOf(WithdrawAbsenceDocument, ({ id }) => ({
  withdrawAbsence: { id, childId: id === 44 ? 1 : 4 },
}))
const refused = mockOf(ReportAbsenceDocument, failure('We already know that Lerato is away.', 'CONFLICT'))

const open = async (canvas: { findByRole: typeof screen.findByRole }, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}

/** The first tap opens, the second tells. Undo takes it back. */
export const TwoTaps: Story = {
  args: { mocks: [dashboard, reports, withdrawals] },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Report absent: Lerato')
    await userEvent.click(dialog.getByRole('button', { name: 'Sick' }))
    const card = within(canvas.getByRole('article', { name: 'Lerato Mokoena' }))
    await expect(await card.findByText('Absent today')).toBeVisible()
    await expect(card.getByText(/You told us.*: Sick/)).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await card.findByText('Not in yet')).toBeVisible()
  },
}

/** Several days, with a reason of one's own; what does not fit is said at its field. */
export const SeveralDays: Story = {
  args: { mocks: [dashboard, reports] },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Report absent: Lerato')
    await userEvent.click(dialog.getByRole('radio', { name: 'Several days' }))
    await userEvent.clear(dialog.getByLabelText('Last day'))
    await userEvent.type(dialog.getByLabelText('Last day'), '09/11/2026')
    await userEvent.click(dialog.getByRole('button', { name: 'Another reason' }))
    await expect(dialog.getByLabelText('Reason')).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Report absent' }))
    await expect(await dialog.findByText('Please say why, in a word or two.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Reason'), 'Chickenpox')
    await userEvent.click(dialog.getByRole('button', { name: 'Report absent' }))
    await expect(await dialog.findByText('The last day cannot be before the first.')).toBeVisible()
    await userEvent.clear(dialog.getByLabelText('Last day'))
    await userEvent.type(dialog.getByLabelText('Last day'), '13/11/2026')
    await userEvent.click(dialog.getByRole('button', { name: 'Report absent' }))
    await waitFor(() => expect(screen.getByText('Today to Fri 13 Nov: Chickenpox')).toBeVisible())
  },
}

export const Withdrawn: Story = {
  args: { mocks: [dashboard, withdrawals] },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Change absence: Thabo')
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw: Today to tomorrow' }))
    await waitFor(() => expect(dialog.queryByText('Flu')).toBeNull())
    await waitFor(() => expect(screen.getByText('Thabo comes after all. The centre knows.')).toBeVisible())
  },
}

export const Refused: Story = {
  args: { mocks: [dashboard, refused] },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Report absent: Lerato')
    await userEvent.click(dialog.getByRole('button', { name: 'Doctor or clinic' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('We already know that Lerato is away.')
  },
}
