import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { failure, type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import { choose, dialogOf, InDashboard, patient, told } from '../shared/storyFrame.tsx'
import {
  AcademicReportsDocument,
  CreateAcademicReportDocument,
  ReportAnalyticsDocument,
  SendAcademicReportDocument,
} from './academicReports.generated.ts'
import type { Report } from './reports.ts'
import { manyReports, reportServer } from './sampleReports.ts'

function Section({ tab, mocks, reports }: { tab: string; mocks: Mock[]; reports?: Report[] }) {
  return <InDashboard at={`?section=academic-reports&tab=${tab}`} mocks={reportServer(mocks, reports)} />
}

const meta = {
  title: 'Admin/Academic Reports',
  component: Section,
  parameters: { layout: 'fullscreen', area: 'admin' },
  args: { tab: 'view', mocks: [] },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

export const Filled: Story = {
  play: async () => {
    await expect(await screen.findAllByText('Seen 12 Nov by Thandi', {}, patient)).toHaveLength(2)
    await expect(rowNames()).toHaveLength(3)
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Academic Assessment')
    await waitFor(() => expect(rowNames()).toEqual(['Term End Assessment']))
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search reports' }), 'nothing')
    await told('No reports found')
  },
}

export const Empty: Story = {
  args: { mocks: [mockOf(AcademicReportsDocument, { academicReports: pageOf([], { first: 100 }) })] },
  play: async () => {
    await told('No reports found')
    await expect(screen.getAllByRole('button', { name: 'New Report' })).toHaveLength(1)
  },
}

/** What lies further back is read when it is asked for; the search finds it too. */
export const ManyReports: Story = {
  args: { reports: manyReports(120) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show older reports' }, patient))
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '121'))
    await expect(screen.queryByRole('button', { name: 'Show older reports' })).toBeNull()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search reports' }), 'week 117')
    await waitFor(() => expect(rowNames()).toEqual(['Week 117']))
  },
}

export const Loading: Story = {
  args: { mocks: [mockOf(AcademicReportsDocument, 'pending')] },
  play: async () => {
    await told('Loading reports')
  },
}

export const Failed: Story = {
  args: { mocks: [mockOf(AcademicReportsDocument, failure('Something went wrong.'))] },
  play: async () => {
    await told('The reports could not be loaded.')
  },
}

async function openNew() {
  await userEvent.click(await screen.findByRole('button', { name: 'New Report' }, patient))
  return dialogOf('New Report')
}

/** The button waits for title, student and text; a template brings two of them. */
export const Create: Story = {
  play: async () => {
    const dialog = await openNew()
    const create = dialog.getByRole('button', { name: 'Create Report' })
    await expect(create).toBeDisabled()
    await waitFor(() =>
      expect(dialog.getByLabelText(/^Start from a template/).querySelectorAll('option').length).toBe(9),
    )
    await userEvent.selectOptions(dialog.getByLabelText(/^Start from a template/), 'Swimming')
    await expect(dialog.getByLabelText('Title')).toHaveValue('Swimming')
    await expect(dialog.getByLabelText('Type')).toHaveValue('special')
    await expect(create).toBeDisabled()
    await userEvent.type(dialog.getByRole('combobox', { name: 'Student' }), 'zo')
    await userEvent.click(await screen.findByRole('option', { name: /Zoë van Wyk/ }))
    await waitFor(() => expect(dialog.getByLabelText('Report')).toHaveValue('Zoë has learned to float.'))
    await userEvent.type(dialog.getByLabelText('Report'), ' She dives, too.')
    await userEvent.selectOptions(dialog.getByLabelText(/^Start from a template/), 'Term End Assessment')
    const question = await dialogOf('Replace what you have written?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await expect(dialog.getByLabelText('Report')).toHaveValue('Zoë has learned to float. She dives, too.')
    await userEvent.click(create)
    await told('Report created successfully')
    await waitFor(() => expect(rowNames()).toContain('Swimming'))
  },
}

export const CreateFails: Story = {
  args: { mocks: [mockOf(CreateAcademicReportDocument, failure('Boom'))] },
  play: async () => {
    const dialog = await openNew()
    await userEvent.type(dialog.getByRole('combobox', { name: 'Student' }), 'lerato')
    await userEvent.click(await screen.findByRole('option', { name: /Lerato Mokoena/ }))
    await userEvent.type(dialog.getByLabelText('Title'), 'A week')
    await userEvent.type(dialog.getByLabelText('Report'), 'It was good.')
    await userEvent.click(dialog.getByRole('button', { name: 'Create Report' }))
    await expect(await dialog.findByText('Failed to create report')).toBeVisible()
  },
}

export const SendToParents: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Send to Parents: Settling in/ }, patient))
    const question = await dialogOf('Send this report to the parents?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Send to Parents' }))
    await told('Report notification sent to parents')
    await waitFor(() => expect(screen.getAllByText('Sent')).toHaveLength(3))
  },
}

export const SendFails: Story = {
  args: {
    mocks: [mockOf(SendAcademicReportDocument, failure('No parent is linked to Zoë yet.', 'CONFLICT'))],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Send to Parents: Settling in/ }, patient))
    const question = await dialogOf('Send this report to the parents?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Send to Parents' }))
    await told('Failed to send notification to parents. No parent is linked to Zoë yet.')
  },
}

export const EditDeleteAndRestore: Story = {
  play: async () => {
    await choose('Actions for Term End Assessment on Thabo Mokoena', 'Edit')
    const form = await dialogOf('Edit report')
    await userEvent.clear(form.getByLabelText('Title'))
    await userEvent.type(form.getByLabelText('Title'), 'Term 3')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await told('Report updated successfully')
    await choose('Actions for Term 3 on Thabo Mokoena', 'Delete')
    const question = await dialogOf('Are you sure you want to delete this report?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Delete report' }))
    await told('Report deleted successfully')
    await waitFor(() => expect(rowNames()).not.toContain('Term 3'))
    await userEvent.click(screen.getByRole('button', { name: 'Deleted reports' }))
    const dialog = await dialogOf('Deleted reports')
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore Term 3' }))
    await told('The report is back')
  },
}

/** Seven that every centre has, to use and to copy; the centre's own can be deleted, and come back. */
export const Templates: Story = {
  args: { tab: 'templates' },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(8), patient)
    await userEvent.click(screen.getByRole('button', { name: 'Use Monthly Progress Update' }))
    const form = await dialogOf('New Report')
    await expect(form.getByLabelText('Title')).toHaveValue('Monthly Progress Update')
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(screen.getByRole('button', { name: 'Copy and change Special Needs Report' }))
    const copy = await dialogOf('Add Template')
    await expect(copy.getByLabelText('Name')).toHaveValue('Special Needs Report (ours)')
    await userEvent.click(copy.getByRole('button', { name: 'Add Template' }))
    await told('Template added successfully')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(9))
    await choose('Actions for Swimming', 'Delete')
    const question = await dialogOf('Are you sure you want to delete this template?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Delete template' }))
    await told('Template deleted successfully')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await told('Swimming is back')
  },
}

/** Each picture has a table behind it. */
export const Figures: Story = {
  args: { tab: 'analytics' },
  play: async () => {
    const panel = within(await screen.findByRole('region', { name: 'Reports by type' }, patient))
    await userEvent.click(panel.getByRole('button', { name: 'Show as table' }))
    await expect(panel.getByRole('row', { name: 'Academic Assessment 8' })).toBeVisible()
    await expect(screen.getByText('of 31 reports')).toBeVisible()
  },
}

export const NoFigures: Story = {
  args: { tab: 'analytics', mocks: [mockOf(ReportAnalyticsDocument, failure('Something went wrong.'))] },
  play: async () => {
    await told('The figures could not be loaded.')
  },
}
