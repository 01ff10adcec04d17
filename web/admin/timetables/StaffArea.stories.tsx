import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { dialogOf, told } from '#web/admin/shared/storyFrame.tsx'
import { InStaffArea } from '#web/admin/staffArea/storyFrame.tsx'
import { type Mock, mockOf } from '#web/app/mocks.tsx'
import { busyWeek } from './busyWeek.ts'
import { TimetablesDocument } from './timetables.generated.ts'
import { timetableServer, weekWithoutTeacher } from './timetableServer.ts'

/** The full week of some classes, as the server narrows it. */
const busyWeekOf = (taught: readonly number[]): Mock => {
  const { timetable, classes, colleagues } = busyWeek()
  return mockOf(TimetablesDocument, {
    timetable: timetable.filter(({ classId }) => taught.includes(classId)),
    classes: classes.filter(({ id }) => taught.includes(id)),
    colleagues,
  })
}

const youngScholars = [3]

const meta = {
  title: 'Admin/Staff area/Timetable',
  parameters: { layout: 'fullscreen' },
  // made anew for each story, since what one changes is in it
  args: { server: () => timetableServer([], undefined, youngScholars) },
  render: ({ server }) => <InStaffArea at="?section=timetables" mocks={server()} />,
} satisfies Meta<{ server: () => Mock[] }>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { server: () => [busyWeekOf(youngScholars)] },
}

export const FilledTwoClasses: Story = { name: 'Filled with two classes', args: { server: () => [busyWeekOf([3, 4])] } }

export const Empty: Story = { args: { server: () => timetableServer([], [], youngScholars) } }

// Tests

export const OwnClass: Story = {
  name: 'Shows the week and the figures of the own class, and no templates',
  play: async () => {
    await expect(await screen.findByRole('table', { name: 'Timetable for Young Scholars' })).toBeInTheDocument()
    await expect(screen.queryByText('Future Leaders')).toBeNull()
    await expect(screen.queryByRole('combobox', { name: 'Class' })).toBeNull()
    const actions = within(screen.getByRole('region', { name: 'Quick Actions' }))
    await expect(actions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Bulk Edit',
      'Export Timetable',
    ])
    const figures = within(screen.getByRole('region', { name: 'Statistics' }))
    for (const words of ['Your Classes', 'in your classes', 'with a timetable'])
      await expect(figures.getByText(words)).toBeInTheDocument()
    await expect(figures.getByText('Weekly Entries').parentElement).toHaveTextContent('4')
  },
}

export const TwoClasses: Story = {
  ...FilledTwoClasses,
  name: 'Narrows two own classes down to one',
  play: async () => {
    await screen.findByRole('table', { name: 'Timetable for your classes' })
    const choice = screen.getByLabelText('Class')
    await expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All Classes', 'Young Scholars', 'Future Leaders'])
    await userEvent.selectOptions(choice, 'Young Scholars')
    await expect(await screen.findByRole('table', { name: 'Timetable for Young Scholars' })).toBeInTheDocument()
  },
}

export const AddEntry: Story = {
  name: 'Adds an entry, and reads that a colleague is with another class',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add on Tuesday 10:00-11:00' }))
    const dialog = await dialogOf('Add Entry')
    await expect(dialog.getByLabelText('Class')).toHaveDisplayValue('Young Scholars')
    await userEvent.selectOptions(dialog.getByLabelText('Subject'), 'Music & Movement')
    await userEvent.selectOptions(dialog.getByLabelText('Teacher'), 'Palesa Radebe')
    const save = dialog.getByRole('button', { name: /Add Entry/ })
    await userEvent.click(save)
    const clash = 'Palesa Radebe is teaching another class on Tuesday 10:00-11:00.'
    await expect(await dialog.findByText(clash)).toBeVisible()
    await userEvent.selectOptions(dialog.getByLabelText('Teacher'), 'Mpho Sithole')
    await userEvent.click(save)
    await told('Timetable entry added successfully')
    await expect(
      await screen.findByRole('button', { name: /^Music & Movement.*Young Scholars, Tuesday/ }),
    ).toBeVisible()
  },
}

export const MoveRefused: Story = {
  name: 'Says that a colleague is with another class where an entry is moved',
  play: async () => {
    const snack = /^Snack.*Monday 09:30-10:00/
    const entry = await screen.findByRole('button', { name: snack })
    entry.focus()
    await userEvent.keyboard(' ')
    await expect(await screen.findByText(/over Monday 09:30-10:00/)).toBeInTheDocument()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await screen.findByText(/over Tuesday 09:30-10:00/)).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByText(/over Tuesday 10:00-11:00/)).toBeInTheDocument()
    await userEvent.keyboard(' ')
    const clash = 'Palesa Radebe is teaching another class on Tuesday 10:00-11:00.'
    await told(`Failed to move timetable entry. ${clash}`)
    await expect(await screen.findByRole('button', { name: snack })).toBeVisible()
  },
}

export const FilledTeacherLeft: Story = {
  name: 'Says who has left, and leaves handing over to the office',
  args: { server: () => timetableServer([], weekWithoutTeacher(), youngScholars) },
  play: async () => {
    await expect(await screen.findByText('Palesa Radebe has left: 3 lessons have no teacher.')).toBeInTheDocument()
    await expect(screen.queryByRole('button', { name: /^Hand over/ })).toBeNull()
  },
}
