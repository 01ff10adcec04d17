import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { nothing } from '#graphql/attendance/attendance.rules.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { InStaffArea } from '#web/admin/staffArea/storyFrame.tsx'
import { dialogOf, told } from '#web/admin/shared/storyFrame.tsx'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import { keyOf, type WaitingMark } from '#web/shared/attendance/mark.ts'
import { memoryStore } from '#web/shared/queue/memoryStore.ts'
import { EmergencyCardDocument, MarkAttendanceDocument } from '../../attendance/attendance.generated.ts'
import { sampleCard } from '../../attendance/emergencyCard/sampleCard.ts'
import { shown, statusOf } from '../../attendance/register/registerStory.tsx'
import { registerServer, type Wire } from '../../attendance/register/storyAnswers.ts'
import { MarkStoreContext } from '../../attendance/register/useMarks.ts'
import { RecordCareDocument } from '../../care/care.generated.ts'
import { careServer, sampleDay } from '../../care/careServer.ts'
import {
  ChildrenThisWeekDocument,
  MoveToRoomDocument,
  MyDutiesDocument,
  type MyDutiesQuery,
  RoomRatiosDocument,
} from './myRoom.generated.ts'
import { room } from './sampleRooms.ts'

const duty = (classId: number, className: string): MyDutiesQuery['myDuties'][number] => ({
  id: classId,
  kind: 'teacher',
  classId,
  className,
})
const own = [duty(3, 'Little Learners'), duty(4, 'Young Scholars')]

/** The rooms of the teacher, who counts in one of them. */
const rooms = (here: number) => [
  room(3, 'Little Learners', '2-3 years', { children: 9, staff: 2, promise: 5, law: 12, youAreHere: here === 3 }),
  room(4, 'Young Scholars', '3-4 years', { children: 20, staff: 3, youAreHere: here === 4 }),
]

/** One has a birthday on the day on which the story is shown, one starts, and of the third nothing is told. */
function thisWeek() {
  const today = todayInJohannesburg()
  const [year, day] = [Number(today.slice(0, 4)), today.slice(4)]
  const child = { namesakeBirthday: null, enrolledOn: `${year - 1}-01-15`, dateOfBirth: `${year - 3}${day}` }
  const other = addDays(child.dateOfBirth, 30)
  return [
    { ...child, id: 701, firstName: 'Lerato', lastName: 'Mokoena' },
    { ...child, id: 702, firstName: 'Zoë', lastName: 'van Wyk', enrolledOn: today, dateOfBirth: other },
    { ...child, id: 703, firstName: 'Sipho', lastName: 'Dlamini', dateOfBirth: other },
  ]
}

/** The wire of the story that is shown. */
let wire: Wire

function roomServer(overrides: Mock[]): Mock[] {
  let here = 3
  const server = registerServer([])
  wire = server.wire
  return [
    ...overrides,
    mockOf(MyDutiesDocument, { myDuties: own }),
    mockOf(ChildrenThisWeekDocument, { children: thisWeek() }),
    mockOf(RoomRatiosDocument, () => ({ roomRatios: rooms(here) })),
    mockOf(MoveToRoomDocument, ({ classId }) => {
      here = classId
      return { moveToRoom: { id: 502, version: 2 } }
    }),
    ...server.mocks,
  ]
}

interface RoomStoryProps {
  overrides?: Mock[]
  /** What follows the path in the address. */
  at?: string
  /** Marks that were recorded without a connection. */
  stored?: WaitingMark[]
}

function RoomStory({ overrides = [], at = '', stored = [] }: RoomStoryProps) {
  const [mocks] = useState(() => roomServer(overrides))
  const [store] = useState(() => memoryStore<WaitingMark>(stored))
  return (
    <MarkStoreContext value={() => store}>
      <InStaffArea at={at} mocks={mocks} />
    </MarkStoreContext>
  )
}

const meta = {
  title: 'Admin/Staff area/My room',
  component: RoomStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RoomStory>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['dark-scheme'] }
export const FilledOneClass: Story = {
  name: 'Filled: one class',
  args: {
    overrides: [
      mockOf(MyDutiesDocument, { myDuties: own.slice(0, 1) }),
      mockOf(RoomRatiosDocument, { roomRatios: rooms(3).slice(0, 1) }),
    ],
  },
}

/** What was entered in the story that is shown. */
let entered: ReturnType<typeof careServer>['sent'] = []

/** Care, with a day that the story begins with. */
function careMocks(day = sampleDay): Mock[] {
  const server = careServer(day)
  entered = server.sent
  return server.mocks
}

function CareStory({ overrides, day }: { overrides?: Mock[]; day?: typeof sampleDay }) {
  const [mocks] = useState(() => [...(overrides ?? []), ...careMocks(day)])
  return <RoomStory at="?tab=care" overrides={mocks} />
}

export const FilledCare: Story = { name: 'Filled: care', render: () => <CareStory /> }
export const EmptyCare: Story = {
  name: 'Empty: care of a class without children',
  render: () => <CareStory day={(date) => ({ ...sampleDay(date), children: [] })} />,
}

const markFrom = (date: string, childId: number): WaitingMark => ({
  key: keyOf(date, childId),
  date,
  childId,
  values: { ...nothing, status: 'late', timeIn: '09:10' },
  version: null,
  before: null,
  quiet: false,
  refused: null,
})

export const FilledRefused: Story = {
  name: 'Filled: marks that were refused once the class is taught by somebody else',
  args: {
    stored: [markFrom('2026-11-27', 701), markFrom('2026-11-27', 702)],
    overrides: [
      mockOf(MyDutiesDocument, { myDuties: [] }),
      mockOf(MarkAttendanceDocument, failure("You don't have permission to do this.", 'FORBIDDEN')),
    ],
  },
}

// Tests: what happens when something is pressed, typed or refused.

export const SaysWhereSheIs: Story = {
  name: 'Counts her in the room that she is moved to',
  play: async ({ step }) => {
    const where = within(await screen.findByRole('radiogroup', { name: 'You are with' }))
    await expect(where.getByRole('radio', { name: 'Little Learners' })).toBeChecked()
    await step('one tap', async () => {
      await userEvent.click(where.getByRole('radio', { name: 'Young Scholars' }))
      await waitFor(() => expect(where.getByRole('radio', { name: 'Young Scholars' })).toBeChecked())
    })
  },
}

export const TellsOfTheWeek: Story = {
  name: 'Says who has a birthday this week, and who is new',
  play: async () => {
    const week = within(await screen.findByRole('list', { name: 'This week' }))
    await expect(week.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Lerato Mokoena turns 3 today',
      'Zoë van Wyk started today',
    ])
  },
}

export const IsNotInYet: Story = {
  name: 'Says that she is not on the register of the day',
  args: {
    overrides: [mockOf(MoveToRoomDocument, failure('You have not been marked present today.', 'CONFLICT'))],
  },
  play: async () => {
    const where = within(await screen.findByRole('radiogroup', { name: 'You are with' }))
    await userEvent.click(where.getByRole('radio', { name: 'Young Scholars' }))
    await told(/You have not been marked present today/)
  },
}

export const ThisWeekUnread: Story = {
  name: 'Says that birthdays and new children could not be loaded',
  args: { overrides: [mockOf(ChildrenThisWeekDocument, failure('The line is cut'))] },
  play: async ({ canvas }) => {
    await canvas.findByText('The birthdays and new children could not be loaded.')
  },
}

export const KeepsTheRegister: Story = {
  name: 'Marks a child of the class',
  play: async () => {
    await shown()
    const name = 'Lerato Mokoena'
    await userEvent.click(statusOf(name).getByRole('radio', { name: 'Absent' }))
    await waitFor(() => expect(wire.requests.at(-1)).toMatchObject([{ status: 'absent' }]))
  },
}

export const LooksWhomToCall: Story = {
  name: 'Says whom to call about a child of the class',
  args: { overrides: [mockOf(EmergencyCardDocument, { emergencyCard: sampleCard })] },
  play: async () => {
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'Lerato Mokoena' }))
    const dialog = await dialogOf('Emergency contacts: Lerato Mokoena')
    const mother = await dialog.findByRole('link', { name: 'Call Thandi Mokoena, 082 555 0101' })
    await expect(mother).toHaveAttribute('href', 'tel:+27825550101')
  },
}

export const Empty: Story = {
  name: 'Says what to do without a class',
  args: { overrides: [mockOf(MyDutiesDocument, { myDuties: [] })] },
  play: async () => {
    await expect(await screen.findByText('You are not teaching a class today')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Learning Progress' })).toBeNull())
  },
}

export const RefusedAfterwards: Story = {
  ...FilledRefused,
  name: 'Says which marks were refused once the class is taught by somebody else',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please check this again')).toBeVisible()
    const [said] = await canvas.findAllByText(/you marked Late, in 09:10 \(27 November 2026\)/)
    await expect(said).toHaveTextContent(
      "You don't have permission to do this. If it is right, ask the office to enter it.",
    )
    await userEvent.click(canvas.getByRole('button', { name: /^Discard mine: Child KW0701/ }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Discard mine: Child KW0702/ }))
    await waitFor(() => expect(canvas.queryByText('Please check this again')).toBeNull())
  },
}

const pressed = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

export const EntersAndClosesTheDay: Story = {
  ...FilledCare,
  name: 'Enters sunscreen for all, takes one back, and closes the day',
  play: async () => {
    await pressed('Sunscreen')
    await pressed('All 6 · Sunscreen applied')
    await waitFor(() => expect(entered).toHaveLength(6))
    await pressed(/Lerato/)
    await waitFor(() => expect(entered.at(-1)).toMatchObject({ childId: 6, removed: true }))
    await pressed('Close the day')
    const question = await dialogOf('Close the day for Little Learners?', 'alertdialog')
    await expect(question.getByText(/Families will then see the day/)).toBeVisible()
    await expect(question.getByText('No entries: Lerato Mokoena.')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Close the day' }))
    await screen.findByText('Closed at 16:05 by Mpho')
    await expect(screen.queryByRole('button', { name: 'Close the day' })).toBeNull()
  },
}

export const RefusedCare: Story = {
  name: 'Says why an entry was refused, and shows it no more',
  render: () => (
    <CareStory overrides={[mockOf(RecordCareDocument, failure('Lerato went home at 14:05.', 'BAD_USER_INPUT'))]} />
  ),
  play: async () => {
    await pressed('Nappy')
    await pressed(/Lerato/)
    await told(/Lerato went home at 14:05\./)
    await waitFor(async () =>
      expect(await screen.findByRole('button', { name: /Lerato/ })).toHaveAttribute('aria-pressed', 'false'),
    )
  },
}
