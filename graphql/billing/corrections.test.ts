import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { pdfText } from '#tests/setup/pdfText.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { creditableCents, mayBeCorrected, owingOf } from './billing.rules.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
})
afterAll(() => app.close())

const today = todayInJohannesburg()
const ask = <Data>(document: string, variables: object) =>
  app.graphql<Data>(document, { ...variables }, { cookie: admin })

interface Shown {
  id: number
  invoiceNumber: string
  corrects: string | null
  amountCents: number
  paidCents: number
  status: string
  paidBy: { receiptNumber: string; invoiceNumber: string; amountCents: number }[]
}
const shown =
  'id invoiceNumber corrects amountCents paidCents status paidBy { receiptNumber invoiceNumber amountCents }'
const bill = async (childId: number, amount: string) =>
  (
    await ask<{ createBilling: Shown }>(`mutation ($input: BillInput!) { createBilling(input: $input) { ${shown} } }`, {
      input: { childId, amount, description: 'Fee', dueDate: addDays(today, 5) },
    })
  ).data.createBilling
const pay = async (childId: number, amount: string, billId: number | null = null) =>
  (
    await ask<{ recordPayment: { id: number } }>(
      'mutation ($input: PaymentInput!) { recordPayment(input: $input) { id } }',
      { input: { childId, amount, method: 'eft', date: today, billId } },
    )
  ).data.recordPayment.id
const correct = async (id: number, amount: string) => {
  const input = { amount, description: 'Fee, corrected', dueDate: addDays(today, 9) }
  const document = `mutation ($id: Int!, $input: BillCorrectionInput!) { correctBill(id: $id, input: $input) { ${shown} } }`
  return ask<{ correctBill: Shown }>(document, { id, input })
}
const credit = async (id: number, amount: string) => {
  const document = `mutation ($id: Int!, $input: CreditNoteInput!) {
    writeCreditNote(id: $id, input: $input) { id receiptNumber method allottedCents reference }
  }`
  return ask<{ writeCreditNote: { id: number; receiptNumber: string; method: string } }>(document, {
    id,
    input: { amount, reason: 'Away for two weeks' },
  })
}
const billsOf = async (childId: number) =>
  (
    await ask<{ child: { billing: { creditCents: number; bills: Shown[] } } }>(
      `query ($id: Int!) { child(id: $id) { billing { creditCents bills { ${shown} } } } }`,
      { id: childId },
    )
  ).data.child.billing

describe('a record that is corrected', () => {
  it('is replaced by one with a number of its own, which takes what was paid for it', async () => {
    const childId = await app.addChild()
    await bill(childId, '900')
    const wrong = await bill(childId, '500')
    await pay(childId, '200', wrong.id)
    const { data } = await correct(wrong.id, '450.50')
    expect(data.correctBill).toMatchObject({ corrects: wrong.invoiceNumber, amountCents: 45_050, paidCents: 20_000 })
    expect(data.correctBill.id).not.toBe(wrong.id)
    const again = (await correct(data.correctBill.id, '150')).data.correctBill
    expect(again).toMatchObject({
      corrects: wrong.invoiceNumber,
      amountCents: 15_000,
      paidCents: 15_000,
      status: 'paid',
    })
    const account = await billsOf(childId)
    expect(account.bills.map(({ amountCents, paidCents }) => [amountCents, paidCents])).toEqual([
      [15_000, 15_000],
      [90_000, 5_000],
    ])
    const restored = await ask('mutation ($id: Int!) { restoreBill(id: $id) { id } }', { id: wrong.id })
    expect(restored.error).toMatchObject({ code: 'CONFLICT' })
    const deleted = await ask<{ deletedBills: { edges: { node: { id: number } }[] } }>(
      '{ deletedBills(first: 50) { edges { node { id } } } }',
      {},
    )
    expect(deleted.data.deletedBills.edges.map(({ node }) => node.id)).not.toContain(wrong.id)
  })

  it('keeps the month of its fee, which is not billed twice', async () => {
    const childId = await app.addChild()
    const month = `${today.slice(0, 7)}-01`
    const [fee] = await app
      .db('bills')
      .insert({ childId, kind: 'fee', month, amountCents: 1000, description: 'Fee', issuedOn: today, dueDate: today })
      .returning('id')
    const { id } = (await correct(fee.id, '12')).data.correctBill
    expect(await app.db('bills').where({ id }).first('kind', 'month')).toEqual({ kind: 'fee', month })
  })

  it('says no less than was credited of it, which would leave credit that nobody paid', async () => {
    const childId = await app.addChild()
    const wrong = await bill(childId, '500')
    await credit(wrong.id, '400')
    expect((await correct(wrong.id, '300')).error?.fields).toEqual({
      amount: 'R400.00 of this record has been credited.',
    })
    expect((await correct(wrong.id, '400')).data.correctBill).toMatchObject({ amountCents: 40_000, status: 'paid' })
    expect((await billsOf(childId)).creditCents).toBe(0)
  })

  it('may not be paid, deleted or corrected already', async () => {
    const childId = await app.addChild()
    const paid = await bill(childId, '100')
    await pay(childId, '100')
    expect((await correct(paid.id, '90')).error).toMatchObject({ code: 'CONFLICT' })
    const open = await bill(childId, '100')
    await correct(open.id, '90')
    expect((await correct(open.id, '80')).error).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a credit note', () => {
  it('takes back a part of what was asked for, also after it was paid, and is reversed like a payment', async () => {
    const childId = await app.addChild()
    const fee = await bill(childId, '500')
    await pay(childId, '500')
    const { data } = await credit(fee.id, '120')
    expect(data.writeCreditNote).toMatchObject({ method: 'credit_note', reference: 'Away for two weeks' })
    expect(data.writeCreditNote.receiptNumber).toMatch(/^CN-\d{5}$/)
    const account = await billsOf(childId)
    expect(account.creditCents).toBe(12_000)
    expect(account.bills[0]?.paidBy).toContainEqual({
      receiptNumber: data.writeCreditNote.receiptNumber,
      invoiceNumber: fee.invoiceNumber,
      amountCents: 12_000,
    })
    const { id } = data.writeCreditNote
    const reverse =
      'mutation ($id: Int!, $input: ReversePaymentInput!) { reversePayment(id: $id, input: $input) { id } }'
    await ask(reverse, { id, input: { reason: 'A mistake' } })
    expect((await billsOf(childId)).creditCents).toBe(0)
  })

  it('is never more than the record, however many there are, also of one that was corrected', async () => {
    const fee = await bill(await app.addChild(), '500')
    await credit(fee.id, '300')
    const corrected = (await correct(fee.id, '400')).data.correctBill
    expect((await credit(corrected.id, '100.01')).error?.fields).toEqual({
      amount: 'You can credit at most R100.00 of this record.',
    })
    expect((await credit(corrected.id, '100')).data.writeCreditNote.receiptNumber).toMatch(/^CN/)
  })

  it('is no money that came in: neither revenue nor income grow', async () => {
    const figures =
      '{ billingSummary { paidCents } overview { revenueCents } income { paidCents } payments(first: 1) { amountCents } }'
    const before = await ask(figures, {})
    const fee = await bill(await app.addChild(), '500')
    await credit(fee.id, '300')
    expect((await ask(figures, {})).data).toEqual(before.data)
  })

  it('is named by the invoice, the statement and a paper of its own', async () => {
    const childId = await app.addChild()
    const fee = await bill(childId, '500')
    const { id, receiptNumber } = (await credit(fee.id, '300')).data.writeCreditNote
    const read = async (url: string) =>
      pdfText((await app.app.inject({ method: 'GET', url, headers: { cookie: admin } })).rawPayload)
    expect(await read(`/api/billing/invoices/${fee.id}`)).toContain(receiptNumber)
    expect(await read(`/api/billing/statements/${childId}`)).toContain('Credit Note, Away for two weeks')
    expect(await read(`/api/billing/receipts/${id}`)).toContain(`Credit note ${receiptNumber}`)
  })
})

describe('the statement of a month that is over', () => {
  it('still has the invoice that was corrected since', async () => {
    const childId = await app.addChild()
    const values = { childId, kind: 'other', amountCents: 100_000, description: 'Camp', dueDate: addDays(today, -35) }
    const [old] = await app.db('bills').insert({ ...values, issuedOn: addDays(today, -40) }, 'id')
    const read = async (from: number, to: number) => {
      const url = `/api/billing/statements/${childId}?from=${addDays(today, from)}&to=${addDays(today, to)}`
      return pdfText((await app.app.inject({ method: 'GET', url, headers: { cookie: admin } })).rawPayload)
    }
    const before = await read(-60, -10)
    expect(before).toContain('Camp')
    await correct(old.id, '900')
    expect(await read(-60, -10)).toBe(before)
    const after = await read(-9, 0)
    for (const words of ['Invoice cancelled, Camp', 'Fee, corrected', 'R900.00']) expect(after).toContain(words)
  })
})

describe('the rules', () => {
  const cents = fc.integer({ min: 1, max: 100_000_000 })

  it('a record can be credited down to nothing and no further', () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { maxLength: 8 }), (amountCents, credited) => {
        const notes = credited.map((each) => ({ amountCents: each }))
        const left = creditableCents({ amountCents }, notes)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(amountCents)
        expect(creditableCents({ amountCents }, [...notes, { amountCents: left }])).toBe(0)
      }),
    )
  })

  it('a record may be corrected as long as something is owed on it', () => {
    fc.assert(
      fc.property(cents, fc.nat(100_000_000), (amountCents, paid) => {
        const bill = { amountCents, paidCents: Math.min(paid, amountCents) }
        expect(mayBeCorrected(bill)).toBe(owingOf(bill) > 0)
      }),
    )
  })
})
