import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import { peopleServer } from '../../shared/people/peopleServer.ts'
import { peopleComingAndGoing as samplePeople } from '../../shared/people/samplePeople.ts'
import { AtAddress } from '../../shared/storyFrame.tsx'
import { EmergencySheet } from './EmergencySheet.tsx'
import { FireDrillRoll } from './FireDrillRoll.tsx'
import { PrintoutsDocument } from '../students.generated.ts'

interface Args {
  sheet: 'emergency' | 'fireDrill'
  overrides: Mock[]
  onClose: () => void
}

const meta = {
  title: 'Admin/Printouts',
  args: { sheet: 'emergency', overrides: [], onClose: fn() },
  render: ({ sheet, overrides, onClose }) => (
    <AtAddress at="/admin/dashboard?section=students" mocks={peopleServer(overrides)}>
      {sheet === 'emergency' ? <EmergencySheet onClose={onClose} /> : <FireDrillRoll onClose={onClose} />}
    </AtAddress>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Emergency: Story = {
  play: async ({ args }) => {
    const room = within(await screen.findByRole('region', { name: 'Little Learners' }))
    await expect(room.getByText(/Peanuts: a mild reaction/)).toBeVisible()
    await expect(room.getByText('Not: Sizwe Dlamini')).toBeVisible()
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
  args: { sheet: 'fireDrill' },
  play: async () => {
    const room = within(await screen.findByRole('region', { name: 'Little Learners' }))
    await expect(room.getByText('Room Garden room · 2 here, 0 not recorded, 1 absent')).toBeVisible()
    await expect(room.getByText('Absent: Zoë Jacobs')).toBeVisible()
    await expect(screen.getAllByText('Not recorded: look for this child')).toHaveLength(2)
    const staff = within(screen.getByRole('region', { name: 'Staff' }))
    await expect(staff.getByText('1 here, 2 not recorded, 0 absent')).toBeVisible()
    await expect(staff.getByRole('row', { name: /Mpho Sithole Here/ })).toBeVisible()
    await expect(staff.getAllByText('Not recorded: look for this person')).toHaveLength(2)
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
  args: { sheet: 'fireDrill' },
  render: ({ sheet: _sheet, overrides, onClose }) => (
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

export const Loading: Story = {
  args: { overrides: [mockOf(PrintoutsDocument, 'pending')] },
  play: async () => expect(await screen.findByText('Loading the sheet')).toBeInTheDocument(),
}

export const Failed: Story = {
  args: { overrides: [mockOf(PrintoutsDocument, failure('Something went wrong on our side.'))] },
  play: async () => expect(await screen.findByText('The sheet could not be loaded.')).toBeVisible(),
}
