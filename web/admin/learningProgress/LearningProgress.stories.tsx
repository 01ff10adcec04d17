import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import { dialogOf, InDashboard, told } from '#web/admin/shared/storyFrame.tsx'
import { busyLearning } from './busyLearning.ts'
import { RecordAssessmentDocument } from './progress.generated.ts'
import { learningServer, type LearningSample } from './sampleLearning.ts'

interface Args {
  at: string
  filled: boolean
  overrides: Mock[]
  sample?: () => LearningSample
}

const meta = {
  title: 'Admin/Learning Progress',
  parameters: { layout: 'fullscreen' },
  args: { at: '', filled: true, overrides: [] },
  render: ({ at, filled, overrides, sample }) => (
    <InDashboard at={`?section=learning-progress${at}`} mocks={learningServer(overrides, filled, sample?.())} />
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const sample = busyLearning

export const Filled: Story = {
  tags: ['dark-scheme'],
  name: 'Filled: Overview',
  args: { sample },
}
export const FilledTrack: Story = { name: 'Filled: Track', args: { sample, at: '&tab=track' } }
export const Empty: Story = { name: 'Empty: Overview', args: { filled: false } }
export const EmptyRecord: Story = {
  name: 'Empty: Record, no students',
  args: {
    at: '&tab=record',
    filled: false,
    sample: () => ({ classes: [], people: [], percents: {}, goals: [], pickers: [] }),
  },
}

// Tests

/** Chooses a child by a part of its name. */
async function pick(dialog: ReturnType<typeof within>, label: string, typed: string, name: RegExp) {
  await userEvent.type(dialog.getByRole('combobox', { name: label }), typed)
  await userEvent.click(await screen.findByRole('option', { name }))
}

export const Overview: Story = {
  name: 'Shows how the children stand, and one class alone',
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByText('3 of 4 children assessed')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Zoë van Wyk, Explorers' })).toBeVisible()
    const need = within(canvas.getByRole('region', { name: 'Needs Support' }))
    await expect(need.getByRole('link', { name: 'Sipho Dlamini' })).toBeVisible()
    await expect(need.getByText('Literacy & Language')).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: 'Creative Arts, Explorers' })).toHaveAttribute(
      'aria-valuenow',
      '91',
    )
    await step('one class alone, which the address keeps', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Explorers' }))
      await expect(await canvas.findByText('2 of 2 children assessed')).toBeVisible()
      await expect(canvas.getByText('/admin/dashboard?section=learning-progress&class=1')).toBeInTheDocument()
    })
    await step('also on the way to a child and back', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Zoë van Wyk, Explorers' }))
      await userEvent.click(await canvas.findByRole('button', { name: 'All students' }))
      await expect(await canvas.findByRole('button', { name: 'Explorers', pressed: true })).toBeVisible()
    })
  },
}

export const NobodyAssessed: Story = {
  ...Empty,
  name: 'Says that nobody has been assessed',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has been assessed yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Track' }))
    await expect(await canvas.findByText('No goals yet')).toBeVisible()
  },
}

export const Record: Story = {
  name: 'Shows one student',
  args: { at: '&tab=record' },
  play: async ({ canvas, step }) => {
    const card = within(await canvas.findByRole('article', { name: 'Sipho Dlamini' }))
    await expect(card.getByText('Needs Support')).toBeVisible()
    await step('one student', async () => {
      await pick(canvas, 'Student', 'zoe', /Zoë van Wyk/)
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
      await expect(canvas.getByRole('article', { name: 'Zoë van Wyk' })).toBeVisible()
    })
  },
}

export const AddRecord: Story = {
  name: 'Adds an assessment, and says what is missing',
  args: { at: '&tab=record&student=3' },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Record' }))
    const dialog = await dialogOf('Add Assessment')
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Student' })).toHaveValue('Sipho Dlamini'))
    await step('a percentage is needed, up to 100', async () => {
      await userEvent.type(dialog.getByLabelText('Progress, in percent'), '110')
      await userEvent.click(dialog.getByRole('button', { name: /^Add Assessment/ }))
      await waitFor(() =>
        expect(dialog.getByLabelText('Progress, in percent')).toHaveAccessibleDescription(/whole number from 0 to 100/),
      )
      await expect(dialog.getByText('Please choose a development area.')).toBeVisible()
    })
    await userEvent.selectOptions(dialog.getByLabelText('Development area'), 'literacy')
    await userEvent.clear(dialog.getByLabelText('Progress, in percent'))
    await userEvent.type(dialog.getByLabelText('Progress, in percent'), '71')
    await expect(dialog.getByRole('option', { name: 'From the percentage: Good' })).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: /^Add Assessment/ }))
    await told('Assessment added successfully')
    await waitFor(() => expect(canvas.queryByText('Needs Support')).toBeNull())
  },
}

export const AlreadyAssessed: Story = {
  name: 'Says that an area was assessed that day',
  args: {
    overrides: [
      mockOf(
        RecordAssessmentDocument,
        failure('This child already has an assessment for that area on that day.', 'CONFLICT'),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Assessment' }))
    const dialog = await dialogOf('Add Assessment')
    await pick(dialog, 'Student', 'lera', /Lerato/)
    await userEvent.selectOptions(dialog.getByLabelText('Development area'), 'Motor Skills')
    await userEvent.type(dialog.getByLabelText('Progress, in percent'), '80')
    await userEvent.click(dialog.getByRole('button', { name: /^Add Assessment/ }))
    await expect(await dialog.findByText(/Failed to save assessment. This child already has/)).toBeVisible()
  },
}

export const RecordClass: Story = {
  name: 'Assesses a class by keyboard',
  args: { at: '&tab=record&entry=class&class=1' },
  play: async ({ canvas, step }) => {
    const first = await canvas.findByLabelText('Percentage for Lerato Mokoena')
    await step('Enter leads to the next child', async () => {
      await userEvent.type(first, '88{Enter}')
      await expect(canvas.getByLabelText('Percentage for Zoë van Wyk')).toHaveFocus()
      await userEvent.keyboard('200{ArrowUp}')
      await expect(first).toHaveFocus()
      await expect(canvas.getByText('Excellent')).toBeVisible()
    })
    await step('what is wrong is said at the child', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Save 2 Assessments/ }))
      const second = canvas.getByLabelText('Percentage for Zoë van Wyk')
      await waitFor(() => expect(second).toHaveAccessibleDescription(/whole number from 0 to 100/))
      await userEvent.clear(second)
      await userEvent.type(second, '90')
    })
    await userEvent.click(canvas.getByRole('button', { name: /^Save 2 Assessments/ }))
    await told('2 assessments added successfully')
    await waitFor(() => expect(canvas.getAllByText('recorded')).toHaveLength(2))
  },
}

export const Plan: Story = {
  name: 'Creates a learning plan, and says what is missing',
  args: { at: '&tab=plan' },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Create Learning Plan/ }))
    await expect(await canvas.findByText('Please select a student.')).toBeVisible()
    await expect(canvas.getByText('Please choose a subject area.')).toBeVisible()
    await pick(canvas, 'Select Student', 'thabo', /Thabo/)
    await userEvent.selectOptions(canvas.getByLabelText('Subject Area'), 'Mathematical Concepts')
    await userEvent.type(canvas.getByLabelText('Learning Goal'), 'Count ten objects')
    await userEvent.type(canvas.getByLabelText('Target Date'), '2099-03-02')
    await userEvent.selectOptions(canvas.getByLabelText('Difficulty Level'), 'Intermediate')
    await userEvent.click(canvas.getByRole('button', { name: /^Create Learning Plan/ }))
    await told('Learning plan created successfully')
    await step('the toast leads to it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Show' }))
      const dialog = await dialogOf('Count ten objects')
      await expect(dialog.getByText('Mathematical Concepts')).toBeVisible()
      await expect(dialog.getByText('100% remaining')).toBeVisible()
    })
  },
}

export const Track: Story = {
  name: 'Updates, deletes and restores a goal',
  args: { at: '&tab=track' },
  play: async ({ canvas, step }) => {
    const card = within(await canvas.findByRole('article', { name: 'Hear the first sound of a word' }))
    await expect(card.getByText('Behind')).toBeVisible()
    await expect(card.getByText('80% remaining')).toBeVisible()
    await step('progress', async () => {
      await userEvent.click(card.getByRole('button', { name: 'Update Progress' }))
      const dialog = await dialogOf('Update Progress')
      await userEvent.clear(dialog.getByLabelText('Progress, in percent'))
      await userEvent.type(dialog.getByLabelText('Progress, in percent'), '100')
      await userEvent.click(dialog.getByRole('button', { name: /^Update Progress/ }))
      await told('Goal completed')
      await waitFor(() => expect(canvas.queryByText('80% remaining')).toBeNull())
    })
    await step('details, from which it is deleted, with an undo', async () => {
      const other = within(canvas.getByRole('article', { name: 'Speak in sentences of four words' }))
      await userEvent.click(other.getByRole('button', { name: 'View Details' }))
      const details = await dialogOf('Speak in sentences of four words')
      await expect(details.getByText('50%')).toBeVisible()
      await userEvent.click(details.getByRole('button', { name: 'Delete' }))
      const question = await dialogOf('Are you sure you want to delete this goal?', 'alertdialog')
      await userEvent.click(question.getByRole('button', { name: /^Delete goal/ }))
      await told('Goal deleted successfully')
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2))
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3))
    })
  },
}

export const EditGoal: Story = {
  name: 'Edits a goal',
  args: { at: '&tab=track&goal=1' },
  play: async () => {
    const details = await dialogOf('Speak in sentences of four words')
    await userEvent.click(details.getByRole('button', { name: 'Edit' }))
    const dialog = await dialogOf('Edit Goal')
    await userEvent.clear(dialog.getByLabelText('Learning Goal'))
    await userEvent.type(dialog.getByLabelText('Learning Goal'), 'Speak in long sentences')
    await userEvent.click(dialog.getByRole('button', { name: /^Save/ }))
    await told('Goal updated successfully')
    await expect(await screen.findByRole('article', { name: 'Speak in long sentences' })).toBeVisible()
  },
}
