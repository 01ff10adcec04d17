import { referenceOf } from '#graphql/billing/reference.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import type { TestApp } from '#tests/setup/server.ts'
import type { Person } from './people.ts'

const owedCents = 235000
const creditCents = 4000

const billOf = (owner: string, childId: number) => ({
  childId,
  amountCents: owedCents,
  description: `Fee ${owner}`,
  kind: 'fee',
  month: '2018-05-01',
  issuedOn: todayInJohannesburg(),
  dueDate: todayInJohannesburg(),
})

const paymentOf = (owner: string, childId: number) => ({
  childId,
  amountCents: creditCents,
  method: 'eft',
  reference: `Paid by ${owner}`,
  notes: `Staff say of ${owner}`,
  date: todayInJohannesburg(),
})

/** A bill, and a payment that has not been allotted, for each child. */
export async function addMoney({ db }: TestApp, children: Record<string, number>) {
  for (const [owner, id] of Object.entries(children)) {
    await db('bills').insert(billOf(owner, id))
    await db('payments').insert(paymentOf(owner, id))
  }
}

/** What the account of a child says to a parent who may see it. */
export const billingSeenBy = (who: Person, childId: number) => ({
  paymentReference: referenceOf(childId),
  owingCents: owedCents,
  creditCents,
  bills: [{ description: `Fee ${who}` }],
  payments: [{ reference: `Paid by ${who}`, notes: null }],
})
