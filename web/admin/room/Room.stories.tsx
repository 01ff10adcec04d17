import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { dialogOf, patient, sampleCentre, stay } from '#web/admin/shared/storyFrame.tsx'
import { failure, type Mock, Mocked, mockOf } from '#web/app/mocks.tsx'
import { NoPin, PinDialog } from './PinDialog.tsx'
import { ActAsDocument, RecordRoomActionsDocument, RoomDocument, StopActingDocument } from './room.generated.ts'
import { RoomPage, RoomStoreContext } from './RoomPage.tsx'
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
  args: { answer: room, overrides: [], stored: null },
  parameters: { area: 'admin' },
  render: ({ answer, overrides, stored }) => (
    <RoomStoreContext value={() => memoryRoomStore(stored)}>
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
