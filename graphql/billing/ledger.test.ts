import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { allot, type MadePayment, type OwedBill, type Share } from './allocation.rules.ts'
import { settle } from './ledger.service.ts'

/** `LEDGER_OPERATIONS=10000` runs the long form. */
const operations = Number(process.env.LEDGER_OPERATIONS ?? 300)
const patience = 60_000 + operations * 100
/** In the long form each has a hundred, as many as a child in four years. */
const accounts = Math.max(20, Math.ceil(operations / 100))

const today = todayInJohannesburg()

let app: TestApp
let admin: string
let children: number[]
beforeAll(async () => {
  app = await openTestApp({ filling: 'demo' })
  admin = await app.signIn('admin')
  // money that waits at the bank makes records pending, which do not count as owing
  await app.db('bank_lines').update({ status: 'ignored' })
  const added = await Promise.all(Array.from({ length: accounts }, () => app.addChild()))
  children = added.toSorted((one, other) => one - other)
  await operate()
}, patience)
afterAll(() => app.close())

const ask = async <Data>(document: string, variables: object = {}) =>
  (await app.graphql<Data>(document, { ...variables }, { cookie: admin })).data
const sql = async <Row>(text: string, values: Record<string, string> = {}) =>
  ((await app.db.raw(text, values)) as { rows: Row[] }).rows

/** The same numbers in each run, so that a failure can be looked into. */
function randomNumbers(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % most
  }
}

/** Bills and payments of three years in no order, some taken back, deleted and restored. */
async function operate() {
  const next = randomNumbers(77)
  const bills: { id: number; childId: number }[] = []
  const payments: number[] = []
  const deleted: number[] = []
  const taken = <Entry>(entries: Entry[]) => entries.splice(next(entries.length), 1)[0] as Entry
  const amount = () => `${next(3000) + 1}.${next(90) + 10}`
  const make: (() => Promise<void>)[] = [
    async () => {
      const childId = children[next(accounts)] as number
      const input = { childId, amount: amount(), description: 'Fee', dueDate: addDays(today, next(1100) - 1060) }
      const { createBilling } = await ask<{ createBilling: { id: number } }>(
        'mutation ($input: BillInput!) { createBilling(input: $input) { id } }',
        { input },
      )
      bills.push({ id: createBilling.id, childId })
    },
    async () => {
      const chosen = next(3) === 0 ? bills[next(Math.max(1, bills.length))] : undefined
      const childId = chosen?.childId ?? (children[next(accounts)] as number)
      const date = addDays(today, -next(1060))
      const input = { childId, amount: amount(), method: 'eft', date, billId: chosen?.id ?? null }
      const { recordPayment } = await ask<{ recordPayment: { id: number } }>(
        'mutation ($input: PaymentInput!) { recordPayment(input: $input) { id } }',
        { input },
      )
      payments.push(recordPayment.id)
    },
    async () => {
      if (payments.length === 0) return
      const document = 'mutation ($id: Int!) { reversePayment(id: $id, input: { reason: "Bounced" }) { id } }'
      await ask(document, { id: taken(payments) })
    },
    async () => {
      if (bills.length === 0) return
      const bill = taken(bills)
      const { id } = bill
      const answer = await ask<object | null>(
        'mutation ($id: Int!) { deleteBill(id: $id, input: { reason: "Typed twice" }) { id } }',
        { id },
      )
      // one with payments stays
      if (answer) deleted.push(id)
      else bills.push(bill)
    },
    async () => {
      if (deleted.length > 0) await ask('mutation ($id: Int!) { restoreBill(id: $id) { id } }', { id: taken(deleted) })
    },
  ]
  // how often each happens, of twenty times
  const turns = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 4]
  for (let operation = 0; operation < operations; operation += 1) await make[turns[next(turns.length)] ?? 0]?.()
}

/** What is still owed on each bill, from the entries of the ledger alone. */
const owed = `
  owed as (
    select id, child_id, due_date, amount_cents,
      amount_cents - coalesce((select sum(amount_cents) from allocations where bill_id = bills.id), 0) as cents
    from bills where deleted_at is null
  )`
/** What of each payment has gone to no bill, from the entries alone. */
const credit = `
  credit as (
    select child_id,
      amount_cents - coalesce((select sum(amount_cents) from allocations where payment_id = payments.id), 0) as cents
    from payments where reversed_at is null
  )`

describe('after many random operations', () => {
  it('the figures above the records are the sums of the ledger', async () => {
    const { billingSummary } = await ask<{ billingSummary: object }>(
      '{ billingSummary { owingCents owingCount overdueCents overdueCount paidCents } }',
    )
    const [sums] = await sql(
      `with ${owed}
      select sum(cents)::int as "owingCents",
        (count(*) filter (where cents > 0))::int as "owingCount",
        (sum(cents) filter (where due_date < :today))::int as "overdueCents",
        (count(*) filter (where due_date < :today and cents > 0))::int as "overdueCount",
        (select sum(amount_cents)::int from payments
          where reversed_at is null and method <> 'credit_note' and to_char(date, 'YYYY-MM') = :month) as "paidCents"
      from owed`,
      { today, month: today.slice(0, 7) },
    )
    expect(billingSummary).toEqual(sums)
  })

  it('each record in the list says what the ledger says', async () => {
    const bills: { id: number }[] = []
    for (let after: string | null = null, more = true; more; ) {
      const page: {
        bills: { edges: { node: { id: number } }[]; pageInfo: { endCursor: string; hasNextPage: boolean } }
      } = await ask(
        `query ($after: String) {
            bills(first: 200, after: $after) {
              edges { node { id paidCents owingCents status } } pageInfo { endCursor hasNextPage }
            }
          }`,
        { after },
      )
      bills.push(...page.bills.edges.map(({ node }) => node))
      after = page.bills.pageInfo.endCursor
      more = page.bills.pageInfo.hasNextPage
    }
    const rows = await sql<{ id: number }>(
      `with ${owed}
      select id, (amount_cents - cents)::int as "paidCents", cents::int as "owingCents",
        case when cents = 0 then 'paid' when due_date < :today then 'overdue'
          when cents < amount_cents then 'partial' else 'unpaid' end as status
      from owed`,
      { today },
    )
    const byId = (one: { id: number }, other: { id: number }) => one.id - other.id
    expect(bills.toSorted(byId)).toEqual(rows.toSorted(byId))
  })

  it('the balance of each child is what it was billed less what it paid', async () => {
    const standing = await Promise.all(
      // they were made at the same time, so that a server with several connections numbers them in any order
      children
        .toSorted((one, other) => one - other)
        .map(async (id) => {
          const document = 'query ($id: Int!) { child(id: $id) { billing { owingCents creditCents balanceCents } } }'
          return { id, ...(await ask<{ child: { billing: object } }>(document, { id })).child.billing }
        }),
    )
    const rows = await sql<{ id: number }>(
      `with ${owed}, ${credit}
      select id,
        (select coalesce(sum(cents), 0)::int from owed where child_id = children.id) as "owingCents",
        (select coalesce(sum(cents), 0)::int from credit where child_id = children.id) as "creditCents",
        ((select coalesce(sum(amount_cents), 0) from bills where child_id = children.id and deleted_at is null)
          - (select coalesce(sum(amount_cents), 0) from payments where child_id = children.id and reversed_at is null)
        )::int as "balanceCents"
      from children order by id`,
    )
    expect(standing).toEqual(rows.filter(({ id }) => children.includes(id)))
  })

  it('what families owe by age adds up to the ledger', async () => {
    type Sums = Record<'currentCents' | 'days30Cents' | 'days60Cents' | 'days90Cents' | 'creditCents', number>
    const { familyDebts } = await ask<{ familyDebts: Sums[] }>(
      '{ familyDebts { currentCents days30Cents days60Cents days90Cents creditCents } }',
    )
    const [sums] = await sql<Sums>(
      `with ${owed}, ${credit}
      select (sum(cents) filter (where due_date >= :today))::int as "currentCents",
        (sum(cents) filter (where :today::date - due_date between 1 and 30))::int as "days30Cents",
        (sum(cents) filter (where :today::date - due_date between 31 and 60))::int as "days60Cents",
        (sum(cents) filter (where :today::date - due_date > 60))::int as "days90Cents",
        (select sum(cents)::int from credit) as "creditCents"
      from owed`,
      { today },
    )
    const total = (name: keyof Sums) => familyDebts.reduce((sum, family) => sum + family[name], 0)
    expect(Object.fromEntries(Object.keys(sums ?? {}).map((name) => [name, total(name as keyof Sums)]))).toEqual(sums)
  })

  it('the income of each month is what was paid in it', async () => {
    const { income } = await ask<{ income: { month: string }[] }>('{ income { month paidCents billedCents } }')
    const rows = await sql<{ month: string }>(
      `select month, coalesce(sum(paid), 0)::int as "paidCents", coalesce(sum(billed), 0)::int as "billedCents"
      from (select to_char(:today::date - interval '1 month' * ago, 'YYYY-MM') as month from generate_series(0, 11) as ago) as months
      left join (
        select to_char(date, 'YYYY-MM') as month, amount_cents as paid, 0 as billed
        from payments where reversed_at is null and method <> 'credit_note'
        union all
        select to_char(due_date, 'YYYY-MM'), 0, amount_cents from bills where deleted_at is null
      ) as entries using (month)
      group by month order by month`,
      { today },
    )
    expect(income).toEqual(rows)
  })

  it('each payment lies where it would lie, had everything arrived in order', async () => {
    const byPair = (one: Share, other: Share) => one.paymentId - other.paymentId || one.billId - other.billId
    for (const childId of children) {
      const bills: OwedBill[] = await app.db('bills').where({ childId, deletedAt: null })
      const payments: MadePayment[] = await app.db('payments').where({ childId, reversedAt: null })
      const shares = await sql<Share>(
        `select payment_id as "paymentId", bill_id as "billId", sum(amount_cents)::int as "amountCents"
        from allocations where payment_id in (select id from payments where child_id = ${childId})
        group by payment_id, bill_id having sum(amount_cents) <> 0`,
      )
      expect(shares.toSorted(byPair)).toEqual(allot(bills, payments).toSorted(byPair))
    }
  })
})

describe('an account of ten years', () => {
  it('is settled in as many statements as a new one', async () => {
    const childId = await app.addChild()
    const months = Array.from({ length: 120 }, (_, month) => addDays(today, 30 * (month - 120)))
    await app
      .db('bills')
      .insert(months.map((dueDate) => ({ childId, amountCents: 1000, description: 'Fee', issuedOn: dueDate, dueDate })))
    await app
      .db('payments')
      .insert(months.map((date) => ({ childId, amountCents: 1000, method: 'eft', date: addDays(date, 3) })))
    const statementsOf = async (id: number) => {
      let count = 0
      const onQuery = () => (count += 1)
      app.db.on('query', onQuery)
      await settle(app, [id])
      app.db.off('query', onQuery)
      return count
    }
    await settle(app, [childId])
    const [{ open }] = (await app
      .db('bills')
      .where({ childId })
      .whereRaw('paid_cents < amount_cents')
      .count({ open: '*' })) as [{ open: string }]
    expect(Number(open)).toBe(0)
    expect(await statementsOf(childId)).toBe(await statementsOf(await app.addChild()))
  })
})
