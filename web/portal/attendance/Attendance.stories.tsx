import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { failure, mockOf } from '#web/app/mocks.tsx'
import { Portal, registers } from '../storyFrame.tsx'
import { ParentAttendanceDocument } from './ParentAttendance.generated.ts'

const meta = {
  title: 'Portal/Attendance',
  component: Portal,
  parameters: { layout: 'fullscreen' },
  args: { at: '/parent/attendance', mocks: [] },
} satisfies Meta<typeof Portal>
export default meta
type Story = StoryObj<typeof meta>

/** The centre's own. */
const closedDays = [{ id: 1, fromDate: '2026-11-26', toDate: '2026-11-27', reason: 'Staff training' }]
const emptyRegisters = registers.map((child) => ({ ...child, attendance: [], absences: [] }))

export const TwoChildren: Story = {
  args: { mocks: [mockOf(ParentAttendanceDocument, { closedDays, myChildren: registers })] },
  play: async ({ canvas }) => {
    const first = within(await canvas.findByRole('region', { name: 'Lerato Mokoena' }))
    await expect(first.getByText('3 of 3 days')).toBeVisible()
    await expect(first.getByText('08:42 - 16:05')).toBeVisible()
    await expect(first.getByText('Collected by Nomsa Mokoena')).toBeVisible()
    const second = within(canvas.getByRole('region', { name: 'Thabo Mokoena' }))
    await expect(second.getByText('1 of 2 days')).toBeVisible()
    await expect(second.getByText('Told by a parent: flu')).toBeVisible()
    const picture = second.getByRole('table', { name: 'Attendance of Thabo in November 2026' })
    await expect(within(picture).getByRole('cell', { name: /^10 ?, today, absent$/ })).toBeVisible()
    await expect(within(picture).getByRole('cell', { name: /^11 ?, you told us of an absence$/ })).toBeVisible()
    await expect(within(picture).getByRole('cell', { name: /^27 ?, closed: Staff training$/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Thabo' }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Lerato Mokoena' })).toBeNull())
    await expect(canvas.queryByRole('link', { name: 'December 2026' })).toBeNull()
  },
}

export const MonthBefore: Story = {
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
    await waitFor(() => expect(canvas.getAllByText('Nothing is recorded for this month.')).toHaveLength(2))
    await expect(canvas.getByRole('heading', { name: 'October 2026' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'November 2026' })).toHaveAttribute(
      'href',
      '/parent/attendance?month=2026-11',
    )
  },
}

/** Before the first child came there is nothing to look at. */
export const FirstMonth: Story = {
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

export const NoChildYet: Story = {
  args: { mocks: [mockOf(ParentAttendanceDocument, { closedDays, myChildren: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No child is connected with your account yet')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { mocks: [mockOf(ParentAttendanceDocument, 'pending')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the register')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { mocks: [mockOf(ParentAttendanceDocument, failure('Something went wrong.'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The register could not be loaded.')).toBeVisible()
  },
}
