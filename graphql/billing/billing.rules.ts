export const paymentMethods = ['bank_transfer', 'cash', 'eft', 'debit_order', 'card'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

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

/** Filters of the list: admin specification, section 4, and the records that {@link statusOf} finds pending. */
export const filterStatuses = ['paid', 'unpaid', 'overdue', 'partial', 'pending'] as const

export const pendingText =
  'Pending: money on a bank statement would pay this in full. It becomes paid once that line is allocated under Payment History, Bank statement.'

interface BillTotals {
  amountCents: number
  paidCents: number
  dueDate: string
}

/**
 * The status of a bill, derived from its totals. Pending: unallocated money on a bank statement would pay it in full,
 * so there is no reason to ask for it.
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

/** Label of an invoice's total: no thanks for payment if only credit notes have settled it. */
export function dueLabel(owingCents: number, entries: readonly { method: CreditMethod }[]): string {
  if (owingCents > 0) return 'Amount due'
  const isPaid = entries.some(({ method }) => method !== 'credit_note')
  return isPaid ? 'Paid in full, thank you' : 'Credited, nothing due'
}

/** Whether it counts in Total Owing: unpaid, overdue and partial do (admin specification, section 9). */
export const countsAsOwing = (status: BillStatus) => status !== 'paid' && status !== 'pending'

/** Whether a record can still be corrected: only until it is paid, since payments were made for what it said. */
export const mayBeCorrected = (bill: Pick<BillTotals, 'amountCents' | 'paidCents'>) => owingOf(bill) > 0

/** Whether a record can be deleted: only while nothing is paid on it, since ledger entries about money stay. */
export const mayBeDeleted = ({ paidCents }: Pick<BillTotals, 'paidCents'>) => paidCents === 0

export const notDeletedMessage = 'A record with payments cannot be deleted. Please create a credit note instead.'

type Amount = Pick<BillTotals, 'amountCents'>

/** Amount that may still be credited, in cents: the record's amount less its credit notes. */
export const creditableCents = (bill: Amount, notes: readonly Amount[]) =>
  Math.max(0, bill.amountCents - notes.reduce((sum, { amountCents }) => sum + amountCents, 0))

/** `INV-00042`, `REC-00007`, `CN-00008`: numbers of documents. */
export const invoiceNumber = (id: number) => `INV-${String(id).padStart(5, '0')}`
export const receiptNumber = (id: number, method?: CreditMethod) =>
  `${method === 'credit_note' ? 'CN' : 'REC'}-${String(id).padStart(5, '0')}`
