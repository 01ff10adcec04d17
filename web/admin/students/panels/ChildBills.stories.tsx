import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { AtAddress, dialogOf } from '#web/admin/shared/storyFrame.tsx'
import { type Mock, mockOf } from '#web/app/mocks.tsx'
import { ChildBillsDocument, SetFamilyAccountDocument, SetPayerDocument } from '../../billing/billing.generated.ts'
import { ChildBills } from './ChildBills.tsx'
import { centrePickers } from '#web/admin/shared/people/sampleCentre.ts'
import { childPanelAnswers, emptyPanelAnswers } from './sampleChildPanels.ts'
import { sampleRecords } from '../../billing/sampleBilling.ts'

const meta = {
  title: 'Admin/Child/Bills',
  render: ({ mocks }) => (
    <AtAddress at="/admin/dashboard?section=students&child=1" mocks={mocks}>
      <ChildBills childId={1} />
    </AtAddress>
  ),
  args: { mocks: [] },
} satisfies Meta<{ mocks: Mock[] }>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { mocks: childPanelAnswers(1) },
}

export const Empty: Story = { args: { mocks: emptyPanelAnswers(1) } }

// Tests: what happens when something is pressed, typed or refused.

const account = {
  payer: null,
  siblings: [],
  paymentReference: 'KW00010',
  owingCents: 18_000,
  creditCents: 0,
  overdueCents: 0,
}

export const SaysWhatIsOwed: Story = {
  name: 'Says what is owed, and leads to all bills',
  args: {
    mocks: [
      mockOf(ChildBillsDocument, { child: { id: 1, version: 1, billing: { ...account, bills: sampleRecords } } }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('KW00010 · R180.00 owing')).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
    await expect(canvas.getByRole('link', { name: 'All bills' })).toHaveAttribute(
      'href',
      '/admin/dashboard?section=billing&month=all&child=1',
    )
  },
}

export const SaysWhatIsInCredit: Story = {
  name: 'Says that nothing is owed, and what is in credit',
  args: {
    mocks: [
      mockOf(ChildBillsDocument, {
        child: { id: 1, version: 1, billing: { ...account, owingCents: 0, creditCents: 5000, bills: [] } },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No billing records found...')).toBeVisible()
    await expect(canvas.getByText('KW00010 · R50.00 credit')).toBeVisible()
  },
}

const saved = fn()
export const ChangesThePayer: Story = {
  name: 'Changes whom invoices are made out to',
  args: {
    mocks: [
      ...childPanelAnswers(1),
      mockOf(SetPayerDocument, ({ input }) => {
        saved(input)
        return { setPayer: { id: input.childId, version: 2 } }
      }),
    ],
  },
  play: async ({ canvas }) => {
    saved.mockClear()
    await expect(await canvas.findByText('Invoices are made out to Thandi Mokoena')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Change the payer' }))
    const dialog = await dialogOf('Payer')
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Tau Transport')
    await userEvent.type(dialog.getByLabelText(/^Address/), '4 Loop Street')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    await expect(saved.mock.calls[0]?.[0]).toEqual({
      childId: 1,
      name: 'Tau Transport',
      address: '4 Loop Street',
    })
  },
}

const decided = fn()
export const LeavesTheAccount: Story = {
  name: 'Says with whom the child pays, and gives it an account of its own',
  args: {
    mocks: [
      ...childPanelAnswers(1),
      ...centrePickers,
      mockOf(SetFamilyAccountDocument, ({ input }) => {
        decided(input)
        return { setFamilyAccount: [{ id: 1, version: 2 }] }
      }),
    ],
  },
  play: async ({ canvas }) => {
    decided.mockClear()
    await expect(await canvas.findByText('Shares an account with Thabo Mokoena')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Change the account' }))
    const dialog = await dialogOf('Family account')
    await userEvent.clear(dialog.getByLabelText(/^Shares an account with/))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(decided).toHaveBeenCalledOnce())
    await expect(decided.mock.calls[0]?.[0]).toEqual({ childIds: [1], withChildId: null })
  },
}
