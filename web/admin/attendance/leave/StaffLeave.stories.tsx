import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { dialogOf, InDashboard, told } from '#web/admin/shared/storyFrame.tsx'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import { dismissToast } from '#web/ui/Toast/toast.ts'
import {
  DecideLeaveDocument,
  RequestLeaveDocument,
  StaffLeaveDocument,
  type StaffLeaveQuery,
} from '../attendance.generated.ts'
import { busyStaff } from '../staff/staffServer.ts'
import { LeaveKindDialog } from './LeaveDialogs.tsx'

const year = todayInJohannesburg().slice(0, 4)

const kinds: StaffLeaveQuery['leaveKinds'] = [
  { id: 1, name: 'Annual leave', status: 'personal_leave', daysPerYear: 15, version: 1 },
  { id: 2, name: 'Sick leave', status: 'sick_leave', daysPerYear: 10, version: 1 },
  { id: 3, name: 'Family responsibility leave', status: 'personal_leave', daysPerYear: 3, version: 1 },
  { id: 4, name: 'Unpaid leave', status: 'personal_leave', daysPerYear: null, version: 1 },
]

type Request = StaffLeaveQuery['leaveRequests'][number]

const request = (id: number, state: string, [from, to, days]: [string, string, number], note: string | null = null) => {
  const { staffId, firstName, lastName } = busyStaff[id] as (typeof busyStaff)[number]
  const dates = { fromDate: `${year}-${from}`, toDate: `${year}-${to}`, days }
  const staff = { id: staffId, firstName, lastName }
  return { id, staffId, kindId: 1 + (id % 2), ...dates, note, state, version: 1, staff } satisfies Request
}

const centre = (): StaffLeaveQuery => ({
  leaveKinds: kinds,
  leaveRequests: [
    request(1, 'asked', ['12-07', '12-09', 3], 'A wedding in Kimberley'),
    request(2, 'asked', ['12-14', '12-15', 2]),
    request(4, 'approved', ['10-05', '10-09', 5]),
    request(6, 'refused', ['09-21', '09-23', 3], 'Two colleagues are away already'),
    request(3, 'withdrawn', ['08-03', '08-03', 1]),
  ],
  leaveBalances: busyStaff.flatMap(({ staffId, firstName, lastName }) =>
    kinds.map(({ id: kindId, daysPerYear }) => {
      const taken = kindId === 1 ? staffId % 6 : staffId % 2
      return { staffId, firstName, lastName, kindId, taken, left: daysPerYear === null ? null : daysPerYear - taken }
    }),
  ),
})

const meta = {
  title: 'Admin/Attendance/Leave',
  parameters: { layout: 'fullscreen' },
  args: { overrides: [mockOf(StaffLeaveDocument, centre())] },
  beforeEach: () => dismissToast(),
  render: ({ overrides, over }) => (
    <InDashboard at="?section=attendance&tab=staff&view=leave" mocks={overrides}>
      {over}
    </InDashboard>
  ),
} satisfies Meta<{ overrides: Mock[]; over?: ReactNode }>
export default meta
type Story = StoryObj<{ overrides: Mock[]; over?: ReactNode }>

export const Filled: Story = { tags: ['dark-scheme'] }
export const Empty: Story = {
  args: { overrides: [mockOf(StaffLeaveDocument, { leaveKinds: kinds, leaveRequests: [], leaveBalances: [] })] },
}

const onClose = fn()
const [annual] = kinds

export const DialogKind: Story = {
  name: 'Dialog: a kind of leave',
  args: { over: <LeaveKindDialog kind={annual ?? null} onClose={onClose} /> },
}

// Tests

const decided: object[] = []
const tooFew = 'Naledi has 1 day of Annual leave left, but this takes 2.'

export const Decide: Story = {
  name: 'Approves what is asked for, and says why another one is not',
  args: {
    overrides: [
      mockOf(DecideLeaveDocument, ({ input }) => {
        decided.push(input)
        if (input.id === 2) return failure(tooFew, 'CONFLICT')
        return { decideLeave: { id: input.id, state: input.state, version: 2 } }
      }),
      mockOf(StaffLeaveDocument, centre()),
    ],
  },
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Leave' })
    const row = (name: RegExp) => within(within(table).getByRole('row', { name }))
    await userEvent.click(row(/^Mpho Sithole/).getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(decided.at(-1)).toEqual({ id: 1, state: 'approved', version: 1 }))
    await told('Leave approved')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(decided.at(-1)).toEqual({ id: 1, state: 'withdrawn', version: 2 }))
    const approve = row(/^Naledi Botha/).getByRole('button', { name: 'Approve' })
    await waitFor(() => expect(approve).toBeEnabled())
    await userEvent.click(approve)
    await told(new RegExp(tooFew))
  },
}

const asked: object[] = []

export const Ask: Story = {
  name: 'Asks for leave',
  args: {
    overrides: [
      mockOf(RequestLeaveDocument, ({ input }) => {
        asked.push(input)
        return { requestLeave: { id: 9, days: 2 } }
      }),
      mockOf(StaffLeaveDocument, centre()),
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Request leave' }))
    const dialog = await dialogOf('Request leave')
    await userEvent.selectOptions(await dialog.findByLabelText('Who'), 'Mpho Sithole')
    await userEvent.type(dialog.getByLabelText('First day'), `03/08/${year}`)
    await userEvent.type(dialog.getByLabelText('Last day'), `04/08/${year}`)
    await userEvent.click(dialog.getByRole('button', { name: /^Request leave/ }))
    const input = { staffId: 2, kindId: 1, fromDate: `${year}-08-03`, toDate: `${year}-08-04` }
    await waitFor(() => expect(asked.at(-1)).toMatchObject(input))
  },
}
