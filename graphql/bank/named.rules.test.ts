import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '#tests/setup/propertyRuns.ts'
import { readCsv } from '#graphql/values/csv.ts'
import { readNamed, readStatement } from './bankCsv.rules.ts'
import { headingsOf, type NamedColumns, widthOf } from './named.rules.ts'

const recordsOf = (lines: readonly string[]) => readCsv(lines.join('\n'), { lineByLine: true })
const today = '2026-11-30'
const naming = { width: 4, headings: [], date: 0, words: [1], amount: 2, out: [], balance: 3 }

const headless = [
  '2026-03-02,FNB APP PAYMENT KW00577,2400.00,12400.00',
  '2026-03-03,BANK CHARGES,-35.50,12364.50',
  '2026-03-04,KW00045,5O.00,12414.50',
  '2026-03-05,CASH,50.00,12464.50',
]

describe('a statement whose columns were named', () => {
  it('of no heading is read but for the cell that is broken, also in its first line', () => {
    expect(readStatement(recordsOf(headless), today)).toBeNull()
    expect(readStatement(recordsOf(headless), today, naming)).toMatchObject({
      lines: [{ line: 1, amountCents: 240_000, words: 'FNB APP PAYMENT KW00577' }, { line: 4 }],
      outgoing: 1,
      headings: 0,
      refused: [{ line: 3, reason: '“5O.00” is not an amount.' }],
    })
    const first = ['Account,62041187730', 'yesterday,CASH,50.00,12.00', ...headless]
    expect(readStatement(recordsOf(first), today, naming)?.refused.map(({ line }) => line)).toEqual([1, 2, 5])
  })

  it('reads money in and out of columns of their own, empty or with a zero, under a heading in another language', () => {
    const lines = [
      'Rekening 1',
      'Datum,Beskrywing,Uit,In,Fooi',
      '2026-03-02,KW00045,0.00,50.00,',
      '2026-03-03,X,9,0,1.50',
    ]
    const records = recordsOf(lines)
    const headings = headingsOf(records, widthOf(records))
    expect(headings).toEqual(['Datum', 'Beskrywing', 'Uit', 'In', 'Fooi'])
    expect(readNamed(records, { width: 5, headings, date: 0, words: [1], amount: 3, out: [2, 4] }, today)).toEqual({
      lines: [{ line: 3, date: '2026-03-02', amountCents: 5_000, words: 'KW00045', twin: 1 }],
      outgoing: 1,
      balances: 0,
      headings: 2,
      refused: [],
      inCents: 5_000,
      outCents: 1_050,
      isAmbiguous: false,
    })
  })

  it('is doubtful where the balances follow from no amounts', () => {
    expect(readNamed(recordsOf(headless), naming, today).isAmbiguous).toBe(false)
    expect(readNamed(recordsOf(headless), { ...naming, amount: 3, balance: 2 }, today).isAmbiguous).toBe(true)
  })

  it('says nothing of a file of another form', () => {
    const heading = 'Date,Description,Amount,Balance'
    const named = { ...naming, headings: heading.split(','), amount: 3, balance: 2 }
    const read = (head: string) => readStatement(recordsOf([head, ...headless]), today, named)?.lines[0]?.amountCents
    expect(read(heading)).toBe(1_240_000)
    expect(read(heading.toUpperCase())).toBe(1_240_000)
    // the bank has changed its order since: the heading decides, not what was named before
    expect(read('Date,Details,Amount,Balance')).toBe(240_000)
    expect(readStatement(recordsOf(headless.map((line) => `${line},`)), today, { ...naming, width: 5 })).not.toBeNull()
    expect(readStatement(recordsOf(headless), today, { ...naming, width: 5 })).toBeNull()
  })

  it('never loses a line', () => {
    const cell = fc.constantFrom('2026-11-03', '50.00', '-50.00', 'x', '"', '"a"', ',', '', '0.00')
    const line = fc.array(cell, { minLength: 1, maxLength: 6 }).map((cells) => cells.join(','))
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const records = recordsOf(lines)
        const { lines: taken, outgoing, balances, headings, refused } = readNamed(records, naming, today)
        expect(taken.length + outgoing + balances + headings + refused.length).toBe(records.length)
      }),
      { numRuns: propertyRuns(200) },
    )
  })

  it('is the same statement whatever the order of its columns', () => {
    const cents = fc.integer({ min: 1, max: 9_999_999 })
    const words = fc.constantFrom('KW00045', 'FNB APP, MOKOENA', 'Balance', '12', 'CASH')
    const day = fc.constantFrom('2026-11-03', '03/11/2026', '3 Nov 26', '26/11/03', '11/13/2026', 'yesterday')
    const row = fc.tuple(day, words, fc.oneof(words, fc.constant('')), cents, fc.boolean())
    const shape = fc.record({
      rows: fc.array(row, { minLength: 1, maxLength: 8 }),
      order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }),
      hasHeading: fc.boolean(),
      isSigned: fc.boolean(),
    })
    fc.assert(
      fc.property(shape, ({ rows, order, hasHeading, isSigned }) => {
        let balance = 0
        const cells = rows.map(([date, one, other, amount, isIn]) => {
          balance += isIn ? amount : -amount
          const [rand, total] = [(amount / 100).toFixed(2), (balance / 100).toFixed(2)]
          const amounts = isSigned ? [isIn ? rand : `-${rand}`, 'R'] : isIn ? [rand, ''] : ['', rand]
          return [date, one, other, ...amounts, total]
        })
        const table = hasHeading ? [['Dag', 'Wat', 'Wie', 'In', 'Uit', 'Saldo'], ...cells] : cells
        const named = {
          width: 6,
          headings: [],
          date: 0,
          words: [1, 2],
          amount: 3,
          out: isSigned ? [] : [4],
          balance: 5,
        }
        const read = (columns: readonly number[], naming: NamedColumns) =>
          readNamed(
            recordsOf(table.map((line) => columns.map((column) => `"${line[column]}"`).join(';'))),
            naming,
            today,
          )
        const at = (column: number) => order.indexOf(column)
        const moved = {
          ...named,
          date: at(0),
          words: named.words.map(at),
          amount: at(3),
          out: named.out.map(at),
          balance: at(5),
        }
        expect(read(order, moved)).toEqual(read([0, 1, 2, 3, 4, 5], named))
      }),
      { numRuns: propertyRuns(200) },
    )
  })
})
