import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { dialogOf, told } from '#web/admin/shared/storyFrame.tsx'
import { failure, mockOf } from '#web/app/mocks.tsx'
import { HandOverDutiesDocument, StaffDutiesDocument } from '../staff/staff.generated.ts'
import { busyWeek } from './busyWeek.ts'
import { TimetablesStory } from './storyFrame.tsx'
import { TimetablesDocument, UpdateTimetableEntryDocument } from './timetables.generated.ts'
import { weekWithoutTeacher } from './timetableServer.ts'

const meta = { title: 'Admin/Timetables', component: TimetablesStory } satisfies Meta<typeof TimetablesStory>
export default meta
type Story = StoryObj<typeof meta>

const busy = mockOf(TimetablesDocument, busyWeek())

export const Filled: Story = {
  tags: ['dark-scheme'],
  name: 'Filled class',
  args: { overrides: [busy] },
}

const withoutTeacher = mockOf(TimetablesDocument, {
  timetable: weekWithoutTeacher(),
  classes: [{ id: 3, name: 'Young Scholars', room: 'Acacia' }],
  colleagues: [{ id: 12, firstName: 'Mpho', lastName: 'Sithole' }],
})
const duties = mockOf(StaffDutiesDocument, {
  staffDuties: { lessons: 3, classes: [], sessions: 0 },
  staff: [{ id: 12, firstName: 'Mpho', lastName: 'Sithole' }],
})

// Tests: what happens when something is pressed, typed or refused.

const literacy = 'Literacy & Language, Young Scholars, Monday 07:30-08:30'
/** The button that opens it says its teacher and room too. */
const openLiteracy = /^Literacy & Language.*Monday 07:30-08:30/

export const AllClasses: Story = {
  name: 'Shows the week of all classes, and of one',
  args: { at: '' },
  play: async ({ canvas }) => {
    const week = within(await canvas.findByRole('table', { name: 'Timetable for all classes' }))
    await expect(week.getAllByRole('columnheader').map(({ textContent }) => textContent?.split(' ')[0])).toEqual([
      'Time',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
    ])
    await waitFor(() => expect(week.getAllByRole('rowheader')).toHaveLength(10))
    await expect(canvas.getByRole('option', { name: 'All Classes' })).toBeInTheDocument()
    const actions = within(canvas.getByRole('region', { name: 'Quick Actions' }))
    for (const name of ['Create Template', 'Bulk Edit', 'Export Timetable'])
      await expect(actions.getByRole('button', { name })).toBeVisible()
    const figures = within(canvas.getByRole('region', { name: 'Statistics' }))
    for (const label of ['Total Classes', 'Weekly Entries', 'Active Teachers', 'Available Subjects'])
      await expect(figures.getByText(label)).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Class'), 'Future Leaders')
    await expect(await canvas.findByRole('table', { name: 'Timetable for Future Leaders' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: openLiteracy })).toBeNull()
  },
}

const many = Array.from({ length: 16 }, (_, index) => ({ id: index + 1, name: `Class ${index + 1}`, room: 'Acacia' }))
const manyClasses = mockOf(TimetablesDocument, () => {
  const { timetable, colleagues } = busyWeek()
  const own = timetable.filter(({ classId }) => classId === 1)
  return {
    colleagues,
    classes: many,
    timetable: many.flatMap((room) =>
      own.map((entry) => ({ ...entry, id: room.id * 100 + entry.id, classId: room.id, class: room })),
    ),
  }
})

export const ManyClasses: Story = {
  name: 'Begins with one day where there are sixteen classes',
  args: { at: '', overrides: [manyClasses] },
  play: async ({ canvas }) => {
    const days = within(await canvas.findByRole('radiogroup', { name: 'Days' }))
    await expect(days.getByRole('radio', { name: 'Week' })).not.toBeChecked()
    await userEvent.click(days.getByRole('radio', { name: 'Tue' }))
    const heads = () => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent?.split(' ')[0])
    await expect(heads()).toEqual(['Time', 'Tuesday'])
  },
}

/** Whoever plans six classes sees several slots at once: a card is two lines, and its teacher is read in the day. */
export const BriefWeek: Story = {
  name: 'Names subject and class alone in the week of all classes, and teacher and room on one day',
  args: { at: '', overrides: [busy] },
  play: async ({ canvas }) => {
    const first = async () => (await canvas.findAllByRole('button', { name: /Discoverers.*Palesa Radebe/ }))[0]
    await waitFor(async () => expect((await first())?.getBoundingClientRect().height).toBeLessThan(60))
    await userEvent.click(canvas.getByRole('radio', { name: 'Wed' }))
    await waitFor(async () => expect((await first())?.getBoundingClientRect().height).toBeGreaterThan(70))
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent?.split(' ')[0])
    await expect(heads).toEqual(['Time', 'Wednesday'])
  },
}

/** A phone shows a day at a time. */
export const OnAPhone: Story = {
  name: 'Shows another day on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const dayShown = () => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent?.split(' ')[0])
    await userEvent.click(await canvas.findByRole('radio', { name: 'Mon' }))
    await expect(dayShown()).toEqual(['Time', 'Monday'])
    await expect(canvas.getByRole('button', { name: openLiteracy })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Thu' }))
    await expect(dayShown()).toEqual(['Time', 'Thursday'])
    await expect(canvas.queryByRole('button', { name: openLiteracy })).toBeNull()
  },
}

export const EditEntry: Story = {
  name: 'Gives an entry another room',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: openLiteracy }))
    const dialog = await dialogOf('Edit Entry')
    await userEvent.clear(dialog.getByLabelText('Room'))
    await userEvent.type(dialog.getByLabelText('Room'), 'Library')
    await userEvent.click(dialog.getByRole('button', { name: /Save/ }))
    await told('Timetable entry updated successfully')
    await expect(await canvas.findByText('Library')).toBeVisible()
  },
}

export const BulkEdit: Story = {
  name: 'Changes several entries, and deletes them',
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bulk Edit' }))
    const bar = within(await canvas.findByRole('region', { name: 'Bulk Edit' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: literacy }))
    await userEvent.click(
      canvas.getByRole('checkbox', {
        name: 'Rest, Young Scholars, Friday 13:00-14:00',
      }),
    )
    await expect(bar.getByText('2 entries selected')).toBeVisible()
    await step('change', async () => {
      await userEvent.click(bar.getByRole('button', { name: 'Change' }))
      const dialog = await dialogOf('Change 2 entries')
      await userEvent.click(dialog.getByRole('button', { name: /Change/ }))
      await expect(await dialog.findByText('Please choose what to change.')).toBeVisible()
      await userEvent.type(dialog.getByLabelText('Room'), 'Hall')
      await userEvent.click(dialog.getByRole('button', { name: /Change/ }))
      await told('2 entries changed successfully')
      await waitFor(() => expect(canvas.getAllByText('Hall')).toHaveLength(2))
    })
    await step('delete', async () => {
      await userEvent.click(bar.getByRole('button', { name: 'Select all' }))
      await userEvent.click(bar.getByRole('button', { name: /Delete/ }))
      await told('4 timetable entries deleted successfully')
      await waitFor(() => expect(canvas.queryByText('Hall')).toBeNull())
    })
  },
}

export const DeleteAndUndo: Story = {
  name: 'Deletes an entry, and brings it back',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Delete ${literacy}` }))
    await told('Timetable entry deleted successfully')
    await waitFor(() => expect(canvas.queryByRole('button', { name: `Delete ${literacy}` })).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('button', { name: `Delete ${literacy}` })).toBeVisible()
  },
}

export const MoveByKeyboard: Story = {
  name: 'Moves an entry by keyboard, and back',
  play: async ({ canvas }) => {
    const entry = await canvas.findByRole('button', {
      name: openLiteracy,
    })
    entry.focus()
    await userEvent.keyboard(' ')
    await expect(await screen.findByText('Literacy & Language over Monday 07:30-08:30.')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await screen.findByText('Literacy & Language over Tuesday 07:30-08:30.')).toBeInTheDocument()
    await userEvent.keyboard(' ')
    await told('Literacy & Language moved to Tuesday 07:30-08:30')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('button', { name: openLiteracy })).toBeVisible()
  },
}

export const MoveRefused: Story = {
  name: 'Says why an entry cannot be moved',
  args: {
    overrides: [mockOf(UpdateTimetableEntryDocument, failure('This room is taken at that time.', 'CONFLICT'))],
  },
  play: async ({ canvas }) => {
    const entry = await canvas.findByRole('button', {
      name: openLiteracy,
    })
    entry.focus()
    await userEvent.keyboard(' ')
    await expect(await screen.findByText(/over Monday 07:30-08:30/)).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByText(/over Monday 08:30-09:30/)).toBeInTheDocument()
    await userEvent.keyboard(' ')
    await told('Failed to move timetable entry. This room is taken at that time.')
    await expect(await canvas.findByRole('button', { name: openLiteracy })).toBeVisible()
  },
}

export const Empty: Story = {
  name: 'Offers an entry in every cell',
  args: {
    overrides: [
      mockOf(TimetablesDocument, {
        timetable: [],
        classes: [{ id: 3, name: 'Young Scholars', room: 'Acacia' }],
        colleagues: [],
      }),
    ],
  },
  play: async ({ canvas }) =>
    waitFor(() => expect(canvas.getAllByRole('button', { name: /^Add on/ })).toHaveLength(60)),
}

/** Palesa has left: her lessons say so, and a colleague takes them over. */
export const TeacherHasLeft: Story = {
  name: 'Hands over the lessons of a teacher who has left',
  args: {
    overrides: [
      withoutTeacher,
      duties,
      mockOf(HandOverDutiesDocument, { handOverDuties: { lessons: 3, classes: 0, sessions: 0, leftOut: [] } }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Palesa Radebe has left: 3 lessons have no teacher.')).toBeVisible()
    await expect(canvas.getAllByText('Palesa Radebe has left')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Hand over from Palesa Radebe' }))
    const dialog = await dialogOf('Hand over from Palesa Radebe', 'alertdialog')
    await expect(await dialog.findByText('Palesa Radebe has left, and still teaches 3 lessons.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }))
    await expect(await dialog.findByText('Please choose a colleague.')).toBeVisible()
    await userEvent.selectOptions(dialog.getByLabelText('Who takes this over?'), 'Mpho Sithole')
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }))
    await told('Mpho Sithole takes over 3 lessons.')
  },
}
