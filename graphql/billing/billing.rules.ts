/** R1,000,000: far over any fee, so that a slip of the keyboard is noticed. */
export const mostBillCents = 100_000_000

export const paymentMethods = ['bank_transfer', 'cash', 'eft', 'debit_order', 'card'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** How an entry in favour of an account came about: money that came in, or a credit note of the centre. */
export type CreditMethod = PaymentMethod | 'credit_note'

/** Their names: admin specification, section 9. */
export const methodLabels: Record<CreditMethod, string> = {
  bank_transfer: 'Bank Transfer',
  cash: 'Cash',
  eft: 'EFT',
  debit_order: 'Debit Order',
  card: 'Card Payment',
  credit_note: 'Credit Note',
}

export type BillKind = 'fee' | 'registration' | 'uniform' | 'other'

export const billStatuses = ['paid', 'unpaid', 'pending', 'overdue', 'partial'] as const
export type BillStatus = (typeof billStatuses)[number]

export const statusLabels: Record<BillStatus, string> = {
  paid: 'Paid',
  unpaid: 'Unpaid',
  pending: 'Pending',
  overdue: 'Overdue',
  partial: 'Partial',
}

/** What the list can be narrowed to: admin specification, section 4, and the records that {@link statusOf} finds pending. */
export const filterStatuses = ['paid', 'unpaid', 'overdue', 'partial', 'pending'] as const

/** What "pending" means, for users who meet it in a list. */
export const pendingInWords =
  'Pending: money on a bank statement would pay it in full. It is paid once that line is booked under Payment History, Bank statement.'

interface BillTotals {
  amountCents: number
  paidCents: number
  dueDate: string
}

/**
 * The status of a bill, which follows from its totals. Pending: money that has reached the bank, but that nobody has booked yet, would pay
 * it in full, so there is no reason to ask for it.
 */
export function statusOf(
  { amountCents, paidCents, dueDate }: BillTotals,
  today: string,
  isCovered = false,
): BillStatus {
  if (paidCents >= amountCents) return 'paid'
  if (isCovered) return 'pending'
  if (dueDate < today) return 'overdue'
  return paidCents > 0 ? 'partial' : 'unpaid'
}

export const owingOf = ({ amountCents, paidCents }: Pick<BillTotals, 'amountCents' | 'paidCents'>) =>
  amountCents - paidCents

/** The words at the sum of an invoice: nobody is thanked for money where credit notes alone have settled it. */
export function dueLabel(owingCents: number, entries: readonly { method: CreditMethod }[]): string {
  if (owingCents > 0) return 'To be paid'
  const isPaid = entries.some(({ method }) => method !== 'credit_note')
  return isPaid ? 'Paid in full, thank you' : 'Credited, nothing to be paid'
}

/** Whether it counts in Total Owing: unpaid, overdue and partial do (admin specification, section 9). */
export const countsAsOwing = (status: BillStatus) => status !== 'paid' && status !== 'pending'

/** Whether what a record says may still be corrected: until it is paid, as the money of a paid one was for what it said. */
export const mayBeCorrected = (bill: Pick<BillTotals, 'amountCents' | 'paidCents'>) => owingOf(bill) > 0

/**
 * How much of a record may still be credited, in cents: what it asks for, less the credit notes written for it.
 * @param credited amounts of its credit notes, in cents
 */
export const creditableCents = (amountCents: number, credited: readonly number[]) =>
  Math.max(0, amountCents - credited.reduce((sum, cents) => sum + cents, 0))

/** `INV-00042`, `REC-00007`, `CN-00008`: numbers of documents. */
export const invoiceNumber = (id: number) => `INV-${String(id).padStart(5, '0')}`
export const receiptNumber = (id: number, method?: CreditMethod) =>
  `${method === 'credit_note' ? 'CN' : 'REC'}-${String(id).padStart(5, '0')}`
