/** A bill for allocation; amounts are integer cents. */
export interface OwedBill {
  id: number
  amountCents: number
  dueDate: string
}

export interface MadePayment {
  id: number
  amountCents: number
  date: string
  /** The bill that it pays, if one was chosen. */
  billId: number | null
}

/** The part of a payment that goes to a bill. */
export interface Share {
  paymentId: number
  billId: number
  amountCents: number
}

type Due = Pick<OwedBill, 'id' | 'dueDate'>

export const byDue = (one: Due, other: Due) => one.dueDate.localeCompare(other.dueDate) || one.id - other.id

const byDate = (one: MadePayment, other: MadePayment) => one.date.localeCompare(other.date) || one.id - other.id

/**
 * Allocates payments to bills: first to the bill that a payment was made for, then the remainder of all payments,
 * earliest first, to the bills, oldest due date first. What is left is credit for the next bill. The result depends
 * only on the bills and payments, not on the order in which they were entered: a reversed payment leaves nothing
 * behind, and concurrent writers get the same balances.
 */
export function allot(bills: readonly OwedBill[], payments: readonly MadePayment[]): Share[] {
  const owing = new Map(bills.map(({ id, amountCents }) => [id, amountCents]))
  const left = new Map(payments.map(({ id, amountCents }) => [id, amountCents]))
  const shares = new Map<string, Share>()
  const give = (paymentId: number, billId: number) => {
    const cents = Math.min(left.get(paymentId) ?? 0, owing.get(billId) ?? 0)
    if (cents <= 0) return
    left.set(paymentId, (left.get(paymentId) ?? 0) - cents)
    owing.set(billId, (owing.get(billId) ?? 0) - cents)
    const key = `${paymentId}.${billId}`
    shares.set(key, { paymentId, billId, amountCents: (shares.get(key)?.amountCents ?? 0) + cents })
  }
  const earliestFirst = [...payments].sort(byDate)
  for (const { id, billId } of earliestFirst) if (billId !== null) give(id, billId)
  const oldestFirst = [...bills].sort(byDue)
  let next = 0
  for (const { id } of earliestFirst) {
    while (next < oldestFirst.length && (left.get(id) ?? 0) > 0) {
      const bill = oldestFirst[next] as OwedBill
      give(id, bill.id)
      if ((owing.get(bill.id) ?? 0) === 0) next += 1
    }
  }
  return [...shares.values()]
}

/**
 * The entries that turn the existing allocations into the wanted ones. Reversals come first, so that nothing is
 * allocated twice on the way.
 */
export function corrections(existing: readonly Share[], wanted: readonly Share[]): Share[] {
  const keyOf = ({ paymentId, billId }: Share) => `${paymentId}.${billId}`
  const change = new Map<string, Share>()
  for (const share of wanted) change.set(keyOf(share), { ...share })
  for (const share of existing) {
    const known = change.get(keyOf(share))
    change.set(keyOf(share), { ...share, amountCents: (known?.amountCents ?? 0) - share.amountCents })
  }
  const entries = [...change.values()].filter(({ amountCents }) => amountCents !== 0)
  return [...entries.filter(({ amountCents }) => amountCents < 0), ...entries.filter((entry) => entry.amountCents > 0)]
}
