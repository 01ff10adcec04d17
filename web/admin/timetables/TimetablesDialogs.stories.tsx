import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { dialogOf, told } from '#web/admin/shared/storyFrame.tsx'
import { mockOf } from '#web/app/mocks.tsx'
import { ApplyTemplateDialog } from './ApplyTemplateDialog.tsx'
import { busyWeek } from './busyWeek.ts'
import { TimetablesStory } from './storyFrame.tsx'
import { TimetablesDocument, TimetableTemplatesDocument } from './timetables.generated.ts'

const meta = { title: 'Admin/Timetables', component: TimetablesStory } satisfies Meta<typeof TimetablesStory>
export default meta
type Story = StoryObj<typeof meta>

const busy = mockOf(TimetablesDocument, busyWeek())
const { classes, colleagues } = busyWeek()
const dialogs = { classId: 3, classes, colleagues, onClose: fn() }

export const DialogApplyTemplateEmpty: Story = {
  name: 'Dialog: apply template, none yet',
  args: {
    overrides: [busy, mockOf(TimetableTemplatesDocument, { timetableTemplates: [] })],
    dialog: <ApplyTemplateDialog {...dialogs} />,
  },
}

export const AddEntry: Story = {
  name: 'Names what is missing and what clashes, then adds an entry',
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
      const clash = 'Palesa Radebe is teaching Future Leaders on Tuesday 10:00-11:00 (Story Time).'
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

export const Templates: Story = {
  name: 'Saves a week as a template, and lays it over a class',
  play: async ({ canvas, step }) => {
    await step('create', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Create Template' }))
      const dialog = await dialogOf('Create Template')
      await expect(dialog.getByLabelText('Week of')).toHaveDisplayValue('Young Scholars')
      await userEvent.type(dialog.getByLabelText('Template name'), 'Winter')
      await userEvent.click(dialog.getByRole('button', { name: /Save Template/ }))
      await told('Template Winter saved')
    })
    await step('apply, with what was left out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Apply Template' }))
      const dialog = await dialogOf('Apply Template')
      await userEvent.selectOptions(await dialog.findByLabelText('Template'), 'Summer (40 entries)')
      await userEvent.click(dialog.getByRole('button', { name: /Apply Template/ }))
      const outcome = await dialogOf('1 entry added, 1 skipped')
      await expect(outcome.getByText(/Palesa Radebe is teaching Young Scholars/)).toBeVisible()
      await userEvent.click(outcome.getByRole('button', { name: 'Undo' }))
      await told('The previous week has been restored')
    })
  },
}
