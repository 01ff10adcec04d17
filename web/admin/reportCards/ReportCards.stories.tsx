import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { choose, dialogOf, InDashboard, stay, told } from '#web/admin/shared/storyFrame.tsx'
import { failsOnce, failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import { shellAnswers } from '../shell/sampleNotifications.ts'
import { CardDialog } from './CardDialog.tsx'
import {
  ChildSoFarDocument,
  CreateReportCardDocument,
  ReportCardsDocument,
  SendParentNotificationDocument,
  UpdateReportCardDocument,
} from './reportCards.generated.ts'
import { busyCards, cardServer, draftCards, sampleCard, sampleCards, submittedCards } from './sampleCards.ts'

interface SectionProps {
  /** Beside the section in the address. */
  at: string
  mocks: Mock[]
  /** The demo centre at the end of a term, or four students for tests. */
  isBusy: boolean
  /** A class of which one card is a draft. */
  hasDrafts: boolean
  /** Teachers have submitted cards for the office to approve. */
  hasSubmitted: boolean
  /** Open over the screen. */
  dialog: ReactNode
}

function Section({ at, mocks, isBusy, hasDrafts, hasSubmitted, dialog }: SectionProps) {
  const start = isBusy ? busyCards() : hasDrafts ? draftCards() : hasSubmitted ? submittedCards() : undefined
  return (
    <InDashboard
      at={`?section=report-cards&year=2026${at.includes('term=') ? '' : '&term=Term 3'}${at}`}
      mocks={[...cardServer(mocks, start), ...shellAnswers()]}
    >
      {dialog}
    </InDashboard>
  )
}

const meta = {
  title: 'Admin/Report Cards',
  component: Section,
  parameters: {
    layout: 'fullscreen',
    area: 'admin',
  },
  args: { at: '', mocks: [], isBusy: false, hasDrafts: false, hasSubmitted: false, dialog: null },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { isBusy: true },
}

export const FilledApproval: Story = { name: 'Filled: teachers have submitted cards', args: { hasSubmitted: true } }

export const DialogSoFarEmpty: Story = {
  name: 'Dialog: edit report card, nothing so far',
  args: {
    mocks: [
      mockOf(ChildSoFarDocument, ({ id }) => ({
        child: { id, firstName: 'Lerato', progress: { areas: [] }, attendance: [], attendanceBefore: [] },
      })),
    ],
    dialog: <CardDialog id={11} onClose={stay} />,
  },
}

// Tests: what happens when something is pressed, typed or refused.

const rowOf = async (name: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr') as HTMLElement)

export const FiltersAndCounts: Story = {
  name: 'Says what is published and seen, and narrows the list',
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
    await told('No students found.')
  },
}

/** On 24 November the term of today is the fourth, though the cards that were written last are of the third. */
export const TermOfToday: Story = {
  name: 'Begins with the term of today',
  args: { at: '&term=' },
  play: async () => {
    await expect(await screen.findByLabelText('Term')).toHaveDisplayValue('Term 4')
    await expect(await screen.findByText('Term 4 2026')).toBeVisible()
  },
}

export const Empty: Story = {
  name: 'Says what will be here',
  args: { mocks: [mockOf(ReportCardsDocument, { ...sampleCards(), children: [], reportCards: [] })] },
  play: async () => {
    await told('Add students to write report cards.')
  },
}

/** What is missing is named; then the card stands in the list. */
export const Create: Story = {
  name: 'Names what is missing, then publishes the card',
  args: { mocks: [failsOnce(CreateReportCardDocument, failure('Boom'))] },
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
    await expect(await dialog.findByText('Failed to create report card')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Create Report Card' }))
    await told('Report card created successfully')
    await waitFor(async () => expect((await rowOf('Sipho Dlamini')).getByText('Published')).toBeVisible())
  },
}

/** From a draft to the next child of the class, and out to the parents: what has gaps stays a draft. */
export const Drafts: Story = {
  name: 'Goes from draft to draft, and publishes what is complete',
  args: {
    hasDrafts: true,
    mocks: [
      mockOf(UpdateReportCardDocument, ({ id, input }) =>
        id === 14
          ? failure(
              'The text still contains a placeholder: “plays most with …”. Please fill it in or remove it.',
              'BAD_USER_INPUT',
            )
          : { updateReportCard: { ...sampleCard, id, isDraft: input.status === 'draft' } },
      ),
    ],
  },
  play: async ({ step }) => {
    await choose('Actions for Sipho Dlamini, Term 3', 'Edit')
    const draft = await dialogOf('Edit report card')
    await step('the last assessments and the attendance stand beside the text', async () => {
      const beside = within(await draft.findByRole('region', { name: 'Progress so far' }))
      await expect(await beside.findByText('Literacy & Language')).toBeVisible()
      await expect(beside.getByText(/: 3 of 4 days$/)).toBeVisible()
    })
    await step('the next child of the class comes with one press', async () => {
      await userEvent.click(draft.getByRole('button', { name: 'Next child' }))
      const next = await dialogOf('Create Report Card')
      await waitFor(() => expect(next.getByLabelText('Student')).toHaveValue('Thabo Mokoena'))
      await expect(next.queryByRole('button', { name: /next child/i })).toBeNull()
      await expect(next.getByRole('checkbox', { name: /^Draft/ })).toBeChecked()
      await userEvent.type(next.getByLabelText(/^Academic progress/), 'Counts to twenty.')
      await userEvent.click(next.getByRole('button', { name: 'Save draft' }))
      await told('Draft saved')
      await waitFor(async () => expect((await rowOf('Thabo Mokoena')).getByText('Draft')).toBeVisible())
    })
    await step('drafts are published together; the gap of one is named', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Publish 2 drafts' }))
      const dialog = await dialogOf('Publish drafts')
      await userEvent.click(dialog.getByRole('button', { name: 'Publish 2 drafts' }))
      await expect(await dialog.findByText('1 report card published')).toBeVisible()
      await expect(
        dialog.getByText(/Sipho Dlamini: .*The text still contains a placeholder: “plays most with …”/),
      ).toBeVisible()
    })
  },
}

/** What teachers have submitted is read one after the other; one goes back, the others are published together. */
export const Approval: Story = {
  ...FilledApproval,
  name: 'Returns one of the cards that teachers submitted, and approves the others',
  play: async ({ step }) => {
    await step('reads one after the other, and returns the second', async () => {
      await choose('Actions for Sipho Dlamini, Term 3', 'Edit')
      const first = await dialogOf('Edit report card')
      await expect(first.getByRole('button', { name: 'Publish' })).toBeVisible()
      await userEvent.click(first.getByRole('button', { name: 'Next child' }))
      await waitFor(() => expect(screen.getByText('Thabo Mokoena', { selector: '[role=dialog] *' })).toBeVisible())
      const second = await dialogOf('Edit report card')
      await userEvent.click(second.getByRole('checkbox', { name: /^Return as a draft/ }))
      await userEvent.type(await second.findByLabelText(/^What should be changed/), 'How does he count?')
      await userEvent.click(second.getByRole('button', { name: 'Save draft' }))
      await told('Draft saved')
      await waitFor(async () => expect((await rowOf('Thabo Mokoena')).getByText('Returned')).toBeVisible())
      await choose('Actions for Thabo Mokoena, Term 3', 'Edit')
      const again = await dialogOf('Edit report card')
      await expect(await again.findByText('How does he count?')).toBeVisible()
      await userEvent.keyboard('{Escape}')
    })
    await step('approves the other one', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Approve 1 report card' }))
      const dialog = await dialogOf('Approve report cards')
      await userEvent.click(dialog.getByRole('button', { name: 'Approve 1 report card' }))
      await expect(await dialog.findByText('1 report card published')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(async () => expect((await rowOf('Sipho Dlamini')).getByText('Published')).toBeVisible())
    })
  },
}

/** One for a child, term and year: the dialog leads to the one that is there. */
export const Taken: Story = {
  name: 'Leads to the card that a student has for the term already',
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
    await userEvent.click(await screen.findByRole('button', { name: 'Create Report Card' }))
    const dialog = await dialogOf('Create Report Card')
    await userEvent.type(dialog.getByRole('combobox', { name: 'Student' }), 'lerato')
    await userEvent.click(await screen.findByRole('option', { name: /Lerato Mokoena/ }))
    await userEvent.type(dialog.getByLabelText(/^Teacher's comments/), 'A happy term.')
    await userEvent.click(dialog.getByRole('button', { name: 'Create Report Card' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Edit the existing card' }))
    const existing = await dialogOf('Edit report card')
    await expect(existing.getByLabelText(/^Teacher's comments/)).toHaveValue(
      'A happy term. Please keep reading a picture book together in the evening.',
    )
    await userEvent.click(existing.getByRole('button', { name: 'Save' }))
    await told('Report card updated successfully')
  },
}

export const DeleteAndRestore: Story = {
  name: 'Deletes a card after a question, and restores it',
  play: async () => {
    await choose('Actions for Zoë van Wyk, Term 3', 'Delete')
    const question = await dialogOf('Are you sure you want to delete this report card?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Delete report card' }))
    await told('Report card deleted successfully')
    await waitFor(async () => expect((await rowOf('Zoë van Wyk')).getByText('Not written yet')).toBeVisible())
    await choose('More', 'Deleted report cards')
    const dialog = await dialogOf('Deleted report cards')
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore Term 3 2026 for Zoë van Wyk' }))
    await told('Report card restored')
    await expect(await dialog.findByText('No deleted report cards.')).toBeVisible()
  },
}

/** Says who is going to be mailed, and afterwards how many were. */
export const Notify: Story = {
  name: 'Says who is mailed, and how many were',
  play: async () => {
    await choose('Actions for Lerato Mokoena, Term 3', 'Send notification')
    const dialog = await dialogOf('Send notification')
    await expect(await dialog.findByText(/Thandi Mokoena \(thandi@families.example\) and Sipho/)).toBeVisible()
    await expect(dialog.getByLabelText('Subject')).toHaveValue("Lerato's report card for Term 3 2026")
    await userEvent.click(dialog.getByRole('button', { name: 'Send notification' }))
    await told('Notification sent to 2 parent(s)')
  },
}

export const NotifyFails: Story = {
  name: 'Says what is missing, and that sending failed',
  args: { mocks: [mockOf(SendParentNotificationDocument, failure('Boom'))] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send Notification' }))
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
  name: 'Counts while the file of a class is made',
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
    await choose('More', 'Print or download a class')
    const dialog = await dialogOf('Report cards for a class')
    await userEvent.click(dialog.getByRole('radio', { name: 'One PDF with all cards, for printing' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create file' }))
    await expect(await dialog.findByText('7 of 21')).toBeVisible()
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '7')
  },
}
