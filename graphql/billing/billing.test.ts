import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await openTestApp({ filling: 'demo' })
  admin = await app.signIn('admin')
  // money that waits at the bank makes records pending, which do not count as owing
  await app.db('bank_lines').update({ status: 'ignored' })
})
afterAll(() => app.close())

const today = todayInJohannesburg()
const later = addDays(today, 20)

interface Body {
  success: boolean
  message: string
  errors?: Record<string, string>
  billingRecord: { id: number; status: string; owing: string; amount: string }
  payment: { id: number; amount: string }
}
const send = (path: string, body: object, headers: Record<string, string> = {}) =>
  app.rest<Body>('POST', path, { body, cookie: admin, headers })
const bill = async (childId: number, amount: string | number, dueDate = later) =>
  (await send('/api/admin/billing', { childId, amount, description: 'Fee', dueDate })).json.billingRecord
const pay = async (childId: number, amount: string | number, more: object = {}) =>
  (await send('/api/admin/billing/payments', { childId, amount, method: 'eft', date: today, ...more })).json.payment

interface Account {
  owingCents: number
  creditCents: number
  balanceCents: number
  bills: { id: number; status: string; owingCents: number }[]
}
const account = async (id: number) =>
  (
    await app.graphql<{ child: { billing: Account } }>(
      `query ($id: Int!) { child(id: $id) { billing {
        owingCents creditCents balanceCents bills { id status owingCents }
      } } }`,
      { id },
      { cookie: admin },
    )
  ).data.child.billing

describe('REST: billing', () => {
  it('makes a record, and lists it with its child and how it stands', async () => {
    const childId = await app.addChild({ firstName: 'Naledi', lastName: 'Khumalo' })
    const made = await send('/api/admin/billing', {
      childId: String(childId),
      amount: 'R 2 500,00',
      description: 'Toddlers full-time',
      dueDate: later,
      status: 'unpaid',
    })
    expect(made.status).toBe(201)
    expect(made.json).toMatchObject({ success: true, message: 'Billing record created successfully' })
    const list = await app.rest<{ billingRecords: object[] }>('GET', '/api/admin/billing', { cookie: admin })
    expect(list.json.billingRecords).toContainEqual(
      expect.objectContaining({
        id: made.json.billingRecord.id,
        childId,
        childName: 'Naledi Khumalo',
        amount: 'R 2500.00',
        description: 'Toddlers full-time',
        dueDate: later,
        status: 'unpaid',
      }),
    )
  })

  it('names the wrong field, and stores nothing', async () => {
    const childId = await app.addChild()
    const before = await app.db('bills').count({ count: '*' })
    const ask = async (wrong: object) => {
      const body = { childId, amount: '100', description: 'Fee', dueDate: later, ...wrong }
      const { status, json } = await send('/api/admin/billing', body)
      return [status, Object.keys(json.errors ?? {})]
    }
    for (const amount of [null, '', 'free', 0, '0.00', -5, '-5', '1.234', 'R1,000,000.01', 1e21, [5]])
      expect([amount, await ask({ amount })]).toEqual([amount, [400, ['amount']]])
    for (const dueDate of [null, '2026-02-30', 'soon']) expect(await ask({ dueDate })).toEqual([400, ['dueDate']])
    expect((await send('/api/admin/billing', { amount: 5, description: 'x', dueDate: later })).json.errors).toEqual({
      childId: 'Please select a child',
    })
    expect(await ask({ description: ' ' })).toEqual([400, ['description']])
    expect(await ask({ status: 'paid' })).toEqual([400, ['status']])
    expect(await ask({ childId: 999_999 })).toEqual([404, []])
    expect(await app.db('bills').count({ count: '*' })).toEqual(before)
    expect(
      (await send('/api/admin/billing', { childId, amount: 1_000_000, description: 'x', dueDate: later })).status,
    ).toBe(201)
  })

  it('refuses a payment of no amount or too much, of a day to come, by an unknown method, or for a record of another child', async () => {
    const childId = await app.addChild()
    const other = await bill(await app.addChild(), 100)
    const ask = async (wrong: object) => {
      const body = { childId, amount: 5, method: 'cash', date: today, ...wrong }
      const { status, json } = await send('/api/admin/billing/payments', body)
      return [status, Object.keys(json.errors ?? {})]
    }
    for (const amount of ['', 'much', 0, '-5', '0.001', 'R1,000,000.01'])
      expect([amount, await ask({ amount })]).toEqual([amount, [400, ['amount']]])
    for (const date of ['soon', '2026-02-30', addDays(today, 1)]) expect(await ask({ date })).toEqual([400, ['date']])
    expect(await ask({ method: 'cheque' })).toEqual([400, ['method']])
    expect(await ask({ billId: other.id })).toEqual([404, []])
    expect((await account(childId)).creditCents).toBe(0)
  })

  it('happens once, however often it is sent with one key', async () => {
    const childId = await app.addChild()
    const body = { childId, amount: '75.50', method: 'card', date: today }
    const headers = { 'idempotency-key': `pay-${childId}` }
    const [first, second] = [
      await send('/api/admin/billing/payments', body, headers),
      await send('/api/admin/billing/payments', body, headers),
    ]
    expect(second.json).toEqual(first.json)
    expect((await account(childId)).creditCents).toBe(7550)
  })
})

describe('the account of a child', () => {
  it('is paid from the oldest bill on, and carries what is left to the next one', async () => {
    const childId = await app.addChild()
    const old = await bill(childId, 'R 1000.00', addDays(today, -10))
    const recent = await bill(childId, '500')
    expect([old.status, recent.status]).toEqual(['overdue', 'unpaid'])
    await pay(childId, '1200')
    const standing = async () =>
      Object.fromEntries((await account(childId)).bills.map(({ id, status, owingCents }) => [id, [status, owingCents]]))
    expect(await standing()).toEqual({ [old.id]: ['paid', 0], [recent.id]: ['partial', 30000] })
    await pay(childId, '1000')
    expect(await account(childId)).toMatchObject({ owingCents: 0, creditCents: 70000, balanceCents: -70000 })
    const next = await bill(childId, '600')
    expect([next.status, next.owing]).toEqual(['paid', 'R 0.00'])
    expect((await account(childId)).creditCents).toBe(10000)
  })

  it('is as before when a payment is reversed, and says why', async () => {
    const childId = await app.addChild()
    const [first, second] = [await bill(childId, '300', addDays(today, 1)), await bill(childId, '400')]
    const chosen = await pay(childId, '400', { billId: second.id })
    const before = await account(childId)
    const bounced = await pay(childId, '300')
    const reverse = () =>
      app.graphql(
        'mutation ($id: Int!) { reversePayment(id: $id, input: { reason: "Returned by the bank" }) { reversalReason } }',
        { id: bounced.id },
        { cookie: admin },
      )
    expect((await reverse()).data).toEqual({ reversePayment: { reversalReason: 'Returned by the bank' } })
    expect(await account(childId)).toEqual(before)
    expect((await reverse()).error?.code).toBe('CONFLICT')
    expect(before.bills.map(({ id, status }) => [id, status])).toEqual([
      [second.id, 'paid'],
      [first.id, 'unpaid'],
    ])
    const entries = await app.db('allocations').where({ billId: first.id }).orderBy('id').select('amount_cents')
    expect(entries.map(({ amountCents }) => amountCents)).toEqual([30000, -30000])
    expect(chosen.amount).toBe('R 400.00')
  })

  it('stays on a record, which cannot be deleted then, and goes first to an older one that is restored', async () => {
    const childId = await app.addChild()
    const [first, second] = [await bill(childId, '300', addDays(today, 1)), await bill(childId, '400')]
    const ask = (document: string, { id }: { id: number }) => app.graphql(document, { id }, { cookie: admin })
    const remove = (of: { id: number }) =>
      ask('mutation ($id: Int!) { deleteBill(id: $id, input: { reason: "Typed twice" }) { id } }', of)
    expect((await remove(first)).data).toEqual({ deleteBill: { id: first.id } })
    await pay(childId, '350')
    const before = await account(childId)
    expect(before.bills).toEqual([{ id: second.id, status: 'partial', owingCents: 5000 }])
    expect((await remove(second)).error).toMatchObject({
      code: 'CONFLICT',
      message: 'A record with payments cannot be deleted. Please create a credit note instead.',
    })
    expect(await account(childId)).toEqual(before)
    await ask('mutation ($id: Int!) { restoreBill(id: $id) { id } }', first)
    expect((await account(childId)).bills).toEqual([
      { id: second.id, status: 'partial', owingCents: 35000 },
      { id: first.id, status: 'paid', owingCents: 0 },
    ])
  })

  it('keeps a deleted record with who deleted it and why, and does not bring it back beside another for its month', async () => {
    const childId = await app.addChild()
    const month = `${today.slice(0, 7)}-01`
    const fee = { childId, kind: 'fee', month, amountCents: 1000, description: 'Fee', issuedOn: today, dueDate: later }
    const [{ id }] = await app.db('bills').insert(fee).returning('id')
    const ask = <Data>(document: string, variables: object = { id }) =>
      app.graphql<Data>(document, { ...variables }, { cookie: admin })
    await ask('mutation ($id: Int!) { deleteBill(id: $id, input: { reason: "Wrong program" }) { id } }')
    const { data } = await ask<{ deletedBills: { edges: { node: { id: number } }[] } }>(
      '{ deletedBills(first: 200) { edges { node { id deleteReason deletedByName deletedAt } } } }',
      {},
    )
    expect(data.deletedBills.edges.map(({ node }) => node).find((each) => each.id === id)).toEqual({
      id,
      deleteReason: 'Wrong program',
      deletedByName: expect.stringMatching(/./),
      deletedAt: expect.stringContaining('T'),
    })
    await app.db('bills').insert(fee)
    const restored = await ask('mutation ($id: Int!) { restoreBill(id: $id) { id } }')
    expect(restored.error?.code).toBe('CONFLICT')
  })

  it('stays when the child is removed, and can still be paid', async () => {
    const childId = await app.addChild()
    await bill(childId, '300')
    await app.db('children').where({ id: childId }).update({ deletedAt: new Date().toISOString() })
    expect((await send('/api/admin/billing', { childId, amount: 5, description: 'x', dueDate: later })).status).toBe(
      404,
    )
    await pay(childId, '100')
    expect(await account(childId)).toMatchObject({ owingCents: 20000 })
    const { json } = await app.rest<{ billingRecords: { childId: number }[] }>('GET', '/api/admin/billing', {
      cookie: admin,
    })
    expect(json.billingRecords.some((record) => record.childId === childId)).toBe(true)
  })

  it('never gives out more than there is when payments and bills arrive at once', async () => {
    const childId = await app.addChild()
    await Promise.all([
      ...Array.from({ length: 6 }, () => bill(childId, '100')),
      ...Array.from({ length: 9 }, () => pay(childId, '50')),
    ])
    expect(await account(childId)).toMatchObject({ owingCents: 15000, creditCents: 0 })
    const { rows } = await app.db.raw(
      `select count(*)::int as wrong from bills where child_id = ? and paid_cents <>
        (select coalesce(sum(amount_cents), 0) from allocations where bill_id = bills.id)`,
      [childId],
    )
    expect(rows).toEqual([{ wrong: 0 }])
  })
})

describe('Total Owing', () => {
  it('is the sum of the records that are unpaid or overdue, less what has been paid on them', async () => {
    const centre = await openTestApp({ filling: 'content' })
    const staff = (await centre.addUser({ role: 'admin' })).cookie
    const childId = await centre.addChild()
    const post = (path: string, body: object) =>
      centre.rest('POST', `/api/admin/billing${path}`, { cookie: staff, body: { childId, ...body } })
    const owing = async () => {
      const document = '{ billingSummary { owingCents } }'
      const { data } = await centre.graphql<{ billingSummary: { owingCents: number } }>(document, {}, { cookie: staff })
      return data.billingSummary.owingCents
    }
    await post('', { amount: 300, description: 'Paid', dueDate: addDays(today, -30) })
    await post('/payments', { amount: 300, method: 'eft', date: today })
    await post('', { amount: 200, description: 'Overdue', dueDate: addDays(today, -1) })
    await post('', { amount: 'R 100,50', description: 'Unpaid', dueDate: later })
    expect(await owing()).toBe(30_050)
    await post('/payments', { amount: 50, method: 'cash', date: today })
    expect(await owing()).toBe(25_050)
    await centre.close()
  })
})

describe('the ledger', () => {
  it('refuses that anything written is changed or taken out', async () => {
    const childId = await app.addChild()
    const { id } = await bill(childId, '300')
    const payment = await pay(childId, '100')
    const refused = 'the ledger is never changed'
    await expect(app.db('bills').where({ id }).update({ amountCents: 1 })).rejects.toThrow(refused)
    await expect(app.db('bills').where({ id }).delete()).rejects.toThrow(refused)
    await expect(app.db('payments').where({ id: payment.id }).update({ date: later })).rejects.toThrow(refused)
    await expect(app.db('allocations').where({ billId: id }).update({ amountCents: 5 })).rejects.toThrow(refused)
    await expect(app.db('allocations').where({ billId: id }).delete()).rejects.toThrow(refused)
    await expect(app.db('allocations').insert({ billId: id, paymentId: payment.id, amountCents: 1 })).rejects.toThrow(
      'violates check constraint',
    )
  })
})
