import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { nothing } from '#graphql/attendance/attendance.rules.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { AtAddress, stay } from '#web/admin/shared/storyFrame.tsx'
import { keyOf, type WaitingMark } from '#web/shared/attendance/mark.ts'
import { after } from '#web/app/StorySteps.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import type { QueueState } from '#web/shared/queue/SendQueue.ts'
import { Connection } from '../register/Waiting.tsx'
import { busyStaff } from '../staff/staffServer.ts'
import { MarkButton, StaffCounts } from '../staff/useMarkStaff.tsx'
import { DayPicker } from './DayPicker.tsx'
import { MonthPicker } from './MonthPicker.tsx'
import { useClosedQuestion } from './useClosedQuestion.tsx'

/** What the registers of children and staff are made of. */
const meta = {
  title: 'Admin/Attendance/Parts',
  args: { children: null },
  render: ({ children }) => (
    <AtAddress at="/admin/dashboard?section=attendance" mocks={[]}>
      {children}
    </AtAddress>
  ),
} satisfies Meta<{ children: ReactNode }>
export default meta
type Story = StoryObj<typeof meta>

const today = todayInJohannesburg()

function Days({ first }: { first: string }) {
  const [date, setDate] = useState(first)
  return <DayPicker date={date} onChange={setDate} />
}

function Months() {
  const [month, setMonth] = useState(today.slice(0, 7))
  return (
    <Inline space={8}>
      <MonthPicker month={month} onMonth={setMonth} />
    </Inline>
  )
}

function OnClosedDay() {
  const { ask, question } = useClosedQuestion({
    date: today,
    closed: 'The centre is closed on 24 November 2026: Staff training.',
    held: false,
  })
  return (
    <>
      <Button onClick={() => ask(stay)}>Mark all present</Button>
      {question}
    </>
  )
}

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
const state = (connection: QueueState<WaitingMark>['connection']): QueueState<WaitingMark> => ({
  items: marks,
  connection,
  sending: false,
  isStored: true,
})

export const Day: Story = { name: 'DayPicker, today', args: { children: <Days first={today} /> } }

export const EarlierDay: Story = {
  name: 'DayPicker, another day',
  args: { children: <Days first={addDays(today, -5)} /> },
}

export const Month: Story = { name: 'MonthPicker', args: { children: <Months /> } }

export const Counts: Story = { name: 'StaffCounts', args: { children: <StaffCounts rows={busyStaff} /> } }

export const Marks: Story = {
  name: 'MarkButton',
  args: {
    children: (
      <Inline space={8}>
        {busyStaff
          .slice(0, 1)
          .flatMap((row) => [
            <MarkButton key="open" row={{ ...row, attendance: null }} onMark={stay} />,
            <MarkButton key="recorded" row={row} onMark={stay} />,
          ])}
      </Inline>
    ),
  },
}

export const NoConnection: Story = {
  name: 'Connection, none',
  args: { children: <Connection state={state('away')} onRetry={stay} /> },
}

export const SignedOut: Story = {
  name: 'Connection, signed out',
  args: { children: <Connection state={state('signed_out')} onRetry={stay} /> },
}

export const ClosedQuestion: Story = {
  name: 'Question on a closed day',
  args: { children: <OnClosedDay /> },
  decorators: [after({ press: 'Mark all present' })],
}
