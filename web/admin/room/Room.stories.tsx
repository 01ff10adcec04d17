import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { nothing } from '#graphql/attendance/attendance.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { sampleCard } from '#web/admin/attendance/emergencyCard/sampleCard.ts'
import { severalAllergies } from '#web/admin/attendance/register/sampleRegister.ts'
import { dialogOf, sampleCentre } from '#web/admin/shared/storyFrame.tsx'
import { after, type Step } from '#web/app/StorySteps.tsx'
import { failure, type Mock, Mocked, mockOf } from '#web/app/mocks.tsx'
import { firstDraft, newEntry } from '#web/admin/care/careEntries.ts'
import {
  ActAsDocument,
  OpenEmergencyCardDocument,
  RecordRoomActionsDocument,
  RoomDocument,
  StopActingDocument,
} from './room.generated.ts'
import { RoomPage, RoomStoreContext } from './RoomPage.tsx'
import { actionAt, type RoomAction } from './roomActions.ts'
import { memoryRoomStore, type Room, type RoomStore } from './roomStore.ts'
import { longestSilence } from './useRoom.ts'

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
    allergies: index === 2 ? 'Peanuts: a severe reaction' : null,
    profileImage: null,
    mayCollect: [{ name: 'Thandi Ndlovu', relationship: 'Mother' }],
    absence: null,
    attendance: index < 2 ? null : attendance,
  }
})

const careOf = (childId: number): Room['care'][number] => ({
  childId,
  checkMinutes: 15,
  asleepSince: null,
  nextCheckAt: null,
  entries: [],
  supplies: [],
})

const room: Room = {
  deviceId: 1,
  name: 'Explorers',
  now: new Date().toISOString(),
  actingUserId: null,
  actingUntil: null,
  faces: [
    { userId: 7, firstName: 'Mpho', lastName: 'Sithole', hasPin: true, classId: 2, taughtClassIds: [2, 3] },
    { userId: 8, firstName: 'Johanna', lastName: 'Letsie', hasPin: false, classId: null, taughtClassIds: [2] },
  ],
  ratios: [{ classId: 2, name: 'Explorers', children: 2, staff: 1, promise: 5, law: 12, level: 'kept' }],
  date,
  classes: [{ classId: 2, name: 'Explorers' }],
  entries,
  care: entries.map(({ childId }) => careOf(childId)),
}
const acting: Room = { ...room, actingUserId: 7, actingUntil: new Date(Date.now() + 600_000).toISOString() }

/** Emergency contacts about Bongani. */
const openCard = mockOf(OpenEmergencyCardDocument, ({ input }) => {
  asked.push(input)
  return input.pin === '4071'
    ? { openEmergencyCard: { ...sampleCard, childId: input.childId, firstName: 'Bongani', lastName: 'Molefe' } }
    : failure('Wrong', 'BAD_USER_INPUT', { pin: "This is not Mpho's PIN. 4 attempts left." })
})

/** What was asked of it. */
const asked: object[] = []
const sent: object[] = []

interface Args {
  answer: Room | Error | 'pending'
  overrides: Mock[]
  /** What the tablet stored today. */
  stored: Room | null
  /** What was done at the tablet before and the server does not have. */
  waiting: RoomAction[]
  /** Where all of it is stored, to look at it. */
  store?: RoomStore
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
  render: ({ answer, overrides, stored, waiting, store }) => (
    <RoomStoreContext value={() => store ?? memoryRoomStore(stored, waiting)}>
      <Mocked
        mocks={[
          ...overrides,
          mockOf(RoomDocument, answer instanceof Error || answer === 'pending' ? answer : { room: answer }),
          mockOf(ActAsDocument, { actAs: true }),
          mockOf(StopActingDocument, { stopActing: true }),
          openCard,
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

export const Filled: Story = { tags: ['dark-scheme'] }

/** Mpho gives her PIN. */
const pinGiven: Step[] = [{ press: 'MS Mpho Sithole' }, { fill: 'PIN', with: '4071' }, { press: 'OK' }]
/** Until she acts. */
const untilActing = (canvas: Pick<ReturnType<typeof within>, 'findByRole'>) =>
  canvas.findByRole('button', { name: 'Done' })

export const FilledWhileSomebodyActs: Story = {
  name: 'Filled while somebody acts',
  args: { answer: acting },
  decorators: [after(...pinGiven)],
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
/** Two who sleep, one of whom has to be looked at. */
const asleepRoom: Room = {
  ...room,
  care: room.care.map((child) =>
    child.childId === 3 || child.childId === 6
      ? { ...child, asleepSince: minutesAgo(40), nextCheckAt: minutesAgo(child.childId === 3 ? 4 : -9) }
      : child,
  ),
}

export const AsleepWithoutConnection: Story = {
  name: 'Filled with care, without a connection a look is due',
  args: { answer: new Error('The server is away'), stored: asleepRoom },
  decorators: [after({ press: 'Care' })],
}

export const Empty: Story = { args: { answer: { ...room, entries: [] } } }

/** A tablet of all rooms: six of them, with forty staff. */
const everyRoom = ['Discoverers', 'Explorers', 'Little Learners', 'Young Scholars', 'Future Leaders', 'Sunbirds'].map(
  (name, index) => ({ classId: index + 2, name }),
)
const ofAll: Room = {
  ...room,
  name: 'Front door',
  classes: everyRoom,
  ratios: everyRoom.map((one) => ({ ...one, children: 3, staff: 6, promise: 5, law: 12, level: 'kept' })),
  faces: Array.from({ length: 40 }, (_, index) => ({
    userId: index + 7,
    firstName: ['Mpho', 'Johanna', 'Naledi', 'Anna', 'Sindi'][index % 5] ?? '',
    lastName: `${['Sithole', 'Letsie', 'van Wyk', 'Mahlangu'][index % 4]} ${String.fromCharCode(65 + (index % 26))}`,
    hasPin: true,
    classId: index < 36 ? (index % 6) + 2 : null,
    taughtClassIds: [(index % 6) + 2],
  })),
  entries: everyRoom.flatMap(({ classId }) =>
    entries.map((entry, index) => {
      const childId = classId * 100 + index
      return {
        ...entry,
        classId,
        childId,
        attendance: entry.attendance && { ...entry.attendance, childId, id: childId },
      }
    }),
  ),
  care: [],
}

export const FilledAllRooms: Story = { name: 'Filled: a tablet of all rooms', args: { answer: ofAll } }

export const ShowsOneRoom: Story = {
  ...FilledAllRooms,
  name: 'Of all rooms it shows the one that is chosen, with its staff; everybody else is one tap away',
  play: async ({ canvas, step }) => {
    const staff = await canvas.findByRole('region', { name: 'Signed in' })
    await expect(
      within(staff)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose your name'])
    await step('one room', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sunbirds' }))
      await expect(canvas.queryByRole('region', { name: 'Explorers' })).toBeNull()
      await expect(
        within(canvas.getByRole('region', { name: 'Sunbirds' })).getAllByRole('button', { name: /Amahle/ }),
      ).toHaveLength(1)
      await expect(within(staff).getAllByRole('button')).toHaveLength(7)
    })
    await step('somebody of another room', async () => {
      await userEvent.click(within(staff).getByRole('button', { name: 'Other staff' }))
      const who = await dialogOf('Who are you?')
      await userEvent.click(
        within(who.getByRole('region', { name: 'Not in a room' })).getByRole('button', { name: /Anna/ }),
      )
      await dialogOf("Anna's PIN")
    })
    await expect(screen.queryByRole('dialog', { name: 'Who are you?' })).toBeNull()
  },
}

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
  decorators: [after(...pinGiven)],
}

const careRefused: RoomAction = {
  ...actionAt(
    {
      kind: 'care',
      childId: 3,
      care: newEntry(3, { ...firstDraft('nappy', '10:00'), at: minutesAgo(20), until: null }),
    },
    7,
    new Date(),
  ),
  refused: { message: 'Chloé went home at 09:30.', there: null },
}

export const RefusedCare: Story = {
  name: 'Filled with care that was refused',
  args: { answer: acting, waiting: [careRefused] },
  decorators: [after(...pinGiven, { press: 'Care' })],
}

const slow: Room = { ...room, now: new Date(Date.now() + 3 * 3_600_000).toISOString() }

export const WrongClock: Story = {
  name: 'Filled at a tablet whose clock is wrong',
  args: { answer: { ...slow, date: todayInJohannesburg(new Date(slow.now)) } },
  // half past nine at the tablet, three hours later in truth
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Tue 24 Nov, 12:\d\d$/)).toBeVisible()
  },
}

const notPaired = failure('This tablet is not paired with the centre or has been disconnected.', 'UNAUTHENTICATED')

export const NotPaired: Story = { name: 'Filled, not paired yet', args: { answer: notPaired } }

export const NotEncrypted: Story = {
  name: 'Filled at an address without encryption',
  beforeEach() {
    Object.defineProperty(crypto, 'subtle', { configurable: true, value: undefined })
    return () => void Reflect.deleteProperty(crypto, 'subtle')
  },
}

export const APressAndAPinMark: Story = {
  ...Filled,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Amahle/ }))
    await canvas.findByText('Tap your name and enter your PIN.')
    await userEvent.click(canvas.getByRole('button', { name: /Mpho/ }))
    const pad = await dialogOf("Mpho's PIN")
    await userEvent.type(pad.getByLabelText('PIN'), '4071')
    await userEvent.click(pad.getByRole('button', { name: 'OK' }))
    const here = await canvas.findByRole('region', { name: /^Here, / })
    await within(here).findByRole('button', { name: /Amahle/ })
    await expect(await canvas.findByText('Amahle Ndlovu is here')).toBeInTheDocument()
  },
}

const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const pictured = entries.map((entry) => (entry.allergies ? { ...entry, profileImage: picture } : entry))

/** Who lays out lunch looks at the faces: what a child must not eat is on its own, for whoever gave a PIN. */
export const ShowsWhatMatters: Story = {
  ...FilledWhileSomebodyActs,
  name: 'Shows an allergy and a photo on the face while somebody acts, and date and time always',
  args: { answer: { ...acting, entries: pictured } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Tue 24 Nov, \d\d:\d\d$/)).toBeVisible()
    await untilActing(canvas)
    const face = await canvas.findByRole('button', { name: /Peanuts/ })
    await expect(within(face).getByText('Peanuts: a severe reaction')).toBeVisible()
    await expect(face.querySelector('img')).toHaveAttribute('src', picture)
  },
}

export const ShowsSeveralAllergies: Story = {
  ...FilledWhileSomebodyActs,
  name: 'Shows all of several allergies on the face',
  args: {
    answer: {
      ...acting,
      entries: entries.map((entry, index) => ({ ...entry, allergies: severalAllergies[index] ?? null })),
    },
  },
  play: async ({ canvas }) => {
    await untilActing(canvas)
    for (const text of severalAllergies) await expect(await canvas.findByText(text)).toBeVisible()
  },
}

/** The line is up, but nothing answers: the stored room is there, and what is wrong is said within two seconds. */
export const SilentServer: Story = {
  name: 'Says within two seconds that nothing answers, and goes on with the stored room',
  args: { answer: 'pending', stored: room },
  play: async ({ canvas }) => {
    await expect(longestSilence).toBeLessThanOrEqual(2_000)
    await canvas.findByText('No connection')
    await expect(canvas.getByRole('button', { name: /Amahle/ })).toBeVisible()
  },
}

const cameLater = entries.map((entry) =>
  entry.firstName === 'Chloé' && entry.attendance
    ? { ...entry, attendance: { ...entry.attendance, timeIn: '23:59' } }
    : entry,
)

export const NobodyLeavesBeforeTheyCame: Story = {
  ...FilledWhileSomebodyActs,
  name: 'Says nothing of a departure that would be before the arrival',
  args: { answer: { ...acting, entries: cameLater } },
  play: async ({ canvas }) => {
    await untilActing(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: /Chloé/ }))
    await userEvent.click((await dialogOf(/collecting Chloé/)).getByRole('button', { name: /Thandi Ndlovu/ }))
    await canvas.findByText(/^Chloé van der Merwe cannot have left yet: the register says that .* arrived at 23:59/)
    await expect(canvas.queryByText(/went home/)).toBeNull()
  },
}

export const SaysThatItNeedsEncryption: Story = {
  ...NotEncrypted,
  play: async ({ canvas }) => {
    await canvas.findByText(/ask the office for the address that starts with https/)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const AfterThePageIsLoadedAgainAPinIsAsked: Story = {
  args: { answer: acting },
  play: async ({ canvas }) => {
    await canvas.findByText('Tap your name and enter your PIN first.')
    await userEvent.click(canvas.getByRole('button', { name: /Amahle/ }))
    await canvas.findByText('Tap your name and enter your PIN.')
  },
}

const unsigned = { ...refusedYesterday, refused: null }
const notSigned = 'This was refused. Enter your PIN and record it again, or ask the office to do so.'

export const WhatAnEarlierVersionStoredIsShownAndDoneAgain: Story = {
  args: {
    waiting: [unsigned],
    overrides: [
      mockOf(RecordRoomActionsDocument, ({ input: { actions } }) => {
        sent.push(...actions)
        const outcomes = actions.map(({ id, signature }) => {
          return { id, refused: signature ? null : notSigned, childId: 4, attendance: null }
        })
        return { recordRoomActions: { clockBehind: 0, actingUntil: null, outcomes } }
      }),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/you marked Present, in 07:40 on .*This was refused\./)
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine: Dineo Khumalo' }))
    await userEvent.click(await canvas.findByRole('button', { name: /Mpho/ }))
    await pinOf('Mpho', '4071')
    const again = { happenedAt: unsigned.at, byUserId: 7, turnKey: expect.any(String), signature: expect.any(String) }
    await waitFor(() => expect(sent.at(-1)).toMatchObject(again))
    await waitFor(() => expect(canvas.queryByText('Please check this again')).toBeNull())
  },
}

export const AWrongPinIsSaidInThePad: Story = {
  args: {
    overrides: [
      mockOf(ActAsDocument, failure('Wrong', 'BAD_USER_INPUT', { pin: "This is not Mpho's PIN. 4 attempts left." })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Mpho/ }))
    const pad = await dialogOf("Mpho's PIN")
    for (const digit of ['1', '9', '9', '2']) await userEvent.click(pad.getByRole('button', { name: digit }))
    await userEvent.click(pad.getByRole('button', { name: 'OK' }))
    await pad.findByText("This is not Mpho's PIN. 4 attempts left.")
  },
}

export const MarksAllOthersAtOnceAndTakesItBack: Story = {
  ...FilledWhileSomebodyActs,
  play: async ({ canvas }) => {
    await untilActing(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark the other 2 present' }))
    await canvas.findByText('Explorers: 2 marked present')
    const here = await canvas.findByRole('region', { name: /^Here, / })
    await within(here).findByRole('button', { name: /Bongani/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    const open = await canvas.findByRole('region', { name: /^Not marked yet, / })
    await within(open).findByRole('button', { name: /Amahle/ })
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
  decorators: [after(...pinGiven)],
  play: async ({ canvas }) => {
    await untilActing(canvas)
    const from = await canvas.findByRole('region', { name: 'Explorers' })
    await within(from).findByText(/and 1 staff member, within our ratio/)
    await userEvent.click(canvas.getByRole('button', { name: "I'm with Dreamers now" }))
    await canvas.findByText('You are now with Dreamers')
    await within(from).findByText(/and no staff, over the legal limit/)
  },
}

export const OnlyOwnClassesToGoTo: Story = {
  name: 'Offers no class to go to that somebody does not teach, which the server would refuse later',
  args: {
    answer: {
      ...acting,
      faces: acting.faces.map((face) => ({ ...face, taughtClassIds: [2] })),
      classes: [...room.classes, { classId: 3, name: 'Dreamers' }],
      ratios: [...room.ratios, otherRoom],
    },
  },
  decorators: [after(...pinGiven)],
  play: async ({ canvas }) => {
    await untilActing(canvas)
    await canvas.findByRole('region', { name: 'Dreamers' })
    await expect(canvas.queryByRole('button', { name: /^I'm with/ })).toBeNull()
  },
}

export const AParentReportedTheAbsence: Story = {
  name: 'Says on the face of a child who is not marked yet that a parent reported the absence',
  args: {
    answer: {
      ...acting,
      entries: entries.map((entry) =>
        entry.childId === 1 ? { ...entry, absence: { id: 9, reason: 'Flu', toldAt: new Date().toISOString() } } : entry,
      ),
    },
  },
  decorators: [after(...pinGiven)],
  play: async ({ canvas }) => {
    await untilActing(canvas)
    const open = within(await canvas.findByRole('region', { name: /^Not marked yet, / }))
    await expect(open.getByRole('button', { name: /Amahle/ })).toHaveTextContent('Reported by parent')
    await expect(open.getByRole('button', { name: /Bongani/ })).not.toHaveTextContent('Reported by parent')
  },
}

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
    await untilActing(canvas)
    await canvas.findByText(/you marked Present, in 07:40 on .*The centre is closed on that day\./)
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine: Dineo Khumalo' }))
    await waitFor(() => expect(sent).toMatchObject([{ happenedAt: refusedYesterday.at, byUserId: 7 }]))
    await expect(sent).not.toMatchObject([{ id: refusedYesterday.key }])
    await waitFor(() => expect(canvas.queryByText('Please check this again')).toBeNull())
  },
}

/** Presses the face of Bongani, to know whom to call. */
async function callAbout(canvas: Pick<ReturnType<typeof within>, 'findByRole'>) {
  asked.length = 0
  const means = await canvas.findByRole('radiogroup', { name: 'Tapping a child' })
  await userEvent.click(within(means).getByRole('radio', { name: 'Emergency contacts' }))
  await userEvent.click(await canvas.findByRole('button', { name: /Bongani/ }))
}

async function pinOf(name: string, pin: string) {
  const pad = await dialogOf(`${name}'s PIN`)
  await userEvent.type(pad.getByLabelText('PIN', { exact: true }), pin)
  await userEvent.click(pad.getByRole('button', { name: 'OK' }))
  return pad
}

export const CallsWithThePinOfThisLook: Story = {
  name: 'Emergency contacts, with a PIN also while somebody acts',
  ...FilledWhileSomebodyActs,
  play: async ({ canvas, step }) => {
    await untilActing(canvas)
    await callAbout(canvas)
    await step('the PIN of her who acts', async () => {
      await pinOf('Mpho', '4071')
      await waitFor(() => expect(asked).toEqual([{ childId: 2, userId: 7, pin: '4071' }]))
    })
    const card = await dialogOf('Emergency contacts: Bongani Molefe')
    await expect(card.getByText('Inhaler in the blue bag')).toBeVisible()
    const numbers = card.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(numbers).toEqual(['tel:+27825550100', 'tel:+27825550101', 'tel:+27825550103'])
    await step('closed, it is asked for again', async () => {
      await userEvent.click(card.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
      await waitFor(() => expect(screen.queryByText('Inhaler in the blue bag')).toBeNull())
      await userEvent.click(await canvas.findByRole('button', { name: /Bongani/ }))
      await dialogOf("Mpho's PIN")
    })
  },
}

export const CallsAsSomebodyElse: Story = {
  name: 'Emergency contacts, with the PIN of somebody who does not act',
  ...FilledWhileSomebodyActs,
  play: async ({ canvas }) => {
    await untilActing(canvas)
    await callAbout(canvas)
    await userEvent.click((await dialogOf("Mpho's PIN")).getByRole('button', { name: 'Somebody else' }))
    const who = await dialogOf('Emergency contacts: Bongani Molefe')
    await userEvent.click(who.getByRole('button', { name: 'Johanna Letsie' }))
    await screen.findByRole('dialog', { name: 'Johanna has no PIN yet' })
  },
}

export const CallsWithAWrongPin: Story = {
  name: 'Emergency contacts, with a wrong PIN',
  play: async ({ canvas }) => {
    await callAbout(canvas)
    const who = await dialogOf('Emergency contacts: Bongani Molefe')
    await userEvent.click(who.getByRole('button', { name: 'Mpho Sithole' }))
    const pad = await pinOf('Mpho', '1992')
    await pad.findByText("This is not Mpho's PIN. 4 attempts left.")
    await expect(screen.queryByText('Inhaler in the blue bag')).toBeNull()
  },
}

export const CallsAboutAChildWhoHasLeft: Story = {
  name: 'Emergency contacts, about a child who has left',
  ...FilledWhileSomebodyActs,
  args: {
    ...FilledWhileSomebodyActs.args,
    overrides: [mockOf(OpenEmergencyCardDocument, failure('This child was not found.', 'NOT_FOUND'))],
  },
  play: async ({ canvas }) => {
    await untilActing(canvas)
    await callAbout(canvas)
    const pad = await pinOf('Mpho', '4071')
    await pad.findByText(/This child was not found/)
  },
}

const notStored = /Phone numbers and medical notes are not stored on this tablet. Please use the emergency sheet/

export const CallsWithoutAConnection: Story = {
  name: 'Emergency contacts, without a connection',
  ...WithoutConnection,
  play: async ({ canvas }) => {
    await callAbout(canvas)
    const away = await dialogOf('Emergency contacts: Bongani Molefe')
    await expect(away.getByText(notStored)).toBeVisible()
  },
}

export const CallsAsTheConnectionGoes: Story = {
  name: 'Emergency contacts, as the connection goes',
  ...FilledWhileSomebodyActs,
  args: {
    ...FilledWhileSomebodyActs.args,
    overrides: [mockOf(OpenEmergencyCardDocument, new Error('The server is away'))],
  },
  play: async ({ canvas }) => {
    await untilActing(canvas)
    await callAbout(canvas)
    await pinOf('Mpho', '4071')
    const away = await dialogOf('Emergency contacts: Bongani Molefe')
    await expect(away.getByText(notStored)).toBeVisible()
    await userEvent.click(away.getByRole('button', { name: 'Try again' }))
    await dialogOf("Mpho's PIN")
  },
}

const marked: object[] = []

export const UndoTakesBackNothingThatSomebodyElseRecordedMeanwhile: Story = {
  args: {
    answer: acting,
    overrides: [
      mockOf(RecordRoomActionsDocument, ({ input: { actions } }) => {
        marked.push(...actions)
        const there = { ...(entries[2]?.attendance as NonNullable<Room['entries'][number]['attendance']>), version: 5 }
        const outcomes = actions.map(({ id, childId = 0 }) => {
          return { id, refused: null, childId: childId ?? 0, attendance: { ...there, id: 50, childId: childId ?? 0 } }
        })
        return { recordRoomActions: { clockBehind: 0, actingUntil: null, outcomes } }
      }),
    ],
  },
  decorators: [after(...pinGiven)],
  play: async ({ canvas }) => {
    marked.length = 0
    await untilActing(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark the other 2 present' }))
    await waitFor(() => expect(marked).toHaveLength(2), { timeout: 5_000 })
    await waitFor(() => expect(canvas.queryByText(/not sent yet/)).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(marked).toHaveLength(4), { timeout: 5_000 })
    // as it was when it was marked: the server refuses it where the entry is not this tablet's own any more
    await expect(marked.slice(2)).toMatchObject([{ status: null, version: null }, { version: null }])
  },
}

const emptied = memoryRoomStore(null, [refusedYesterday])

export const IsEmptiedWhereMarksAreLeftAlone: Story = {
  name: 'Removes marks of a tablet that was shut off, also when the names are gone',
  args: { answer: failure('This tablet was shut off.', 'UNAUTHENTICATED') as Error, store: emptied },
  play: async ({ canvas }) => {
    await canvas.findByText('This tablet is no longer paired')
    await waitFor(async () => expect(await emptied.actions.load(1)).toEqual([]))
  },
}

const careSent: object[] = []
const awayForCare = mockOf(RecordRoomActionsDocument, () => new Error('The server is away'))

export const CareIsEnteredByOnePress: Story = {
  decorators: [after(...pinGiven)],
  args: {
    answer: acting,
    overrides: [
      mockOf(RecordRoomActionsDocument, ({ input: { actions } }) => {
        careSent.push(...actions)
        const outcomes = actions.map(({ id }) => ({ id, refused: null, childId: null, attendance: null }))
        return { recordRoomActions: { clockBehind: 0, actingUntil: null, outcomes } }
      }),
    ],
  },
  play: async ({ canvas }) => {
    careSent.length = 0
    await untilActing(canvas)
    await userEvent.click(await canvas.findByRole('radio', { name: 'Care' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Sunscreen' }))
    // of six children two are not marked, one is absent and one went home
    await userEvent.click(await canvas.findByRole('button', { name: 'All 2 · Sunscreen applied' }))
    const face = () => canvas.getByRole('button', { name: /Chloé/ })
    await expect(face()).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(careSent).toHaveLength(2))
    await expect(careSent).toMatchObject([
      { kind: 'care', childId: 3, byUserId: 7, care: { kind: 'sunscreen', removed: false } },
      { kind: 'care', childId: 6 },
    ])
    await waitFor(() => expect(canvas.queryByLabelText('Not sent yet')).toBeNull())
    await expect(face()).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(face()).toHaveAttribute('aria-pressed', 'false'))
  },
}

export const OpensFromWhatIsStoredWhileTheServerIsSilent: Story = {
  args: { answer: 'pending', stored: room },
  play: async ({ canvas }) => {
    await canvas.findByText('No connection')
    await canvas.findByRole('button', { name: /Bongani/ })
  },
}

export const CareWaitsWithoutAConnection: Story = {
  args: { answer: acting, overrides: [awayForCare] },
  decorators: [after(...pinGiven)],
  play: async ({ canvas }) => {
    await untilActing(canvas)
    await userEvent.click(await canvas.findByRole('radio', { name: 'Care' }))
    await userEvent.click(await canvas.findByRole('button', { name: /Pieter/ }))
    await canvas.findByLabelText('Not sent yet')
    await canvas.findByText(/1 entry not sent yet since/)
  },
}

export const CareAsksForAPinFirst: Story = {
  ...Filled,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Care' }))
    await userEvent.click(await canvas.findByRole('button', { name: /Pieter/ }))
    await canvas.findByText('Tap your name and enter your PIN.')
  },
}

export const ANoteAsksForThePinAgain: Story = {
  args: { answer: acting },
  decorators: [after(...pinGiven)],
  play: async ({ canvas }) => {
    await untilActing(canvas)
    await userEvent.click(await canvas.findByRole('radio', { name: 'Care' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Note' }))
    await userEvent.click(await canvas.findByRole('button', { name: /Pieter/ }))
    const pad = await dialogOf("Mpho's PIN")
    await userEvent.type(pad.getByLabelText('PIN'), '4071')
    await userEvent.click(pad.getByRole('button', { name: 'OK' }))
    const note = await dialogOf('Note about Pieter Botha')
    await userEvent.type(note.getByLabelText('Note'), 'Sang all day.')
    await userEvent.click(note.getByRole('button', { name: 'Save' }))
    await canvas.findByText('Note about Pieter Botha saved')
  },
}

export const ARefusedEntryIsSaidInWords: Story = {
  ...RefusedCare,
  play: async ({ canvas }) => {
    await untilActing(canvas)
    await canvas.findByText(/you entered “Nappy changed: wet”\. Chloé went home at 09:30\./)
    await userEvent.click(canvas.getByRole('button', { name: /^Discard mine: Chloé/ }))
    await waitFor(() => expect(canvas.queryByText('Please check this again')).toBeNull())
  },
}

/** What the server answers from now on, as an answer of its own. */
let told: Room = acting
const answersTold = mockOf(RoomDocument, () => ({ room: { ...told, now: new Date().toISOString() } }))
const withUncle = entries.map((entry) => ({ ...entry, mayCollect: [{ name: 'Sipho Ndlovu', relationship: 'Uncle' }] }))

export const BackOnlineThePinIsAskedForAgain: Story = {
  name: 'After an outage in which the turn ended, asks for the PIN again and offers nobody who was refused meanwhile',
  args: { overrides: [answersTold] },
  decorators: [after(...pinGiven)],
  beforeEach: () => void (told = acting),
  play: async ({ canvas, step }) => {
    await untilActing(canvas)
    await canvas.findByRole('button', { name: /Peanuts/ })
    told = { ...room, entries: entries.map((entry) => ({ ...entry, allergies: null, mayCollect: [] })) }
    window.dispatchEvent(new Event('online'))
    await canvas.findByText('Please enter your PIN again')
    await expect(canvas.queryByRole('button', { name: 'Done' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Peanuts/ })).toBeNull()
    await step('what is tapped then waits for the PIN, and shows what the server tells now', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Chloé/ }))
      await expect(screen.queryByRole('dialog')).toBeNull()
      told = { ...acting, entries: withUncle }
      await userEvent.click(canvas.getByRole('button', { name: /Mpho/ }))
      await pinOf('Mpho', '4071')
      const collectors = await dialogOf(/collecting Chloé/)
      await collectors.findByRole('button', { name: /Sipho Ndlovu/ })
      await expect(collectors.queryByRole('button', { name: /Thandi/ })).toBeNull()
      await expect(canvas.queryByText('Please enter your PIN again')).toBeNull()
    })
  },
}

export const WhatWasTappedBeforeIsSent: Story = {
  name: 'After an outage sends in her name what somebody tapped before the PIN was asked for again',
  args: {
    overrides: [
      answersTold,
      mockOf(RecordRoomActionsDocument, ({ input: { actions } }) => {
        sent.push(...actions)
        const outcomes = actions.map(({ id }) => ({ id, refused: null, childId: null, attendance: null }))
        return { recordRoomActions: { clockBehind: 0, actingUntil: null, outcomes } }
      }),
    ],
  },
  decorators: [after(...pinGiven)],
  beforeEach: () => void (told = acting),
  play: async ({ canvas }) => {
    sent.length = 0
    await untilActing(canvas)
    told = room
    await userEvent.click(await canvas.findByRole('button', { name: /Amahle/ }))
    window.dispatchEvent(new Event('online'))
    await canvas.findByText('Please enter your PIN again')
    await waitFor(() => expect(sent).toMatchObject([{ childId: 1, byUserId: 7, signature: expect.any(String) }]), {
      timeout: 5_000,
    })
  },
}

const isNot = (id: number) => (child: { childId: number }) => child.childId !== id
/** Chloé came to the class, and Pieter fell asleep, after somebody acted last. */
const beforeChloe = { ...acting, entries: acting.entries.filter(isNot(3)), care: acting.care.filter(isNot(3)) }
const namesSince = {
  ...asleepRoom,
  entries: entries.map((entry) => ({ ...entry, allergies: null, mayCollect: [] })),
}

export const ANewChildIsNotKnownWithoutConnection: Story = {
  name: 'Filled without a connection, with a child that came since: its allergies and contacts are not known',
  args: {
    answer: new Error('The server is away'),
    get store() {
      const readRoom = async () => ({ room: namesSince, detailed: beforeChloe, behind: 0 })
      return { ...memoryRoomStore(), readRoom }
    },
  },
  decorators: [after(...pinGiven)],
  play: async ({ canvas, step }) => {
    await untilActing(canvas)
    await canvas.findByRole('button', { name: /Chloé.*Allergies not known/ })
    await expect(canvas.getByRole('button', { name: /Pieter/ })).not.toHaveTextContent('not known')
    await userEvent.click(canvas.getByRole('button', { name: /Chloé/ }))
    const unknown = await dialogOf(/collecting Chloé/)
    await expect(unknown.getByText(/people who may collect Chloé van der Merwe is not available now/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: /Pieter/ }))
    await expect((await dialogOf(/collecting Pieter/)).getByRole('button', { name: /Thandi/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await step('who fell asleep since is announced', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Care' }))
      const sleepers = within(await canvas.findByRole('region', { name: /^Asleep/ }))
      await expect(sleepers.getByText(/Pieter/)).toBeVisible()
    })
  },
}
