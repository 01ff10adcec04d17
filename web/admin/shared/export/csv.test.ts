import { expect, it } from 'vitest'
import { readCsv } from '#graphql/values/csv.ts'
import { csvOf } from '#graphql/values/writeCsv.ts'
import { excelSeparator } from './download.ts'

it('quotes a value that holds a comma, a quote or a line break, and no other', () => {
  expect(csvOf([['plain', 'a,b', 'say "hi"', 'two\nlines', '']])).toBe('plain,"a,b","say ""hi""","two\nlines",\r\n')
})

it('does not let a spreadsheet take what somebody typed for a formula', () => {
  expect(csvOf([['=1+1', '@cmd', '+cmd|calc', '-2+3', '-x']])).toBe(`"'=1+1","'@cmd","'+cmd|calc","'-2+3","'-x"\r\n`)
})

it('leaves phone numbers and amounts as they are', () => {
  expect(csvOf([['+27 51 555 0123', '-250.00']])).toBe('+27 51 555 0123,-250.00\r\n')
})

it('lets no formula begin where a spreadsheet that splits at semicolons begins a cell or a line', () => {
  const typed = ['Egg;=1+1', "Egg;+cmd|'/C calc'!A0", 'Egg; -2+3', 'Egg\n=1+1;x', 'Egg\r\n@SUM(A1)', 'Egg;\n+x']
  const begins = (cell: string) => cell.split(/[;\r\n]+/).filter((part) => /^\s*[=@+-]/.test(part))
  expect(typed.flatMap((cell) => begins(csvOf([[cell]])))).toEqual([])
  expect(csvOf([['Oct;-250.00;+27 51 555 0123']])).toBe('Oct;-250.00;+27 51 555 0123\r\n')
})

it('is split where Excel splits it: at semicolons where a comma is the decimal sign', () => {
  expect(['en-ZA', 'af-ZA', 'de-DE', 'en-US', 'en-GB'].map((locale) => excelSeparator(locale))).toEqual([
    ';',
    ';',
    ';',
    ',',
    ',',
  ])
  expect(csvOf([['plain', 'a,b', 'a;b', 'say "hi"', 'two\nlines', '']], ';')).toBe(
    'plain;a,b;"a;b";"say ""hi""";"two\nlines";\r\n',
  )
})

it('writes decimals as the spreadsheet reads them that splits at semicolons, and leaves days and times', () => {
  const cells = ['191.21', '-250.00', '2026-11-30', '07:30', '1.2.3']
  expect(csvOf([cells], ';')).toBe('191,21;-250,00;2026-11-30;07:30;1.2.3\r\n')
  expect(csvOf([cells])).toBe('191.21,-250.00,2026-11-30,07:30,1.2.3\r\n')
})

it('lets no formula begin either where a file with semicolons is split at commas', () => {
  const typed = ['Egg,=1+1', "Egg,+cmd|'/C calc'!A0", 'Egg, -2+3', 'Egg\n=1+1,x', 'Egg\r\n@SUM(A1)', 'x;y,=1+1', '=1']
  const begins = (cell: string) => cell.split(/[,\r\n]+/).filter((part) => /^\s*[=@+-]/.test(part))
  expect(typed.flatMap((cell) => begins(csvOf([[cell]], ';')))).toEqual([])
  expect(csvOf([['-250,00', 'Oct, -250.00, +27 51 555 0123']], ';')).toBe('-250,00;Oct, -250.00, +27 51 555 0123\r\n')
})

it.each([',', ';'] as const)('is read back as it was written with “%s”', (separator) => {
  const rows = [
    ['Name', 'Surname', 'Notes', 'Amount'],
    ['Zoë', 'van Wyk', 'nuts, bees; asthma', '2400,50'],
    ['Ben', 'Tau', 'says "hi"\nand more', '1,5'],
    ['Mia', 'Dlamini', 'eggs, milk', '12'],
  ]
  const text = `\uFEFF${csvOf(rows, separator)}`
  expect(readCsv(text).map(({ cells }) => cells)).toEqual(rows)
})
