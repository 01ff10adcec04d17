import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { nothing } from '#graphql/attendance/attendance.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { dialogOf, patient, sampleCentre, stay } from '#web/admin/shared/storyFrame.tsx'
import { failure, type Mock, Mocked, mockOf } from '#web/app/mocks.tsx'
import { NoPin, PinDialog } from './PinDialog.tsx'
import { ActAsDocument, RecordRoomActionsDocument, RoomDocument, StopActingDocument } from './room.generated.ts'
import { RoomPage, RoomStoreContext } from './RoomPage.tsx'
import { actionAt, type RoomAction } from './roomActions.ts'
import { memoryRoomStore, type Room } from './roomStore.ts'

const date = todayInJohannesburg()
const names = [
  'Amahle Ndlovu',
  'Bongani Molefe',
  'Chloé van der Merwe',
  'Dineo Khumalo',
  'Lerato Mokoena',
  'Pieter Botha',
]

const entries = names.map((name, index): Room['entries'][number] => {
  const [firstName = '', ...rest] = name.split(' ')
  const childId = index + 1
  const attendance = {
    id: childId,
    childId,
    date,
    status: index === 4 ? 'absent' : 'present',
    timeIn: index === 4 ? null : '00:01',
    timeOut: index === 3 ? '00:02' : null,
    notes: null,
    collectedBy: null,
    collectedReason: null,
    version: 1,
  }
  return {
    classId: 2,
    childId,
    firstName,
    lastName: rest.join(' '),
    namesakeBirthday: null,
    allergies: null,
    profileImage: null,
    mayCollect: [{ name: 'Thandi Ndlovu', relationship: 'Mother' }],
    absence: null,
    attendance: index < 2 ? null : attendance,
  }
})

const room: Room = {
  deviceId: 1,
  name: 'Explorers',
  now: new Date().toISOString(),
  actingUserId: null,
  actingUntil: null,
  faces: [
    { userId: 7, firstName: 'Mpho', lastName: 'Sithole', hasPin: true, classId: 2 },
    { userId: 8, firstName: 'Johanna', lastName: 'Letsie', hasPin: false, classId: null },
  ],
  ratios: [{ classId: 2, name: 'Explorers', children: 2, staff: 1, promise: 5, law: 12, level: 'kept' }],
  date,
  classes: [{ classId: 2, name: 'Explorers' }],
  entries,
}
const acting: Room = { ...room, actingUserId: 7, actingUntil: new Date(Date.now() + 600_000).toISOString() }

interface Args {
  answer: Room | Error | 'pending'
  overrides: Mock[]
  /** What the tablet stored today. */
  stored: Room | null
  /** What was done at the tablet before and the server does not have. */
  waiting: RoomAction[]
}

const saved = mockOf(RecordRoomActionsDocument, ({ input }) => ({
  recordRoomActions: {
    clockBehind: 0,
    actingUntil: null,
    outcomes: input.actions.map(({ id, childId = null, status = null, timeIn = null, timeOut = null }) => ({
      id,
      refused: null,
      childId: childId ?? null,
      attendance:
        status === null
          ? null
          : {
              ...(entries[2]?.attendance as NonNullable<Room['entries'][number]['attendance']>),
              id: 100 + (childId ?? 0),
              childId: childId ?? 0,
              status,
              timeIn: timeIn ?? null,
              timeOut: timeOut ?? null,
            },
    })),
  },
}))

const meta = {
  title: 'Admin/Room',
  args: { answer: room, overrides: [], stored: null, waiting: [] },
  parameters: { area: 'admin' },
  render: ({ answer, overrides, stored, waiting }) => (
    <RoomStoreContext value={() => memoryRoomStore(stored, waiting)}>
      <Mocked
        mocks={[
          ...overrides,
          mockOf(RoomDocument, answer instanceof Error || answer === 'pending' ? answer : { room: answer }),
          mockOf(ActAsDocument, { actAs: true }),
          mockOf(StopActingDocument, { stopActing: true }),
          saved,
        ]}
      >
        <RoomPage centre={sampleCentre} code="" />
      </Mocked>
    </RoomStoreContext>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const FilledWhileSomebodyActs: Story = { name: 'Filled while somebody acts', args: { answer: acting } }

export const Empty: Story = { args: { answer: { ...room, entries: [] } } }

export const Loading: Story = { args: { answer: 'pending' } }

export const Failed: Story = { args: { answer: new Error('The server is away') } }

export const WithoutConnection: Story = {
  name: 'Filled without a connection',
  args: { answer: new Error('The server is away'), stored: room },
}

const yesterday = new Date(Date.now() - 86_400_000)
const refusedYesterday: RoomAction = {
  ...actionAt(
    { kind: 'mark', childId: 4, values: { ...nothing, status: 'present', timeIn: '07:40' }, version: null },
    7,
    yesterday,
  ),
  refused: { message: 'The centre is closed on that day.', there: null },
}

export const RefusedYesterday: Story = {
  name: 'Filled with a mark of yesterday that was refused',
  args: { answer: acting, waiting: [refusedYesterday] },
}

const slow: Room = { ...room, now: new Date(Date.now() + 3 * 3_600_000).toISOString() }

export const WrongClock: Story = {
  name: 'Filled at a tablet whose clock is wrong',
  args: { answer: { ...slow, date: todayInJohannesburg(new Date(slow.now)) } },
}

const notPaired = failure('This tablet is not paired with the centre, or was shut off.', 'UNAUTHENTICATED')

export const NotPaired: Story = { name: 'Filled, not paired yet', args: { answer: notPaired } }

export const ShutOff: Story = { name: 'Filled, shut off', args: { answer: notPaired, stored: room } }

const face = room.faces[0] as Room['faces'][number]

export const Pin: Story = {
  name: 'Filled with the PIN pad',
  render: () => <PinDialog face={face} onPin={async () => undefined} onClose={stay} />,
}

export const WithoutPin: Story = {
  name: 'Filled for somebody without a PIN',
  render: () => <NoPin face={face} onClose={stay} />,
}

export const APressAndAPinMark: Story = {
  ...Filled,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Amahle/ }, patient))
    await canvas.findByText('Press your face, and give your PIN.')
    await userEvent.click(canvas.getByRole('button', { name: /Mpho/ }))
    const pad = await dialogOf('PIN of Mpho')
    await userEvent.type(pad.getByLabelText('PIN'), '4071')
    await userEvent.click(pad.getByRole('button', { name: 'OK' }))
    const here = await canvas.findByRole('region', { name: 'Here' }, patient)
    await within(here).findByRole('button', { name: /Amahle/ }, patient)
    await expect(await canvas.findByText('Amahle Ndlovu is here')).toBeInTheDocument()
  },
}

export const AWrongPinIsSaidInThePad: Story = {
  args: {
    overrides: [
      mockOf(ActAsDocument, failure('Wrong', 'BAD_USER_INPUT', { pin: 'This is not the PIN of Mpho. 4 more tries.' })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Mpho/ }, patient))
    const pad = await dialogOf('PIN of Mpho')
    for (const digit of ['1', '9', '9', '2']) await userEvent.click(pad.getByRole('button', { name: digit }))
    await userEvent.click(pad.getByRole('button', { name: 'OK' }))
    await pad.findByText('This is not the PIN of Mpho. 4 more tries.', {}, patient)
  },
}

export const MarksAllOthersAtOnceAndTakesItBack: Story = {
  ...FilledWhileSomebodyActs,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'The other 2 are here' }, patient))
    await canvas.findByText('Explorers: 2 are here')
    const here = await canvas.findByRole('region', { name: 'Here' }, patient)
    await within(here).findByRole('button', { name: /Bongani/ }, patient)
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    const open = await canvas.findByRole('region', { name: 'Not marked yet' }, patient)
    await within(open).findByRole('button', { name: /Amahle/ }, patient)
  },
}

const otherRoom = { ...(room.ratios[0] as Room['ratios'][number]), classId: 3, name: 'Dreamers', children: 0, staff: 0 }

export const SomebodyGoesToTheOtherClass: Story = {
  args: {
    answer: {
      ...acting,
      classes: [...room.classes, { classId: 3, name: 'Dreamers' }],
      ratios: [...room.ratios, otherRoom],
    },
  },
  play: async ({ canvas }) => {
    const from = await canvas.findByRole('region', { name: 'Explorers' }, patient)
    await within(from).findByText(/with 1, within the ratio/)
    await userEvent.click(canvas.getByRole('button', { name: 'I am with Dreamers now' }))
    await canvas.findByText('You are with Dreamers now')
    await within(from).findByText(/with 0, over what the law allows/)
  },
}

const sent: object[] = []

export const ARefusedMarkOfYesterdayIsDoneAgainAtItsTime: Story = {
  ...RefusedYesterday,
  args: {
    ...RefusedYesterday.args,
    overrides: [
      mockOf(RecordRoomActionsDocument, ({ input: { actions } }) => {
        sent.push(...actions)
        const outcomes = actions.map(({ id }) => ({ id, refused: null, childId: 4, attendance: null }))
        return { recordRoomActions: { clockBehind: 0, actingUntil: null, outcomes } }
      }),
    ],
  },
  play: async ({ canvas }) => {
    sent.length = 0
    await canvas.findByText(/you marked Present, in 07:40 on .*The centre is closed on that day\./, {}, patient)
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine: Dineo Khumalo' }))
    await waitFor(() => expect(sent).toMatchObject([{ happenedAt: refusedYesterday.at, byUserId: 7 }]), patient)
    await expect(sent).not.toMatchObject([{ id: refusedYesterday.key }])
    await waitFor(() => expect(canvas.queryByText('Please look at this again')).toBeNull(), patient)
  },
}
