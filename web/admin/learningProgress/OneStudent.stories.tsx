import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Mock } from '#web/app/mocks.tsx'
import { centreChild } from '#web/admin/shared/people/sampleCentre.ts'
import { AtAddress, dialogOf, InDashboard, told } from '#web/admin/shared/storyFrame.tsx'
import { ChildProgressPanel } from '../students/panels/SmallPanels.tsx'
import { busyLearning } from './busyLearning.ts'
import { learningServer, type LearningSample } from './sampleLearning.ts'

interface Args {
  at: string
  overrides: Mock[]
  sample?: () => LearningSample
}

const meta = {
  title: 'Admin/Learning Progress/One student',
  parameters: {
    layout: 'fullscreen',
  },
  args: { at: '', overrides: [] },
  render: ({ at, overrides, sample }) => (
    <InDashboard at={`?section=learning-progress${at}`} mocks={learningServer(overrides, true, sample?.())} />
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const sample = busyLearning
const lerato = centreChild('Lerato').id

export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { sample, at: `&tab=record&child=${lerato}` },
}

// Tests

export const OneChild: Story = {
  name: 'Shows a student over time, edits, deletes and restores an assessment',
  args: { at: '&tab=record&child=1' },
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('heading', { name: 'Lerato Mokoena' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Motor Skills' }))
    const chart = within(canvas.getByRole('region', { name: 'Lerato: Motor Skills over time' }))
    await expect(chart.getByRole('img', { name: /68%.*74%.*80%/ })).toBeVisible()
    await userEvent.click(chart.getByRole('button', { name: 'Show as table' }))
    await expect(chart.getAllByRole('rowheader')).toHaveLength(3)
    await step('the newest assessments come first, the others when they are asked for', async () => {
      const table = within(canvas.getByRole('table', { name: "Lerato Mokoena's assessments" }))
      await expect(table.getAllByRole('rowheader')).toHaveLength(10)
      await userEvent.click(canvas.getByRole('button', { name: 'Show the other 5' }))
      await expect(table.getAllByRole('rowheader')).toHaveLength(15)
    })
    await step('an assessment is changed', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: /^Actions for Motor Skills/ })[0] as HTMLElement)
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
      const dialog = await dialogOf('Edit Assessment')
      await userEvent.clear(dialog.getByLabelText('Progress, in percent'))
      await userEvent.type(dialog.getByLabelText('Progress, in percent'), '83')
      await userEvent.type(dialog.getByLabelText(/Note for parents/), 'Hops on one leg')
      await userEvent.click(dialog.getByRole('button', { name: /^Save/ }))
      await told('Assessment updated successfully')
      await expect(await canvas.findByText('Hops on one leg')).toBeVisible()
    })
    await step('and deleted, with an undo', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: /^Actions for Motor Skills/ })[0] as HTMLElement)
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
      const question = await dialogOf('Are you sure you want to delete this assessment?', 'alertdialog')
      await userEvent.click(question.getByRole('button', { name: /^Delete assessment/ }))
      await told('Assessment deleted successfully')
      await waitFor(() => expect(canvas.queryByText('Hops on one leg')).toBeNull())
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
      await expect(await canvas.findByText('Hops on one leg')).toBeVisible()
    })
  },
}

export const MarkedMilestones: Story = {
  name: 'Marks milestones by pointer and keyboard, counts them, and saves those that changed together',
  args: { at: '&tab=record&child=4' },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Milestones' }))
    const motor = within(panel.getByRole('region', { name: 'Motor Skills' }))
    const stateOf = (milestone: string, state: string) =>
      within(motor.getByRole('radiogroup', { name: milestone })).getByRole('radio', { name: state })
    // what is due at this age is open; the age before is folded away with its count until it is asked for
    const before = motor.getByText('19–24 months').closest('summary') as HTMLElement
    await expect(before).toHaveTextContent('0 of 3 reached')
    await expect(motor.getByText('Runs, and kicks a large ball')).not.toBeVisible()
    await userEvent.click(before)
    await expect(motor.getByText('Runs, and kicks a large ball')).toBeVisible()
    const due = motor.getByText('25–36 months').closest('summary') as HTMLElement
    await expect(due).toHaveTextContent('0 of 3 reached')
    await expect(panel.queryByRole('button', { name: /^Save/ })).toBeNull()
    await userEvent.click(stateOf('Threads large beads', 'Emerging'))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(stateOf('Threads large beads', 'Reached')).toBeChecked()
    await userEvent.click(stateOf('Jumps with both feet off the ground', 'Not yet'))
    await expect(due).toHaveTextContent('1 of 3 reached')
    await userEvent.click(panel.getByRole('button', { name: 'Save 2 Milestones' }))
    await told('2 milestones saved')
    await waitFor(() => expect(panel.queryByRole('button', { name: /^Save/ })).toBeNull())
    await expect(stateOf('Threads large beads', 'Reached')).toBeChecked()
    await expect(motor.getAllByText(/^Seen on/)).toHaveLength(2)
    // back to what is saved is no change
    await userEvent.click(stateOf('Threads large beads', 'Not yet'))
    await userEvent.click(stateOf('Threads large beads', 'Reached'))
    await expect(panel.queryByRole('button', { name: /^Save/ })).toBeNull()
    await userEvent.click(stateOf('Threads large beads', 'Not yet'))
    await userEvent.click(panel.getByRole('button', { name: 'Discard' }))
    await expect(stateOf('Threads large beads', 'Reached')).toBeChecked()
    // marked by mistake
    await userEvent.click(motor.getByRole('button', { name: 'Clear Threads large beads' }))
    await expect(stateOf('Threads large beads', 'Reached')).not.toBeChecked()
    await userEvent.click(panel.getByRole('button', { name: 'Save 1 Milestone' }))
    await waitFor(() => expect(motor.getAllByText(/^Seen on/)).toHaveLength(1))
  },
}

export const Empty: Story = {
  name: 'Says that a student has not been assessed',
  args: { at: '&tab=record&child=4' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No assessments yet')).toBeVisible()
    await expect(canvas.getByText('No goals planned for Thabo.')).toBeVisible()
  },
}

/** What the page of a child shows of it. */
export const FilledPanel: Story = {
  name: 'Leads from the page of a student',
  render: ({ overrides }) => (
    <AtAddress at="/admin/dashboard?section=students&child=1" mocks={learningServer(overrides)}>
      <ChildProgressPanel childId={1} />
    </AtAddress>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Learning progress, 83%' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open' })).toHaveAttribute('href', expect.stringContaining('child=1'))
  },
}
