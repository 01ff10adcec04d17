import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '#tests/setup/propertyRuns.ts'
import { isOfx, ofxDate, readOfx } from './ofx.rules.ts'

const header = 'OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nENCODING:USASCII\r\nCHARSET:1252\r\n\r\n'
const sgml = (...lines: string[]) =>
  `${header}<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>ZAR\r\n<BANKACCTFROM><ACCTID>62041187730</BANKACCTFROM>\r\n<BANKTRANLIST>\r\n${lines.join('\r\n')}\r\n</BANKTRANLIST><LEDGERBAL><BALAMT>900.00</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
const transaction = (amount: string, more = '<NAME>KW00045') =>
  `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261103<TRNAMT>${amount}<FITID>${amount}${more}</STMTTRN>`

describe('a statement in OFX', () => {
  it('of version 1 needs no tags that close its fields', () => {
    const text = sgml(
      '<STMTTRN>\r\n<TRNTYPE>CREDIT\r\n<DTPOSTED>20261103120000[+2:SAST]\r\n<TRNAMT>2400.00\r\n<FITID>A1\r\n<NAME>MOKOENA &amp; SONS\r\n<MEMO>KW00045\r\n</STMTTRN>',
      transaction('-35,50'),
    )
    expect(isOfx(text)).toBe(true)
    expect(readOfx(text)).toEqual({
      lines: [
        {
          line: 10,
          date: '2026-11-03',
          amountCents: 240_000,
          words: 'MOKOENA & SONS KW00045',
          twin: 1,
          transactionId: 'A1',
        },
      ],
      outgoing: 1,
      balances: 0,
      headings: 0,
      refused: [],
    })
  })

  it('of version 2 is XML', () => {
    const text = `<?xml version="1.0" encoding="UTF-8"?>\n<?OFX OFXHEADER="200" VERSION="211"?>\n<OFX><STMTRS><BANKACCTFROM><ACCTID>1</ACCTID></BANKACCTFROM>
<BANKTRANLIST><STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20261103</DTPOSTED><TRNAMT>1,250.00</TRNAMT>
<FITID>7</FITID><NAME><![CDATA[Zoë <KW00045>]]></NAME><MEMO/></STMTTRN></BANKTRANLIST></STMTRS></OFX>`
    expect(isOfx(text)).toBe(true)
    expect(readOfx(text).lines).toMatchObject([
      { line: 4, amountCents: 125_000, words: 'Zoë <KW00045>', transactionId: '7' },
    ])
    expect(isOfx('Date,Description,Amount\n2026-11-03,<OFX>,5')).toBe(false)
  })

  it.each([
    ['a day that is none', '<STMTTRN><DTPOSTED>20261303<TRNAMT>50.00</STMTTRN>', '“20261303” is not a date.'],
    ['no day', '<STMTTRN><TRNAMT>50.00</STMTTRN>', '“” is not a date.'],
    ['no amount', '<STMTTRN><DTPOSTED>20261103<TRNAMT>5O.00</STMTTRN>', '“5O.00” is not an amount.'],
    ['another direction than its amount', '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261103<TRNAMT>50.00</STMTTRN>', /DEBIT/],
    ['a withdrawal without a sign', '<STMTTRN><TRNTYPE>ATM<DTPOSTED>20261103<TRNAMT>50.00</STMTTRN>', /ATM/],
    ['a fee without a sign', '<STMTTRN><TRNTYPE>SRVCHG<DTPOSTED>20261103<TRNAMT>50.00</STMTTRN>', /SRVCHG/],
  ])('names a line that has %s, and takes the rest', (_what, broken, reason) => {
    expect(readOfx(sgml(broken, transaction('50.00')))).toMatchObject({
      lines: [{ amountCents: 5_000 }],
      refused: [{ line: 10, reason: typeof reason === 'string' ? reason : expect.stringMatching(reason) }],
    })
  })

  it('takes a kind that goes either way where other lines have a sign', () => {
    const deposit = transaction('70.00').replace('CREDIT', 'ATM')
    expect(readOfx(sgml(deposit, transaction('-50.00')))).toMatchObject({
      lines: [{ amountCents: 7_000 }],
      outgoing: 1,
      refused: [],
    })
  })

  it('loses no line where the tag that begins or ends one is missing', () => {
    const text = sgml(
      transaction('50.00').replace('</STMTTRN>', ''),
      transaction('60.00').replace('<STMTTRN>', '<STMTTRN '),
      transaction('70.00'),
    )
    expect(readOfx(text).lines.map(({ amountCents }) => amountCents)).toEqual([5_000, 6_000, 7_000])
  })

  it('takes no number that stands for two lines, and no line of a second account', () => {
    const two = sgml(
      transaction('50.00').replace('<FITID>50.00', '<FITID>0'),
      transaction('60.00').replace('<FITID>60.00', '<FITID>0'),
    )
    expect(readOfx(two).lines.map(({ transactionId }) => transactionId)).toEqual([undefined, undefined])
    const more = `</BANKTRANLIST></STMTRS><STMTRS><BANKACCTFROM><ACCTID>999</BANKACCTFROM><BANKTRANLIST>${transaction('60.00')}`
    expect(readOfx(sgml(transaction('50.00'), more))).toMatchObject({
      lines: [{ amountCents: 5_000 }],
      refused: [{ reason: expect.stringMatching(/^It belongs to account 999/) }],
    })
  })

  it.each([
    ['20261103', '2026-11-03'],
    ['20261103235959', '2026-11-03'],
    ['20261103235959.123[+2:SAST]', '2026-11-03'],
    // midnight in South Africa, as a bank abroad writes it
    ['20261102220000[0:GMT]', '2026-11-03'],
    ['20261103120000.000[-5:EST]', '2026-11-03'],
    ['20260230', null],
    ['2026-11-03', null],
  ])('is of a day in South Africa: %s', (text, date) => {
    expect(ofxDate(text)).toBe(date)
  })

  it('never loses a line, whichever tags, amounts and days are broken', () => {
    const field = fc.constantFrom(
      '<TRNTYPE>CREDIT',
      '<DTPOSTED>20261103',
      '<DTPOSTED>x',
      '<FITID>1',
      '<NAME>A &amp; B',
      '<MEMO></MEMO>',
      '\n',
    )
    const amount = fc.constantFrom('50.00', '-50,00', '1.234,56', 'x', '0')
    const block = fc.record({
      before: fc.array(field, { maxLength: 4 }),
      amount,
      after: fc.array(fc.constantFrom('<NAME>B', '<FITID>2', '\n'), { maxLength: 2 }),
      opens: fc.boolean(),
      closes: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(block, { maxLength: 12 }), (blocks) => {
        const lines = blocks.map(
          ({ before, amount: cents, after, opens, closes }) =>
            `${opens ? '<STMTTRN>' : ''}${before.join('')}<TRNAMT>${cents}${after.join('')}${closes ? '</STMTTRN>' : ''}`,
        )
        const { lines: taken, outgoing, refused } = readOfx(sgml(...lines))
        expect(taken.length + outgoing + refused.length).toBeGreaterThanOrEqual(blocks.length)
        expect(outgoing).toBeLessThanOrEqual(blocks.filter((each) => each.amount === '-50,00').length)
        expect(taken.length).toBeLessThanOrEqual(blocks.filter((each) => /^(50|1)/.test(each.amount)).length)
      }),
      { numRuns: propertyRuns(300) },
    )
  })
})
