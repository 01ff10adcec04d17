import type { Context } from '#graphql/platform/context.ts'
import type { MadePayment, OwedBill, Share } from './allocation.rules.ts'

export type Of<Entry> = Entry & { childId: number }

export interface Leaving {
  /** A bill that is about to be deleted. */
  withoutBill?: number
  /** A payment that is about to be reversed. */
  withoutPayment?: number
}

/** The part of some accounts in which money may move. */
export interface Unsettled {
  bills: Of<OwedBill>[]
  /** With so much of each as does not lie on bills outside of this part. */
  payments: Of<MadePayment>[]
  /** What lies on these bills now. */
  standing: Of<Share>[]
}

/**
 * From which due date on money may move, for each child; a child without such a day has nothing to settle. Money goes to
 * the oldest bill first, so bills before the first open one stay as they are; unless a payment that moves, or one dated
 * after it, lies on them.
 */
const moving = `
  with open as (
    select id, child_id, due_date from bills
    where child_id = any(:ids) and deleted_at is null and paid_cents < amount_cents
    union all
    select id, child_id, due_date from bills where id = :bill
  ), moved as (
    select child_id, date from payments
    where child_id = any(:ids) and reversed_at is null and allotted_cents < amount_cents
    union all
    select child_id, date from payments where id = :payment
    union all
    select payments.child_id, date from payments join open on open.id = bill_id where reversed_at is null
  ), late as (
    select payments.id, bill_id from payments
    join (select child_id, min(date) as since from moved group by child_id) as first using (child_id)
    where date >= since and reversed_at is null
  ), reached as (
    select child_id, due_date from open
    union all
    select child_id, due_date from bills
    where deleted_at is null
      and id in (select bill_id from late union select bill_id from allocations where payment_id in (select id from late))
  )
  select child_id as "childId", min(due_date) as since from reached group by child_id`

const bills = `
  select id, child_id as "childId", amount_cents as "amountCents", due_date as "dueDate" from bills
  join unnest(:ids::int[], :since::date[]) as part (child_id, since) using (child_id)
  where deleted_at is null and due_date >= since`

const standing = `
  select bills.child_id as "childId", payment_id as "paymentId", bill_id as "billId",
    sum(allocations.amount_cents)::int as "amountCents"
  from allocations join bills on bills.id = bill_id
  where bill_id = any(:bills)
  group by bills.child_id, payment_id, bill_id
  having sum(allocations.amount_cents) <> 0`

const payments = `
  select id, child_id as "childId", amount_cents as "amountCents", allotted_cents as "allottedCents", date,
    bill_id as "billId"
  from payments
  where reversed_at is null
    and (child_id = any(:ids) and allotted_cents < amount_cents or id = any(:standing))`

/**
 * Reads of these accounts only what a change can move: the open bills, the payments that are not used up, and what stands
 * beside them. So the account of ten years costs as much as that of a new child. Four statements, however many accounts.
 */
export async function readUnsettled(
  { db }: Pick<Context, 'db'>,
  childIds: readonly number[],
  { withoutBill, withoutPayment }: Leaving,
): Promise<Unsettled> {
  const read = async <Row>(text: string, values: Record<string, unknown>) =>
    ((await db.raw(text, values as Record<string, string>)) as { rows: Row[] }).rows
  const parts = await read<{ childId: number; since: string }>(moving, {
    ids: [...childIds],
    bill: withoutBill ?? null,
    payment: withoutPayment ?? null,
  })
  const ids = parts.map(({ childId }) => childId)
  const found = await read<Of<OwedBill>>(bills, { ids, since: parts.map(({ since }) => since) })
  const shares = await read<Of<Share>>(standing, { bills: found.map(({ id }) => id) })
  const made = await read<Of<MadePayment> & { allottedCents: number }>(payments, {
    ids,
    standing: shares.map(({ paymentId }) => paymentId),
  })
  const here = new Map<number, number>()
  for (const { paymentId, amountCents } of shares) here.set(paymentId, (here.get(paymentId) ?? 0) + amountCents)
  return {
    bills: found.filter(({ id }) => id !== withoutBill),
    payments: made
      .filter(({ id }) => id !== withoutPayment)
      .map(({ allottedCents, ...payment }) => ({
        ...payment,
        amountCents: payment.amountCents - allottedCents + (here.get(payment.id) ?? 0),
      })),
    standing: shares,
  }
}
