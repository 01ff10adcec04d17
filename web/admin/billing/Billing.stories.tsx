import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { dialogOf, InDashboard, told } from '#web/admin/shared/storyFrame.tsx'
import { mockOf, pageOf } from '#web/app/mocks.tsx'
import {
  BillingRecordsDocument,
  BillingSummaryDocument,
  BillingReportsDocument,
  PaymentHistoryDocument,
  SetFamilyAccountDocument,
} from './billing.generated.ts'
import { busyBilling } from './busyBilling.ts'
import { answerBills, billingServer, broken, sampleSummary, today } from './sampleBilling.ts'

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
  ...sampleSummary,
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

export const Filled: Story = {
  tags: ['dark-scheme'],
  name: 'Filled: Billing Records',
  args: { mocks: busy },
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

// The dialogs are in BillingDialogs.stories.tsx, what is done with records in records/Records.stories.tsx. Tests

/** The section's own code is loaded first. */
const table = () => screen.findByRole('table', { name: 'Billing records' })

export const Records: Story = {
  name: 'Shows the records of a month, and finds some',
  args: { mocks: billingServer() },
  play: async ({ canvas }) => {
    const records = within(await table())
    for (const card of ['Total Paid', 'Total Owing', 'Total Children'])
      await expect(canvas.getByText(card)).toBeVisible()
    await expect(canvas.getByText('R48,120.00')).toBeVisible()
    await expect(records.getByText('R7,350.00')).toBeVisible()
    await expect(records.getByText('Pending')).toBeVisible()
    for (const name of ['Paid', 'Unpaid', 'Overdue', 'Partial', 'Pending'])
      await expect(canvas.getByRole('option', { name })).toBeInTheDocument()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Overdue')
    await waitFor(() => expect(records.getByText('1 of 5 records shown')).toBeVisible())
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Pending')
    await expect(await canvas.findByText(/money on a bank statement would pay this in full/)).toBeVisible()
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

export const SaysThatItFailed: Story = {
  args: { mocks: billingServer([mockOf(BillingSummaryDocument, broken), mockOf(BillingRecordsDocument, broken)]) },
  name: 'Says that it failed',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error loading billing data. Please try again.')).toBeVisible()
  },
}

export const PaymentHistory: Story = {
  name: 'Reverses a payment',
  args: { at: '?section=billing&tab=history', mocks: billingServer() },
  play: async ({ canvas }) => {
    const payments = within(await canvas.findByRole('table', { name: 'Payments' }))
    await expect(payments.getByText('R600.00 credit')).toBeVisible()
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
    await expect(await canvas.findByText('6204 118 7730')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    const income = within(canvas.getByRole('table', { name: /Income by month/ }))
    await expect(income.getAllByRole('rowheader')).toHaveLength(5)
    const families = within(canvas.getByRole('table', { name: 'Aged debtors' }))
    await expect(families.getByRole('button', { name: 'Remind Thabo and Lerato Mokoena' })).toBeDisabled()
    await userEvent.click(families.getByRole('button', { name: 'Statement for Ben Fourie' }))
    const statement = await dialogOf('Family statement')
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

const person = (id: number, firstName: string, lastName: string) => ({
  id,
  firstName,
  lastName,
  namesakeBirthday: null,
})
const askedAbout = [
  {
    parents: ['Thandi Mokoena'],
    undecided: [12, 11],
    child: person(12, 'Thabo', 'Mokoena'),
    siblings: [person(11, 'Lerato', 'Mokoena')],
  },
  {
    parents: ['Nomvula Radebe', 'Sipho Radebe'],
    undecided: [19],
    child: person(19, 'Amahle', 'Radebe'),
    siblings: [person(17, 'Siyabonga', 'Radebe'), person(18, 'Nontobeko', 'Radebe')],
  },
]
const siblingsAsked = mockOf(BillingSummaryDocument, { ...sampleSummary, siblingProposals: askedAbout })

const decided = fn()
export const DecidesWhoPaysTogether: Story = {
  name: 'Puts brothers and sisters on one account, or leaves each on its own',
  args: {
    mocks: billingServer([
      siblingsAsked,
      mockOf(SetFamilyAccountDocument, ({ input }) => {
        decided(input)
        return { setFamilyAccount: [] }
      }),
    ]),
  },
  play: async ({ canvas }) => {
    decided.mockClear()
    await canvas.findByText('2 sibling accounts to review')
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    const dialog = await dialogOf('Who shares an account?')
    await userEvent.click(dialog.getByRole('button', { name: 'Share account: Thabo Mokoena and Lerato Mokoena' }))
    await told('Thabo Mokoena and Lerato Mokoena now share an account')
    await userEvent.click(dialog.getByRole('button', { name: /^Keep separate: Amahle Radebe, Siyabonga/ }))
    await waitFor(() => expect(decided).toHaveBeenCalledTimes(2))
    await expect(decided.mock.calls).toEqual([[{ childIds: [12, 11], withChildId: 11 }], [{ childIds: [19] }]])
  },
}

const [karabo, lethabo] = [person(21, 'Karabo', 'Dube'), person(22, 'Lethabo', 'Botha')]
const tumi = person(23, 'Tumi', 'Dube')
const eitherAsked = [
  ...askedAbout,
  { parents: ['Zanele Dube'], undecided: [23], child: tumi, siblings: [karabo] },
  { parents: ['Pieter Botha'], undecided: [23], child: tumi, siblings: [lethabo] },
  { parents: ['Zanele Dube'], undecided: [24, 23], child: person(24, 'Neo', 'Dube'), siblings: [tumi] },
]

export const ChoosesOneOfSeveralAccounts: Story = {
  name: 'Leaves a child with several accounts to choose from out of “Share all”',
  args: {
    mocks: billingServer([
      mockOf(BillingSummaryDocument, { ...sampleSummary, siblingProposals: eitherAsked }),
      mockOf(SetFamilyAccountDocument, ({ input }) => {
        decided(input)
        return { setFamilyAccount: [] }
      }),
    ]),
  },
  play: async ({ canvas }) => {
    decided.mockClear()
    await canvas.findByText('5 sibling accounts to review')
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    const dialog = await dialogOf('Who shares an account?')
    await expect(dialog.getByText(/More than one account is possible for Tumi Dube\./)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Share account: Tumi Dube and Lethabo Botha' }))
    await told('Tumi Dube and Lethabo Botha now share an account')
    await userEvent.click(dialog.getByRole('button', { name: 'Share all' }))
    const sharing = await dialogOf('Share all')
    await userEvent.click(sharing.getByRole('button', { name: 'Share accounts in 2 families' }))
    await expect(await sharing.findByText('2 families now share an account')).toBeVisible()
    await expect(decided.mock.calls).toEqual([
      [{ childIds: [23], withChildId: 22 }],
      [{ childIds: [12, 11], withChildId: 11 }],
      [{ childIds: [19], withChildId: 17 }],
    ])
  },
}
