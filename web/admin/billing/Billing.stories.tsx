import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { dialogOf, InDashboard, told } from '#web/admin/shared/storyFrame.tsx'
import { failure, mockOf, pageOf } from '#web/app/mocks.tsx'
import {
  BillingRecordsDocument,
  BillingSummaryDocument,
  BillingReportsDocument,
  CreateBillingDocument,
  DeletedBillsDocument,
  PaymentHistoryDocument,
  RecordPaymentDocument,
} from './billing.generated.ts'
import { busyBilling } from './busyBilling.ts'
import {
  answerBills,
  billingServer,
  broken,
  sampleDeleted,
  sampleRecords,
  sampleSummary,
  today,
} from './sampleBilling.ts'

const meta = {
  title: 'Admin/Billing',
  component: InDashboard,
  parameters: {
    layout: 'fullscreen',
  },
  args: { at: '?section=billing', mocks: billingServer() },
} satisfies Meta<typeof InDashboard>
export default meta
type Story = StoryObj<typeof meta>

const at = (rest: string) => `?section=billing${rest}`
const busy = billingServer(busyBilling)
const noMoney = mockOf(BillingSummaryDocument, {
  billingSummary: {
    ...sampleSummary.billingSummary,
    paidCents: 0,
    owingCents: 0,
    owingCount: 0,
    overdueCount: 0,
    overdueCents: 0,
    oldestOverdueDays: 0,
  },
})
const noBills = mockOf(BillingRecordsDocument, (page) => answerBills([], page))
const noPayments = mockOf(PaymentHistoryDocument, {
  billingMonths: [],
  payments: { ...pageOf([], { first: 1 }), amountCents: 0 },
})
const noReports = mockOf(BillingReportsDocument, { bankDetails: null, income: [], familyDebts: [] })

export const Filled: Story = { name: 'Filled: Billing Records', args: { mocks: busy } }
export const FilledOverdue: Story = {
  name: 'Filled: Billing Records, overdue',
  args: { at: at('&status=overdue'), mocks: busy },
}
export const FilledHistory: Story = { name: 'Filled: Payment History', args: { at: at('&tab=history'), mocks: busy } }
export const FilledReports: Story = { name: 'Filled: Reports', args: { at: at('&tab=reports'), mocks: busy } }

export const Empty: Story = { args: { mocks: billingServer([noMoney, noBills]) } }
export const EmptyHistory: Story = {
  name: 'Empty: Payment History',
  args: { at: at('&tab=history'), mocks: billingServer([noMoney, noPayments]) },
}
export const EmptyReports: Story = {
  name: 'Empty: Reports',
  args: { at: at('&tab=reports'), mocks: billingServer([noMoney, noReports]) },
}

export const Loading: Story = {
  args: {
    mocks: billingServer([mockOf(BillingSummaryDocument, 'pending'), mockOf(BillingRecordsDocument, 'pending')]),
  },
}
export const LoadingHistory: Story = {
  name: 'Loading: Payment History',
  args: { at: at('&tab=history'), mocks: billingServer([mockOf(PaymentHistoryDocument, 'pending')]) },
}
export const LoadingReports: Story = {
  name: 'Loading: Reports',
  args: { at: at('&tab=reports'), mocks: billingServer([mockOf(BillingReportsDocument, 'pending')]) },
}

export const Failed: Story = {
  args: { mocks: billingServer([mockOf(BillingSummaryDocument, broken), mockOf(BillingRecordsDocument, broken)]) },
}
export const FailedHistory: Story = {
  name: 'Failed: Payment History',
  args: { at: at('&tab=history'), mocks: billingServer([mockOf(PaymentHistoryDocument, broken)]) },
}
export const FailedReports: Story = {
  name: 'Failed: Reports',
  args: { at: at('&tab=reports'), mocks: billingServer([mockOf(BillingReportsDocument, broken)]) },
}

// The dialogs at rest are in BillingDialogs.stories.tsx. Tests

/** The section's own code is loaded first. */
const loading = { timeout: 10_000 }
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }, loading))
const table = () => screen.findByRole('table', { name: 'Billing records' }, loading)

async function chooseChild(dialog: ReturnType<typeof within>, name: string) {
  await userEvent.type(dialog.getByRole('combobox', { name: 'Child' }), name)
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }))
}

export const Records: Story = {
  name: 'Shows the records of a month, and finds some',
  args: { mocks: billingServer() },
  play: async ({ canvas }) => {
    const records = within(await table())
    for (const card of ['Total Paid', 'Total Owing', 'Total Children'])
      await expect(canvas.getByText(card)).toBeVisible()
    await expect(canvas.getByText('R 48,120.00')).toBeVisible()
    await expect(records.getByText('R 7,350.00')).toBeVisible()
    await expect(records.getByText('Pending')).toBeVisible()
    for (const name of ['Paid', 'Unpaid', 'Overdue', 'Partial', 'Pending'])
      await expect(canvas.getByRole('option', { name })).toBeInTheDocument()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Overdue')
    await waitFor(() => expect(records.getByText('1 of 5 records shown')).toBeVisible())
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Pending')
    await expect(await canvas.findByText(/money on a bank statement would pay it in full/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'All statuses')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search records' }), 'zoo')
    await waitFor(() => expect(records.getByText('2 of 5 records shown')).toBeVisible())
    await expect(records.getByRole('link', { name: 'Invoice INV-00004, Lerato Mokoena' })).toHaveAttribute(
      'href',
      '/api/billing/invoices/4',
    )
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search records' }), 'x')
    await expect(await canvas.findByText('No billing records found...')).toBeVisible()
  },
}

export const SaysThatItLoads: Story = {
  ...Loading,
  name: 'Says that it loads',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading billing records', {}, loading)).toBeInTheDocument()
  },
}

export const SaysThatItFailed: Story = {
  ...Failed,
  name: 'Says that it failed',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error loading billing data. Please try again.', {}, loading)).toBeVisible()
  },
}

export const CreateBilling: Story = {
  name: 'Creates a billing record, and says what is missing',
  args: { mocks: billingServer() },
  play: async () => {
    await table()
    await press('Create Billing')
    const dialog = await dialogOf('Create Billing')
    await userEvent.click(dialog.getByRole('button', { name: 'Create Billing' }))
    await expect(await dialog.findByText('Please select a child')).toBeVisible()
    await expect(dialog.getByText('Please enter an amount above zero, such as R 2500.00.')).toBeVisible()
    await chooseChild(dialog, 'Lerato')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Amount' }), '120')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), 'Sun hat')
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('R 120')
    await userEvent.click(dialog.getByRole('button', { name: 'Create Billing' }))
    await told('Billing record created successfully')
    await expect(await within(await table()).findByText('Sun hat')).toBeVisible()
  },
}

export const CreateBillingFails: Story = {
  name: 'Says that a billing record could not be created',
  args: { mocks: billingServer([mockOf(CreateBillingDocument, failure('Out of order'))]) },
  play: async () => {
    await table()
    await press('Create Billing')
    const dialog = await dialogOf('Create Billing')
    await chooseChild(dialog, 'Lerato')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Amount' }), '120')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), 'Sun hat')
    await userEvent.click(dialog.getByRole('button', { name: 'Create Billing' }))
    await expect(await dialog.findByText('Failed to create billing record')).toBeVisible()
  },
}

export const ViewAndPay: Story = {
  name: 'Records a payment from a record',
  args: { mocks: billingServer() },
  play: async () => {
    await userEvent.click(within(await table()).getByRole('button', { name: 'View INV-00002, Ben Fourie' }))
    const record = await dialogOf('INV-00002')
    await expect(record.getByText('Overdue')).toBeVisible()
    await userEvent.click(record.getByRole('button', { name: 'Record Payment' }))
    const dialog = await dialogOf('Record Payment')
    const amount = dialog.getByRole('textbox', { name: 'Amount' })
    await expect(amount).toHaveValue('R 2250.00')
    // the record that it was opened from is shown once the list has come, and is what is sent
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'For' })).toHaveValue('2'))
    await userEvent.clear(amount)
    await userEvent.type(amount, '2500')
    await expect(
      within(dialog.getByRole('combobox', { name: 'Method' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Bank Transfer', 'Cash', 'EFT', 'Debit Order', 'Card Payment'])
    await userEvent.click(dialog.getByRole('button', { name: 'Record Payment' }))
    await told('Payment recorded successfully')
    await told('R 250.00 stays as credit for what comes next.')
  },
}

const sentPayments: unknown[] = []

export const PayForAnotherChild: Story = {
  name: 'Forgets the record when another child is chosen',
  args: {
    mocks: billingServer([
      mockOf(RecordPaymentDocument, ({ input }) => {
        sentPayments.push(input)
        return { recordPayment: { id: 9, allottedCents: 10_000, receiptNumber: 'REC-00009' } }
      }),
    ]),
  },
  play: async () => {
    sentPayments.length = 0
    await userEvent.click(within(await table()).getByRole('button', { name: 'View INV-00002, Ben Fourie' }))
    await userEvent.click((await dialogOf('INV-00002')).getByRole('button', { name: 'Record Payment' }))
    const dialog = await dialogOf('Record Payment')
    const bill = dialog.getByRole('combobox', { name: 'For' })
    await waitFor(() => expect(bill).toHaveValue('2'))
    await userEvent.clear(dialog.getByRole('combobox', { name: 'Child' }))
    await chooseChild(dialog, 'Lerato')
    await expect(bill).toHaveValue('')
    await userEvent.click(dialog.getByRole('button', { name: 'Record Payment' }))
    await told('Payment recorded successfully')
    await expect(sentPayments).toEqual([expect.objectContaining({ billId: null })])
  },
}

export const DeleteRecord: Story = {
  name: 'Deletes a record with a reason',
  args: { at: '?section=billing&record=3', mocks: billingServer() },
  play: async () => {
    const record = await dialogOf('INV-00003')
    await userEvent.click(record.getByRole('button', { name: 'Delete' }))
    const dialog = await dialogOf('Delete this billing record?')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete record' }))
    await expect(await dialog.findByText('Please say why, in a few words.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Billed twice')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete record' }))
    await told('Billing record deleted')
    await waitFor(async () => expect(within(await table()).queryByText('Partial')).toBeNull())
  },
}

export const DeletedRecords: Story = {
  name: 'Restores a deleted record',
  args: { mocks: billingServer() },
  play: async () => {
    await table()
    await press('Deleted records')
    const dialog = await dialogOf('Deleted records')
    await expect(await dialog.findByText('Ben was ill that day')).toBeVisible()
    await expect(dialog.getByText(/^Annelie Kruger, /)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Restore INV-00006, Ben Fourie' }))
    await told('INV-00006 restored')
    await expect(await dialog.findByText('No record has been deleted.')).toBeVisible()
  },
}

const manyDeleted = Array.from({ length: 60 }, (_, index) =>
  sampleDeleted.map((bill) => ({
    ...bill,
    id: 100 + index,
    invoiceNumber: `INV-${String(100 + index).padStart(5, '0')}`,
  })),
).flat()

export const ManyDeletedRecords: Story = {
  name: 'Shows older deleted records when asked',
  args: {
    mocks: billingServer([mockOf(DeletedBillsDocument, (page) => ({ deletedBills: pageOf(manyDeleted, page) }))]),
  },
  play: async () => {
    await table()
    await press('Deleted records')
    const dialog = await dialogOf('Deleted records')
    await expect(await dialog.findAllByRole('rowheader')).toHaveLength(50)
    await userEvent.click(dialog.getByRole('button', { name: 'Show earlier ones' }))
    // of a longer list the table renders what is in the viewport; all of it counts
    const list = dialog.getByRole('table', { name: 'Deleted records' })
    await waitFor(() => expect(list).toHaveAttribute('aria-rowcount', '61'))
    await expect(dialog.queryByRole('button', { name: 'Show earlier ones' })).toBeNull()
  },
}

/** The address of the notification: what is overdue in any month. */
export const RemindSeveral: Story = {
  name: 'Reminds the families of chosen records',
  args: {
    at: '?section=billing&status=overdue',
    mocks: billingServer([
      mockOf(BillingRecordsDocument, (variables) => answerBills(variables.month ? [] : sampleRecords, variables)),
    ]),
  },
  play: async ({ canvas }) => {
    const records = within(await table())
    await expect(canvas.getByRole('combobox', { name: 'Month' })).toHaveValue('all')
    await expect(records.getAllByRole('rowheader')).toHaveLength(1)
    await userEvent.click(records.getByRole('checkbox', { name: 'All rows' }))
    await expect(canvas.getByText('1 chosen')).toBeVisible()
    await press('Send reminders')
    const dialog = await dialogOf('Send reminders')
    await expect(await dialog.findByText(/R 2,250.00, reminded/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Remind 1 family' }))
    await expect(await dialog.findByText('1 family reminded')).toBeVisible()
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 1')
  },
}

export const DownloadInvoicesFails: Story = {
  name: 'Says that invoices could not be made',
  args: { mocks: billingServer() },
  play: async ({ canvas }) => {
    const records = within(await table())
    // by keyboard: down to the second row, and tick it
    records.getAllByRole('row')[1]?.focus()
    await userEvent.keyboard('{ArrowDown} ')
    await expect(canvas.getByText('1 chosen')).toBeVisible()
    await press('Download invoices')
    const dialog = await dialogOf('Download invoices')
    await userEvent.click(dialog.getByRole('button', { name: 'Download 1 invoice' }))
    await expect(await dialog.findByText('1 of 1 failed')).toBeVisible()
    await expect(dialog.getByText('Nothing was downloaded')).toBeVisible()
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[1] as HTMLElement)
    await press('Clear')
    await expect(canvas.getByRole('button', { name: 'Create Billing' })).toBeVisible()
  },
}

export const PaymentHistory: Story = {
  name: 'Reverses a payment',
  args: { at: '?section=billing&tab=history', mocks: billingServer() },
  play: async ({ canvas }) => {
    const payments = within(await canvas.findByRole('table', { name: 'Payments' }, loading))
    await expect(payments.getByText('R 600.00 credit')).toBeVisible()
    await expect(payments.getByText('Reversed: The bank returned it')).toBeVisible()
    await expect(payments.getByRole('button', { name: 'Reverse REC-00003, Ben Fourie' })).toBeDisabled()
    await userEvent.click(payments.getByRole('button', { name: 'Reverse REC-00002, Thabo Mokoena' }))
    const dialog = await dialogOf('Reverse this payment?')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Wrong child')
    await userEvent.click(dialog.getByRole('button', { name: 'Reverse payment' }))
    await told('Payment reversed')
    await expect(await payments.findByText('Reversed: Wrong child')).toBeVisible()
  },
}

export const Reports: Story = {
  name: 'Shows the reports, writes a statement and reminds a family',
  args: { at: '?section=billing&tab=reports', mocks: billingServer() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6204 118 7730', {}, loading)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    const income = within(canvas.getByRole('table', { name: /Income by month/ }))
    await expect(income.getAllByRole('rowheader')).toHaveLength(5)
    const families = within(canvas.getByRole('table', { name: 'Owing by family and age' }))
    await expect(families.getByRole('button', { name: 'Remind Thabo and Lerato Mokoena' })).toBeDisabled()
    await userEvent.click(families.getByRole('button', { name: 'Statement for Ben Fourie' }))
    const statement = await dialogOf('Statement of the family')
    const from = statement.getByRole('textbox', { name: 'From' })
    await userEvent.clear(from)
    await userEvent.type(from, '01/02/2026')
    await expect(statement.getByRole('link', { name: 'Statement (PDF)' })).toHaveAttribute(
      'href',
      `/api/billing/statements/2?from=2026-02-01&to=${today}`,
    )
    await userEvent.click(statement.getAllByRole('button', { name: 'Close' })[1] as HTMLElement)
    await userEvent.click(families.getByRole('button', { name: 'Remind Ben Fourie' }))
    const dialog = await dialogOf('Payment reminder')
    const link = await dialog.findByRole('link', { name: 'WhatsApp to Riaan Fourie' })
    await expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/27825550150\?text=Dear%20Riaan/)
    await userEvent.click(dialog.getByRole('button', { name: 'Send 1 e-mail' }))
    await told('Reminder sent to 1 parent')
  },
}
