import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'
import { putOnOneAccount } from '#tests/setup/familyAccount.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { referenceOf } from './reference.rules.ts'
import { type InvoiceLine, invoiceText, statementText } from './sending.rules.ts'

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
const owe = async (childId: number, description: string): Promise<number> => {
  const bill = { childId, amountCents: 240_000, description, issuedOn: today, dueDate: addDays(today, 7) }
  return (await app.db('bills').insert(bill).returning('id'))[0].id
}
const send = (billIds: number[]) =>
  ask<{ sendInvoices: { emailsSent: number } }>(
    'mutation ($input: SendInvoicesInput!) { sendInvoices(input: $input) { emailsSent } }',
    { input: { billIds } },
  )
const state = (childId: number) =>
  ask<{ sendStatement: { emailsSent: number } }>(
    'mutation ($childId: Int!) { sendStatement(childId: $childId) { emailsSent } }',
    { childId },
  )
const lettersTo = (recipient: string): Promise<{ subject: string; body: string }[]> =>
  app.db('emails').where({ recipient }).orderBy('id').select('subject', 'body')

describe('invoices that are sent', () => {
  it('reach each parent once, with the own children alone, and are marked as sent', async () => {
    const [both, one] = [await app.addUser(), await app.addUser()]
    const first = await app.addChild({ firstName: 'Lindiwe' }, [both.id, one.id])
    const second = await app.addChild({ firstName: 'Sizwe' }, [both.id])
    const ids = [await owe(first, 'Fee of the first'), await owe(second, 'Fee of the second')]
    expect((await send(ids)).data).toEqual({ sendInvoices: { emailsSent: 2 } })
    const [letter] = await lettersTo(both.email)
    expect(letter?.subject).toMatch(/^2 invoices/)
    for (const said of ['Lindiwe', 'Sizwe', 'R4,800.00', referenceOf(first), '/parent/billing'])
      expect(letter?.body).toContain(said)
    const [other, ...more] = await lettersTo(one.email)
    expect(more).toEqual([])
    expect(other?.body).toContain('Fee of the first')
    expect(other?.body).not.toMatch(/Sizwe|Fee of the second/)
    expect(await app.db('bills').whereIn('id', ids).whereNull('sent_at')).toEqual([])
  })

  it('are read once their accounts are locked, so that none is sent that is voided at that moment', async () => {
    const id = await owe(await app.addChild({}, [(await app.addUser()).id]), 'Fee')
    const statements: string[] = []
    const note = ({ sql }: { sql: string }) => statements.push(sql)
    app.db.on('query', note)
    await send([id])
    app.db.removeListener('query', note)
    const locked = statements.findIndex((sql) => sql.includes('for no key update'))
    const read = statements.findIndex((sql) => sql.includes('is_covered'))
    expect(locked).toBeGreaterThanOrEqual(0)
    expect(read).toBeGreaterThan(locked)
  })

  it('say where no parent has an account, and leave what nobody was told of unmarked', async () => {
    const id = await owe(await app.addChild(), 'Fee')
    expect((await send([id])).error).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Print the invoice'),
    })
    expect(await app.db('bills').where({ id }).first('sent_at')).toEqual({ sentAt: null })
    expect((await send([])).error?.fields).toEqual({ billIds: 'Please choose at least one record.' })
    expect((await send([999_999])).error).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a statement that is sent', () => {
  it('says what is open and what is in credit for the own children', async () => {
    const parent = await app.addUser()
    const childId = await app.addChild({ firstName: 'Neo' }, [parent.id])
    await owe(childId, 'Fee of November')
    const brother = await app.addChild({ firstName: 'Pule' }, [parent.id])
    await putOnOneAccount(app.db, [childId, brother])
    await app.db('payments').insert({ childId: brother, amountCents: 40_000, method: 'eft', date: today })
    expect((await state(childId)).data).toEqual({ sendStatement: { emailsSent: 1 } })
    const [letter] = await lettersTo(parent.email)
    for (const said of ['Fee of November', 'Your credit: R400.00', 'Amount due: R2,000.00'])
      expect(letter?.body).toContain(said)
    expect((await state(await app.addChild())).error).toMatchObject({ code: 'CONFLICT' })
  })
})

describe('the words', () => {
  const line = fc
    .record({ amountCents: fc.integer({ min: 1, max: 100_000_000 }), paid: fc.nat(100_000_000) })
    .map(({ amountCents, paid }): InvoiceLine => {
      const owingCents = Math.max(0, amountCents - paid)
      return {
        childName: 'Neo',
        description: 'Fee',
        invoiceNumber: 'INV-00001',
        dueDate: '2026-11-07',
        amountCents,
        owingCents,
      }
    })

  it('name exactly what is owed together, whatever was paid', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.nat(200_000_000), (lines, credit) => {
        const owed = lines.reduce((sum, { owingCents }) => sum + owingCents, 0)
        const text = invoiceText(lines, ['KW00427'], 'https://centre.example')
        expect(text).toContain(owed > 0 ? `Amount due: ${formatRand(owed)}.` : 'There is nothing to pay.')
        const statement = statementText(lines, credit, ['KW00427'], 'https://centre.example')
        const balance = owed - credit
        if (balance > 0) expect(statement).toContain(`Amount due: ${formatRand(balance)}.`)
        if (balance < 0) expect(statement).toContain(`Your balance is ${formatRand(-balance)} in credit.`)
        if (balance === 0) expect(statement).toContain('There is nothing to pay.')
      }),
    )
  })
})
