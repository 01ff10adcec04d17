import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, spyOn, userEvent, within } from 'storybook/test'
import { mockOf } from '#web/app/mocks.tsx'
import { PortalBadgesDocument } from '../shell/PortalBadges.generated.ts'
import { Portal } from '../storyFrame.tsx'
import { ParentBillingDocument, type ParentBillingQuery } from './ParentBilling.generated.ts'

const meta = {
  title: 'Portal/Billing',
  component: Portal,
  parameters: {
    layout: 'fullscreen',
  },
  args: { at: '/parent/billing', mocks: [] },
} satisfies Meta<typeof Portal>
export default meta
type Story = StoryObj<typeof meta>

type Account = ParentBillingQuery['myChildren'][number]['billing']

const bill = (id: number, description: string, status: string, owingCents: number): Account['bills'][number] => ({
  id,
  description,
  status,
  owingCents,
  amountCents: 240_000,
  dueDate: '2026-11-07',
  invoiceNumber: `INV-0000${id}`,
  receiptNumbers: owingCents === 0 ? ['REC-00003'] : [],
})

const billing: Account = {
  paymentReference: 'KW00010',
  payer: { name: 'Mokoena Transport (Pty) Ltd', address: '4 Loop Street\nBloemfontein' },
  balanceCents: 240_000,
  owingCents: 240_000,
  overdueCents: 240_000,
  creditCents: 0,
  bills: [
    bill(9, 'Toddlers full-time, November 2026', 'overdue', 240_000),
    ...[8, 7, 6, 5, 4].map((id) => bill(id, `Toddlers full-time, month ${id}`, 'paid', 0)),
  ],
  payments: [
    {
      id: 3,
      date: '2026-10-30',
      method: 'eft',
      amountCents: 240_000,
      reversedAt: null,
      receiptNumber: 'REC-00003',
      invoiceNumbers: ['INV-00008'],
    },
    {
      id: 2,
      date: '2026-09-30',
      method: 'debit_order',
      amountCents: 240_000,
      reversedAt: '2026-10-02T08:00:00Z',
      receiptNumber: 'REC-00002',
      invoiceNumbers: [],
    },
  ],
}

const bankDetails = {
  accountHolder: 'Kiewiet Early Learning Centre',
  bank: 'Karoo Bank',
  branchCode: '250 655',
  accountNumber: '6204 118 7730',
  accountType: 'Cheque',
}
const lerato = { id: 1, firstName: 'Lerato', lastName: 'Mokoena', billing }
const paid = {
  ...billing,
  balanceCents: -5000,
  owingCents: 0,
  overdueCents: 0,
  creditCents: 5000,
  bills: [],
  payments: [],
}

const nothing = { ...paid, balanceCents: 0, creditCents: 0 }

/** Behind by a month, and paid before that. */
const late = {
  ...lerato,
  billing: {
    ...billing,
    bills: billing.bills.map((entry, index) => ({
      ...entry,
      description: `Toddlers full-time, ${['November', 'October', 'September', 'August', 'July', 'June'][index]} 2026`,
      dueDate: ['2026-11-07', '2026-10-07', '2026-09-07', '2026-08-07', '2026-07-07', '2026-06-05'][index] ?? '',
    })),
  },
}

/** One bill paid in part, one not due yet, and what came before. */
const thabo: ParentBillingQuery['myChildren'][number] = {
  id: 4,
  firstName: 'Thabo',
  lastName: 'Mokoena',
  billing: {
    ...billing,
    paymentReference: 'KW00014',
    balanceCents: 361_500,
    owingCents: 361_500,
    overdueCents: 101_500,
    bills: [
      {
        ...bill(19, 'Preschool full-time, November 2026', 'unpaid', 260_000),
        amountCents: 260_000,
        dueDate: '2026-11-30',
      },
      {
        ...bill(18, 'Summer dress, sun hat and tracksuit for the concert at the end of the year', 'partial', 101_500),
        amountCents: 151_500,
        dueDate: '2026-10-31',
        receiptNumbers: ['REC-00004'],
      },
      ...['October', 'September', 'August', 'July'].map((month, index) => ({
        ...bill(17 - index, `Preschool full-time, ${month} 2026`, 'paid', 0),
        amountCents: 260_000,
        dueDate: `2026-${10 - index < 10 ? `0${10 - index}` : 10}-07`,
      })),
    ],
  },
}
const bontle = {
  ...thabo,
  id: 9,
  firstName: 'Bontle-Grace',
  lastName: 'Mokoena van der Westhuizen',
  billing: { ...paid, paymentReference: 'KW00021' },
}

/** One child with a bill that is overdue, one in part paid, one that has paid ahead. */
export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { mocks: [mockOf(ParentBillingDocument, { bankDetails, myChildren: [late, thabo, bontle] })] },
}

/** A centre that has not filled in its bank details, and a family with credit. */
export const FilledInFavour: Story = {
  name: 'Filled: in your favour, no bank details',
  args: {
    mocks: [
      mockOf(ParentBillingDocument, {
        bankDetails: { ...bankDetails, accountNumber: '' },
        myChildren: [{ ...lerato, billing: paid }],
      }),
    ],
  },
}

export const Empty: Story = {
  args: {
    mocks: [mockOf(ParentBillingDocument, { bankDetails, myChildren: [{ ...lerato, billing: nothing }] })],
  },
}

// Tests

export const PaidInPart: Story = {
  name: 'Says how far each bill is paid, and by which receipt',
  args: { mocks: [mockOf(ParentBillingDocument, { bankDetails, myChildren: [{ ...thabo, id: 31 }] })] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'INV-000018, due 31 October 2026. R500.00 paid (receipt REC-00004), R1,015.00 outstanding',
      ),
    ).toBeVisible()
    await expect(canvas.getByText('INV-000019, due 30 November 2026')).toBeVisible()
  },
}

export const Owing: Story = {
  name: 'Shows what is owed, and how it is paid',
  args: { mocks: [mockOf(ParentBillingDocument, { bankDetails, myChildren: [lerato] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('R2,400.00 overdue')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'How to pay' })).toHaveAttribute('href', '/parent/billing#how-to-pay')
    const account = within(canvas.getByRole('region', { name: 'Lerato Mokoena' }))
    await expect(account.getByText('Overdue')).toBeVisible()
    await expect(account.queryByText('Toddlers full-time, month 4')).toBeNull()
    await userEvent.click(account.getByRole('button', { name: 'Show all 6' }))
    await expect(account.getByText('Toddlers full-time, month 4')).toBeVisible()
    await userEvent.click(account.getByText('Payments'))
    await expect(await account.findByText('Debit Order, REC-00002, reversed on 2 October 2026')).toBeVisible()
    await expect(account.getByRole('link', { name: 'Receipt of 30 October 2026' })).toHaveAttribute(
      'href',
      '/api/billing/receipts/3',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Reference for Lerato' }))
    await expect(await screen.findByText(/Reference for Lerato copied|does not allow copying/)).toBeInTheDocument()
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Account number' }))
    await expect(copied).toHaveBeenLastCalledWith('62041187730')
    const chat = canvas.getAllByRole('link', { name: 'WhatsApp' })[0]
    await expect(decodeURIComponent(chat?.getAttribute('href') ?? '')).toMatch(
      /A question about payment reference .+\(Lerato\)/,
    )
    await expect(canvas.getByRole('link', { name: 'Statement (PDF)' })).toHaveAttribute(
      'href',
      '/api/billing/statements/1?from=2026-09-01&to=2026-11-24',
    )
    await expect(canvas.getByRole('link', { name: 'Message the centre' })).toHaveAttribute(
      'href',
      '/parent/messages?write=1',
    )
    await fireEvent.change(canvas.getByRole('textbox', { name: 'To' }), { target: { value: '01/08/2026' } })
    await expect(await canvas.findByText('The last day cannot be before the first.')).toBeVisible()
  },
}

export const InFavour: Story = {
  name: 'Asks for the bank details where there are none',
  args: FilledInFavour.args,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In credit')).toBeVisible()
    await expect(canvas.getByText('Nothing has been billed yet.')).toBeVisible()
    await expect(canvas.getByText(/Please ask us for our bank details/)).toBeVisible()
  },
}

/** Somebody who has only registered, with the address of the view: no bank details, and no word of a failure. */
export const ShowsNoBankDetailsToAnAccountOfNoFamily: Story = {
  name: 'Shows no bank details to an account of no family',
  args: {
    mocks: [
      mockOf(ParentBillingDocument, { bankDetails: null, myChildren: [] }),
      mockOf(PortalBadgesDocument, { belongsToCentre: false, myChildren: [] }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No child is linked to your account yet')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bills and payments' })).toBeVisible()
    await expect(canvas.queryByText(/could not be loaded/)).toBeNull()
  },
}
