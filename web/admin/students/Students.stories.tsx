import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { addMonths, formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import { CreateReportCardDocument } from '../reportCards/reportCards.generated.ts'
import { peopleServer } from '../shared/people/peopleServer.ts'
import { childPickers } from '../shared/people/pickerMocks.ts'
import { manyChildren, peopleComingAndGoing, samplePeople } from '../shared/people/samplePeople.ts'
import { AtAddress, choose, dialogOf, told } from '../shared/storyFrame.tsx'
import {
  CreateChildDocument,
  DeleteChildDocument,
  StudentsDocument,
  UpdateChildDocument,
} from './students.generated.ts'
import { Students } from './Students.screen.tsx'

interface Args {
  at: string
  overrides: Mock[]
}

const meta = {
  title: 'Admin/Students',
  args: { at: '', overrides: [] },
  render: ({ at, overrides }) => (
    <AtAddress at={`/admin/dashboard?section=students${at}`} mocks={peopleServer(overrides)}>
      <Students />
    </AtAddress>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const typedDate = (date: string) => date.split('-').reverse().join('/')

export const Cards: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Lerato Mokoena' })).toBeVisible()
    await expect(canvas.getByText('8 students')).toBeVisible()
    await expect(canvas.getByText('Cow’s milk')).toBeVisible()
    await expect(canvas.getAllByText(/Turns \d+ this year/)).toHaveLength(8)
    await userEvent.click(canvas.getByRole('link', { name: 'Lerato Mokoena' }))
    await expect(await canvas.findByRole('heading', { name: 'Lerato Mokoena' })).toBeVisible()
    await expect(canvas.getByText('/admin/dashboard?section=students&child=4')).toBeInTheDocument()
  },
}

export const Filtered: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search students' }), 'zoe')
    await waitFor(() => expect(canvas.getByText('1 of 8 students')).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Zoë Jacobs' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Class' }), 'No class yet')
    await waitFor(() => expect(canvas.getByText('1 of 8 students')).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Naledi Khumalo' })).toBeVisible()
    await expect(canvas.getByText('/admin/dashboard?section=students&class=none')).toBeInTheDocument()
    await step('the way back from a student leads to the list as it was', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search students' }), 'nal')
      await expect(await canvas.findByText(/class=none&find=nal$/)).toBeInTheDocument()
      await userEvent.click(canvas.getByRole('link', { name: 'Naledi Khumalo' }))
      await userEvent.click(await canvas.findByRole('button', { name: 'All students' }))
      await expect(await canvas.findByText('1 of 8 students')).toBeVisible()
      await expect(canvas.getByRole('combobox', { name: 'Class' })).toHaveDisplayValue('No class yet')
      await expect(canvas.getByRole('searchbox', { name: 'Search students' })).toHaveValue('nal')
    })
  },
}

export const ComingAndGoing: Story = {
  render: ({ at, overrides }) => (
    <AtAddress at={`/admin/dashboard?section=students${at}`} mocks={peopleServer(overrides, peopleComingAndGoing())}>
      <Students />
    </AtAddress>
  ),
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByText('8 students, 1 starts later')).toBeVisible()
    const start = formatDate(addMonths(todayInJohannesburg(), 2))
    await expect(canvas.getByText(`Starts ${start}`)).toBeVisible()
    await step('those who left have a list of their own', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Class' }), 'Left')
      await userEvent.click(await canvas.findByRole('link', { name: 'Ruan Botha' }))
      await expect(await canvas.findByText('Goes to school')).toBeVisible()
    })
    await step('and come back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Comes back' }))
      await told('Ruan Botha is enrolled again')
      await waitFor(() => expect(canvas.queryByText('Goes to school')).toBeNull())
    })
    await step('a child leaves with a last day and a reason', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Leaves' }))
      const dialog = await dialogOf('Ruan Botha leaves')
      await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Moves to Kimberley')
      await userEvent.click(dialog.getByRole('button', { name: 'Save last day' }))
      await told(`Ruan Botha leaves on ${formatDate(todayInJohannesburg())}`)
    })
  },
}

export const FiveThousand: Story = {
  args: {
    overrides: [
      mockOf(StudentsDocument, () => {
        const { programs, rooms } = samplePeople()
        const classes = rooms.map((room) => ({ ...room, enrolled: 9, starting: 0 }))
        return { children: manyChildren(5_000), classes, programs }
      }),
    ],
  },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Table' }))
    const table = await canvas.findByRole('table', { name: 'Students' })
    await expect(table).toHaveAttribute('aria-rowcount', '5001')
    await expect(within(table).getAllByRole('row').length).toBeLessThan(60)
    await step('a search narrows the list', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search students' }), '4321')
      await waitFor(() => expect(canvas.getByText('1 of 5000 students')).toBeVisible())
    })
  },
}

export const Empty: Story = {
  args: { overrides: [mockOf(StudentsDocument, { children: [], classes: [], programs: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No students yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add Student' }))
    await dialogOf('Add Student')
  },
}

export const Loading: Story = {
  args: { overrides: [mockOf(StudentsDocument, 'pending')] },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading students')).toBeInTheDocument(),
}

export const Failed: Story = {
  args: { overrides: [mockOf(StudentsDocument, failure('Something went wrong on our side.'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The students could not be loaded.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const AddStudent: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Student' }))
    const dialog = await dialogOf('Add Student')
    await step('what is missing stands at its field', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: /^Add Student/ }))
      await waitFor(() =>
        expect(dialog.getByLabelText('First name')).toHaveAccessibleDescription('First name is required'),
      )
      await expect(dialog.getByLabelText('Date of birth')).toHaveAccessibleDescription(
        'Please enter a valid date of birth.',
      )
    })
    await step('a full class asks', async () => {
      await userEvent.selectOptions(dialog.getByLabelText(/^Class/), '3')
      await expect(
        dialog.getByRole('checkbox', { name: 'Little Learners is full. Enroll all the same.' }),
      ).toBeVisible()
      await userEvent.selectOptions(dialog.getByLabelText(/^Class/), '1')
    })
    await userEvent.type(dialog.getByLabelText('First name'), 'Lesedi')
    await userEvent.type(dialog.getByLabelText('Last name'), 'Moloi')
    await userEvent.type(dialog.getByLabelText('Date of birth'), typedDate(addMonths(todayInJohannesburg(), -30)))
    await expect(dialog.getByText(/Discoverers is for 4-18 months/)).toBeVisible()
    await userEvent.selectOptions(dialog.getByLabelText(/^Class/), '4')
    await userEvent.click(dialog.getByRole('button', { name: /^Add Student/ }))
    await told('Child added successfully')
    await expect(await canvas.findByRole('link', { name: 'Lesedi Moloi' })).toBeVisible()
    await expect(canvas.getByText('9 students')).toBeVisible()
  },
}

export const AddFails: Story = {
  args: { overrides: [mockOf(CreateChildDocument, failure('Something went wrong on our side.'))] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Student' }))
    const dialog = await dialogOf('Add Student')
    await userEvent.type(await dialog.findByLabelText('First name'), 'Lesedi')
    await userEvent.type(dialog.getByLabelText('Last name'), 'Moloi')
    await userEvent.type(dialog.getByLabelText('Date of birth'), typedDate(addMonths(todayInJohannesburg(), -30)))
    await userEvent.click(dialog.getByRole('button', { name: /^Add Student/ }))
    await expect(await dialog.findByText('Failed to add child')).toBeVisible()
  },
}

const lesedi = 'A child of this name and date of birth is already here: Lesedi Moloi.'
const sent: object[] = []

export const AddTwice: Story = {
  args: {
    overrides: [
      mockOf(CreateChildDocument, ({ input }) => {
        sent.push(input)
        if (input.anotherChild) return { createChild: { id: 99, firstName: 'Lesedi', lastName: 'Moloi' } }
        return failure(lesedi, 'CONFLICT', { anotherChild: lesedi }, { existingId: 12 })
      }),
    ],
  },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Student' }))
    const dialog = await dialogOf('Add Student')
    const add = () => userEvent.click(dialog.getByRole('button', { name: /^Add Student/ }))
    const isAnother = { name: 'No, it is another child with the same name and birthday' }
    await userEvent.type(await dialog.findByLabelText('First name'), 'Lesedi')
    await userEvent.type(dialog.getByLabelText('Last name'), 'Moloi')
    await userEvent.type(dialog.getByLabelText('Date of birth'), typedDate(addMonths(todayInJohannesburg(), -30)))
    await add()
    await step('the server asks, and the record of the child is a press away', async () => {
      await waitFor(() => expect(dialog.getByRole('checkbox', isAnother)).toHaveFocus())
      await expect(dialog.getByText(lesedi)).toBeVisible()
      await expect(dialog.getByRole('link', { name: 'Open the record' })).toHaveAttribute(
        'href',
        '/admin/dashboard?section=students&child=12',
      )
    })
    await step('the question is over while another name is typed', async () => {
      await userEvent.type(dialog.getByLabelText('First name'), 'x')
      await expect(dialog.queryByRole('checkbox', isAnother)).toBeNull()
      await userEvent.type(dialog.getByLabelText('First name'), '{Backspace}')
    })
    await userEvent.click(await dialog.findByRole('checkbox', isAnother))
    await add()
    await told('Child added successfully')
    await expect(sent.at(-1)).toMatchObject({ firstName: 'Lesedi', anotherChild: true })
  },
}

const offered =
  'Explorers is full: 1 of its places is offered. Choose another class, or tick that the child is enrolled all the same.'

/** The last place is offered to a family: only the server knows, and staff may still decide. */
export const LastPlaceOffered: Story = {
  args: {
    overrides: [
      mockOf(CreateChildDocument, ({ input }) =>
        input.overrideCapacity
          ? { createChild: { id: 99, firstName: 'Lesedi', lastName: 'Moloi' } }
          : failure(offered, 'CONFLICT', { classId: offered }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Student' }))
    const dialog = await dialogOf('Add Student')
    const add = () => userEvent.click(dialog.getByRole('button', { name: /^Add Student/ }))
    await userEvent.type(await dialog.findByLabelText('First name'), 'Lesedi')
    await userEvent.type(dialog.getByLabelText('Last name'), 'Moloi')
    await userEvent.type(dialog.getByLabelText('Date of birth'), typedDate(addMonths(todayInJohannesburg(), -20)))
    const explorers = (await dialog.findByRole('option', { name: /^Explorers/ })) as HTMLOptionElement
    await userEvent.selectOptions(dialog.getByLabelText(/^Class/), explorers.value)
    const override = { name: 'Explorers is full. Enroll all the same.' }
    await expect(dialog.queryByRole('checkbox', override)).toBeNull()
    await add()
    await userEvent.click(await dialog.findByRole('checkbox', override))
    await add()
    await told('Child added successfully')
  },
}

let cardFails = true

/** The screen of the students offers the four terms of the school year. */
export const AddReportCard: Story = {
  args: {
    overrides: [
      ...childPickers,
      mockOf(CreateReportCardDocument, () =>
        cardFails ? failure('Something went wrong on our side.') : { createReportCard: { id: 21 } },
      ),
    ],
  },
  play: async () => {
    cardFails = true
    await choose('Actions for Lerato Mokoena', 'Add Report Card')
    const dialog = await dialogOf('Add Report Card')
    await expect(within(dialog.getByLabelText('Term')).getAllByRole('option')).toHaveLength(5)
    await userEvent.selectOptions(dialog.getByLabelText('Term'), 'Term 2')
    await userEvent.type(dialog.getByLabelText(/^Academic progress/), 'Counts to twenty.')
    await userEvent.click(dialog.getByRole('button', { name: 'Add Report Card' }))
    await expect(await dialog.findByText('Failed to add report card')).toBeVisible()
    cardFails = false
    await userEvent.click(dialog.getByRole('button', { name: 'Add Report Card' }))
    await told('Report card added successfully')
  },
}

/** Somebody else changes the allergies while the last name is being typed here: both changes stand. */
export const ChangedBySomebodyElse: Story = {
  args: {
    overrides: [
      mockOf(UpdateChildDocument, ({ input }) => {
        const child = samplePeople().children[3]
        if (!child) throw new Error('There is no sample child')
        if (input.version !== 1) return { updateChild: { ...child, ...(input as object), version: 3 } }
        const stale = failure('Somebody else has changed this in the meantime.', 'STALE')
        Object.assign(stale.extensions, { current: { ...child, allergies: 'Peanuts and sesame', version: 2 } })
        return stale
      }),
    ],
  },
  play: async () => {
    await choose('Actions for Lerato Mokoena', 'Edit')
    const dialog = await dialogOf('Edit Lerato Mokoena')
    const lastName = dialog.getByLabelText('Last name')
    await userEvent.clear(lastName)
    await userEvent.type(lastName, 'Mokoena-Tau')
    await userEvent.click(dialog.getByRole('button', { name: /^Save/ }))
    await expect(await dialog.findByText('Somebody else has changed this in the meantime')).toBeVisible()
    await expect(dialog.getByText('Peanuts and sesame')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Take over, keep what I typed' }))
    await expect(dialog.getByLabelText(/^Allergies/)).toHaveValue('Peanuts and sesame')
    await expect(lastName).toHaveValue('Mokoena-Tau')
    await userEvent.click(dialog.getByRole('button', { name: /^Save/ }))
    await told('Child updated successfully')
  },
}

export const DeleteAndUndo: Story = {
  play: async ({ canvas }) => {
    await choose('Actions for Ben Fourie', 'Delete')
    const question = await dialogOf('Are you sure you want to delete this student?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: /^Delete student/ }))
    await told('Child deleted successfully')
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Ben Fourie' })).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('link', { name: 'Ben Fourie' })).toBeVisible()
  },
}

export const DeleteFails: Story = {
  args: { overrides: [mockOf(DeleteChildDocument, failure('Something went wrong on our side.'))] },
  play: async () => {
    await choose('Actions for Ben Fourie', 'Delete')
    const question = await dialogOf('Are you sure you want to delete this student?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: /^Delete student/ }))
    await told('Failed to delete child')
  },
}

export const RestoreLater: Story = {
  play: async ({ canvas }) => {
    await choose('Actions for Ben Fourie', 'Delete')
    const question = await dialogOf('Are you sure you want to delete this student?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: /^Delete student/ }))
    await told('Child deleted successfully')
    await choose('More', 'Deleted students')
    const dialog = await dialogOf('Deleted students')
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore Ben Fourie' }))
    await expect(await dialog.findByText('No student has been deleted.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expect(await canvas.findByRole('link', { name: 'Ben Fourie' })).toBeVisible()
  },
}
