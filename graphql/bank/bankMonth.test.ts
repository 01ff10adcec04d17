import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { referenceOf } from '#graphql/billing/reference.rules.ts'
import { readCsv } from '#graphql/values/csv.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { readStatement } from './bankCsv.rules.ts'
import { isOfx, readOfx } from './ofx.rules.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
})
afterAll(() => app.close())

const ask = async <Data>(document: string, input: object) =>
  (await app.graphql<Data>(document, { input }, { cookie: admin })).data

interface Imported {
  importBankLines: { added: number; knownLines: { line: number }[] }
}

/** Reads a file and imports it as the dialog does. */
async function importFile(text: string, accountId: number) {
  const statement = isOfx(text)
    ? readOfx(text)
    : readStatement(readCsv(text, { lineByLine: true }), todayInJohannesburg())
  if (!statement) throw new Error('The file has no columns')
  const lines = statement.lines.map(({ amountCents, ...line }) => ({ ...line, amount: (amountCents / 100).toFixed(2) }))
  const document = 'mutation ($input: BankLinesInput!) { importBankLines(input: $input) { added knownLines { line } } }'
  const { importBankLines } = await ask<Imported>(document, { accountId, lines })
  return {
    added: importBankLines.added,
    known: importBankLines.knownLines.map(({ line }) => line),
    refused: statement.refused.map(({ line, reason }) => `${line} ${reason}`),
    others: [statement.outgoing, statement.balances, statement.headings],
  }
}

/** Ten files in the shapes in which five South African banks write them, with `KW1` to `KW8` for the references of children. */
const fnb = [
  'ACCOUNT TRANSACTION HISTORY',
  'Name:,KIEWIET',
  'Account:,62041187730,[GOLD BUSINESS]',
  'Date,Amount,Balance,Description',
  '2026/03/02,2400.00,12400.00,FNB APP PAYMENT FROM MOKOENA KW1',
  '2026/03/03,-35.50,12364.50,BANK CHARGES',
  '2026/03/04,50.00,12414.50,CASH KW2',
  '2026/03/04,50.00,12464.50,CASH KW2',
  '2026/03/05,18O0.00,14264.50,EFT KW3',
]
const fnbHalf = [
  ...fnb.slice(0, 4),
  '2026/03/04,50.00,12464.50,CASH KW2',
  '2026/03/04,50.00,12414.50,CASH KW2',
  '2026/03/06,1800.00,14264.50,EFT KW3',
  '2026/03/07,99.00',
]
const fnbOfx = [
  'OFXHEADER:100',
  'CHARSET:1252',
  '<OFX><STMTRS><BANKACCTFROM><ACCTID>62041187730</BANKACCTFROM><BANKTRANLIST>',
  '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260304<TRNAMT>50.00<FITID>F1<NAME>CASH KW2</STMTTRN>',
  '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260304<TRNAMT>50.00<FITID>F2<NAME>CASH KW2</STMTTRN>',
  '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260309<TRNAMT>700,00<FITID>F3<NAME>KW4 AND SONS</STMTTRN>',
  '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260399<TRNAMT>1.00<FITID>F4<NAME>BROKEN</STMTTRN>',
  '</BANKTRANLIST></STMTRS></OFX>',
]
const absa = [
  'Date,Transaction Description,Charge,Debit Amount,Credit Amount,Balance',
  '20260302,BALANCE BROUGHT FORWARD,,,,900.00',
  '20260302,ACB CREDIT KW5,,,"2,160.00",3060.00',
  '20260303,ARCHIVE STMT ENQ,13.50,,,3046.50',
  '20260304,IBANK PAYMENT,,944.27,,2102.23',
  '20260305,ACB CREDIT KW5, extra,,,100.00,2202.23',
]
const absaOfx = [
  'OFXHEADER:100',
  'CHARSET:1252',
  '<OFX><STMTRS><BANKACCTFROM><ACCTID>4061234567</BANKACCTFROM><BANKTRANLIST>',
  '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260302<TRNAMT>2160.00<FITID>A1<NAME>ACB CREDIT KW5</STMTTRN>',
  '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260304<TRNAMT>-944.27<FITID>A2<NAME>IBANK PAYMENT</STMTTRN>',
  '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260305<TRNAMT>100.00<FITID>A3<NAME>ACB CREDIT KW5, EXTRA</STMTTRN>',
  '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260306<TRNAMT>13.50<FITID>A4<NAME>ARCHIVE STMT ENQ</STMTTRN>',
  '</BANKTRANLIST></STMTRS></OFX>',
]
const nedbank = [
  'Account Number : ,1234567890',
  '05Mar2026,NEDBANK KW6,1500.00,11500.00',
  '06Mar2026,BANK CHARGES,-35.50,11464.50',
  '07Mar2026,"KW6, second child",640.00,12104.50',
]
const nedbankHeaded = [
  'Date,Description,Fees(R),Debits(R),Credits(R)',
  '07 Mar 2026,"KW6, second child",,,640.00',
  '09 Mar 2026,MAINTENANCE FEE,35.50,,',
  '10 Mar 2026,NEDBANK KW6,,,1500.00',
  '32 Mar 2026,NEDBANK KW6,,,20.00',
]
const standard = [
  '"Date","Description","Payments","Deposits","Balance"',
  '"05/03/2026","CREDIT TRANSFER KW7","","1 250,00","5 250,00"',
  '"06/03/2026","DEBIT ORDER","300,00","","4 950,00"',
  '"31/02/2026","CREDIT TRANSFER KW7","","10,00","4 960,00"',
]
const standardLater = [
  'Date,Description,Payments,Deposits',
  '2026-03-11,CREDIT TRANSFER KW7,,1 0O0.00',
  '2026-03-09,CREDIT TRANSFER KW7,,875.00',
  '2026-03-08,RENT,9000.00,',
  '2026-03-05,CREDIT TRANSFER KW7,,1250.00',
]
const capitec = [
  'Nr,Account,Posting Date,Transaction Date,Description,Money In,Money Out,Fee,Balance',
  '1,1234567890,2026-03-02,2026-03-02,Payment Received: KW8,980.00,,,1980.00',
  '2,1234567890,2026-03-03,2026-03-03,SMS Notification Fee,,,-0.35,1979.65',
  '3,1234567890,2026-03-04,2026-03-04,"Payment Received: KW8,20.00,,,1999.65',
]

describe('a month of money from the files of a bank', () => {
  it('ends in the payments that a person would book, and names each line that was not taken', async () => {
    const children: number[] = []
    for (let at = 0; at < 8; at += 1) children.push(await app.addChild())
    const fill = (lines: readonly string[]) =>
      lines.join('\n').replaceAll(/KW(\d)/g, (_, at: string) => referenceOf(children[Number(at) - 1] ?? 0))
    const account = async (name: string) =>
      (
        await ask<{ addBankAccount: { id: number } }>(
          'mutation ($input: BankAccountInput!) { addBankAccount(input: $input) { id } }',
          { name },
        )
      ).addBankAccount.id
    const [first, second] = [await account('Fees'), await account('Deposits')]

    expect(await importFile(fill(fnb), first)).toEqual({
      added: 3,
      known: [],
      refused: ['9 “18O0.00” is not an amount.'],
      others: [1, 0, 4],
    })
    expect(await importFile(fill(fnb), first)).toMatchObject({ added: 0, known: [5, 7, 8] })
    // the same days again, the newest line first
    expect(await importFile(fill([...fnb.slice(0, 4), ...fnb.slice(4).reverse()]), first)).toMatchObject({ added: 0 })
    expect(await importFile(fill(fnbHalf), first)).toMatchObject({
      added: 1,
      known: [5, 6],
      refused: ['8 It has 2 cells instead of 4.'],
    })
    expect(await importFile(fill(fnbOfx), first)).toEqual({
      added: 1,
      known: [4, 5],
      refused: ['7 “20260399” is not a date.'],
      others: [0, 0, 0],
    })
    expect(await importFile(fill(fnbOfx), first)).toMatchObject({ added: 0, known: [4, 5, 6] })
    expect(await importFile(fill(absa), second)).toEqual({
      added: 1,
      known: [],
      refused: [expect.stringMatching(/^6 It has 7 cells instead of 6/)],
      others: [2, 1, 1],
    })
    expect(await importFile(fill(absaOfx), second)).toEqual({
      added: 1,
      known: [4],
      refused: [expect.stringMatching(/^7 “13.50” has no minus sign but the line says DEBIT/)],
      others: [1, 0, 0],
    })
    expect(await importFile(fill(nedbank), second)).toEqual({
      added: 2,
      known: [],
      refused: ['1 It has 2 cells instead of 4.'],
      others: [1, 0, 0],
    })
    expect(await importFile(fill(nedbankHeaded), second)).toEqual({
      added: 1,
      known: [2],
      refused: ['5 “32 Mar 2026” is not a date.'],
      others: [1, 0, 1],
    })
    expect(await importFile(fill(standard), second)).toEqual({
      added: 1,
      known: [],
      refused: ['4 “31/02/2026” is not a date.'],
      others: [1, 0, 1],
    })
    expect(await importFile(fill(standardLater), second)).toEqual({
      added: 1,
      known: [5],
      refused: ['2 “1 0O0.00” is not an amount.'],
      others: [1, 0, 1],
    })
    expect(await importFile(fill(capitec), second)).toEqual({
      added: 1,
      known: [],
      refused: ['4 It has a quotation mark that is not closed.'],
      others: [1, 0, 1],
    })

    const lines: { id: number; version: number; amountCents: number; proposal: { childId: number }[] }[] = await app
      .db('bank_lines')
      .whereIn('accountId', [first, second])
    for (const { id, version, amountCents, proposal } of lines) {
      const parts = proposal.map(({ childId }) => ({ childId, amount: String(amountCents / 100) }))
      await ask('mutation ($input: BookingInput!) { bookBankLine(input: $input) { id } }', { id, version, parts })
    }
    const paid: { childId: number; amountCents: number }[] = await app
      .db('payments')
      .whereIn('childId', children)
      .orderBy(['childId', 'amountCents'])
    expect(paid.map(({ childId, amountCents }) => [children.indexOf(childId) + 1, amountCents])).toEqual([
      [1, 240_000],
      [2, 5_000],
      [2, 5_000],
      [3, 180_000],
      [4, 70_000],
      [5, 10_000],
      [5, 216_000],
      [6, 64_000],
      [6, 150_000],
      [6, 150_000],
      [7, 87_500],
      [7, 125_000],
      [8, 98_000],
    ])
  })
})
