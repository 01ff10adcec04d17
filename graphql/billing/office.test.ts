import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, addMonths, firstOfMonth, formatDate, monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { pdfText } from '#tests/setup/pdfText.ts'
import { putOnOneAccount } from '#tests/setup/familyAccount.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { invoiceNumber } from './billing.rules.ts'
import { shareOfMonth } from './monthlyFees.rules.ts'
import { referenceOf } from './reference.rules.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
})
afterAll(() => app.close())

const today = todayInJohannesburg()
const nextMonth = monthOf(addMonths(firstOfMonth(today), 1))

const ask = <Data>(document: string, variables: object = {}) =>
  app.graphql<Data>(document, { ...variables }, { cookie: admin })
const owe = (childId: number, amountCents: number, dueDate: string, description = 'Fee') =>
  app.db('bills').insert({ childId, amountCents, description, issuedOn: today, dueDate }).returning('id')
const owing = async (childId: number) => {
  const { rows } = await app.db.raw(
    'select coalesce(sum(amount_cents - paid_cents), 0)::int as cents from bills where child_id = ?',
    [childId],
  )
  return rows[0].cents
}

interface Line {
  childId: number
  kind: string
  description: string
  fullCents: number
  discountCents: number
  amountCents: number
  state: string
}
const draft = async () =>
  (
    await ask<{ monthDraft: { lines: Line[] } }>(
      `query ($month: String!) { monthDraft(month: $month) {
        lines { childId kind description fullCents discountCents amountCents state }
      } }`,
      { month: nextMonth },
    )
  ).data.monthDraft.lines

const billMonth = 'mutation ($input: BillMonthInput!) { billMonth(input: $input) { billed leftOut amountCents } }'

describe('billing the month', () => {
  it('takes the plan of a child that is back before its notice month begins, not that of its first stay', async () => {
    const programId = (await app.db('programs').where({ code: 'toddlers' }).first('id')).id
    const childId = await app.addChild({ programId, dayPlan: 'half_day', enrolledOn: addDays(today, -300) })
    const left = { toDate: addDays(today, -20), noticeMonth: `${nextMonth}-01` }
    await app.db('placements').where({ childId }).update(left)
    const back = { childId, programId, dayPlan: 'full_time', fromDate: addDays(today, -5) }
    await app.db('placements').insert(back)
    const fees = (await draft()).filter((line) => line.childId === childId && line.kind === 'fee')
    expect(fees).toMatchObject([{ description: expect.stringMatching(/full/i) }])
  })

  it('drafts the fee of the program and the days, less for the second child, and the registration of a new one', async () => {
    const parent = await app.addUser()
    const programId = (await app.db('programs').where({ code: 'toddlers' }).first('id')).id
    const [elder, younger] = [{ dateOfBirth: '2022-05-01' }, { dateOfBirth: '2024-02-01' }]
    const second = await app.addChild({ programId, dayPlan: 'half_day', enrolledOn: today, ...younger }, [parent.id])
    const first = await app.addChild({ programId, dayPlan: 'full_time', enrolledOn: addDays(today, -300), ...elder }, [
      parent.id,
    ])
    await putOnOneAccount(app.db, [first, second])
    const without = await app.addChild({ programId: null, enrolledOn: addDays(today, -300) })
    const lines = await draft()
    const of = (id: number) => lines.filter(({ childId }) => childId === id)
    const { fullTimeCents, halfDayCents } = await app.db('programs').where({ id: programId }).first()
    expect(of(first)).toMatchObject([{ kind: 'fee', amountCents: fullTimeCents, discountCents: 0, state: 'new' }])
    expect(of(second)).toMatchObject([
      { kind: 'fee', fullCents: halfDayCents, discountCents: halfDayCents / 10, amountCents: halfDayCents * 0.9 },
      { kind: 'registration', amountCents: 25000 },
    ])
    expect(of(second)[0]?.description).toMatch(/^Toddlers half-day, .+, 10% sibling discount$/)
    expect(of(without)).toMatchObject([{ state: 'noFee', amountCents: 0 }])
  })

  it('has no line to bill for a child whose discount is the whole fee', async () => {
    const programId = (await app.db('programs').where({ code: 'toddlers' }).first('id')).id
    const child = { programId, dayPlan: 'full_time', enrolledOn: addDays(today, -300) } as const
    const children = [await app.addChild(child), await app.addChild(child)]
    await putOnOneAccount(app.db, children)
    const terms = await app.db('settings').where({ name: 'feeTerms' }).first('value')
    const value = { ...terms.value, siblingDiscountPercent: 100 }
    await app.db('settings').where({ name: 'feeTerms' }).update({ value })
    const lines = await draft()
    await app.db('settings').where({ name: 'feeTerms' }).update({ value: terms.value })
    const free = lines.filter(({ childId, kind }) => kind === 'fee' && children.includes(childId))
    expect(free.map(({ amountCents }) => amountCents > 0).sort()).toEqual([false, true])
    expect(lines.filter(({ amountCents, state }) => state === 'new' && amountCents === 0)).toEqual([])
  })

  it('takes the weekdays of the first month alone for a child that begins in the middle of it', async () => {
    const programId = (await app.db('programs').where({ code: 'toddlers' }).first('id')).id
    const { fullTimeCents } = await app.db('programs').where({ id: programId }).first()
    const enrolledOn = `${nextMonth}-16`
    const childId = await app.addChild({ programId, dayPlan: 'full_time', enrolledOn })
    const line = (await draft()).find((each) => each.childId === childId && each.kind === 'fee')
    expect(line?.amountCents).toBe(shareOfMonth(fullTimeCents, nextMonth, enrolledOn))
    expect(line?.amountCents).toBeLessThan(fullTimeCents)
    expect(line?.description).toContain(`, from ${formatDate(enrolledOn)}`)
  })

  it('bills each line once, however often and by however many it is run, and leaves out whom it is told to', async () => {
    const lines = (await draft()).filter(({ state }) => state === 'new').slice(0, 40)
    const [leftOut, ...wanted] = lines.map(({ childId, kind }) => ({ childId, kind }))
    const input = { month: nextMonth, dueDate: `${nextMonth}-07`, lines: wanted }
    const runs = await Promise.all([
      ask<{ billMonth: { billed: number } }>(billMonth, { input }),
      ask(billMonth, { input }),
    ])
    const billed = runs.map(({ data }) => (data as { billMonth: { billed: number } }).billMonth.billed)
    expect(billed.reduce((sum, count) => sum + count, 0)).toBe(wanted.length)
    const again = await draft()
    expect(again.find(({ childId, kind }) => childId === leftOut?.childId && kind === 'fee')?.state).toBe('new')
    expect(again.filter(({ state }) => state === 'billed').length).toBeGreaterThan(30)
    const wrong = await ask(billMonth, { input: { ...input, month: '2026-13', lines: [] } })
    expect(wrong.error?.fields).toMatchObject({
      month: 'Please choose a month.',
      lines: 'Please keep at least one line.',
    })
  })

  it('lists what was made for a month, whenever it is due, and prints it as one PDF', async () => {
    const childId = await app.addChild({ firstName: 'Refilwe' })
    const bill = { childId, amountCents: 5000, kind: 'fee', issuedOn: today, dueDate: '2019-06-03' }
    const made = await app.db('bills').insert(
      [
        { ...bill, description: 'May', month: '2019-05-01' },
        { ...bill, description: 'Registration', month: '2019-05-01', kind: 'registration' },
        { ...bill, description: 'June', month: '2019-06-01' },
      ],
      ['id'],
    )
    const [one = '', two = '', other = ''] = made.map(({ id }) => invoiceNumber(id))
    const { data } = await ask('{ bills(run: "2019-05") { edges { node { invoiceNumber } } } }')
    expect(data).toEqual({ bills: { edges: [one, two].map((number) => ({ node: { invoiceNumber: number } })) } })
    const { text } = await read('/api/admin/billing/invoices?month=2019-05', admin)
    expect(text).toContain(`Invoice ${one}`)
    expect(text).toContain(`Invoice ${two}`)
    expect(text).not.toContain(other)
    expect((await read('/api/admin/billing/invoices?month=2019-04', admin)).status).toBe(404)
  })

  it('makes the PDF of one month after the other, with all that it reads', async () => {
    const childId = await app.addChild({ firstName: 'Itumeleng' })
    const bill = { childId, description: 'Fee', amountCents: 5000, kind: 'fee', issuedOn: today, dueDate: '2018-06-03' }
    await app.db('bills').insert([
      { ...bill, month: '2018-05-01' },
      { ...bill, month: '2018-06-01' },
    ])
    const asked: string[] = []
    const note = ({ sql, bindings = [] }: { sql: string; bindings?: unknown[] }) => {
      if (bindings.some((value) => String(value).startsWith('2018-'))) asked.push('bills of a month')
      if (sql.includes('allocations') && !sql.includes('month')) asked.push('allocations')
    }
    app.db.on('query', note)
    const months = ['2018-05', '2018-06'].map((month) => read(`/api/admin/billing/invoices?month=${month}`, admin))
    expect((await Promise.all(months)).map(({ status }) => status)).toEqual([200, 200])
    app.db.off('query', note)
    expect(asked).toEqual(['bills of a month', 'allocations', 'bills of a month', 'allocations'])
  })
})

interface BankLine {
  id: number
  words: string
  version: number
  proposal: { childId: number; amountCents: number }[]
}
const waiting = async () =>
  (
    await ask<{ bankLines: { edges: { node: BankLine }[] } }>(
      '{ bankLines(first: 200) { edges { node { id words version proposal { childId amountCents } } } } }',
    )
  ).data.bankLines.edges.map(({ node }) => node)
const importLines = 'mutation ($input: BankLinesInput!) { importBankLines(input: $input) { added known matched } }'
const book = 'mutation ($input: BookingInput!) { bookBankLine(input: $input) { status } }'

describe('a bank statement', () => {
  it('is matched to the child and its brothers and sisters, and booked once however often it is imported', async () => {
    const parent = await app.addUser()
    const [one, two] = [await app.addChild({}, [parent.id]), await app.addChild({}, [parent.id])]
    await putOnOneAccount(app.db, [one, two])
    await owe(one, 240_000, addDays(today, -3))
    await owe(two, 216_000, addDays(today, -3))
    const words = `EFT ${referenceOf(one)} both children`
    const lines = [
      { date: today, amount: '4560.00', words, twin: 1 },
      { date: today, amount: '50.00', words: 'CASH DEPOSIT', twin: 1 },
      { date: today, amount: '50.00', words: 'CASH DEPOSIT', twin: 2 },
    ]
    const first = await ask(importLines, { input: { lines } })
    expect(first.data).toEqual({ importBankLines: { added: 3, known: 0, matched: 1 } })
    const again = await ask(importLines, { input: { lines } })
    expect(again.data).toEqual({ importBankLines: { added: 0, known: 3, matched: 0 } })

    const line = (await waiting()).find((each) => each.words === words)
    expect(line?.proposal).toEqual([
      { childId: one, amountCents: 240_000 },
      { childId: two, amountCents: 216_000 },
    ])
    const status = async () =>
      (
        await ask<{ bills: { edges: { node: { status: string } }[] } }>(
          'query ($id: Int) { bills(childId: $id) { edges { node { status } } } }',
          { id: two },
        )
      ).data.bills.edges.map(({ node }) => node)
    expect(await status()).toEqual([{ status: 'pending' }])
    const totals = await ask<{
      billingSummary: { owingCents: number; pendingCents: number }
      familyDebts: { currentCents: number; days30Cents: number; days60Cents: number; days90Cents: number }[]
    }>(
      '{ billingSummary { owingCents pendingCents } familyDebts { currentCents days30Cents days60Cents days90Cents } }',
    )
    const byFamily = totals.data.familyDebts
      .flatMap((ages) => Object.values(ages))
      .reduce((sum, cents) => sum + cents, 0)
    expect(byFamily).toBe(totals.data.billingSummary.owingCents)
    expect(totals.data.billingSummary.pendingCents).toBeGreaterThanOrEqual(456_000)

    const booking = (parts: object[]) => ({ input: { id: line?.id, version: line?.version, parts } })
    const short = await ask(book, booking([{ childId: one, amount: '4560.01' }]))
    expect([short.error?.code, Object.keys(short.error?.fields ?? {})]).toEqual(['BAD_USER_INPUT', ['parts']])
    const parts = [
      { childId: one, amount: '2400' },
      { childId: two, amount: '2160' },
    ]
    const both = await Promise.all([ask(book, booking(parts)), ask(book, booking(parts))])
    expect(both.map(({ error }) => error?.code ?? 'booked').sort()).toEqual(['STALE', 'booked'])
    expect([await owing(one), await owing(two)]).toEqual([0, 0])
    await ask(importLines, { input: { lines } })
    expect((await waiting()).some((each) => each.words === words)).toBe(false)
    expect(await app.db('payments').where({ childId: two })).toHaveLength(1)
  })

  const bookLine = async (words: string, childId: number, amount: string, more: object = {}) => {
    const line = (await waiting()).find((each) => each.words === words)
    return ask(book, { input: { id: line?.id, version: line?.version, parts: [{ childId, amount }], ...more } })
  }
  const byHand = 'mutation ($input: PaymentInput!) { recordPayment(input: $input) { id } }'

  it('has a line that waits again, and for what was reversed of it, when a payment of it is reversed', async () => {
    const [wrong, right] = [await app.addChild(), await app.addChild()]
    const words = `EFT ${referenceOf(wrong)} for the cousin`
    await ask(importLines, { input: { lines: [{ date: today, amount: '310.00', words, twin: 1 }] } })
    const line = (await waiting()).find((each) => each.words === words)
    const parts = [
      { childId: wrong, amount: '110' },
      { childId: right, amount: '200' },
    ]
    expect((await ask(book, { input: { id: line?.id, version: line?.version, parts } })).error).toBeNull()
    const { id } = await app.db('payments').where({ childId: wrong }).first('id')
    const reverse =
      'mutation ($id: Int!, $input: ReversePaymentInput!) { reversePayment(id: $id, input: $input) { id } }'
    expect((await ask(reverse, { id, input: { reason: 'Another child' } })).error).toBeNull()
    const again = (await waiting()).find((each) => each.words === words)
    expect(again?.proposal).toEqual([])
    const entries = await app.db('audit_entries').where({ entity: 'bank_line', entityId: line?.id }).orderBy('id')
    expect(entries.map(({ action, after }) => [action, after.status])).toEqual([
      ['importBankLines', 'waiting'],
      ['bookBankLine', 'booked'],
      ['reversePayment', 'waiting'],
    ])
    expect((await bookLine(words, right, '310')).error?.fields?.parts).toContain('R110.00 is to be allocated')
    expect((await bookLine(words, right, '110')).error).toBeNull()
    expect((await waiting()).some((each) => each.words === words)).toBe(false)
  })

  it('says what is booked by hand already, and the other way round, and books it where that is other money', async () => {
    const childId = await app.addChild()
    const line = (date: string, amount: string) => ({
      date,
      amount,
      words: `EFT ${referenceOf(childId)} ${amount}`,
      twin: 1,
    })
    const hand = { childId, amount: '700', method: 'eft', date: addDays(today, -3) }
    await ask(byHand, { input: hand })
    await ask(importLines, { input: { lines: [line(today, '700.00'), line(today, '800.00'), line(today, '900.00')] } })
    const words = `EFT ${referenceOf(childId)} 700.00`
    const refused = await bookLine(words, childId, '700')
    expect(refused.error).toMatchObject({
      code: 'CONFLICT',
      existingId: expect.any(Number),
      message: /^R700.00 for this family has already been recorded: REC-\d+ of/,
    })
    expect((await bookLine(words, childId, '700', { isAnother: true })).error).toBeNull()

    const atBank = { ...hand, amount: '800', date: today }
    expect((await ask(byHand, { input: atBank })).error?.message).toMatch(/^The bank statement already has R800.00/)
    await bookLine(`EFT ${referenceOf(childId)} 900.00`, childId, '900')
    expect((await ask(byHand, { input: { ...hand, amount: '900' } })).error?.code).toBe('CONFLICT')
    expect((await ask(byHand, { input: { ...hand, amount: '900', isAnother: true } })).error).toBeNull()
    expect((await ask(byHand, { input: { ...hand, amount: '900', date: addDays(today, -6) } })).error).toBeNull()
  })

  it('proposes nothing for a record that was deleted', async () => {
    const childId = await app.addChild()
    await owe(childId, 5_000, today)
    await owe(childId, 7_000, today)
    await app.db('bills').where({ childId, amountCents: 5_000 }).update({ deletedAt: new Date().toISOString() })
    const brother = await app.addChild()
    await putOnOneAccount(app.db, [childId, brother])
    await owe(brother, 5_000, today)
    const words = `EFT ${referenceOf(childId)} and brother`
    await ask(importLines, { input: { lines: [{ date: today, amount: '120.00', words, twin: 1 }] } })
    expect((await waiting()).find((each) => each.words === words)?.proposal).toEqual([
      { childId, amountCents: 7_000 },
      { childId: brother, amountCents: 5_000 },
    ])
  })

  it('makes pending what its money would pay in full, the oldest due first', async () => {
    const childId = await app.addChild()
    await owe(childId, 1000, addDays(today, 30))
    await owe(childId, 1000, addDays(today, 60))
    await ask('mutation ($input: PaymentInput!) { recordPayment(input: $input) { id } }', {
      input: { childId, amount: '4.00', method: 'eft', date: today },
    })
    const statuses = async () => {
      const document = 'query ($id: Int) { bills(childId: $id) { edges { node { status } } } }'
      const { data } = await ask<{ bills: { edges: { node: { status: string } }[] } }>(document, { id: childId })
      return data.bills.edges.map(({ node }) => node.status)
    }
    const fingerprint = `covers ${childId}`
    const waitingAtBank = async (cents: number) => {
      const proposal = JSON.stringify([{ childId, amountCents: cents }])
      const line = { fingerprint, date: today, amountCents: 2000, words: 'EFT', proposal }
      await app.db('bank_lines').where({ fingerprint }).delete()
      await app.db('bank_lines').insert(line)
      return statuses()
    }
    expect(await statuses()).toEqual(['partial', 'unpaid'])
    expect(await waitingAtBank(1600)).toEqual(['pending', 'pending'])
    expect(await waitingAtBank(1599)).toEqual(['pending', 'unpaid'])
    expect(await waitingAtBank(599)).toEqual(['partial', 'unpaid'])
    await app.db('bank_lines').where({ fingerprint }).delete()
  })

  it('is booked to the same children in any order at once, each part as a payment with an audit entry', async () => {
    const children = [await app.addChild(), await app.addChild()]
    const lines = Array.from({ length: 8 }, (_, twin) => ({
      date: today,
      amount: '30.00',
      words: 'SHARED',
      twin: twin + 1,
    }))
    await ask(importLines, { input: { lines } })
    const shared = (await waiting()).filter(({ words }) => words === 'SHARED')
    expect(shared).toHaveLength(8)
    const answers = await Promise.all(
      shared.map(({ id, version }, turn) => {
        const [first, second] = turn % 2 ? children : children.toReversed()
        const parts = [
          { childId: first, amount: '10' },
          { childId: second, amount: '20' },
        ]
        return ask(book, { input: { id, version, parts } })
      }),
    )
    expect(answers.flatMap(({ error }) => error ?? [])).toEqual([])
    const payments: number[] = await app.db('payments').whereIn('childId', children).pluck('id')
    expect(payments).toHaveLength(16)
    const entries = app.db('audit_entries').where({ action: 'bookBankLine', entity: 'payment' })
    expect(await entries.whereIn('entity_id', payments)).toHaveLength(16)
  })

  it('can have a line put aside, and taken up again', async () => {
    const [line] = await waiting()
    const decide = (name: string) => ask(`mutation ($id: Int!) { ${name}(id: $id) { status } }`, { id: line?.id })
    expect((await decide('ignoreBankLine')).data).toEqual({ ignoreBankLine: { status: 'ignored' } })
    expect((await decide('ignoreBankLine')).error?.code).toBe('CONFLICT')
    expect((await decide('reopenBankLine')).data).toEqual({ reopenBankLine: { status: 'waiting' } })
  })
})

describe('a debt', () => {
  it('is listed by family and age, and each parent is reminded of the own children alone', async () => {
    const [both, onlyTwo] = [await app.addUser({ firstName: 'Naledi' }), await app.addUser({ firstName: 'Sipho' })]
    const one = await app.addChild({ firstName: 'Ayanda', dateOfBirth: '2021-01-10' }, [both.id])
    const two = await app.addChild({ firstName: 'Buhle', dateOfBirth: '2023-02-10' }, [both.id, onlyTwo.id])
    await putOnOneAccount(app.db, [one, two])
    await owe(one, 1000, addDays(today, -70), 'January')
    await owe(one, 200, addDays(today, -40), 'Second')
    await owe(two, 30, addDays(today, -1), 'Third')
    await owe(two, 4, today, 'Fourth')
    const { data } = await ask<{ familyDebts: { childId: number }[] }>(
      '{ familyDebts { childId children { firstName } currentCents days30Cents days60Cents days90Cents remindedAt } }',
    )
    expect(data.familyDebts.find(({ childId }) => childId === one)).toEqual({
      childId: one,
      children: [{ firstName: 'Ayanda' }, { firstName: 'Buhle' }],
      currentCents: 4,
      days30Cents: 30,
      days60Cents: 200,
      days90Cents: 1000,
      remindedAt: null,
    })
    const sent = await ask('mutation ($id: Int!) { sendPaymentReminders(childId: $id) { emailsSent } }', { id: two })
    expect(sent.data).toEqual({ sendPaymentReminders: { emailsSent: 2 } })
    const mails = await app.db('emails').where({ kind: 'billing.reminder' }).orderBy('recipient')
    const bodyFor = (email: string) => mails.find(({ recipient }) => recipient === email).body
    expect(bodyFor(both.email)).toContain('Ayanda: January')
    expect(bodyFor(onlyTwo.email)).not.toContain('Ayanda')
    expect(bodyFor(onlyTwo.email)).toContain(`Buhle: Third`)
    expect(bodyFor(onlyTwo.email)).toContain(referenceOf(two))
    expect(bodyFor(onlyTwo.email)).not.toContain('Fourth')
  })

  it('is asked for less the credit of the family, and not at all where that covers it', async () => {
    const parent = await app.addUser()
    const [one, two] = [await app.addChild({}, [parent.id]), await app.addChild({}, [parent.id])]
    await putOnOneAccount(app.db, [one, two])
    await owe(one, 90_000, addDays(today, -10))
    const pay = (amount: string) =>
      ask('mutation ($input: PaymentInput!) { recordPayment(input: $input) { id } }', {
        input: { childId: two, amount, method: 'cash', date: today },
      })
    await pay('400')
    const drafts = async () =>
      (
        await ask<{ paymentReminders: { overdueCents: number; text: string }[] }>(
          'query ($id: Int!) { paymentReminders(childId: $id) { overdueCents text } }',
          { id: one },
        )
      ).data.paymentReminders
    const [draft] = await drafts()
    expect(draft?.overdueCents).toBe(50_000)
    expect(draft?.text).toMatch(/Less your credit of R400.00[\s\S]*Total: R500.00/)
    await pay('500')
    expect(await drafts()).toEqual([])
  })
})

const read = async (path: string, cookie: string) => {
  const response = await app.app.inject({ method: 'GET', url: path, headers: { cookie } })
  return { status: response.statusCode, text: response.statusCode === 200 ? await pdfText(response.rawPayload) : '' }
}

describe('papers', () => {
  it('say what is owed, was paid and stands open, to staff and to the parents of the child alone', async () => {
    const [parent, stranger] = [await app.addUser(), await app.addUser()]
    const childId = await app.addChild({ firstName: 'Zanele', lastName: 'Tau' }, [parent.id])
    const dueDate = addDays(today, -5)
    const { json } = await app.rest<{ billingRecord: { id: number } }>('POST', '/api/admin/billing', {
      cookie: admin,
      body: { childId, amount: 2400, description: 'Toddlers full-time', dueDate },
    })
    const paid = await app.rest<{ payment: { id: number } }>('POST', '/api/admin/billing/payments', {
      cookie: admin,
      body: { childId, amount: 1000, method: 'card', date: today },
    })
    const invoice = invoiceNumber(json.billingRecord.id)
    const papers = [
      [
        `/api/billing/invoices/${json.billingRecord.id}`,
        ['Zanele Tau', '-R1,000.00', 'R1,400.00', referenceOf(childId)],
      ],
      [`/api/billing/receipts/${paid.json.payment.id}`, ['Zanele Tau', 'Card Payment', invoice, 'R1,000.00']],
      [`/api/billing/statements/${childId}`, ['Toddlers full-time', invoice, 'R1,400.00', '30 days']],
    ] as const
    for (const [path, words] of papers) {
      for (const cookie of [admin, parent.cookie]) {
        const { status, text } = await read(path, cookie)
        expect([path, status]).toEqual([path, 200])
        for (const word of words) expect(text).toContain(word)
      }
      expect((await read(path, stranger.cookie)).status).toBe(404)
      expect((await read(path, '')).status).toBe(401)
    }
    // the law asks that they can be read for years, also when the record of the child is deleted
    await app.db('children').where({ id: childId }).update({ deletedAt: new Date().toISOString() })
    for (const [path] of papers) expect([path, (await read(path, parent.cookie)).status]).toEqual([path, 200])
    expect((await read(papers[0][0], stranger.cookie)).status).toBe(404)
    const backwards = `/api/billing/statements/${childId}?from=${today}&to=${addDays(today, -1)}`
    expect((await read(backwards, parent.cookie)).status).toBe(400)
    const endless = `/api/billing/statements/${childId}?from=1900-01-01`
    expect((await read(endless, parent.cookie)).status).toBe(400)
    expect((await read('/api/billing/invoices/999999', admin)).status).toBe(404)
  })
})
