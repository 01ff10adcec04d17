import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { failsOnce, failure, type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import { choose, dialogOf, InDashboard, told } from '#web/admin/shared/storyFrame.tsx'
import {
  AcademicReportsDocument,
  CreateAcademicReportDocument,
  ReportAnalyticsDocument,
  SendAcademicReportDocument,
} from './academicReports.generated.ts'
import type { Report } from './reports.ts'
import { busyReports, reportServer } from './sampleReports.ts'

interface SectionProps {
  tab: string
  mocks: Mock[]
  reports?: Report[]
}

function Section({ tab, mocks, reports }: SectionProps) {
  return <InDashboard at={`?section=academic-reports&tab=${tab}`} mocks={reportServer(mocks, reports)} />
}

const meta = {
  title: 'Admin/Academic Reports',
  component: Section,
  parameters: {
    layout: 'fullscreen',
  },
  args: { tab: 'view', mocks: [] },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

const none = mockOf(AcademicReportsDocument, { academicReports: pageOf([], { first: 100 }) })

export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { reports: busyReports() },
}

export const Empty: Story = { args: { mocks: [none] } }
export const EmptyAnalytics: Story = {
  name: 'Empty: Analytics',
  args: {
    tab: 'analytics',
    mocks: [
      mockOf(ReportAnalyticsDocument, { reportAnalytics: { total: 0, sent: 0, byType: [], byClass: [], byMonth: [] } }),
    ],
  },
}

// Tests

const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

export const FindsReports: Story = {
  name: 'Finds reports by type and words',
  play: async () => {
    await expect(await screen.findAllByText('Seen 12 Nov by Thandi')).toHaveLength(2)
    await expect(rowNames()).toHaveLength(3)
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Academic Assessment')
    await waitFor(() => expect(rowNames()).toEqual(['Term End Assessment']))
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search reports' }), 'nothing')
    await told('No reports found')
  },
}

export const OffersTheFirst: Story = {
  ...Empty,
  name: 'Offers to write the first report',
  play: async () => {
    await told('No reports found')
    await expect(screen.getAllByRole('button', { name: 'New Report' })).toHaveLength(1)
  },
}

async function openNew() {
  await userEvent.click(await screen.findByRole('button', { name: 'New Report' }))
  return dialogOf('New Report')
}

/** The button waits for title, student and text; a template brings two of them. */
export const Create: Story = {
  name: 'Creates a report, from a template too, at the second try',
  args: { mocks: [failsOnce(CreateAcademicReportDocument, failure('Boom'))] },
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
    const question = await dialogOf('Replace your text?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await expect(dialog.getByLabelText('Report')).toHaveValue('Zoë has learned to float. She dives, too.')
    await userEvent.click(create)
    await expect(await dialog.findByText('Failed to create report')).toBeVisible()
    await userEvent.click(create)
    await told('Report created successfully')
    await waitFor(() => expect(rowNames()).toContain('Swimming'))
  },
}

export const SendToParents: Story = {
  name: 'Says why a report could not be sent to the parents, and sends it at the second try',
  args: { mocks: [failsOnce(SendAcademicReportDocument, failure('No parent is linked to Zoë yet.', 'CONFLICT'))] },
  play: async () => {
    const send = async () => {
      await userEvent.click(await screen.findByRole('button', { name: /^Send to Parents: Settling in/ }))
      const question = await dialogOf('Send this report to the parents?', 'alertdialog')
      await userEvent.click(question.getByRole('button', { name: 'Send to Parents' }))
    }
    await send()
    await told('Failed to send notification to parents. No parent is linked to Zoë yet.')
    await send()
    await told('Report notification sent to parents')
    await waitFor(() => expect(screen.getAllByText('Sent')).toHaveLength(3))
  },
}

export const EditDeleteAndRestore: Story = {
  name: 'Edits, deletes and restores a report',
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
    await choose('More', 'Deleted reports')
    const dialog = await dialogOf('Deleted reports')
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore Term 3' }))
    await told('Report restored')
  },
}

/** Seven that every centre has, to use and to copy; the centre's own can be deleted, and come back. */
export const Templates: Story = {
  name: 'Uses, copies, deletes and restores templates',
  args: { tab: 'templates' },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(8))
    await userEvent.click(screen.getByRole('button', { name: 'Use Monthly Progress Update' }))
    const form = await dialogOf('New Report')
    await expect(form.getByLabelText('Title')).toHaveValue('Monthly Progress Update')
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(screen.getByRole('button', { name: 'Copy and edit Special Needs Report' }))
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
    await told('Swimming was restored')
  },
}

/** Each picture has a table behind it. */
export const Figures: Story = {
  name: 'Shows the figures as tables',
  args: { tab: 'analytics' },
  play: async () => {
    const panel = within(await screen.findByRole('region', { name: 'Reports by type' }))
    await userEvent.click(panel.getByRole('button', { name: 'Show as table' }))
    await expect(panel.getByRole('row', { name: 'Academic Assessment 8' })).toBeVisible()
    await expect(screen.getByText('of 31 reports')).toBeVisible()
  },
}
