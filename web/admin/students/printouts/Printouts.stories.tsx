import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { busyPeople } from '#web/admin/shared/people/busyCentre.ts'
import { peopleServer } from '#web/admin/shared/people/peopleServer.ts'
import { peopleComingAndGoing as samplePeople } from '#web/admin/shared/people/samplePeople.ts'
import { AtAddress } from '#web/admin/shared/storyFrame.tsx'
import { type Mock, mockOf } from '#web/app/mocks.tsx'
import { EmergencySheet } from './EmergencySheet.tsx'
import { FireDrillRoll } from './FireDrillRoll.tsx'
import { PrintoutsDocument } from '../students.generated.ts'

interface Args {
  sheet: 'emergency' | 'fireDrill'
  overrides: Mock[]
  /** The demo centre on a busy morning, or a small one for tests. */
  isBusy: boolean
  onClose: () => void
}

const meta = {
  title: 'Admin/Printouts',
  args: { sheet: 'emergency', overrides: [], isBusy: false, onClose: fn() },
  render: ({ sheet, overrides, isBusy, onClose }) => (
    <AtAddress
      at="/admin/dashboard?section=students"
      mocks={peopleServer(overrides, isBusy ? busyPeople() : undefined)}
    >
      {sheet === 'emergency' ? <EmergencySheet onClose={onClose} /> : <FireDrillRoll onClose={onClose} />}
    </AtAddress>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['dark-scheme'],
  name: 'Filled emergency sheet',
  args: { isBusy: true },
}

const nobody = mockOf(PrintoutsDocument, { children: [], classes: [], staffDay: [] })

export const Empty: Story = { name: 'Empty emergency sheet', args: { overrides: [nobody] } }

export const EmptyFireDrill: Story = {
  name: 'Empty fire-drill roll',
  args: { sheet: 'fireDrill', overrides: [nobody] },
}

// Tests: what happens when something is pressed, typed or refused.

export const Emergency: Story = {
  name: 'Says whom to call and who may collect, and prints',
  play: async ({ args }) => {
    const room = within(await screen.findByRole('region', { name: 'Little Learners' }))
    await expect(room.getByText(/Peanuts: a mild reaction/)).toBeVisible()
    await expect(room.getByText('May not collect: Sizwe Dlamini')).toBeVisible()
    // who may not collect is called all the same
    await expect(room.getByText('Sizwe Dlamini')).toHaveTextContent(/^Sizwe Dlamini (\(no number\)|0)/)
    await expect(room.getByText('Nomsa Mokoena')).toHaveTextContent('Nomsa Mokoena 082 555 0143')
    await expect(room.getByText('Nomsa Mokoena (grandmother)')).toHaveTextContent('082 555 0143')
    await expect(screen.getByRole('region', { name: 'No class yet' })).toBeVisible()
    const print = fn()
    window.print = print
    await userEvent.click(screen.getByRole('button', { name: 'Print' }))
    await expect(print).toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const FireDrill: Story = {
  name: 'Counts who is here, children and staff',
  args: { sheet: 'fireDrill' },
  play: async () => {
    const room = within(await screen.findByRole('region', { name: 'Little Learners' }))
    await expect(room.getByText('Room: Garden room · 2 here, 0 not recorded, 1 absent')).toBeVisible()
    await expect(room.getByText('Absent: Zoë Jacobs')).toBeVisible()
    await expect(screen.getAllByText('Not recorded: find this child')).toHaveLength(2)
    const staff = within(screen.getByRole('region', { name: 'Staff' }))
    await expect(staff.getByText('1 here, 2 not recorded, 0 absent')).toBeVisible()
    await expect(staff.getByRole('row', { name: /Mpho Sithole Here/ })).toBeVisible()
    await expect(staff.getAllByText('Not recorded: find this person')).toHaveLength(2)
  },
}

const signedOut = (() => {
  const people = samplePeople()
  const [ben] = people.children
  if (ben?.attendanceToday) ben.attendanceToday = { ...ben.attendanceToday, timeOut: '00:06' }
  return people
})()

/** Who was signed out is not looked for; who starts later stands on no roll. */
export const FireDrillAfterSigningOut: Story = {
  name: 'Does not look for who was signed out',
  args: { sheet: 'fireDrill' },
  render: ({ overrides, onClose }) => (
    <AtAddress at="/admin/dashboard?section=students" mocks={peopleServer(overrides, signedOut)}>
      <FireDrillRoll onClose={onClose} />
    </AtAddress>
  ),
  play: async () => {
    const room = within(await screen.findByRole('region', { name: 'Discoverers' }))
    await expect(room.getByText('Gone home: Ben Fourie (00:06)')).toBeVisible()
    await expect(room.queryByText('Here')).toBeNull()
    await expect(screen.queryByText('Kagiso Sithole')).toBeNull()
  },
}
