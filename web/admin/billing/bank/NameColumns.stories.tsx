import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { dialogOf, InDashboard } from '#web/admin/shared/storyFrame.tsx'
import { mockOf } from '#web/app/mocks.tsx'
import { BankAccountsDocument, ImportBankLinesDocument } from '../billing.generated.ts'
import { billingServer, broken } from '../sampleBilling.ts'

const meta = {
  title: 'Admin/Billing/Columns of a bank statement',
  component: InDashboard,
  parameters: { layout: 'fullscreen' },
  args: { at: '?section=billing&tab=history', mocks: billingServer() },
} satisfies Meta<typeof InDashboard>
export default meta
type Story = StoryObj<typeof meta>

/** Without a heading, and with an O for a zero in line 3. */
const headless = [
  '2026-11-02,FNB APP PAYMENT FROM MOKOENA KW00045,,2400.00,12400.00',
  '2026-11-03,BANK CHARGES,35.50,,12364.50',
  '2026-11-04,CASH DEPOSIT KW00012,,5O.00,12414.50',
  '2026-11-05,MAGTAPE CREDIT,,980.00,13394.50',
  '2026-11-06,DEBIT ORDER CITY POWER,1850.00,,11544.50',
  '2026-11-09,"PAYSHAP KW00031, second child",,2160.00,13704.50',
]

const afrikaans = [
  'Rekeningstaat,,,,,,,',
  'Nr,Boekingsdatum,Datum,Beskrywing,Verwysing,Bedrag,Fooi,Saldo',
  '1,2026-11-02,2026-11-02,Payshap ontvang,KW00045,2400.00,,12400.00',
  '2,2026-11-03,2026-11-03,Bankkoste,,-35.50,,12364.50',
  '3,2026-11-04,2026-11-04,Internetbetaling,Mokoena KW00045,50.00,,12414.50',
]

/** Opens the dialog and chooses a file. */
async function openFile(lines: readonly string[], name = 'statement.csv') {
  await userEvent.click(await screen.findByRole('button', { name: 'Bank statement' }))
  const dialog = await dialogOf('Bank statement')
  const file = new File([lines.join('\n')], name, { type: 'text/csv' })
  await userEvent.upload(await dialog.findByLabelText('Statement file'), file)
  return dialog
}

type Opened = Awaited<ReturnType<typeof openFile>>

const nameColumns = async (dialog: Opened, named: Record<string, string>) => {
  for (const [column, use] of Object.entries(named))
    await userEvent.selectOptions(await dialog.findByLabelText(column), use)
}

const five = {
  'Column 2': 'Description',
  'Column 3': 'Money out',
  'Column 4': 'Money in',
  'Column 5': 'Balance',
}

export const NotUnderstood: Story = {
  name: 'Asks what each column is where the file does not say it',
  play: async () => {
    const dialog = await openFile(headless)
    await expect(await dialog.findByLabelText('Column 1')).toHaveDisplayValue('Date')
    await expect(dialog.getByText('Choose at least one column with the description.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Import payments' })).toBeDisabled()
  },
}

export const Named: Story = {
  name: 'Shows how the lines will be read',
  args: { mocks: billingServer() },
  play: async () => {
    const dialog = await openFile(headless)
    await nameColumns(dialog, five)
    await expect(await dialog.findByText(/^3 payments, R5,540.00\. 2 lines with money out, R1,885.50/)).toBeVisible()
  },
}

export const NamedAndImported: Story = {
  name: 'Imports what was named, and reads the next statement in the same way',
  args: { mocks: billingServer() },
  play: async () => {
    const dialog = await openFile(headless)
    await nameColumns(dialog, { 'Column 2': 'Description', 'Column 3': 'Money out' })
    await expect(dialog.getByText('Choose Money in as well, or Amount if one column has both.')).toBeVisible()
    await nameColumns(dialog, { 'Column 4': 'Amount' })
    await expect(dialog.getByText('Choose either Amount, or Money in and Money out.')).toBeVisible()
    await nameColumns(dialog, { 'Column 4': 'Money in', 'Column 5': 'Date' })
    await expect(dialog.getByText('Choose Date for one column only.')).toBeVisible()
    await nameColumns(dialog, { 'Column 5': 'Balance' })
    await expect(await dialog.findByText(/^1 line not imported. Line 3: “5O.00” is not an amount/)).toBeVisible()
    const lines = within(dialog.getByRole('table', { name: 'First payments' }))
    await expect(lines.getByRole('row', { name: /^PAYSHAP KW00031, second child .* R2,160.00$/ })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Import 3 payments' }))
    await expect(await dialog.findByText(/^1 new payment, 1 matched to a child/)).toBeVisible()
    await waitFor(() =>
      expect(dialog.getByLabelText('Account')).toHaveAccessibleDescription(
        'Its columns: Date, Description, Money out, Money in, Balance.',
      ),
    )
    const december = headless.map((line) => line.replaceAll('2026-11', '2026-12'))
    await userEvent.upload(dialog.getByLabelText('Statement file'), new File([december.join('\n')], 'december.csv'))
    await expect(await dialog.findByRole('row', { name: /^3 “5O.00” is not an amount/ })).toBeVisible()
    await expect(dialog.queryByLabelText('Column 1')).toBeNull()
  },
}

export const Changed: Story = {
  name: 'Changes the columns of a file that was read wrongly',
  args: { mocks: billingServer() },
  play: async () => {
    const dialog = await openFile([
      'Date,Reference,Value date,Amount,Total amount',
      '2026-11-03,KW00045,2026-11-04,50,90',
    ])
    await userEvent.click(await dialog.findByRole('button', { name: 'Change columns' }))
    await expect(dialog.getByLabelText('Reference')).toHaveDisplayValue('Description')
    await expect(dialog.getByText(/Payments imported earlier stay/)).toBeVisible()
    await nameColumns(dialog, { Amount: 'Not used', 'Total amount': 'Amount' })
    await expect(await dialog.findByText(/^1 payment, R90.00\./)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(await dialog.findByText(/^1 new payment/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Change columns' })).toHaveFocus()
  },
}

export const Doubtful: Story = {
  name: 'Imports nothing by columns that do not fit the balances, and asks again',
  args: {
    mocks: billingServer([
      mockOf(BankAccountsDocument, {
        bankAccounts: [
          {
            id: 1,
            name: 'Fees',
            columns: {
              width: 8,
              headings: ['Nr', 'Boekingsdatum', 'Datum', 'Beskrywing', 'Verwysing', 'Bedrag', 'Fooi', 'Saldo'],
              date: 1,
              words: [3, 4],
              amount: 7,
              out: [],
              balance: 5,
            },
          },
        ],
      }),
    ]),
  },
  play: async () => {
    const dialog = await openFile(afrikaans)
    await expect(await dialog.findByText(/^The balances do not match/)).toBeVisible()
    await nameColumns(dialog, { Bedrag: 'Amount', Saldo: 'Balance' })
    await expect(dialog.queryByText(/^The balances do not match/)).toBeNull()
    await expect(dialog.getByText(/^2 payments, R2,450.00\. 1 line with money out, R35.50/)).toBeVisible()
  },
}

export const NotImported: Story = {
  name: 'Stays with what was named where the import fails',
  args: { mocks: billingServer([mockOf(ImportBankLinesDocument, broken)]) },
  play: async () => {
    const dialog = await openFile(headless)
    await nameColumns(dialog, five)
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 3 payments' }))
    await expect(await dialog.findByText(/^Failed to import the statement/)).toBeVisible()
    await expect(dialog.getByLabelText('Column 4')).toHaveDisplayValue('Money in')
  },
}
