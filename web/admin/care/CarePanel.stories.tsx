import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { severalAllergies } from '#web/admin/attendance/register/sampleRegister.ts'
import { dialogOf, stay } from '#web/admin/shared/storyFrame.tsx'
import { CarePanel, type CarePanelProps } from './CarePanel.tsx'
import type { CaredChild, NewVersion, Version } from './careEntries.ts'
import { ChildDay } from './ChildDay.tsx'
import { CorrectDialog } from './CorrectDialog.tsx'
import { careDate, careNow, child, momentAt, noon, said, saidLater } from './sampleCare.ts'

/** What was recorded in the story that is shown. */
let recorded: NewVersion[] = []

type Args = Pick<CarePanelProps, 'groups' | 'isOpen' | 'hint' | 'now' | 'date'> & { waits: boolean }

/** The panel with what was entered in it, in the order in which it was said. */
function Panel({ groups, waits, ...rest }: Args) {
  const [versions, setVersions] = useState<readonly Version[]>([])
  return (
    <CarePanel
      {...rest}
      groups={groups.map((group) => ({
        ...group,
        children: group.children.map((one) => ({
          ...one,
          versions: [...one.versions, ...versions.filter(({ childId }) => childId === one.childId)],
        })),
      }))}
      onRecord={(made, then) => {
        recorded = [...recorded, ...made]
        setVersions((all) => [
          ...all,
          ...made.map((version, index) => ({
            ...version,
            saidAt: new Date(careNow().getTime() + all.length + index).toISOString(),
            saidByName: 'Mpho',
            waits,
            isCorrection: false,
          })),
        ])
        then()
      }}
      onClosedPress={stay}
      onNote={(write) => write()}
    />
  )
}

const room = (children: readonly CaredChild[]) => [{ id: 2, name: 'Explorers', children }]

const meta = {
  title: 'Admin/Care/Panel',
  parameters: { area: 'admin' },
  args: {
    groups: room(noon),
    isOpen: true,
    hint: 'Signed in as Mpho. Choose what to enter, then tap a child or all.',
    now: careNow,
    date: careDate,
    waits: false,
  },
  beforeEach: () => {
    recorded = []
  },
  render: (args) => <Panel {...args} />,
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) => userEvent.click(await button(name))
const option = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))

export const Filled: Story = { tags: ['dark-scheme'] }

export const Empty: Story = { args: { groups: room([]) } }

export const NobodyHere: Story = {
  name: 'Filled, nobody is here yet',
  args: { groups: room(noon.map((one) => ({ ...one, isHere: false, versions: [] }))) },
}

export const BeforeAPin: Story = {
  name: 'Filled before somebody gave a PIN',
  args: {
    isOpen: false,
    hint: 'Tap your name and enter your PIN first.',
    groups: room(
      noon.map((one, index) => ({ ...one, versions: [], asleepSince: index < 2 ? momentAt('12:20') : null })),
    ),
  },
}

export const Waiting: Story = {
  name: 'Filled with entries that wait',
  args: {
    groups: room(
      noon.map((one) => ({
        ...one,
        versions: [{ ...said(one.childId, '12:10', { kind: 'meal', meal: 'lunch', portion: 'all' }), waits: true }],
      })),
    ),
  },
}

export const TwoClasses: Story = {
  name: 'Filled with two classes',
  args: {
    groups: [
      { id: 2, name: 'Explorers', children: noon.slice(0, 5) },
      { id: 3, name: 'Discoverers', children: noon.slice(5) },
    ],
  },
}

export const SeveralAllergies: Story = {
  name: 'Filled with children of several allergies',
  args: { groups: room(noon.map((one, index) => ({ ...one, allergies: severalAllergies[index] ?? null }))) },
  play: async ({ canvas }) => {
    for (const text of severalAllergies) await expect(canvas.getByText(text)).toBeVisible()
  },
}

const corrected = noon[2] as CaredChild
const removed = said(3, '11:00', { kind: 'potty', potty: 'wee' })
const fullDay: CaredChild = {
  ...corrected,
  versions: [
    ...corrected.versions,
    said(3, '10:20', { kind: 'sleep', until: momentAt('11:05'), ending: 'was_woken' }),
    { ...said(3, '12:50', { kind: 'mood', mood: 5 }), waits: true },
    { ...said(3, '10:15', { kind: 'sunscreen' }), isCorrection: true },
    removed,
    saidLater(removed, '11:02', { removed: true }),
  ],
}

export const DayOfAChild: Story = {
  name: 'ChildDay, with a correction and what stood before',
  render: () => <ChildDay child={fullDay} now={careNow} onRecord={stay} onClose={stay} />,
}

export const DayWithoutEntries: Story = {
  name: 'ChildDay, empty',
  render: () => <ChildDay child={child(4)} now={careNow} onRecord={stay} onClose={stay} />,
}

const dialog = (entry: Version) => () => (
  <CorrectDialog name="Chloé van der Merwe" entry={entry} now={careNow} onSave={stay} onClose={stay} />
)
export const CorrectBottle: Story = {
  name: 'CorrectDialog, a bottle of another size',
  render: dialog(said(3, '12:10', { kind: 'bottle', ml: 135 })),
}

// Tests: what happens when something is pressed, typed or refused.

const fresh = room(Array.from({ length: 12 }, (_, index) => child(index)))

export const AllFirstThenExceptions: Story = {
  name: 'Enters all first, and then the exceptions',
  args: { groups: fresh },
  play: async () => {
    await press('All 12 · Lunch: ate everything')
    await screen.findByText('All 12 · Lunch: ate everything')
    await expect(recorded).toHaveLength(12)
    await option('None')
    await press(/Amahle/)
    await press(/Pieter/)
    await expect(recorded).toHaveLength(14)
    await expect(recorded.at(-1)).toMatchObject({ childId: 11, portion: 'none', removed: false })
    await expect(recorded.at(-1)?.entryId).toBe(recorded[10]?.entryId)
    await expect(await button(/Pieter/)).toHaveTextContent('None')
    await expect(screen.queryByRole('button', { name: /^The other/ })).toBeNull()
  },
}

export const ExceptionsFirstThenAll: Story = {
  name: 'Enters the exceptions first, and then all others',
  args: { groups: fresh },
  play: async () => {
    await option('Some')
    await press(/Bongani/)
    await option('All')
    await press('The other 11 · Lunch: ate everything')
    await expect(recorded).toHaveLength(12)
    await expect(recorded.filter(({ childId }) => childId === 2)).toMatchObject([{ portion: 'some' }])
  },
}

export const UndoTakesTheLastPressBack: Story = {
  name: 'Takes the last press back',
  args: { groups: fresh },
  play: async () => {
    await press('Sunscreen')
    await press('All 12 · Sunscreen applied')
    await press(/Chloé/)
    await expect(recorded.at(-1)).toMatchObject({ childId: 3, removed: true })
    await screen.findByText('Chloé van der Merwe · removed: Sunscreen applied')
    await press('Undo')
    await expect(recorded.at(-1)).toMatchObject({ childId: 3, removed: false })
    await screen.findByText('Removed')
    await expect(await button(/Chloé/)).toHaveAttribute('aria-pressed', 'true')
  },
}

export const SleepersAreLookedAt: Story = {
  name: 'Asks to look at those who sleep, and enters the look',
  play: async () => {
    const asleep = within(await screen.findByRole('region', { name: 'Asleep' }))
    await asleep.findByText('Check now, due 22 min ago')
    await userEvent.click(asleep.getByRole('button', { name: 'Mark all 3 as checked' }))
    await waitFor(() => expect(asleep.queryByText(/Check now/)).toBeNull())
    await expect(recorded.map(({ kind, childId }) => [kind, childId])).toEqual([
      ['sleep_check', 2],
      ['sleep_check', 4],
      ['sleep_check', 1],
    ])
  },
}

export const SleepBeginsAndEnds: Story = {
  name: 'Puts a child to sleep and wakes it',
  args: { groups: fresh },
  play: async () => {
    await press('Sleep')
    await press('All 12 · asleep')
    const faces = within(await screen.findByRole('region', { name: 'Explorers' }))
    await userEvent.click(await faces.findByRole('button', { name: /Amahle/ }))
    await expect(recorded.at(-1)).toMatchObject({ childId: 1, removed: true })
    await screen.findByText('Asleep (11)')
    // another round
    await press('Sleep')
    await expect(screen.getByRole('button', { name: '11 woke up' })).toBeVisible()
  },
}

export const WakesASleeper: Story = {
  name: 'Ends a sleep by a press on the face',
  play: async () => {
    await press('Sleep')
    await option('Was woken')
    const faces = within(await screen.findByRole('region', { name: 'Explorers' }))
    await userEvent.click(faces.getByRole('button', { name: /Dineo/ }))
    await expect(recorded).toMatchObject([
      { childId: 4, kind: 'sleep', ending: 'was_woken', until: careNow().toISOString() },
    ])
    await screen.findByText('Asleep (2)')
    // a second press takes it back
    await userEvent.click(faces.getByRole('button', { name: /Dineo/ }))
    await screen.findByText('Asleep (3)')
  },
}

export const SaysWhatIsMissing: Story = {
  name: 'Says what is missing before it enters anything',
  args: { groups: fresh },
  play: async () => {
    await press('Bottle')
    await userEvent.type(await screen.findByLabelText('Other amount'), '900')
    await press(/Lerato/)
    await screen.findByText('Please enter how much was drunk, from 0 to 400 ml.')
    await option('90')
    await userEvent.type(screen.getByLabelText('When'), '23:59')
    await press(/Lerato/)
    await screen.findByText('This time is in the future.')
    await expect(recorded).toEqual([])
    await userEvent.clear(screen.getByLabelText('When'))
    await userEvent.type(screen.getByLabelText('When'), '9:15')
    await press(/Lerato/)
    await expect(recorded).toMatchObject([{ ml: 90, milk: 'formula', at: momentAt('09:15') }])
  },
}

export const WritesANote: Story = {
  name: 'Asks for the text of a note',
  args: { groups: fresh },
  play: async () => {
    await press('Note')
    await press(/Lerato/)
    const note = await dialogOf('Note about Lerato Mokoena')
    await userEvent.click(note.getByRole('button', { name: 'Save' }))
    await note.findByText('Please enter a note.')
    await userEvent.type(note.getByLabelText('Note'), 'Sang all day.')
    await userEvent.click(note.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(recorded).toMatchObject([{ childId: 10, kind: 'note', text: 'Sang all day.' }]))
    await screen.findByText('Note about Lerato Mokoena saved')
  },
}

export const CountsWhatWasBrought: Story = {
  name: 'Enters what was brought, and says what is short',
  play: async () => {
    await press('Supplies')
    await expect(await button(/Chloé/)).toHaveTextContent('4 left')
    await option('50')
    await press(/Chloé/)
    await expect(recorded).toMatchObject([{ childId: 3, item: 'nappies', way: 'brought', count: 50 }])
    await screen.findByText('Chloé van der Merwe · Brought: 50 nappies')
  },
}

export const CorrectsAnEntry: Story = {
  name: 'Corrects, removes and brings back an entry of a child',
  play: async () => {
    await press('History')
    await press(/Chloé/)
    const day = await dialogOf("Chloé van der Merwe's day")
    await day.findByText(/Previously: Lunch: ate everything/)
    await userEvent.click(day.getByRole('button', { name: 'Edit: Nappy changed: wet, 09:40' }))
    const form = await dialogOf('Nappy: Chloé van der Merwe')
    await userEvent.click(form.getByRole('radio', { name: 'Soiled' }))
    await userEvent.clear(form.getByLabelText('Time'))
    await userEvent.type(form.getByLabelText('Time'), '23:50')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await form.findByText('This time is in the future.')
    await userEvent.clear(form.getByLabelText('Time'))
    await userEvent.type(form.getByLabelText('Time'), '09:35')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    const after = await dialogOf("Chloé van der Merwe's day")
    await after.findByText('Nappy changed: soiled')
    await after.findByText(/Previously: Nappy changed: wet \(09:40, Mpho at 09:40\)/)
    await expect(recorded).toMatchObject([{ kind: 'nappy', nappy: 'soiled', at: momentAt('09:35'), removed: false }])
    await userEvent.click(after.getByRole('button', { name: 'Remove: Nappy changed: soiled, 09:35' }))
    await userEvent.click(await after.findByRole('button', { name: 'Restore: Nappy changed: soiled, 09:35' }))
    await after.findByRole('button', { name: 'Remove: Nappy changed: soiled, 09:35' })
    await expect(recorded.map(({ removed: isRemoved }) => isRemoved)).toEqual([false, true, false])
  },
}

export const ASleepEndsAfterItBegan: Story = {
  name: 'Refuses a sleep that ends before it begins',
  render: dialog(said(3, '12:10', { kind: 'sleep' })),
  play: async () => {
    const form = await dialogOf('Sleep: Chloé van der Merwe')
    await userEvent.type(form.getByLabelText(/Until/), '12:00')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await form.findByText('This sleep ends before it starts. Please check both times.')
  },
}
