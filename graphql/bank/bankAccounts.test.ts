import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { referenceOf } from '#graphql/billing/reference.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { readStatement } from './bankCsv.rules.ts'
import type { Statement } from './statementLines.rules.ts'
import { readCsv } from '#graphql/values/csv.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
})
afterAll(() => app.close())

const date = todayInJohannesburg()
const ask = <Data>(document: string, variables: object = {}) =>
  app.graphql<Data>(document, { ...variables }, { cookie: admin })

interface Imported {
  importBankLines: { added: number; known: number; knownLines: object[] }
}
const importLines = async (lines: object[], accountId?: number) =>
  (
    await ask<Imported>(
      `mutation ($input: BankLinesInput!) {
        importBankLines(input: $input) { added known knownLines { line date amountCents words } }
      }`,
      { input: { accountId, lines } },
    )
  ).data.importBankLines
const line = (words: string, more: object = {}) => ({ date, amount: '50.00', words, twin: 1, ...more })

const add = 'mutation ($input: BankAccountInput!) { addBankAccount(input: $input) { id name } }'
const addAccount = async (name: string) =>
  (await ask<{ addBankAccount: { id: number } }>(add, { input: { name } })).data.addBankAccount.id

describe('an account of the centre', () => {
  it('is there from the beginning, and another is added under a name of its own', async () => {
    const list = () => ask<{ bankAccounts: { name: string }[] }>('{ bankAccounts { name } }')
    const [first, ...others] = (await list()).data.bankAccounts
    expect(first).toEqual({ name: 'Bank account' })
    await addAccount('Deposits')
    expect((await list()).data.bankAccounts).toEqual([first, ...others, { name: 'Deposits' }])
    expect((await ask(add, { input: { name: 'deposits' } })).error).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('already exists'),
    })
    expect((await ask(add, { input: { name: ' ' } })).error?.fields).toHaveProperty('name')
  })

  it('keeps its lines apart from equal ones of another account', async () => {
    const other = await addAccount('Fees')
    expect(await importLines([line('TWO ACCOUNTS')])).toMatchObject({ added: 1, known: 0 })
    expect(await importLines([line('TWO ACCOUNTS')], other)).toMatchObject({ added: 1, known: 0 })
    expect(await importLines([line('TWO ACCOUNTS')], other)).toMatchObject({ added: 0, known: 1 })
    const named = await ask<{ bankLines: { edges: { node: { words: string; account: { name: string } } }[] } }>(
      '{ bankLines(first: 200) { edges { node { words account { name } } } } }',
    )
    const lines = named.data.bankLines.edges.filter(({ node }) => node.words === 'TWO ACCOUNTS')
    expect(lines.map(({ node }) => node.account.name)).toEqual(['Bank account', 'Fees'])
    const unknown = await ask('mutation ($input: BankLinesInput!) { importBankLines(input: $input) { added } }', {
      input: { accountId: 9999, lines: [line('NOBODY')] },
    })
    expect(unknown.error?.code).toBe('NOT_FOUND')
  })
})

describe('the columns of an account', () => {
  const columns = { width: 4, headings: [], date: 0, words: [1], amount: 2, out: [], balance: 3 }
  const save = (accountId: number, named: object | undefined, words = 'NAMED') =>
    ask('mutation ($input: BankLinesInput!) { importBankLines(input: $input) { added } }', {
      input: { accountId, columns: named, lines: [line(words)] },
    })
  const columnsOf = async (id: number) => {
    const fields = 'width headings date words amount out balance'
    const { data } = await ask<{ bankAccounts: { id: number; columns: object | null }[] }>(
      `{ bankAccounts { id columns { ${fields} } } }`,
    )
    return data.bankAccounts.find((account) => account.id === id)?.columns
  }

  it('are stored with the lines that were read by them, and stay until they are named again', async () => {
    const id = await addAccount('Named')
    expect(await columnsOf(id)).toBeNull()
    await save(id, columns)
    await save(id, undefined)
    await save(id, columns)
    expect(await columnsOf(id)).toEqual(columns)
    const other = { ...columns, width: 3, headings: ['Datum', 'Wat', 'Bedrag'], balance: null }
    await save(id, other)
    expect(await columnsOf(id)).toEqual(other)
    const entries = await app.db('audit_entries').where({ entity: 'bank_account', entityId: id }).orderBy('id')
    expect(entries.map(({ action, after }) => [action, after.columns])).toEqual([
      ['addBankAccount', null],
      ['importBankLines', columns],
      ['importBankLines', other],
    ])
  })

  it.each([
    ['the same for two things', { words: [1, 2] }],
    ['one that is not there', { balance: 4 }],
    ['fewer than a statement needs', { width: 2 }],
    ['a heading of another width', { headings: ['Date'] }],
    ['none for the description', { words: [] }],
  ])('are refused with their lines where they name %s', async (_what, change) => {
    const id = await addAccount(`Refused ${JSON.stringify(change)}`)
    expect((await save(id, { ...columns, ...change })).error?.code).toBe('BAD_USER_INPUT')
    expect([await columnsOf(id), await app.db('bank_lines').where({ accountId: id })]).toEqual([null, []])
  })
})

describe('a line that was imported before', () => {
  it('is named with its number, day, amount and words', async () => {
    await importLines([line('RENT OF THE HALL', { line: 2 })])
    expect(await importLines([line('NEW', { line: 2 }), line('Rent of the  hall', { line: 3 })])).toEqual({
      added: 1,
      known: 1,
      knownLines: [{ line: 3, date, amountCents: 5_000, words: 'Rent of the  hall' }],
    })
  })

  it('is another one where two lines of a file differ in capitals alone', async () => {
    const { lines } = readStatement(
      readCsv(`Date,Description,Amount\n${date},Cash deposit,50.00\n${date},CASH DEPOSIT,50.00`, { lineByLine: true }),
      date,
    ) as Statement
    const input = lines.map(({ amountCents, ...each }) => ({ ...each, amount: String(amountCents / 100) }))
    expect(await importLines(input)).toMatchObject({ added: 2, known: 0 })
  })

  it('is told by what the bank calls it, also where it says other words now', async () => {
    const [one, two] = [line('ID', { transactionId: 'A1' }), line('ID', { transactionId: 'A2' })]
    expect(await importLines([one, { ...two, twin: 2 }])).toMatchObject({ added: 2 })
    expect(await importLines([{ ...two, words: 'ID, cleared' }])).toMatchObject({ added: 0, known: 1 })
    // another number is other money, and a number that comes again on another day as well
    expect(await importLines([line('ID', { transactionId: 'A3' })])).toMatchObject({ added: 1 })
    expect(await importLines([{ ...one, date: '2026-01-05' }])).toMatchObject({ added: 1 })
  })

  it('is known again in another kind of file by its day, amount and words, one of two for one', async () => {
    await importLines([line('CSV FIRST')])
    const ofx = ['B1', 'B2'].map((transactionId, at) => line('CSV FIRST', { transactionId, twin: at + 1 }))
    expect(await importLines(ofx)).toMatchObject({ added: 1, known: 1 })
    expect(await importLines([line('CSV FIRST'), line('CSV FIRST', { twin: 2 })])).toMatchObject({ added: 0, known: 2 })
    expect(await importLines(ofx)).toMatchObject({ added: 0, known: 2 })
  })

  it('is added once by requests that come at the same time', async () => {
    const both = await Promise.all([1, 2].map(() => importLines([line('RACE'), line('RACE', { twin: 2 })])))
    expect(both.map(({ added }) => added).sort()).toEqual([0, 2])
  })

  it('in other words is asked about before its money is booked a second time', async () => {
    const childId = await app.addChild()
    const words = [`FNB APP ${referenceOf(childId)}`, `${referenceOf(childId)} FROM MOKOENA`]
    for (const each of words) await importLines([line(each)])
    const book = async (of: string | undefined, more: object = {}) => {
      const { id, version } = await app.db('bank_lines').where({ words: of }).first('id', 'version')
      const input = { id, version, parts: [{ childId, amount: '50' }], ...more }
      return (await ask('mutation ($input: BookingInput!) { bookBankLine(input: $input) { status } }', { input })).error
    }
    expect(await book(words[0])).toBeNull()
    expect(await book(words[1])).toMatchObject({ code: 'CONFLICT', existingId: expect.any(Number) })
    expect(await book(words[1], { isAnother: true })).toBeNull()
    // the same file once more, for another account
    await importLines([line(`${words[0]} X`)], await addAccount('By mistake'))
    expect(await book(`${words[0]} X`)).toMatchObject({ code: 'CONFLICT' })
    // two lines of one import are two payments
    await importLines([line('TWICE ONE'), line('TWICE TWO')])
    expect([await book('TWICE ONE', { isAnother: true }), await book('TWICE TWO', { isAnother: true })]).toEqual([
      null,
      null,
    ])
  })
})
