import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '#tests/setup/propertyRuns.ts'
import { readCsv } from '#graphql/values/csv.ts'
import { readStatement } from './bankCsv.rules.ts'
import { bankDate } from './bankDate.rules.ts'
import { longestWords, type Statement } from './statementLines.rules.ts'
import { statementOf } from '#graphql/billing/statement.rules.ts'

const today = '2026-11-30'

describe('a statement file', () => {
  it('is read with its dates and amounts, and tells apart equal lines', () => {
    const text = [
      'Account 6204 118 7730;;;',
      'Transaction Date;Description;Amount;Balance',
      '03/11/2026;FNB APP PAYMENT KW00577;2 400,00;10 000,00',
      '2026/11/03;CASH;R 50.00;10 050,00',
      '20261103;CASH;50;10 100,00',
      '3 Nov 2026;BANK CHARGES;-35.00;10 065,00',
      'yesterday;CASH;50;10 115,00',
    ].join('\n')
    expect(readStatement(readCsv(text), today)).toEqual({
      lines: [
        { line: 3, date: '2026-11-03', amountCents: 240_000, words: 'FNB APP PAYMENT KW00577', twin: 1 },
        { line: 4, date: '2026-11-03', amountCents: 5000, words: 'CASH', twin: 1 },
        { line: 5, date: '2026-11-03', amountCents: 5000, words: 'CASH', twin: 2 },
      ],
      outgoing: 1,
      balances: 0,
      headings: 2,
      refused: [{ line: 7, reason: '“yesterday” is not a date.' }],
    })
  })

  it('may have columns of their own for money in and out', () => {
    const text = 'Date,Reference,Debit,Credit\n2026-11-03,Rent,900.00,\n2026-11-04,KW00045,,2400.00\n'
    expect(readStatement(readCsv(text), today)).toEqual({
      lines: [{ line: 3, date: '2026-11-04', amountCents: 240_000, words: 'KW00045', twin: 1 }],
      outgoing: 1,
      balances: 0,
      headings: 1,
      refused: [],
    })
  })

  it.each([
    ['Nedbank', 'Date,Description,Fees(R),Debits(R),Credits(R)', '03 Nov 2026,Fee,5.00,,'],
    ['Standard Bank', 'Date,Description,Payments,Deposits', '2026-11-03,RENT,9000.00,'],
    ['Capitec', 'Posting Date,Description,MoneyIn(R),MoneyOut(R),Fee', '2026-11-03,SMS,,,-0.35'],
    ['ABSA', 'Date,Transaction Description,Charge,Debit Amount,Credit Amount', '03/11/2026,Enq,13.50,,'],
  ])('of %s counts a fee in a column of its own as money out', (_bank, heading, fee) => {
    expect(readStatement(readCsv(`${heading}\n${fee}`), today)).toMatchObject({ lines: [], outgoing: 1, refused: [] })
  })

  it.each(['Debit', 'D', 'DR', 'out', 'Debiet', 'Uit', 'DBIT', 'Withdrawal'])(
    'that says %s beside an amount without a sign books nothing of that line',
    (word) => {
      const text = `Date,Description,Amount,Type\n2026-11-03,Refund KW00577,500.00,${word}\n2026-11-04,KW00045,300.00,Credit`
      expect(readStatement(readCsv(text), today)).toMatchObject({
        lines: [{ line: 3, amountCents: 30_000 }],
        refused: [{ line: 2, reason: expect.stringContaining(`the line says ${word}`) }],
      })
    },
  )

  it('whose payment has the reference “Balance” says so, and skips it as no balance', () => {
    const text = 'Date,Description,Reference,Credit\n2026-11-03,ACB CREDIT,Balance,2400.00\n2026-11-03,BALANCE,,'
    expect(readStatement(readCsv(text), today)).toMatchObject({
      lines: [],
      balances: 1,
      refused: [{ line: 2, reason: 'It says “Balance”, so it is unclear whether it is a payment.' }],
    })
  })

  it.each([
    [
      'beside what the bank says',
      'Date,Description,Reference,Credit\n2026-11-03,ACB CREDIT,Balance brought forward,2400.00',
    ],
    ['beside a balance', 'Date,Description,Credit,Balance\n2026-11-03,Balance brought forward,2400.00,5000.00'],
  ])('whose payment has the words of a balance line %s is shown', (_where, text) => {
    const reason = 'It says “Balance brought forward”, so it is unclear whether it is a payment.'
    expect(readStatement(readCsv(text), today)).toMatchObject({ balances: 0, refused: [{ line: 2, reason }] })
  })

  it('skips the balance that the bank says in a line of its own', () => {
    const texts = [
      'Date,Description,Amount\n2026-11-03,Opening balance,2400.00',
      'Date,Description,Amount,Balance\n,Opening balance,,2400.00',
    ]
    for (const text of texts) expect(readStatement(readCsv(text), today)).toMatchObject({ balances: 1, refused: [] })
  })

  it('that says in its balances alone what went out is not read before somebody has named its columns', () => {
    const lines = ['2026-11-03,RENT,5534.00,6000.00', '2026-11-04,Refund KW00577,500.00,5500.00']
    const read = (...all: string[]) =>
      readStatement(readCsv(['Date,Description,Amount,Balance', ...all].join('\n')), today)
    expect(read(...lines)).toBeNull()
    expect(read(...lines, '2026-11-05,KW00045,60.00,5560.00')).toBeNull()
    expect(read('2026-11-04,KW00577,500.00,6500.00', '2026-11-05,KW00045,60.00,6560.00')?.lines).toHaveLength(2)
    // a line that is refused, also for what its payer wrote, takes nothing of this away
    for (const refused of ['2026-11-05,Balance,60.00,5560.00', '2026-11-05,Fees, thanks,60.00,5560.00'])
      expect(read(...lines, refused)).toBeNull()
    const between = '2026-11-05,Balance,60.00,5560.00'
    expect(read(lines[0] ?? '', between, '2026-11-06,Refund KW00577,500.00,5060.00')).toBeNull()
    const good = ['2026-11-04,KW00577,500.00,6500.00', '2026-11-05,Balance,60.00,6560.00', '2026-11-06,KW1,40,6600.00']
    expect(read(...good)).toMatchObject({ lines: [{ line: 2 }, { line: 4 }], refused: [{ line: 3 }] })
    expect(read(...good.toReversed())).toMatchObject({ lines: [{ line: 2 }, { line: 4 }], refused: [{ line: 3 }] })
  })

  it('is read by what its payers wrote in no other line: a comma that the bank does not quote moves their words', () => {
    const lines = [
      '2026-11-03,KW1,300.00,7300.00',
      '2026-11-04,Fees,5.00Cr,1.00,7301.00',
      '2026-11-05,KW2,40.00,7341.00',
    ]
    const text = ['Date,Description,Amount,Balance', ...lines].join('\n')
    expect(readStatement(readCsv(text), today)).toMatchObject({
      lines: [{ line: 2 }, { line: 4 }],
      outgoing: 0,
      refused: [{ line: 3 }],
    })
    const headless = [
      '05Mar2026,KW1,100.00,100.00',
      '06Mar2026,reference,date,amt,1.00,101.00',
      '07Mar2026,A,2.00,103.00',
    ]
    expect(readStatement(readCsv(headless.join('\n')), today)).toBeNull()
  })

  it('takes the amount from no line with more cells than others, also where the last ones are empty', () => {
    const lines = [
      '2026-11-03,KW1,300.00,7300.00,',
      '2026-11-04,Fees,5000.00,1.00,7301.00,',
      '2026-11-05,RENT,-40.00,7261.00,',
    ]
    const text = ['Date,Description,Amount,Balance,Cheque', ...lines].join('\n')
    expect(readStatement(readCsv(text), today)).toMatchObject({
      lines: [{ line: 2 }],
      outgoing: 1,
      refused: [{ line: 3, reason: expect.stringMatching(/^It has 6 cells instead of 5/) }],
    })
    const ending = text.replaceAll(/,$/gm, ',,')
    expect(readStatement(readCsv(ending), today)).toMatchObject({ lines: [{ line: 2 }], refused: [{ line: 3 }] })
  })

  it('has its amount in no column whose heading says that it describes or refers', () => {
    const text = 'Date,Deposit Reference,Description,Amount\n2026-11-03,100234,KW00577,500.00'
    expect(readStatement(readCsv(text), today)?.lines).toMatchObject([{ amountCents: 50_000 }])
    const headless = ['05Mar2026,A,100.00,100.00', '06Mar2026,Deposit reference date,100.00,200.00']
    expect(readStatement(readCsv(headless.join('\n')), today)?.lines).toHaveLength(2)
  })

  it('with a date far ahead unless the month comes first books no other on a guessed day', () => {
    const text = 'Date,Description,Amount\n02/12/2027,CASH,50\n03/04/2026,CASH,50'
    expect(readStatement(readCsv(text), '2027-03-01')).toMatchObject({
      lines: [],
      refused: [{ line: 2 }, { line: 3, reason: expect.stringMatching(/is ambiguous: “02\/12\/2027”/) }],
    })
  })

  it('that marks with Cr what came in books nothing that has no mark', () => {
    const text =
      'Date,Description,Amount\n2026-11-03,KW00045,"2,392.00Cr"\n2026-11-04,RENT,"5,534.00"\n2026-11-05,FEE,5.00Dr'
    expect(readStatement(readCsv(text), today)).toMatchObject({
      lines: [{ amountCents: 239_200 }],
      outgoing: 2,
      refused: [],
    })
  })

  it('that may mark with Cr what came in, by a line that a comma has moved, books nothing that has no mark', () => {
    const text =
      'Date,Description,Amount\n2026-11-03,PAY, KW00045,2392.00Cr\n2026-11-04,RENT,5534.00\n2026-11-05,FEE,5.00Dr'
    expect(readStatement(readCsv(text, { lineByLine: true }), today)).toMatchObject({
      lines: [],
      outgoing: 1,
      refused: [{ line: 2 }, { line: 3, reason: expect.stringMatching(/^Only a line that cannot be read says Cr/) }],
    })
  })

  it.each([
    ['with a balance and an empty last column', ',Balance,Cheque', [',9650.00,', ',9651.00,', ',9500.00,']],
    ['with an empty last column', ',Cheque', [',', ',', ',']],
    ['without', '', ['', '', '']],
  ])('of money in and out, %s, books no amount that a comma of its only payer has moved', (_what, more, ends) => {
    const lines = ['2026-11-24,Woolworths,,350.00', '2026-11-25,KW00076,5000.00,1.00,', '2026-11-26,Makro,,151.00']
    const text = [`Date,Description,Money In,Money Out${more}`, ...lines.map((line, at) => `${line}${ends[at] ?? ''}`)]
    for (const file of [text, text.map((line) => line.replace(',,', ',0.00,'))])
      expect(readStatement(readCsv(file.join('\n'), { lineByLine: true }), today)).toMatchObject({
        lines: [],
        outgoing: 2,
        refused: [{ line: 3, reason: expect.stringMatching(/^It has \d cells instead of \d/) }],
      })
  })

  it('with a line of money in and of money out asks about it, unless that is a fee of it', () => {
    const read = (...lines: string[]) => readStatement(readCsv(lines.join('\n'), { lineByLine: true }), today)
    const reason = 'It says money in, “5000.00”, and money out, “1.00”, so it is unclear which it is.'
    const alone = ['Date,Description,Money In,Money Out', '2026-11-25,KW00076,5000.00,1.00,']
    expect(read(...alone)).toMatchObject({ lines: [], refused: [{ line: 2, reason }] })
    for (const fee of [
      ['Date,Description,Money In,Money Out,Fee', '2026-11-25,KW00076,5000.00,,-14.00'],
      ['Date,Description,Charge,Debit,Credit', '2026-11-25,KW00076,14.00,,5000.00'],
    ])
      expect(read(...fee)).toMatchObject({ lines: [{ amountCents: 500_000 }], refused: [] })
  })

  it.each([
    ['a quotation mark spoils', '"KW00076'],
    ['a quotation mark spoils and a comma moves', '"KW,00076'],
    ['a comma moves', 'KW,00076'],
  ])('books nothing that has no mark where %s the only line that says Cr', (_what, words) => {
    const lines = ['2026-11-24,Refund KW00076,5000.00', `2026-11-25,${words},1.00Cr`, '2026-11-26,Makro,151.00']
    const unclear = { reason: expect.stringMatching(/^Only a line that cannot be read says Cr/) }
    const refused = [{ line: 2, ...unclear }, { line: 3 }, { line: 4, ...unclear }]
    for (const [heading, ends] of [
      ['Date,Description,Amount', ['', '', '']],
      ['Date,Description,Amount,Balance', [',9650.00', ',9651.00', ',9500.00']],
      ['Date,Description,Amount,Balance', [',9650.00Cr', ',9651.00Cr', ',9500.00Cr']],
    ] as const) {
      const text = [heading, ...lines.map((line, at) => `${line}${ends[at] ?? ''}`)].join('\n')
      expect(readStatement(readCsv(text, { lineByLine: true }), today)).toMatchObject({ lines: [], refused })
    }
  })

  it('reads amounts without a mark where the balances alone say Cr, or a payer does, in a line that is refused', () => {
    for (const words of ['"KW00076', 'KW,00076', '"KW,5.00Cr']) {
      const lines = [
        '2026-11-24,KW1,300.00,9650.00Cr',
        `2026-11-25,${words},1.00,9651.00Cr`,
        '2026-11-26,A,-1,9650.00Cr',
      ]
      const text = ['Date,Description,Amount,Balance', ...lines].join('\n')
      expect(readStatement(readCsv(text, { lineByLine: true }), today)).toMatchObject({
        lines: [{ line: 2, amountCents: 30_000 }],
        outgoing: 1,
        refused: [{ line: 3 }],
      })
    }
  })

  it('needs no headings where its balances follow from its amounts, the oldest line first or last', () => {
    const lines = [
      '05Mar2026,FNB APP PAYMENT KW00577,2400.00,12400.00',
      '06Mar2026,BANK CHARGES,-35.50,12364.50',
      '07Mar2026,KW00045,50.00,12414.50',
    ]
    for (const text of [lines, lines.toReversed()]) {
      const statement = readStatement(readCsv(['Account,62041187730', ...text].join('\n'), { lineByLine: true }), today)
      expect(statement?.lines.map(({ date, amountCents }) => [date, amountCents]).toSorted()).toEqual([
        ['2026-03-05', 240_000],
        ['2026-03-07', 5_000],
      ])
      expect(statement).toMatchObject({ outgoing: 1, refused: [{ line: 1 }] })
    }
    const wrong = lines.map((line) => line.replace('12364.50', '12364.51'))
    expect(readStatement(readCsv(wrong.join('\n')), today)).toBeNull()
  })

  it('leaves out and counts what says how much there is', () => {
    const text =
      'Date,Description,Amount\n2026-11-01,OPENING BALANCE,900.00\n2026-11-03,KW00045,50.00\n2026-11-30,Closing balance,950.00'
    expect(readStatement(readCsv(text), today)).toMatchObject({
      lines: [{ amountCents: 5_000 }],
      balances: 2,
      refused: [],
    })
  })

  it('with a date that is none unless the month comes first books no other on a guessed day', () => {
    const dates = ['05/04/2026', '2026-05-04', '05/14/2026', '25/04/2026', '4 May 2026', '05/05/2026']
    const statement = readStatement(
      readCsv(['Date,Description,Amount', ...dates.map((date) => `${date},CASH,50`), '05/04/2026,RENT,-9'].join('\n')),
      today,
    )
    expect(statement?.lines.map(({ date }) => date)).toEqual(['2026-04-25', '2026-05-04', '2026-05-05'])
    expect(statement?.outgoing).toBe(1)
    expect(statement?.refused.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      expect.stringMatching(/^2 “05\/04\/2026” is ambiguous: “05\/14\/2026”/),
      expect.stringMatching(/^3 “2026-05-04” is ambiguous/),
      '4 “05/14/2026” is not a date.',
    ])
  })

  it('takes the day before the month where the file gives no sign of another order', () => {
    const text = 'Date,Description,Amount\n05/04/2026,KW00045,50.00\n06/04/2026,KW00045,60.00'
    expect(readStatement(readCsv(text), today)).toMatchObject({
      lines: [{ date: '2026-04-05' }, { date: '2026-04-06' }],
      refused: [],
    })
  })

  it('takes a year of two digits for one of this century, where it cannot be another day', () => {
    const dates = ['05/03/26', '5-3-26', '05Mar26', '5 March 26', '27/12/25', '30/11/26']
    const doubtful = {
      '01/12/26': '“01/12/26” would be 1 December 2026, which is in the future. Please correct the date in the file.',
      '05Mar99': '“05Mar99” would be 5 March 2099, which is in the future. Please correct the date in the file.',
      '26/03/05':
        '“26/03/05” is ambiguous: it could be 26 March 2005 or 5 March 2026. Please write the year with four digits.',
      '31/02/26': '“31/02/26” is not a date.',
      '31Feb26': '“31Feb26” is not a date.',
    }
    const lines = [...dates, ...Object.keys(doubtful)].map((date) => `${date},KW00045,50.00`)
    const statement = readStatement(readCsv(['Date,Description,Amount', ...lines].join('\n')), today)
    const fifth = Array(4).fill('2026-03-05')
    expect(statement?.lines.map(({ date }) => date)).toEqual([...fifth, '2025-12-27', '2026-11-30'])
    expect(statement?.refused).toEqual(Object.values(doubtful).map((reason, index) => ({ line: index + 8, reason })))
  })

  it('with years of two digits and a date that is none unless the month comes first books no other on a guessed day', () => {
    const text = 'Date,Description,Amount\n05/14/26,CASH,50\n05/04/26,CASH,50'
    expect(readStatement(readCsv(text), today)).toMatchObject({
      lines: [],
      refused: [{ line: 2 }, { line: 3, reason: expect.stringMatching(/is ambiguous: “05\/14\/26”/) }],
    })
  })

  it('is split by the sign that its lines have, whatever the first one says', () => {
    const lines = ['2026-11-03;KW00045;2400,50', '2026-11-04;KW00045;60,00']
    const text = ['Kiewiet, 4 Church Street, Bloemfontein', 'Date;Description;Amount', ...lines].join('\n')
    expect(readStatement(readCsv(text, { lineByLine: true }), today)?.lines).toMatchObject([
      { line: 3, amountCents: 240_050 },
      { line: 4, amountCents: 6_000 },
    ])
  })

  it('is refused without the columns that are needed', () => {
    expect(readStatement(readCsv('Name,Age\nBen,3'), today)).toBeNull()
    expect(bankDate('31/02/2026')).toBeNull()
  })
})

const countOf = ({ lines, outgoing, balances, headings, refused }: Statement) =>
  lines.length + outgoing + balances + headings + refused.length

describe('a line of a statement', () => {
  const read = (...lines: string[]) =>
    readStatement(readCsv(['Date,Description,Amount', ...lines].join('\n'), { lineByLine: true }), today)
  const good = '2026-11-03,KW00045,50.00'

  it('with a stray quotation mark swallows none after it', () => {
    const statement = read('2026-11-03,"Mokoena,50.00', good, '2026-11-04,"Dlamini",60.00', good)
    expect(statement?.lines.map(({ amountCents }) => amountCents)).toEqual([5_000, 6_000, 5_000])
    expect(statement?.refused).toEqual([{ line: 2, reason: 'It has a quotation mark that is not closed.' }])
  })

  it.each([
    ['a decimal comma without quotation marks', '2026-11-03,KW00045,2400,50', /^It has 4 cells instead of 3/],
    ['a comma in its words', '2026-11-03,PAY, 500,2400.00', /^It has 4 cells/],
    ['a cell too few', '2026-11-03,KW00045', /^It has 2 cells/],
    ['more money than can be booked', '2026-11-03,KW00045,1200000.00', /more than can be allocated at once/],
  ])('that has %s is named, and the rest taken', (_what, line, reason) => {
    expect(read(line, good)).toMatchObject({
      lines: [{ amountCents: 5_000 }],
      refused: [{ line: 2, reason: expect.stringMatching(reason) }],
    })
  })

  it('of 250 letters is taken with as many of them as the server takes', () => {
    const statement = read(`2026-11-03,KW00045 ${'x'.repeat(242)},50.00`, good)
    expect(statement?.refused).toEqual([])
    const [long, short] = statement?.lines ?? []
    expect([long?.amountCents, long?.words.length, long?.words.slice(0, 9)]).toEqual([5_000, longestWords, 'KW00045 x'])
    expect(short?.words).toBe('KW00045')
  })

  it('never vanishes: it is taken, money out, or refused with its number', () => {
    const cell = fc.constantFrom(
      '2026-11-03',
      '03/11/26',
      '26/11/03',
      '03Nov99',
      '50.00',
      '-50.00',
      'x',
      '"',
      '"a"',
      'a"b',
      ',',
      ';',
      '\u0000',
      '',
      ' ',
    )
    const line = fc.array(cell, { minLength: 1, maxLength: 6 }).map((cells) => cells.join(','))
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const text = ['Date,Description,Amount', ...lines].join('\n')
        const records = readCsv(text, { lineByLine: true })
        const numbers = records.map(({ line: number }) => number)
        expect(numbers).toEqual(
          expect.arrayContaining(lines.flatMap((each, at) => (/[\p{L}\d]/u.test(each) ? [at + 2] : []))),
        )
        const statement = readStatement(records, today)
        // of a file without columns nothing is taken, and that is said
        if (statement) expect(countOf(statement)).toBe(records.length)
      }),
      { numRuns: propertyRuns(300) },
    )
  })
})

describe('what one payer wrote, where money in and money out have columns of their own', () => {
  const piece = fc.constantFrom(
    'KW00076',
    ',',
    ',',
    '"',
    '5000.00',
    '5.00Cr',
    '0.00',
    '-1',
    '2026-11-20',
    'Debit',
    ' ',
    ';',
  )
  const written = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''))
  const other = fc.record({ isOut: fc.boolean(), cents: fc.integer({ min: 1, max: 900_000 }) })
  const shape = fc.record({
    isOutFirst: fc.boolean(),
    hasBalance: fc.boolean(),
    nothing: fc.constantFrom('', '0.00'),
    empty: fc.integer({ min: 0, max: 2 }),
  })

  it('changes nothing of the other lines, and books no amount that the bank does not say', () => {
    fc.assert(
      fc.property(
        fc.array(other, { minLength: 1, maxLength: 4 }),
        fc.nat(),
        fc.integer({ min: 1, max: 900_000 }),
        written,
        shape,
        (others, place, cents, words, { isOutFirst, hasBalance, nothing, empty }) => {
          const own = place % (others.length + 1)
          const lineOf = (text: string, line: (typeof others)[number], before: number) => {
            const amount = (line.cents / 100).toFixed(2)
            const [into, out] = line.isOut ? [nothing, amount] : [amount, nothing]
            const balance = hasBalance ? [(before / 100).toFixed(2)] : []
            const cells = [...(isOutFirst ? [out, into] : [into, out]), ...balance, ...Array<string>(empty).fill('')]
            return ['2026-11-03', text, ...cells].join(',')
          }
          const read = (reference: string) => {
            let balance = 10_000_000
            const lines = others.toSpliced(own, 0, { isOut: false, cents }).map((line, at) => {
              balance += line.isOut ? -line.cents : line.cents
              return lineOf(at === own ? reference : `Line ${at}`, line, balance)
            })
            const columns = isOutFirst ? 'Debit,Credit' : 'Money In,Money Out'
            const heading = `Date,Description,${columns}${hasBalance ? ',Balance' : ''}${',Cheque'.repeat(empty)}`
            const text = [heading, ...lines].join('\n')
            return readStatement(readCsv(text, { lineByLine: true }), today)
          }
          const [plain, statement] = [read('KW00076'), read(words)]
          const isOther = ({ line }: { line: number }) => line !== own + 2
          expect(statement?.lines.filter(isOther)).toEqual(plain?.lines.filter(isOther))
          expect(statement?.refused.filter(isOther)).toEqual([])
          expect([plain?.outgoing, (plain?.outgoing ?? 0) + 1]).toContain(statement?.outgoing)
          const booked = statement?.lines.find((line) => !isOther(line))
          expect([undefined, cents]).toContain(booked?.amountCents)
        },
      ),
      { numRuns: propertyRuns(2_000) },
    )
  })
})

describe('a statement of account', () => {
  const bill = {
    id: 1,
    childId: 4,
    amountCents: 1000,
    description: 'October',
    issuedOn: '2026-10-01',
    dueDate: '2026-10-07',
    cancelledOn: null,
  }
  const later = { ...bill, id: 2, description: 'November', issuedOn: '2026-11-01', dueDate: '2026-11-07' }
  const payment = {
    id: 1,
    childId: 4,
    amountCents: 1000,
    date: '2026-10-05',
    billId: null,
    words: 'EFT',
    reversedOn: null,
  }

  it('carries the balance forward, line by line', () => {
    const bounced = { ...payment, id: 2, date: '2026-11-03', reversedOn: '2026-11-05' }
    const { openingCents, lines, closingCents, ageing } = statementOf(
      [bill, later],
      [payment, bounced],
      '2026-11-01',
      '2026-11-30',
    )
    expect(openingCents).toBe(0)
    expect(lines.map(({ words, balanceCents }) => [words, balanceCents])).toEqual([
      ['November', 1000],
      ['Payment, EFT', 0],
      ['Payment reversed, EFT', 1000],
    ])
    expect([closingCents, ageing]).toEqual([1000, { current: 0, days30: 1000, days60: 0, days90: 0 }])
  })

  it('of a day that is over says how it was on that day', () => {
    expect(statementOf([bill, later], [payment], '2026-10-01', '2026-10-04')).toMatchObject({
      closingCents: 1000,
      ageing: { current: 1000 },
    })
  })
})
