import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { choose, dialogOf, told } from '#web/admin/shared/storyFrame.tsx'
import { InStaffArea } from '#web/admin/staffArea/storyFrame.tsx'
import { type Mock, mockOf } from '#web/app/mocks.tsx'
import { ReportCardsDocument } from './reportCards.generated.ts'
import { busyCards, cardServer } from './sampleCards.ts'

/** The cards of one class, as the server narrows them: of a teacher's children, without who looked. */
function oneClass(needsApproval = false) {
  const { names, cards, removed } = busyCards()
  const room = cards.classes.find(({ name }) => name === 'Explorers')
  const children = names.filter((child) => child.class?.id === room?.id)
  const isTheirs = ({ childId }: { childId: number }) => children.some(({ id }) => id === childId)
  return {
    names: children,
    cards: {
      ...cards,
      children,
      classes: room ? [room] : [],
      reportCardsNeedApproval: needsApproval,
      reportCards: cards.reportCards.filter(isTheirs).map((card, index) => ({
        ...card,
        openings: [],
        isDraft: index === 1 || (needsApproval && index === 2),
        isSubmitted: needsApproval && index === 2,
      })),
    },
    removed: removed.filter(isTheirs),
  }
}

const meta = {
  title: 'Admin/Staff area/Report Cards',
  parameters: { layout: 'fullscreen' },
  args: { at: '', mocks: [], needsApproval: false },
  render: ({ at, mocks, needsApproval }) => (
    <InStaffArea
      at={`?section=report-cards&year=2026&term=Term 3${at}`}
      mocks={cardServer(mocks, oneClass(needsApproval))}
    />
  ),
} satisfies Meta<{ at: string; mocks: Mock[]; needsApproval: boolean }>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['dark-scheme'] }

export const FilledApproval: Story = { name: 'Filled: the office approves them', args: { needsApproval: true } }

// Tests

export const Submits: Story = {
  ...FilledApproval,
  name: 'Submits a card and a draft to the office, and changes nothing that is published',
  play: async ({ step }) => {
    await step('writes and submits', async () => {
      const [write] = await screen.findAllByRole('button', { name: /^Write report card for/ })
      await userEvent.click(write as HTMLElement)
      const dialog = await dialogOf('Create Report Card')
      await userEvent.type(dialog.getByLabelText(/^Academic progress/), 'Counts to twenty.')
      await userEvent.click(dialog.getByRole('button', { name: 'Submit for approval' }))
      await told('Submitted for approval')
      const table = within(await screen.findByRole('table', { name: 'Report cards' }))
      await waitFor(() => expect(table.getAllByText('Awaiting approval')).toHaveLength(2))
    })
    await step('submits the draft', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Submit 1 draft' }))
      const submit = await dialogOf('Submit drafts')
      await userEvent.click(submit.getByRole('button', { name: 'Submit 1 draft' }))
      await expect(await submit.findByText('1 report card submitted for approval')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('button', { name: /^Submit/ })).toBeNull())
    })
    await step('leaves what is published to the office', async () => {
      const [published] = await screen.findAllByText('Published')
      const row = screen
        .getAllByText('Published')
        .find((each) => each.closest('tr'))
        ?.closest('tr')
      await expect(published).toBeVisible()
      await userEvent.click(within(row as HTMLElement).getByRole('button', { name: /^Actions for/ }))
      await expect(await screen.findByRole('menuitem', { name: 'Open PDF' })).toBeVisible()
      for (const name of ['Edit', 'Delete']) await expect(screen.queryByRole('menuitem', { name })).toBeNull()
    })
  },
}

export const WhatIsTheOffices: Story = {
  ...Filled,
  name: 'Shows neither who looked nor what the office e-mails',
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Report cards' })
    await expect(within(table).getByRole('columnheader', { name: /Status/ })).toBeVisible()
    await expect(within(table).queryByRole('columnheader', { name: /Seen/ })).toBeNull()
    await expect(screen.queryByText('Seen by parents')).toBeNull()
    await expect(screen.queryByRole('button', { name: 'Send Notification' })).toBeNull()
    const published = within(table).getAllByText('Published')[0]?.closest('tr') as HTMLElement
    await userEvent.click(within(published).getByRole('button', { name: /^Actions for/ }))
    await expect(await screen.findByRole('menuitem', { name: 'Open PDF' })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: 'Send notification' })).toBeNull()
  },
}

export const Empty: Story = {
  name: 'Leads to no section that a teacher does not have',
  args: {
    mocks: [mockOf(ReportCardsDocument, { ...oneClass().cards, children: [], reportCards: [], reportCardYears: [] })],
  },
  play: async () => {
    await told('Add students to write report cards.')
    await expect(screen.queryByRole('link', { name: 'Go to Students' })).toBeNull()
  },
}

export const WritesAndPublishes: Story = {
  ...Filled,
  name: 'Writes a card of a child of the class, publishes a draft, and prints the class',
  play: async ({ step }) => {
    await step('writes', async () => {
      const [write] = await screen.findAllByRole('button', { name: /^Write report card for/ })
      await userEvent.click(write as HTMLElement)
      const dialog = await dialogOf('Create Report Card')
      await expect(await dialog.findByRole('region', { name: 'Progress so far' })).toBeVisible()
      await userEvent.type(dialog.getByLabelText(/^Academic progress/), 'Counts to twenty.')
      await userEvent.click(dialog.getByRole('button', { name: 'Create Report Card' }))
      await told('Report card created successfully')
    })
    await step('publishes', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Publish 1 draft' }))
      const publish = await dialogOf('Publish drafts')
      await userEvent.click(publish.getByRole('button', { name: 'Publish 1 draft' }))
      await expect(await publish.findByText('1 report card published')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Publish drafts' })).toBeNull())
    })
    await step('offers the own class alone', async () => {
      await choose('More', 'Print or download a class')
      const batch = await dialogOf('Report cards for a class')
      await waitFor(() => expect(within(batch.getByLabelText('Class')).getAllByRole('option')).toHaveLength(2))
    })
  },
}
