import { expect, it } from 'vitest'
import { csvOf } from '#graphql/values/writeCsv.ts'

it('quotes a value that holds a comma, a quote or a line break, and no other', () => {
  expect(csvOf([['plain', 'a,b', 'say "hi"', 'two\nlines', '']])).toBe('plain,"a,b","say ""hi""","two\nlines",\r\n')
})

it('does not let a spreadsheet take what somebody typed for a formula', () => {
  expect(csvOf([['=1+1', '@cmd', '+cmd|calc', '-2+3', '-x']])).toBe(`"'=1+1","'@cmd","'+cmd|calc","'-2+3","'-x"\r\n`)
})

it('leaves phone numbers and amounts as they are', () => {
  expect(csvOf([['+27 51 555 0123', '-250.00']])).toBe('+27 51 555 0123,-250.00\r\n')
})
