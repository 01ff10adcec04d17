import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import { choose, dialogOf, InDashboard, patient, told } from '../shared/storyFrame.tsx'
import {
  CreateReportCardDocument,
  ReportCardsDocument,
  SendParentNotificationDocument,
} from './reportCards.generated.ts'
import { cardServer, sampleCards } from './sampleCards.ts'

function Section({ mocks }: { mocks: Mock[] }) {
  return <InDashboard at="?section=report-cards&term=Term 3&year=2026" mocks={cardServer(mocks)} />
}

const meta = {
  title: 'Admin/Report Cards',
  component: Section,
  parameters: { layout: 'fullscreen', area: 'admin' },
  args: { mocks: [] },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

const rowOf = async (name: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(name) }, patient)).closest('tr') as HTMLElement)

export const Filled: Story = {
  play: async () => {
    const lerato = await rowOf('Lerato Mokoena')
    await expect(lerato.getByText('Published')).toBeVisible()
    await expect(lerato.getByText('Seen 27 Sep by Thandi')).toBeVisible()
    await expect((await rowOf('Zoë van Wyk')).getByText('Not opened yet')).toBeVisible()
    await expect((await rowOf('Sipho Dlamini')).getByText('Not written yet')).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('Class'), 'Young Scholars')
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Lerato/ })).toBeNull())
    await userEvent.selectOptions(screen.getByLabelText('Class'), '')
    await userEvent.selectOptions(screen.getByLabelText('Term'), 'All terms')
    await expect(await screen.findAllByRole('rowheader', { name: /Lerato/ })).toHaveLength(2)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search students' }), 'nobody')
    await told('No student fits what you are looking for.')
  },
}

export const Empty: Story = {
  args: { mocks: [mockOf(ReportCardsDocument, { ...sampleCards(), children: [], reportCards: [] })] },
  play: async () => {
    await told('Report cards are written for students.')
  },
}

export const Loading: Story = {
  args: { mocks: [mockOf(ReportCardsDocument, 'pending')] },
  play: async () => {
    await told('Loading report cards')
  },
}

export const Failed: Story = {
  args: { mocks: [mockOf(ReportCardsDocument, failure('Something went wrong.'))] },
  play: async () => {
    await told('The report cards could not be loaded.')
  },
}

/** What is missing is named; then the card stands in the list. */
export const Create: Story = {
  play: async () => {
    await userEvent.click(await (await rowOf('Sipho Dlamini')).findByRole('button', { name: /^Write report card/ }))
    const dialog = await dialogOf('Create Report Card')
    await waitFor(() => expect(dialog.getByLabelText('Student')).toHaveValue('Sipho Dlamini'))
    await expect(dialog.getByLabelText('Term')).toHaveValue('Term 3')
    await expect(within(dialog.getByLabelText('Term')).getAllByRole('option')).toHaveLength(7)
    await userEvent.click(dialog.getByRole('button', { name: 'Create Report Card' }))
    await expect(await dialog.findByText('Please write about the child in at least one of the fields.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^Academic progress/), 'Counts to twenty.')
    await userEvent.click(dialog.getByRole('button', { name: 'Create Report Card' }))
    await told('Report card created successfully')
    await waitFor(async () => expect((await rowOf('Sipho Dlamini')).getByText('Published')).toBeVisible())
  },
}

/** One for a child, term and year: the dialog leads to the one that is there. */
export const Taken: Story = {
  args: {
    mocks: [
      mockOf(CreateReportCardDocument, () => {
        const refusal = failure(
          'Lerato already has a report card for Term 3 2026. Edit the existing one instead.',
          'CONFLICT',
        )
        Object.assign(refusal.extensions, { existingId: 11 })
        return refusal
      }),
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create Report Card' }, patient))
    const dialog = await dialogOf('Create Report Card')
    await userEvent.type(dialog.getByRole('combobox', { name: 'Student' }), 'lerato')
    await userEvent.click(await screen.findByRole('option', { name: /Lerato Mokoena/ }))
    await userEvent.type(dialog.getByLabelText(/^Teacher's comments/), 'A happy term.')
    await userEvent.click(dialog.getByRole('button', { name: 'Create Report Card' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Edit the existing card' }))
    const existing = await dialogOf('Edit report card')
    await expect(existing.getByLabelText(/^Teacher's comments/)).toHaveValue(
      'A happy term. Please go on reading a picture book together in the evening.',
    )
    await userEvent.click(existing.getByRole('button', { name: 'Save' }))
    await told('Report card updated successfully')
  },
}

export const CreateFails: Story = {
  args: { mocks: [mockOf(CreateReportCardDocument, failure('Boom'))] },
  play: async () => {
    await userEvent.click(await (await rowOf('Sipho Dlamini')).findByRole('button', { name: /^Write report card/ }))
    const dialog = await dialogOf('Create Report Card')
    await waitFor(() => expect(dialog.getByLabelText('Student')).toHaveValue('Sipho Dlamini'))
    await userEvent.type(dialog.getByLabelText(/^Teacher's comments/), 'A happy term.')
    await userEvent.click(dialog.getByRole('button', { name: 'Create Report Card' }))
    await expect(await dialog.findByText('Failed to create report card')).toBeVisible()
  },
}

export const DeleteAndRestore: Story = {
  play: async () => {
    await choose('Actions for Term 3 of Zoë van Wyk', 'Delete')
    const question = await dialogOf('Are you sure you want to delete this report card?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Delete report card' }))
    await told('Report card deleted successfully')
    await waitFor(async () => expect((await rowOf('Zoë van Wyk')).getByText('Not written yet')).toBeVisible())
    await choose('More', 'Deleted report cards')
    const dialog = await dialogOf('Deleted report cards')
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore Term 3 2026 of Zoë van Wyk' }))
    await told('The report card is back')
    await expect(await dialog.findByText('No report card has been deleted.')).toBeVisible()
  },
}

/** Says who is going to be mailed, and afterwards how many were. */
export const Notify: Story = {
  play: async () => {
    await choose('Actions for Term 3 of Lerato Mokoena', 'Send notification')
    const dialog = await dialogOf('Send notification')
    await expect(await dialog.findByText(/Thandi Mokoena \(thandi@families.example\) and Sipho/)).toBeVisible()
    await expect(dialog.getByLabelText('Subject')).toHaveValue("Lerato's report card for Term 3 2026")
    await userEvent.click(dialog.getByRole('button', { name: 'Send notification' }))
    await told('Notification sent to 2 parent(s)')
  },
}

export const NotifyFails: Story = {
  args: { mocks: [mockOf(SendParentNotificationDocument, failure('Boom'))] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send Notification' }, patient))
    const dialog = await dialogOf('Send notification')
    await userEvent.click(dialog.getByRole('button', { name: 'Send notification' }))
    await expect(await dialog.findByText('Please enter a subject.')).toBeVisible()
    await userEvent.type(dialog.getByRole('combobox', { name: 'Student' }), 'sipho')
    await userEvent.click(await screen.findByRole('option', { name: /Sipho Dlamini/ }))
    await expect(await dialog.findByText(/No parent is linked to Sipho yet/)).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Subject'), 'Hello')
    await userEvent.type(dialog.getByLabelText('Message'), 'Good news.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send notification' }))
    await expect(await dialog.findByText('Failed to send notification')).toBeVisible()
  },
}

/** A whole class in one file, while the server counts. */
export const Batch: Story = {
  beforeEach: () => {
    const real = globalThis.fetch
    const answer = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"done":7,"total":21}\n')),
    })
    const fetched = fn(async () => new Response(answer))
    globalThis.fetch = (...args) => (String(args[0]).includes('/batch?') ? fetched() : real(...args))
    return () => {
      globalThis.fetch = real
    }
  },
  play: async () => {
    await choose('More', 'Print or save a class')
    const dialog = await dialogOf('Report cards of a class')
    await userEvent.click(dialog.getByRole('radio', { name: 'One PDF with all of them, to print' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Make the file' }))
    await expect(await dialog.findByText('7 of 21')).toBeVisible()
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '7')
  },
}
