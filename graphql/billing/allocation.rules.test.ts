import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#graphql/values/dates.ts'
import { allot, corrections, type MadePayment, type OwedBill, type Share } from './allocation.rules.ts'

const cents = fc.integer({ min: 1, max: 100_000_000 })
const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-01', days))

const billsOf = (amounts: [number, string][]): OwedBill[] =>
  amounts.map(([amountCents, dueDate], index) => ({ id: index + 1, amountCents, dueDate }))

/** Bills, payments that name one of them now and then, and both in another order. */
const accounts = fc
  .record({
    bills: fc.array(fc.tuple(cents, day), { maxLength: 12 }),
    payments: fc.array(fc.tuple(cents, day, fc.option(fc.nat(), { freq: 3 })), { maxLength: 12 }),
  })
  .map(({ bills, payments }) => ({
    bills: billsOf(bills),
    payments: payments.map(
      ([amountCents, date, pick], index): MadePayment => ({
        id: index + 1,
        amountCents,
        date,
        billId: pick === null || bills.length === 0 ? null : (pick % bills.length) + 1,
      }),
    ),
  }))

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const onBill = (shares: Share[], id: number) => sum(shares.filter((s) => s.billId === id).map((s) => s.amountCents))
const ofPayment = (shares: Share[], id: number) =>
  sum(shares.filter((s) => s.paymentId === id).map((s) => s.amountCents))
const total = (rows: { amountCents: number }[]) => sum(rows.map(({ amountCents }) => amountCents))

const bill = (id: number, amountCents: number, dueDate: string) => ({ id, amountCents, dueDate })
const payment = (id: number, amountCents: number, billId: number | null = null) => ({
  id,
  amountCents,
  date: '2026-11-03',
  billId,
})

describe('an allocation', () => {
  it('pays the oldest due first, and keeps the rest as credit', () => {
    const bills = [bill(1, 1000, '2026-11-07'), bill(2, 500, '2026-10-07')]
    expect(allot(bills, [payment(1, 700)])).toEqual([
      { paymentId: 1, billId: 2, amountCents: 500 },
      { paymentId: 1, billId: 1, amountCents: 200 },
    ])
    expect(total(allot(bills, [payment(1, 5000)]))).toBe(1500)
  })

  it('pays the chosen bill first, and with the rest the oldest', () => {
    const bills = [bill(1, 1000, '2026-11-07'), bill(2, 500, '2026-10-07')]
    expect(allot(bills, [payment(1, 1100, 1)])).toEqual([
      { paymentId: 1, billId: 1, amountCents: 1000 },
      { paymentId: 1, billId: 2, amountCents: 100 },
    ])
  })

  it('is exact to the cent: never negative, never more than was paid, billed, or there is', () => {
    fc.assert(
      fc.property(accounts, ({ bills, payments }) => {
        const shares = allot(bills, payments)
        for (const { amountCents } of shares) expect(Number.isSafeInteger(amountCents) && amountCents > 0).toBe(true)
        for (const { id, amountCents } of bills) expect(onBill(shares, id)).toBeLessThanOrEqual(amountCents)
        for (const { id, amountCents } of payments) expect(ofPayment(shares, id)).toBeLessThanOrEqual(amountCents)
        // nothing is left lying while something is owed
        expect(total(shares)).toBe(Math.min(total(bills), total(payments)))
      }),
    )
  })

  it('comes to the same whatever the order of arrival', () => {
    fc.assert(
      fc.property(accounts, fc.infiniteStream(fc.nat()), ({ bills, payments }, picks) => {
        const shuffled = <Entry>(entries: Entry[]) =>
          entries
            .map((entry) => ({ entry, at: picks.next().value as number }))
            .sort((one, other) => one.at - other.at)
            .map(({ entry }) => entry)
        expect(allot(shuffled(bills), shuffled(payments))).toEqual(allot(bills, payments))
      }),
    )
  })

  it('leaves nothing behind of a payment that is reversed', () => {
    fc.assert(
      fc.property(accounts, cents, day, ({ bills, payments }, amountCents, date) => {
        const before = allot(bills, payments)
        const bounced = { id: payments.length + 1, amountCents, date, billId: null }
        const during = [...before, ...corrections(before, allot(bills, [...payments, bounced]))]
        const after = [...during, ...corrections(folded(during), allot(bills, payments))]
        expect(byKey(folded(after))).toEqual(byKey(before))
      }),
    )
  })
})

/** The entries of the ledger added up for each pair. */
function folded(entries: Share[]): Share[] {
  const sums = new Map<string, Share>()
  for (const entry of entries) {
    const key = `${entry.paymentId}.${entry.billId}`
    sums.set(key, { ...entry, amountCents: (sums.get(key)?.amountCents ?? 0) + entry.amountCents })
  }
  return [...sums.values()].filter(({ amountCents }) => amountCents !== 0)
}

const byKey = (shares: Share[]) =>
  [...shares].sort((one, other) => one.paymentId - other.paymentId || one.billId - other.billId)

describe('ten thousand random operations', () => {
  it('leave balances that equal the sums of the entries, and at no moment give out more than there is', () => {
    let state = 20_261_121
    const next = (most: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return state % most
    }
    // many accounts, so that each stays as long as that of a real child
    const ledgers = Array.from({ length: 100 }, () => ({
      bills: [] as OwedBill[],
      payments: [] as MadePayment[],
      entries: [] as Share[],
      standing: [] as Share[],
      paid: new Map<number, number>(),
    }))
    const wrong: Share[] = []
    let serial = 0
    for (let operation = 0; operation < 10_000; operation += 1) {
      const ledger = ledgers[next(ledgers.length)] as (typeof ledgers)[number]
      const { bills, payments, entries, paid } = ledger
      const kind = next(10)
      const amountCents = 1 + next(500_000)
      const date = addDays('2026-01-01', next(300))
      serial += 1
      if (kind < 4) bills.push(bill(serial, amountCents, date))
      else if (kind < 8) {
        const chosen = next(3) === 0 ? (bills[next(Math.max(1, bills.length))]?.id ?? null) : null
        payments.push({ id: serial, amountCents, date, billId: chosen })
      } else if (kind === 8) payments.splice(next(Math.max(1, payments.length)), 1)
      else bills.splice(next(Math.max(1, bills.length)), 1)
      const added = corrections(ledger.standing, allot(bills, payments))
      const amountOf = new Map(bills.map((each) => [each.id, each.amountCents]))
      for (const entry of added) {
        const now = (paid.get(entry.billId) ?? 0) + entry.amountCents
        paid.set(entry.billId, now)
        const isTooMuch = entry.amountCents > 0 && now > (amountOf.get(entry.billId) ?? 0)
        if (now < 0 || isTooMuch) wrong.push(entry)
      }
      entries.push(...added)
      ledger.standing = folded([...ledger.standing, ...added])
    }
    expect(wrong).toEqual([])
    for (const { bills, payments, entries } of ledgers) {
      expect(total(entries)).toBe(Math.min(total(bills), total(payments)))
      for (const { id, amountCents } of bills) expect(onBill(entries, id)).toBeLessThanOrEqual(amountCents)
    }
  })
})
