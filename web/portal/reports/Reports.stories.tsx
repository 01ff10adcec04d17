import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { failure, mockOf } from '#web/app/mocks.tsx'
import { Portal } from '../storyFrame.tsx'
import {
  OpenAcademicReportDocument,
  OpenReportCardDocument,
  ParentAcademicReportDocument,
  ParentReportCardDocument,
  ParentReportsDocument,
} from './reports.generated.ts'
import { leratosCard, leratosReport, reportChildren } from './sampleReports.ts'

const opened = fn()
const filled = [
  mockOf(ParentReportsDocument, { myChildren: reportChildren }),
  mockOf(ParentReportCardDocument, { reportCard: leratosCard }),
  mockOf(ParentAcademicReportDocument, { academicReport: leratosReport }),
  mockOf(OpenReportCardDocument, ({ id }) => {
    opened(id)
    return { openReportCard: { id, isNew: false } }
  }),
  mockOf(OpenAcademicReportDocument, ({ id }) => {
    opened(id)
    return { openAcademicReport: { id, isNew: false } }
  }),
]

const meta = {
  title: 'Portal/Reports',
  component: Portal,
  parameters: {
    layout: 'fullscreen',
  },
  args: { at: '/parent/report-cards', mocks: filled },
} satisfies Meta<typeof Portal>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['dark-scheme'] }

export const FilledReportCard: Story = { name: 'Filled: a report card', args: { at: '/parent/report-cards?card=12' } }

export const Empty: Story = {
  args: { mocks: [mockOf(ParentReportsDocument, { myChildren: reportChildren.slice(1) })] },
}

// Tests

export const MarksWhatIsNew: Story = {
  ...Filled,
  name: 'Marks what is new',
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('New')).toHaveLength(2)
    await expect(canvas.getByText(/No reports yet/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Half-way through the year/ })).toBeVisible()
  },
}

/** Reading a card makes it seen; back in the list it is not new any more. */
export const ReportCard: Story = {
  name: 'Marks a report card as read',
  play: async ({ canvas }) => {
    opened.mockClear()
    await userEvent.click(await canvas.findByRole('link', { name: /Term 3 2026/ }))
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Term 3 2026' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getByRole('heading', { name: "Teacher's comments" })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Communication skills' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Open as PDF' })).toHaveAttribute('href', '/api/report-cards/12/pdf')
    await waitFor(() => expect(opened).toHaveBeenCalledWith(12))
    await userEvent.click(canvas.getByRole('link', { name: 'All reports' }))
    await waitFor(() => expect(canvas.getAllByText('New')).toHaveLength(1))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Reports' })).toHaveFocus())
  },
}

export const AcademicReport: Story = {
  name: 'Opens a report at its address',
  args: { at: '/parent/report-cards?report=5' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Half-way through the year' })).toBeVisible()
    await expect(canvas.getByText(/Lerato Mokoena · Progress Report · 6 November 2026/)).toBeVisible()
    await waitFor(() => expect(opened).toHaveBeenCalledWith(5))
  },
}

export const SaysThatThereIsNoSuchCard: Story = {
  name: 'Says that there is no such card',
  args: {
    at: '/parent/report-cards?card=99',
    mocks: [mockOf(ParentReportCardDocument, failure('This report card was not found.', 'NOT_FOUND'))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This report card was not found.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}
