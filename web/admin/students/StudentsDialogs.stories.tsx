import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { addMonths, todayInJohannesburg } from '#graphql/values/dates.ts'
import { busyChildId, busyPeople } from '#web/admin/shared/people/busyCentre.ts'
import { childPickers } from '#web/admin/shared/people/pickerMocks.ts'
import { choose, dialogOf, told } from '#web/admin/shared/storyFrame.tsx'
import { failsOnce, failure, mockOf } from '#web/app/mocks.tsx'
import { CreateReportCardDocument } from '../reportCards/reportCards.generated.ts'
import { childSoFar } from '../reportCards/sampleCards.ts'
import { ChildDialog } from './ChildDialogs.tsx'
import { MoveUpDialog } from './MoveUpDialog.tsx'
import { StudentsStory } from './storyFrame.tsx'
import { CreateChildDocument, DeleteChildDocument } from './students.generated.ts'

const meta = { title: 'Admin/Students', component: StudentsStory } satisfies Meta<typeof StudentsStory>
export default meta
type Story = StoryObj<typeof meta>

const broken = failure('Something went wrong on our side.')
const onClose = fn()

export const DialogEdit: Story = {
  name: 'Dialog: edit student',
  args: { isBusy: true, dialog: <ChildDialog id={busyChildId} onClose={onClose} /> },
}

const movers = busyPeople().children.slice(0, 6)

export const DialogMoves: Story = {
  name: 'Dialog: students move up',
  args: { isBusy: true, dialog: <MoveUpDialog movers={movers} onClose={onClose} /> },
}

const typedDate = (date: string) => date.split('-').reverse().join('/')

export const AddStudent: Story = {
  name: 'Names what is missing, then adds a student',
  args: { overrides: [failsOnce(CreateChildDocument, broken)] },
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
      await expect(dialog.getByRole('checkbox', { name: 'Little Learners is full. Enroll anyway.' })).toBeVisible()
      await userEvent.selectOptions(dialog.getByLabelText(/^Class/), '1')
    })
    await userEvent.type(dialog.getByLabelText('First name'), 'Lesedi')
    await userEvent.type(dialog.getByLabelText('Last name'), 'Moloi')
    await userEvent.type(dialog.getByLabelText('Date of birth'), typedDate(addMonths(todayInJohannesburg(), -30)))
    await expect(dialog.getByText(/Discoverers is for 4-18 months/)).toBeVisible()
    await userEvent.selectOptions(dialog.getByLabelText(/^Class/), '4')
    await userEvent.click(dialog.getByRole('button', { name: /^Add Student/ }))
    await expect(await dialog.findByText('Failed to add child')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^Add Student/ }))
    await told('Child added successfully')
    await expect(await canvas.findByRole('link', { name: 'Lesedi Moloi' })).toBeVisible()
    await expect(canvas.getByText('9 students')).toBeVisible()
  },
}

const lesedi = 'A child of this name and date of birth is already here: Lesedi Moloi.'
const sent: object[] = []

export const AddTwice: Story = {
  name: 'Asks whether a child of the same name and birthday is the same',
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
    const isAnother = { name: 'No, this is a different child with the same name and date of birth' }
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
  'Explorers is full: 1 of its places is offered. Please choose another class, or tick that the child is enrolled anyway.'

/** The last place is offered to a family: only the server knows, and staff may still decide. */
export const LastPlaceOffered: Story = {
  name: 'Asks before the last place is given twice',
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
    const override = { name: 'Explorers is full. Enroll anyway.' }
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
  name: 'Adds a report card of one of four terms, after a failure',
  args: {
    overrides: [
      ...childPickers,
      childSoFar,
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

export const DeleteAndUndo: Story = {
  name: 'Deletes a student after a question, and brings back',
  args: { overrides: [failsOnce(DeleteChildDocument, broken)] },
  play: async ({ canvas }) => {
    const remove = async () => {
      await choose('Actions for Ben Fourie', 'Delete')
      const question = await dialogOf('Are you sure you want to delete this student?', 'alertdialog')
      await userEvent.click(question.getByRole('button', { name: /^Delete student/ }))
    }
    await remove()
    await told('Failed to delete child')
    await remove()
    await told('Child deleted successfully')
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Ben Fourie' })).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('link', { name: 'Ben Fourie' })).toBeVisible()
  },
}

export const RestoreLater: Story = {
  name: 'Restores a student from the list of deleted ones',
  play: async ({ canvas }) => {
    await choose('Actions for Ben Fourie', 'Delete')
    const question = await dialogOf('Are you sure you want to delete this student?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: /^Delete student/ }))
    await told('Child deleted successfully')
    await choose('More', 'Deleted students')
    const dialog = await dialogOf('Deleted students')
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore Ben Fourie' }))
    await expect(await dialog.findByText('No deleted students.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expect(await canvas.findByRole('link', { name: 'Ben Fourie' })).toBeVisible()
  },
}
