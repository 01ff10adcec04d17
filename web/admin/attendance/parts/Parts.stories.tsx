import type { Meta, StoryObj } from '@storybook/react-vite'
import { nothing } from '#graphql/attendance/attendance.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { AtAddress, stay } from '#web/admin/shared/storyFrame.tsx'
import { keyOf, type WaitingMark } from '#web/shared/attendance/mark.ts'
import { Connection } from '../register/Waiting.tsx'

const today = todayInJohannesburg()

const waiting = (childId: number): WaitingMark => ({
  key: keyOf(today, childId),
  date: today,
  childId,
  values: { ...nothing, status: 'present' },
  version: null,
  before: null,
  quiet: false,
  refused: null,
})
const marks = new Map([waiting(2), waiting(10)].map((mark) => [mark.key, mark]))

/** What no register of a story comes to; the other parts are in Students, Staff and Marks that wait. */
const meta = {
  title: 'Admin/Attendance/Parts',
  component: Connection,
  args: { state: { items: marks, connection: 'signed_out', sending: false, isStored: true }, onRetry: stay },
  render: (args) => (
    <AtAddress at="/admin/dashboard?section=attendance" mocks={[]}>
      <Connection {...args} />
    </AtAddress>
  ),
} satisfies Meta<typeof Connection>
export default meta
type Story = StoryObj<typeof meta>

export const SignedOut: Story = { name: 'Connection, signed out' }
