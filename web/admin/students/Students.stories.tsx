import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { addMonths, formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { peopleServer } from '#web/admin/shared/people/peopleServer.ts'
import { manyChildren, peopleComingAndGoing, samplePeople } from '#web/admin/shared/people/samplePeople.ts'
import { AtAddress, dialogOf, told } from '#web/admin/shared/storyFrame.tsx'
import { failure, mockOf } from '#web/app/mocks.tsx'
import { RecordListExportDocument } from '#web/admin/shared/export/listExport.generated.ts'
import { ConfirmIdentityDocument } from '#web/shared/session/confirmIdentity.generated.ts'
import { StudentsStory } from './storyFrame.tsx'
import { MoveChildrenDocument, StudentsDocument } from './students.generated.ts'
import { Students } from './Students.screen.tsx'

const meta = { title: 'Admin/Students', component: StudentsStory } satisfies Meta<typeof StudentsStory>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['dark-scheme'],
  name: 'Filled cards',
  args: { isBusy: true },
}

export const FilledTable: Story = { name: 'Filled table', args: { isBusy: true, at: '&view=table' } }

export const Empty: Story = {
  args: { overrides: [mockOf(StudentsDocument, { children: [], classes: [], programs: [] })] },
}

export const EmptyLeft: Story = { name: 'Empty left', args: { at: '&class=left' } }

// Tests: what happens when something is pressed, typed or refused.

export const Cards: Story = {
  name: 'Shows each student on a card that opens the page',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Lerato Mokoena' })).toBeVisible()
    await expect(canvas.getByText('8 students')).toBeVisible()
    await expect(canvas.getByText('Cow’s milk')).toBeVisible()
    // the youngest was born this year
    await expect(canvas.getAllByText(/Turn(s|ed) \d+ this year/)).toHaveLength(7)
    await userEvent.click(canvas.getByRole('link', { name: 'Lerato Mokoena' }))
    await expect(await canvas.findByRole('heading', { name: 'Lerato Mokoena' })).toBeVisible()
    await expect(canvas.getByText('/admin/dashboard?section=students&child=4')).toBeInTheDocument()
  },
}

export const Filtered: Story = {
  name: 'Narrows the list by name and class, and comes back to it',
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
  name: 'Says who starts later and who has left, and lets a child leave',
  render: ({ overrides }) => (
    <AtAddress at="/admin/dashboard?section=students" mocks={peopleServer(overrides, peopleComingAndGoing())}>
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
      await userEvent.click(canvas.getByRole('button', { name: 'Re-enroll' }))
      await told('Ruan Botha is enrolled again')
      await waitFor(() => expect(canvas.queryByText('Goes to school')).toBeNull())
    })
    await step('a child leaves with a last day and a reason', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Record leaving' }))
      const dialog = await dialogOf('Record leaving: Ruan Botha')
      await expect(await dialog.findByText(/^R.*1.850.00 is outstanding on the account/)).toBeVisible()
      await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Notice month/ }), [
        dialog.getAllByRole('option', { name: /^Billed up to/ })[0] as HTMLElement,
      ])
      await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Moves to Kimberley')
      await userEvent.click(dialog.getByRole('button', { name: 'Save last day' }))
      await told(`Ruan Botha leaves on ${formatDate(todayInJohannesburg())}`)
    })
  },
}

export const MovesUp: Story = {
  name: 'Moves the ticked students up on a day, and takes the plan back',
  args: { at: '&view=table' },
  play: async ({ canvas, step }) => {
    const table = within(await canvas.findByRole('table', { name: 'Students' }))
    const lerato = () => within(table.getByRole('row', { name: /Lerato Mokoena/ }))
    await userEvent.click(lerato().getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Move up' }))
    const dialog = await dialogOf('Move up')
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Lerato Mokoena' }), 'Young Scholars')
    await expect(dialog.getByText(/^Young Scholars: \d+ of \d+ places$/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Plan the move' }))
    await told('Move planned')
    await expect(await lerato().findByText(/^Moves to Young Scholars on 1 /)).toBeVisible()
    await step('the plan is undone', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
      await waitFor(() => expect(lerato().queryByText(/^Moves to/)).toBeNull())
    })
  },
}

const tooMany = 'On 1 December 2026 Young Scholars would have 22 children but only 21 places.'

export const NoPlaceOnThatDay: Story = {
  name: 'Says why a class has no place for those who move, and moves them anyway',
  args: {
    at: '&view=table',
    overrides: [
      mockOf(MoveChildrenDocument, ({ input }) =>
        input.overrideCapacity
          ? { moveChildren: { children: [] } }
          : failure(tooMany, 'CONFLICT', { overrideCapacity: tooMany }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Students' }))
    await userEvent.click(within(table.getByRole('row', { name: /Lerato Mokoena/ })).getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Move up' }))
    const dialog = await dialogOf('Move up')
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Lerato Mokoena' }), 'Young Scholars')
    await userEvent.click(dialog.getByRole('button', { name: 'Plan the move' }))
    const anyway = await dialog.findByRole('checkbox', { name: 'Move them anyway' })
    await expect(anyway).toHaveAccessibleDescription(tooMany)
    await userEvent.click(anyway)
    await userEvent.click(dialog.getByRole('button', { name: 'Plan the move' }))
    await told('Move planned')
  },
}

export const FiveThousand: Story = {
  name: 'Lists five thousand students, and searches them',
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

export const AddsTheFirst: Story = {
  ...Empty,
  name: 'Offers to add the first student',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No students yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add Student' }))
    await dialogOf('Add Student')
  },
}

export const SeveralLeave: Story = {
  name: 'Says the last day of the ticked students, and takes it back',
  args: { at: '&view=table' },
  play: async ({ canvas, step }) => {
    const table = within(await canvas.findByRole('table', { name: 'Students' }))
    const lerato = () => within(table.getByRole('row', { name: /Lerato Mokoena/ }))
    await userEvent.click(lerato().getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    const dialog = await dialogOf('Record leaving: 1 child')
    await userEvent.click(dialog.getByRole('button', { name: 'Save last day' }))
    await told(`1 child: last day ${formatDate(todayInJohannesburg())}`)
    await expect(await lerato().findByText(/^Leaves on/)).toBeVisible()
    await step('it is undone', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
      await waitFor(() => expect(lerato().queryByText(/^Leaves on/)).toBeNull())
    })
  },
}

let isFresh = false

export const ExportAsksForPassword: Story = {
  name: 'Saves the list as a file only shortly after a sign-in',
  args: {
    at: '&view=table',
    overrides: [
      mockOf(RecordListExportDocument, ({ input }) =>
        isFresh && input.list === 'students' && input.rows === 8
          ? { recordListExport: true }
          : failure('Please enter your password again to do this.', 'FRESH_AUTHENTICATION_REQUIRED'),
      ),
      mockOf(ConfirmIdentityDocument, () => {
        isFresh = true
        return { confirmIdentity: true }
      }),
    ],
  },
  play: async ({ canvas }) => {
    isFresh = false
    const saved = spyOn(URL, 'createObjectURL')
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export CSV' }))
    const dialog = await dialogOf("Confirm it's you")
    await expect(saved).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByLabelText('Your password'), 'kiewiet-admin')
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    saved.mockRestore()
  },
}
