import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { monthOf } from '#graphql/values/dates.ts'
import { failure, mockOf } from '#web/app/mocks.tsx'
import { choose, dialogOf, InDashboard, stay, told } from '#web/admin/shared/storyFrame.tsx'
import {
  BillMonthDocument,
  MonthDraftDocument,
  OverdueFamiliesDocument,
  PaymentRemindersDocument,
  RecordPaymentDocument,
  SendInvoicesDocument,
} from './billing.generated.ts'
import type { Family } from './billing.ts'
import { busyBilling, busyDebts, busyRecords } from './busyBilling.ts'
import { RecordPaymentDialog } from './payments/RecordPaymentDialog.tsx'
import { type OpenDialog, RecordsDialogs } from './records/RecordsDialogs.tsx'
import { ReminderDialog } from './reports/ReminderDialog.tsx'
import { SendStatementsDialog } from './reports/SendStatementsDialog.tsx'
import { billingServer, broken, today } from './sampleBilling.ts'

const meta = {
  title: 'Admin/Billing/Dialogs',
  component: InDashboard,
  parameters: { layout: 'fullscreen' },
  args: { at: '?section=billing', mocks: billingServer(busyBilling) },
} satisfies Meta<typeof InDashboard>
export default meta
type Story = StoryObj<typeof meta>

const month = monthOf(today)
const over = (open: OpenDialog) => <RecordsDialogs open={open} onOpen={stay} onBilled={stay} onClose={stay} />
const [owingLong] = busyDebts as [Family]
const reports = '?section=billing&tab=reports'

export const SendStatements: Story = {
  name: 'Dialog: Send statements',
  args: {
    at: reports,
    children: <SendStatementsDialog families={busyDebts} owingCents={4_279_000} onClose={stay} />,
  },
}
export const RemindNobody: Story = {
  name: 'Dialog: Send reminders, nothing is overdue',
  args: {
    children: over({ kind: 'remind', records: busyRecords.slice(1, 3) }),
    mocks: billingServer([mockOf(OverdueFamiliesDocument, { familyDebts: [] })]),
  },
}
export const MonthEmpty: Story = {
  name: 'Dialog: Create monthly invoices, nothing left to bill',
  args: {
    children: over({ kind: 'month' }),
    mocks: billingServer([
      mockOf(MonthDraftDocument, ({ month }) => ({ monthDraft: { month, dueDate: `${month}-07`, lines: [] } })),
    ]),
  },
}
export const ReminderEmpty: Story = {
  name: 'Dialog: Payment reminder, nobody to tell',
  args: {
    at: reports,
    children: <ReminderDialog family={owingLong} onClose={stay} />,
    mocks: billingServer([mockOf(PaymentRemindersDocument, { paymentReminders: [] })]),
  },
}

// Tests

export const BillTheMonth: Story = {
  name: 'Bills the month, goes to it and offers to send what has not been sent and to print it all',
  args: { at: '?section=billing&month=all', mocks: billingServer() },
  play: async () => {
    await choose('More', 'Create monthly invoices')
    const dialog = await dialogOf('Create monthly invoices')
    await userEvent.selectOptions(dialog.getByLabelText('Month'), month)
    await expect(await dialog.findByText('1 child without a fee')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Bill R4,560.00' })).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Bill Thabo Mokoena' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Bill R2,400.00' }))
    await expect(await dialog.findByText('1 record created, R2,400.00')).toBeVisible()
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 1')
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Month', hidden: true })).toHaveValue(month))
    await expect(await dialog.findByRole('link', { name: 'Print all 3' })).toHaveAttribute(
      'href',
      `/api/admin/billing/invoices?month=${month}`,
    )
    await userEvent.click(dialog.getByRole('button', { name: 'E-mail 2 invoices' }))
    const sending = await dialogOf('Send invoices')
    await userEvent.click(await sending.findByRole('button', { name: 'Send to 2 families' }))
    await expect(await sending.findByText(/2 families/)).toBeVisible()
  },
}

export const BillTheMonthFails: Story = {
  name: 'Says that billing the month failed',
  args: { mocks: billingServer([mockOf(BillMonthDocument, broken)]) },
  play: async () => {
    await choose('More', 'Create monthly invoices')
    const dialog = await dialogOf('Create monthly invoices')
    await userEvent.click(await dialog.findByRole('button', { name: 'Bill R4,560.00' }))
    await expect(await dialog.findByText(/Failed to create the invoices.*Nothing is billed twice/)).toBeVisible()
  },
}

const bookedByHand = 'R900.00 for this family has already been recorded: REC-00306 of 3 November 2026.'
const twice = failure(bookedByHand, 'CONFLICT', undefined, { existingId: 306 })

export const MoneyTwice: Story = {
  name: 'Asks before money is booked that is booked already',
  args: {
    mocks: billingServer([
      mockOf(RecordPaymentDocument, ({ input }) =>
        input.isAnother ? { recordPayment: { id: 310, allottedCents: 225_000, receiptNumber: 'REC-00310' } } : twice,
      ),
    ]),
    children: <RecordPaymentDialog bill={{ id: 2, childId: 2, owingCents: 225_000 }} onClose={stay} />,
  },
  play: async () => {
    const form = await dialogOf('Record Payment')
    const same = 'This is a different payment: record it anyway'
    await expect(form.queryByRole('checkbox', { name: same })).toBeNull()
    await userEvent.click(form.getByRole('button', { name: 'Record Payment' }))
    await userEvent.click(await form.findByRole('checkbox', { name: same }))
    await userEvent.click(form.getByRole('button', { name: 'Record Payment' }))
    await told('Payment recorded successfully')
  },
}

export const SendInvoices: Story = {
  name: 'Sends the invoices of chosen records, and names whom it cannot reach',
  args: {
    mocks: billingServer([
      mockOf(SendInvoicesDocument, ({ input }) =>
        [input.billIds].flat().includes(2)
          ? failure('No parent has an account: print it.', 'CONFLICT')
          : { sendInvoices: { emailsSent: 1 } },
      ),
    ]),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'All rows' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Send invoices' }))
    const dialog = await dialogOf('Send invoices')
    await expect(await dialog.findByText(/^5 invoices for 2 families/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Send to 2 families' }))
    await expect(await dialog.findByText('1 of 2 failed')).toBeVisible()
    await expect(dialog.getByText(/^Ben Fourie: .*No parent has an account/)).toBeVisible()
  },
}

export const CorrectRecord: Story = {
  name: 'Corrects a record that is not paid',
  args: { at: '?section=billing&record=2', mocks: billingServer() },
  play: async () => {
    const bill = await dialogOf('INV-00002')
    await expect(await bill.findByRole('link', { name: 'REC-00306' })).toBeVisible()
    await userEvent.click(bill.getByRole('button', { name: 'Correct' }))
    const dialog = await dialogOf('Correct INV-00002')
    await userEvent.clear(dialog.getByLabelText('Description'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save correction' }))
    await expect(await dialog.findByText('Please enter a description.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Description'), 'Toddlers half-day, from the 16th')
    await userEvent.click(dialog.getByRole('button', { name: 'Save correction' }))
    await told('INV-00002 corrected')
  },
}

export const WriteCreditNote: Story = {
  name: 'Writes a credit note',
  args: { at: '?section=billing&record=1', mocks: billingServer() },
  play: async () => {
    const bill = await dialogOf('INV-00001')
    await expect(bill.queryByRole('button', { name: 'Correct' })).toBeNull()
    await userEvent.click(bill.getByRole('button', { name: 'Credit note' }))
    const dialog = await dialogOf('Credit note')
    await userEvent.type(dialog.getByLabelText('Amount'), '120')
    await userEvent.type(dialog.getByLabelText('Reason'), 'Away for two weeks')
    await userEvent.click(dialog.getByRole('button', { name: 'Create credit note' }))
    await told('CN-00009 created, R120.00')
  },
}
