import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import { AtAddress, dialogOf, told } from '../shared/storyFrame.tsx'
import { HandOverDutiesDocument, StaffDutiesDocument } from '../staff/staff.generated.ts'
import { TimetablesDocument, UpdateTimetableEntryDocument } from './timetables.generated.ts'
import { Timetables } from './Timetables.screen.tsx'
import { timetableServer, weekWithoutTeacher } from './timetableServer.ts'

interface Args {
  /** What follows the section in the address. */
  at: string
  overrides: Mock[]
}

const meta = {
  title: 'Admin/Timetables',
  args: { at: '&class=3', overrides: [] },
  render: ({ at, overrides }) => (
    <AtAddress at={`/admin/dashboard?section=timetables${at}`} mocks={timetableServer(overrides)}>
      <Timetables />
    </AtAddress>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const literacy = 'Literacy & Language, Young Scholars, Monday 07:30-08:30'
/** The button that opens it says its teacher and room too. */
const openLiteracy = /^Literacy & Language.*Monday 07:30-08:30/

export const AllClasses: Story = {
  args: { at: '' },
  play: async ({ canvas }) => {
    const week = within(await canvas.findByRole('table', { name: 'Timetable of all classes' }))
    await expect(week.getAllByRole('columnheader').map(({ textContent }) => textContent?.split(' ')[0])).toEqual([
      'Time',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
    ])
    await waitFor(() => expect(week.getAllByRole('rowheader')).toHaveLength(10), { timeout: 5_000 })
    await expect(canvas.getByRole('option', { name: 'All Classes' })).toBeInTheDocument()
    const actions = within(canvas.getByRole('region', { name: 'Quick Actions' }))
    for (const name of ['Create Template', 'Bulk Edit', 'Export Timetable'])
      await expect(actions.getByRole('button', { name })).toBeVisible()
    const figures = within(canvas.getByRole('region', { name: 'Statistics' }))
    for (const label of ['Total Classes', 'Weekly Entries', 'Active Teachers', 'Available Subjects'])
      await expect(figures.getByText(label)).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Class'), 'Future Leaders')
    await expect(await canvas.findByRole('table', { name: 'Timetable of Future Leaders' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: openLiteracy })).toBeNull()
  },
}

/** A phone shows a day at a time. */
export const OnAPhone: Story = {
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

export const AddEntry: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: 'Add on Wednesday 10:00-11:00',
      }),
    )
    const dialog = await dialogOf('Add Entry')
    await expect(dialog.getByLabelText('Day')).toHaveDisplayValue('Wednesday')
    await expect(dialog.getByLabelText('Time')).toHaveDisplayValue('10:00-11:00')
    await expect(dialog.getByLabelText('Room')).toHaveValue('Acacia')
    const save = dialog.getByRole('button', { name: /Add Entry/ })
    await step('says what is missing', async () => {
      await userEvent.click(save)
      await expect(await dialog.findByText('Please choose a subject.')).toBeVisible()
    })
    await step('names the clash', async () => {
      await userEvent.selectOptions(dialog.getByLabelText('Subject'), 'Music & Movement')
      await userEvent.selectOptions(dialog.getByLabelText('Teacher'), 'Palesa Radebe')
      await userEvent.selectOptions(dialog.getByLabelText('Day'), 'Tuesday')
      await userEvent.click(save)
      const clash = 'Palesa Radebe is with Future Leaders on Tuesday 10:00-11:00 (Story Time).'
      await expect(await dialog.findByText(clash)).toBeVisible()
    })
    await userEvent.selectOptions(dialog.getByLabelText('Teacher'), 'Mpho Sithole')
    await userEvent.click(save)
    await told('Timetable entry added successfully')
    await expect(
      await canvas.findByRole('button', {
        name: /^Music & Movement.*Young Scholars, Tuesday/,
      }),
    ).toBeVisible()
  },
}

export const EditEntry: Story = {
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

export const DeleteAndUndo: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Delete ${literacy}` }))
    await told('Timetable entry deleted successfully')
    await waitFor(() => expect(canvas.queryByRole('button', { name: `Delete ${literacy}` })).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('button', { name: `Delete ${literacy}` })).toBeVisible()
  },
}

export const MoveByKeyboard: Story = {
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

export const BulkEdit: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bulk Edit' }))
    const bar = within(await canvas.findByRole('region', { name: 'Bulk Edit' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: literacy }))
    await userEvent.click(
      canvas.getByRole('checkbox', {
        name: 'Rest, Young Scholars, Friday 13:00-14:00',
      }),
    )
    await expect(bar.getByText('2 entries ticked')).toBeVisible()
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
      await userEvent.click(bar.getByRole('button', { name: 'Tick all' }))
      await userEvent.click(bar.getByRole('button', { name: /Delete/ }))
      await told('4 timetable entries deleted successfully')
      await waitFor(() => expect(canvas.queryByText('Hall')).toBeNull())
    })
  },
}

export const Templates: Story = {
  play: async ({ canvas, step }) => {
    await step('create', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Create Template' }))
      const dialog = await dialogOf('Create Template')
      await expect(dialog.getByLabelText('Week of')).toHaveDisplayValue('Young Scholars')
      await userEvent.type(dialog.getByLabelText('Name of the template'), 'Winter')
      await userEvent.click(dialog.getByRole('button', { name: /Save Template/ }))
      await told('Template Winter saved')
    })
    await step('apply, with what was left out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Apply Template' }))
      const dialog = await dialogOf('Apply Template')
      await userEvent.selectOptions(await dialog.findByLabelText('Template'), 'Summer (40 entries)')
      await userEvent.click(dialog.getByRole('button', { name: /Apply Template/ }))
      const outcome = await dialogOf('1 entry added, 1 left out')
      await expect(outcome.getByText(/Palesa Radebe is with Young Scholars/)).toBeVisible()
      await userEvent.click(outcome.getByRole('button', { name: 'Undo' }))
      await told('The week is as it was before')
    })
  },
}

export const NoEntries: Story = {
  args: {
    overrides: [
      mockOf(TimetablesDocument, {
        timetable: [],
        classes: [{ id: 3, name: 'Young Scholars', room: 'Acacia' }],
        staff: [],
      }),
    ],
  },
  play: async ({ canvas }) =>
    waitFor(() => expect(canvas.getAllByRole('button', { name: /^Add on/ })).toHaveLength(60), { timeout: 5_000 }),
}

export const Loading: Story = {
  args: { overrides: [mockOf(TimetablesDocument, 'pending')] },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading the timetable')).toBeInTheDocument(),
}

export const Failed: Story = {
  args: {
    overrides: [mockOf(TimetablesDocument, failure('Something went wrong on our side.'))],
  },
  play: async ({ canvas }) => expect(await canvas.findByText('The timetable could not be loaded.')).toBeVisible(),
}

/** Palesa has left: her lessons say so, and a colleague takes them over. */
export const TeacherHasLeft: Story = {
  args: {
    overrides: [
      mockOf(TimetablesDocument, {
        timetable: weekWithoutTeacher(),
        classes: [{ id: 3, name: 'Young Scholars', room: 'Acacia' }],
        staff: [{ id: 12, firstName: 'Mpho', lastName: 'Sithole' }],
      }),
      mockOf(StaffDutiesDocument, {
        staffDuties: { lessons: 3, classes: [], sessions: 0 },
        staff: [{ id: 12, firstName: 'Mpho', lastName: 'Sithole' }],
      }),
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
