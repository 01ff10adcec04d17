import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { dialogOf, InDashboard, told } from '#web/admin/shared/storyFrame.tsx'
import { failsOnce, failure, mockOf } from '#web/app/mocks.tsx'
import { BillingRecordsDocument, CreateBillingDocument, RecordPaymentDocument } from '../billing.generated.ts'
import { answerBills, ben, billingServer, record, sampleRecords } from '../sampleBilling.ts'

const meta = {
  title: 'Admin/Billing/Records',
  component: InDashboard,
  parameters: { layout: 'fullscreen' },
  args: { at: '?section=billing', mocks: billingServer() },
} satisfies Meta<typeof InDashboard>
export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const table = () => screen.findByRole('table', { name: 'Billing records' })

async function chooseChild(dialog: ReturnType<typeof within>, name: string) {
  // the list of children is fetched with its code
  await userEvent.type(await dialog.findByRole('combobox', { name: 'Child' }), name)
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }))
}

export const CreateBilling: Story = {
  name: 'Creates a billing record, and says what is missing',
  args: { mocks: billingServer([failsOnce(CreateBillingDocument, failure('Out of order'))]) },
  play: async () => {
    await table()
    await press('Create Billing')
    const dialog = await dialogOf('Create Billing')
    await userEvent.click(dialog.getByRole('button', { name: 'Create Billing' }))
    await expect(await dialog.findByText('Please select a child')).toBeVisible()
    await expect(dialog.getByText('Please enter an amount above zero, such as R2,500.00.')).toBeVisible()
    await chooseChild(dialog, 'Lerato')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Amount' }), '120')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), 'Sun hat')
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('R 120')
    await userEvent.click(dialog.getByRole('button', { name: 'Create Billing' }))
    await expect(await dialog.findByText('Failed to create billing record')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Create Billing' }))
    await told('Billing record created successfully')
    await expect(await within(await table()).findByText('Sun hat')).toBeVisible()
  },
}

const tooMany = Array.from({ length: 230 }, (_, index) => record(1_000 + index, ben, 'Outing', 'overdue', [18_000, 0]))

export const ChooseAll: Story = {
  name: 'Ticks those that are shown, and says so; all that were found are one press away',
  args: { mocks: billingServer([mockOf(BillingRecordsDocument, (sent) => answerBills(tooMany, sent))]) },
  play: async () => {
    await userEvent.click(within(await table()).getByRole('checkbox', { name: 'All rows' }))
    await expect(await screen.findByText('All 200 shown are selected')).toBeVisible()
    await press('Select all 230')
    await expect(await screen.findByText('230 selected')).toBeVisible()
  },
}

export const ViewAndPay: Story = {
  name: 'Records a payment from a record',
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
    await told('R250.00 remains as credit for future invoices.')
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
    await userEvent.clear(await dialog.findByRole('combobox', { name: 'Child' }))
    await chooseChild(dialog, 'Lerato')
    await waitFor(() => expect(bill).toHaveValue(''))
    await userEvent.click(dialog.getByRole('button', { name: 'Record Payment' }))
    await told('Payment recorded successfully')
    await expect(sentPayments).toEqual([expect.objectContaining({ billId: null })])
  },
}

export const DeleteRecord: Story = {
  name: 'Deletes a record with a reason',
  args: { at: '?section=billing&record=4', mocks: billingServer() },
  play: async () => {
    const record = await dialogOf('INV-00004')
    await userEvent.click(record.getByRole('button', { name: 'Delete' }))
    const dialog = await dialogOf('Delete this billing record?')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete record' }))
    await expect(await dialog.findByText('Please give a short reason.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Billed twice')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete record' }))
    await told('Billing record deleted')
    await waitFor(async () => expect(within(await table()).queryByText('Unpaid')).toBeNull())
  },
}

export const KeepsWhatIsPaid: Story = {
  name: 'Offers a credit note in place of deleting a record with payments',
  args: { at: '?section=billing&record=3', mocks: billingServer() },
  play: async () => {
    const record = await dialogOf('INV-00003')
    await expect(record.getByText(/cannot be deleted. Please create a credit note/)).toBeVisible()
    await expect(record.queryByRole('button', { name: 'Delete' })).toBeNull()
    await userEvent.click(record.getByRole('button', { name: 'Credit note' }))
    await dialogOf('Credit note')
  },
}

export const DeletedRecords: Story = {
  name: 'Restores a deleted record',
  play: async () => {
    await table()
    await press('Deleted records')
    const dialog = await dialogOf('Deleted records')
    await expect(await dialog.findByText('Ben was ill that day')).toBeVisible()
    await expect(dialog.getByText(/^Annelie Kruger, /)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Restore INV-00006, Ben Fourie' }))
    await told('INV-00006 restored')
    await expect(await dialog.findByText('No deleted records.')).toBeVisible()
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
    await expect(canvas.getByText('1 selected')).toBeVisible()
    await press('Send reminders')
    const dialog = await dialogOf('Send reminders')
    await expect(await dialog.findByText(/R2,250.00, reminded/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Remind 1 family' }))
    await expect(await dialog.findByText('1 family reminded')).toBeVisible()
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 1')
  },
}

export const DownloadInvoicesFails: Story = {
  name: 'Says that invoices could not be made',
  play: async ({ canvas }) => {
    const records = within(await table())
    // by keyboard: down to the second row, and tick it
    records.getAllByRole('row')[1]?.focus()
    await userEvent.keyboard('{ArrowDown} ')
    await expect(canvas.getByText('1 selected')).toBeVisible()
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
