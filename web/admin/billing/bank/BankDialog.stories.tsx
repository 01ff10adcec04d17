import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { dialogOf, InDashboard, stay, told } from '#web/admin/shared/storyFrame.tsx'
import { failure, mockOf } from '#web/app/mocks.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { BookBankLineDocument, ImportBankLinesDocument } from '../billing.generated.ts'
import { busyBilling } from '../busyBilling.ts'
import { type BankLine, billingServer, sampleBankLines } from '../sampleBilling.ts'
import { BankLineCard } from './BankLineCard.tsx'

const history = '?section=billing&tab=history'

const meta = {
  title: 'Admin/Billing/Bank statement',
  component: InDashboard,
  parameters: { layout: 'fullscreen' },
  args: { at: history, mocks: billingServer() },
} satisfies Meta<typeof InDashboard>
export default meta
type Story = StoryObj<typeof meta>

const bookedByHand = 'R900.00 for this family has already been recorded: REC-00306 of 3 November 2026.'
const twice = failure(bookedByHand, 'CONFLICT', undefined, { existingId: 306 })

export const BankStatement: Story = {
  name: 'Imports a bank statement and books its lines',
  args: { mocks: billingServer() },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Bank statement' }))
    const dialog = await dialogOf('Bank statement')
    await expect(await dialog.findByText('Thabo Mokoena R2,160.00, Lerato Mokoena R2,400.00')).toBeVisible()
    const file = await dialog.findByLabelText('Statement file')
    await userEvent.upload(file, new File(['Name,Age\nBen,3'], 'list.csv', { type: 'text/csv' }))
    await expect(await dialog.findByText(/no date, amount and description columns/)).toBeVisible()
    const statement =
      'Date,Description,Amount\n2026-11-03,KW00045,50.00\n2026-11-04,Lunch,-9.00\n2026-11-05,PAY, 500,2400.00\n'
    await userEvent.upload(file, new File([statement], 'bank.csv', { type: 'text/csv' }))
    await expect(
      await dialog.findByText(
        /^1 new payment, 1 matched to a child\. 1 imported before\. 1 line with money out skipped\./,
      ),
    ).toBeVisible()
    const refused = within(dialog.getByRole('table', { name: 'Lines not imported' }))
    await expect(refused.getByRole('row', { name: /^4 It has 4 cells instead of 3/ })).toBeVisible()
    const known = within(dialog.getByRole('table', { name: 'Lines imported before' }))
    await expect(known.getByRole('row', { name: /^2 KW00045 .* R50.00$/ })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^Allocate R4,560.00/ }))
    await told(/R4,560.00 on .* allocated/)
    await expect(dialog.queryByRole('button', { name: /^Allocate R900.00/ })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: /^Choose a child for R900.00/ }))
    await expect(await dialog.findByRole('button', { name: /^Allocate R900.00/ })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Set aside' }))
    await expect(await dialog.findByText('No payments to allocate.')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Set aside' }))
    await userEvent.click(await dialog.findByRole('button', { name: /^Return R900.00 on .* to the list$/ }))
    await told(/R900.00 on .* is awaiting allocation/)
    await expect(await dialog.findByText('No lines have been set aside.')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'To allocate' }))
    await expect(await dialog.findByRole('button', { name: /^Choose a child for R900.00/ })).toBeVisible()
  },
}

export const EscapeDuringTheImport: Story = {
  name: 'Stays open until it can say what became of the statement',
  args: { mocks: billingServer([mockOf(ImportBankLinesDocument, 'pending')]) },
  // the field is left inactive, and what is inactive need have no contrast (WCAG 1.4.3)
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Bank statement' }))
    const dialog = await dialogOf('Bank statement')
    const statement = new File(['Date,Description,Amount\n2026-11-03,KW00045,50.00\n'], 'bank.csv', {
      type: 'text/csv',
    })
    await userEvent.upload(await dialog.findByLabelText('Statement file'), statement)
    await waitFor(() => expect(dialog.getByLabelText('Statement file')).toBeDisabled())
    await userEvent.keyboard('{Escape}')
    for (const close of dialog.getAllByRole('button', { name: 'Close' })) await userEvent.click(close)
    await expect(screen.getByRole('dialog', { name: 'Bank statement' })).toBeVisible()
  },
}

export const LineTwice: Story = {
  name: 'Asks before a line is booked that was written down by hand',
  args: {
    mocks: billingServer([
      mockOf(BookBankLineDocument, ({ input }) =>
        input.isAnother ? { bookBankLine: { id: input.id, openCents: 0, status: 'booked', version: 2 } } : twice,
      ),
    ]),
    children: (
      <Dialog onClose={stay} size="large" title="Bank statement">
        <BankLineCard line={sampleBankLines[0] as BankLine} onClose={stay} />
      </Dialog>
    ),
  },
  play: async () => {
    const dialog = await dialogOf('Bank statement')
    await userEvent.click(dialog.getByRole('button', { name: /^Allocate R4,560.00 on/ }))
    await expect(await dialog.findByText(/already been recorded: REC-00306/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^Allocate anyway: R4,560.00/ }))
    await told(/R4,560.00 on .* allocated/)
  },
}

export const BankWorkbook: Story = {
  name: 'Imports a statement from the sheet that holds it, and from another one that is chosen',
  args: { mocks: billingServer() },
  play: async () => {
    const { default: write } = await import('write-excel-file/browser')
    const sheetOf = (sheet: string, ...rows: string[][]) => ({
      sheet,
      data: rows.map((row) => row.map((value) => ({ type: String, value }))),
    })
    const head = ['Date', 'Description', 'Amount']
    const workbook = await write([
      sheetOf('Cover', ['Account 6204 118 7730']),
      sheetOf('October', head, ['2026-10-03', 'KW00045', '50.00']),
      sheetOf('September', head, ['2026-09-03', 'Lunch', '-9.00']),
    ]).toBlob()
    await userEvent.click(await screen.findByRole('button', { name: 'Bank statement' }))
    const dialog = await dialogOf('Bank statement')
    await userEvent.upload(await dialog.findByLabelText('Statement file'), new File([workbook], 'bank.xlsx'))
    await expect(await dialog.findByText(/new payment/)).toBeVisible()
    await expect(dialog.getByLabelText('Sheet')).toHaveDisplayValue('October')
    await userEvent.selectOptions(dialog.getByLabelText('Sheet'), 'September')
    await expect(await dialog.findByText(/no lines with money in/)).toBeVisible()
    await expect(dialog.getByLabelText('Sheet')).toHaveDisplayValue('September')
  },
}

export const BookAll: Story = {
  name: 'Books all lines that match at once',
  args: { mocks: billingServer(busyBilling) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Bank statement' }))
    const dialog = await dialogOf('Bank statement')
    await userEvent.click(await dialog.findByRole('button', { name: /^Allocate all \d+ matches$/ }))
    const bulk = await dialogOf('Allocate all matches')
    await expect(bulk.getByText(/matched lines, R.* in total/)).toBeVisible()
    await userEvent.click(bulk.getByRole('button', { name: /^Allocate \d+ lines$/ }))
    await expect(await bulk.findByText(/^\d+ lines allocated$/)).toBeVisible()
  },
}

export const BankAccounts: Story = {
  name: 'Asks of which account a statement is, and adds another one',
  args: { mocks: billingServer() },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Bank statement' }))
    const dialog = await dialogOf('Bank statement')
    const account = await dialog.findByLabelText('Account')
    await expect(account).toHaveDisplayValue('Bank account')
    await userEvent.selectOptions(account, 'Add another account...')
    await userEvent.type(dialog.getByLabelText('Account name'), 'Savings')
    await userEvent.click(dialog.getByRole('button', { name: 'Add account' }))
    await waitFor(() => expect(dialog.getByLabelText('Account')).toHaveDisplayValue('Savings'))
  },
}

export const BankOfx: Story = {
  name: 'Imports a statement in OFX',
  args: { mocks: billingServer() },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Bank statement' }))
    const dialog = await dialogOf('Bank statement')
    const statement =
      'OFXHEADER:100\n\n<OFX><BANKTRANLIST>\n<STMTTRN><DTPOSTED>20261103<TRNAMT>50.00<FITID>1<NAME>KW00045</STMTTRN>\n<STMTTRN><DTPOSTED>2026<TRNAMT>50.00</STMTTRN>\n</BANKTRANLIST></OFX>'
    await userEvent.upload(await dialog.findByLabelText('Statement file'), new File([statement], 'bank.ofx'))
    await expect(await dialog.findByText(/^1 new payment, 1 matched to a child/)).toBeVisible()
    await expect(dialog.getByRole('row', { name: /^5 “2026” is not a date/ })).toBeVisible()
  },
}
