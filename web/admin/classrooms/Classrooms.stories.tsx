import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { type Mock, mockOf } from '#web/app/mocks.tsx'
import { busyPeople } from '#web/admin/shared/people/busyCentre.ts'
import { peopleServer } from '#web/admin/shared/people/peopleServer.ts'
import { type People, samplePeople } from '#web/admin/shared/people/samplePeople.ts'
import { choose, dialogOf, InDashboard, OpenedByHook, told } from '#web/admin/shared/storyFrame.tsx'
import { ClassStaffDocument, SetClassStaffDocument } from '../attendance/attendance.generated.ts'
import {
  ClassClosingDocument,
  ClassroomsDocument,
  ClosedClassesDocument,
  DeleteClassDocument,
} from './classrooms.generated.ts'
import type { EditedClass } from './ClassForm.tsx'
import { useClassDialogs } from './useClassDialogs.tsx'

interface Args {
  room: number | null
  overrides: Mock[]
  people: () => People
  /** A dialog over the section. */
  over?: ReactNode
}

const meta = {
  title: 'Admin/Classrooms',
  parameters: { layout: 'fullscreen' },
  args: { room: null, overrides: [], people: samplePeople },
  render: ({ room, overrides, people, over }) => (
    <InDashboard
      at={`?section=classrooms${room === null ? '' : `&class=${room}`}`}
      mocks={peopleServer(overrides, people())}
    >
      {over}
    </InDashboard>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const people = busyPeople

export const Filled: Story = {
  tags: ['dark-scheme'],
  name: 'Filled: every class',
  args: { people },
}
export const FilledClass: Story = { name: 'Filled: one class', args: { people, room: 3 } }

/** Children of Little Learners are planned to move in. */
const movingIn = () => {
  const centre = samplePeople()
  const plan = { nextClassId: 4, nextClassOn: '2027-01-04' }
  return {
    ...centre,
    children: centre.children.map((child) => (child.classId === 3 ? { ...child, ...plan } : child)),
  }
}
export const EmptyClass: Story = {
  name: 'Empty: one class',
  args: { room: 4, people: () => ({ ...samplePeople(), children: [] }) },
}

const bokkies = { id: 9, name: 'Bokkies', ageGroup: '2-3 years', room: 'Fynbos', closedAt: '2026-03-31T12:00:00Z' }
const closed = mockOf(ClosedClassesDocument, {
  closedClasses: [
    bokkies,
    { id: 10, name: 'Tortoises', ageGroup: '4-18 months', room: 'Aloe', closedAt: '2025-12-11T12:00:00Z' },
  ],
})

type Actions = ReturnType<typeof useClassDialogs>['actions']
const useDialogs = () => useClassDialogs(busyPeople().programs)
const over = (open: (actions: Actions) => void, overrides: Mock[] = []): Partial<Args> => ({
  people,
  over: <OpenedByHook useDialogs={useDialogs} open={open} />,
  overrides,
})
const [, explorers] = busyPeople().rooms as [EditedClass, EditedClass]

export const DialogEdit: Story = { name: 'Dialog: edit a class', args: over(({ onEdit }) => onEdit(explorers)) }

// Tests

export const List: Story = {
  name: 'Counts the places, and leads to a class',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 classes, 7 of 43 places taken')).toBeVisible()
    await expect(canvas.getByText('Full')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Explorers' }))
    await expect(await canvas.findByRole('heading', { name: 'Explorers' })).toBeVisible()
  },
}

const taught: object[] = []

export const StaffOfTheClass: Story = {
  name: 'Says on its page who works in a class',
  args: {
    room: 3,
    overrides: [
      mockOf(ClassStaffDocument, {
        classes: [
          { id: 2, name: 'Explorers', ageGroup: '18-24 months', staff: [] },
          { id: 3, name: 'Little Learners', ageGroup: '2-3 years', staff: [] },
        ],
        staffDay: [{ staffId: 3, firstName: 'Grace', lastName: 'Moeketsi' }],
      }),
      mockOf(SetClassStaffDocument, ({ input }) => {
        taught.push(input)
        return { setClassStaff: { id: input.classId, staff: [] } }
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Class staff' }))
    const dialog = await dialogOf('Class staff')
    await waitFor(() => expect(dialog.getByLabelText('Class')).toHaveValue('3'))
    await userEvent.click(dialog.getByLabelText('Grace Moeketsi'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(taught.at(-1)).toEqual({ classId: 3, staffIds: [3], before: [] }))
  },
}

export const ClassWithRoll: Story = {
  name: 'Shows the children of a class, and who grows out of it',
  args: { room: 3 },
  play: async ({ canvas }) => {
    const roll = within(await canvas.findByRole('table', { name: 'Children in Little Learners' }))
    await expect(roll.getAllByRole('rowheader')).toHaveLength(3)
    await expect(canvas.getByText('1 absent, 0 not recorded')).toBeVisible()
    const aging = within(canvas.getByRole('region', { name: 'Due to move up' }))
    await expect(aging.getAllByRole('link')).toHaveLength(3)
    await expect(aging.getByText(/^Since/)).toBeVisible()
    await expect(aging.getAllByText('Young Scholars: 23 of 24 places left')).toHaveLength(3)
    const next = within(await canvas.findByRole('region', { name: 'Next in line' }))
    await expect(next.getByRole('link', { name: 'Rethabile Nthoba' })).toBeVisible()
  },
}

export const MovingIn: Story = {
  name: 'Names the children who are planned to move in',
  args: { people: movingIn, room: 4 },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('region', { name: 'Next twelve months' })
    await expect(await within(panel).findAllByText('from Little Learners')).toHaveLength(3)
    await expect(within(panel).getAllByRole('link')).toHaveLength(3)
  },
}

export const AddClass: Story = {
  name: 'Adds a class, and says what is wrong',
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Class' }))
    const dialog = await dialogOf('Add Class')
    await userEvent.type(dialog.getByLabelText('Class name'), 'Bokkies')
    await userEvent.type(dialog.getByLabelText('Room'), 'Fynbos')
    await userEvent.type(dialog.getByLabelText('Minimum age (months)'), '24')
    await userEvent.type(dialog.getByLabelText('Maximum age (months)'), '20')
    await userEvent.type(dialog.getByLabelText('Places'), '12')
    await step('ages have to be in order', async () => {
      await userEvent.click(dialog.getByRole('button', { name: /^Add Class/ }))
      await waitFor(() =>
        expect(dialog.getByLabelText('Maximum age (months)')).toHaveAccessibleDescription(/above the minimum age/),
      )
    })
    await userEvent.clear(dialog.getByLabelText('Maximum age (months)'))
    await userEvent.type(dialog.getByLabelText('Maximum age (months)'), '36')
    await expect(dialog.getByText('Leave empty for “2-3 years”.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^Add Class/ }))
    await told('Class created successfully')
    await expect(await canvas.findByRole('link', { name: 'Bokkies' })).toBeVisible()
  },
}

export const DeleteClass: Story = {
  name: 'Says why a class with children stays',
  play: async ({ canvas }) => {
    await choose('Actions for Explorers', 'Delete')
    const dialog = await dialogOf('Explorers is still in use', 'alertdialog')
    await expect(dialog.getByText(/^2 children are in it/)).toBeVisible()
    await userEvent.click(dialog.getByText('Close'))
    await expect(canvas.getByRole('link', { name: 'Explorers' })).toBeVisible()
  },
}

const deleted = fn()
const staff = ['Naledi Botha', 'Pieter Nel', 'Mpho Sithole']

export const DeleteStaffedClass: Story = {
  name: 'Says whose duties end with a class, and closes it',
  args: over(
    ({ onDelete }) => onDelete(explorers),
    [
      mockOf(ClassClosingDocument, { classClosing: { children: 0, coming: 0, offers: 0, staff } }),
      mockOf(DeleteClassDocument, (variables) => {
        deleted(variables)
        return { deleteClass: { id: explorers.id, version: 2 } }
      }),
    ],
  ),
  play: async () => {
    const question = await dialogOf('Are you sure you want to delete this class?', 'alertdialog')
    await expect(
      await question.findByText(
        /^Naledi Botha, Pieter Nel and Mpho Sithole work in it. Their current and planned duties in this class will end/,
      ),
    ).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Delete class' }))
    await told('Class deleted successfully')
    await expect(deleted).toHaveBeenLastCalledWith({ id: explorers.id, endDuties: true })
  },
}

export const ClosedClasses: Story = {
  name: 'Opens a closed class again',
  args: { overrides: [closed] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Closed classes' }))
    const dialog = await dialogOf('Closed classes')
    await userEvent.click(await dialog.findByRole('button', { name: 'Reopen Bokkies' }))
    await told('Bokkies has been reopened')
  },
}

export const Empty: Story = {
  name: 'Says that there is no class',
  args: { overrides: [mockOf(ClassroomsDocument, { classes: [], programs: [] })] },
  play: async ({ canvas }) => expect(await canvas.findByText('No classes yet')).toBeVisible(),
}
