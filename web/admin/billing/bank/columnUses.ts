import type { Columns, NamedColumns } from '#graphql/bank/named.rules.ts'

/** What a column of a statement can be. */
export const uses = {
  date: 'Date',
  words: 'Description',
  amount: 'Amount',
  in: 'Money in',
  out: 'Money out',
  balance: 'Balance',
} as const

/** Empty for a column that is not used. */
export type Use = keyof typeof uses | ''

/** What each column is. */
export function usesOf({ date, words, amount, out, balance }: Columns, width: number): Use[] {
  return Array.from({ length: width }, (_, column) => {
    if (column === date) return 'date'
    if (column === amount) return out.length > 0 ? 'in' : 'amount'
    if (column === balance) return 'balance'
    if (words.includes(column)) return 'words'
    return out.includes(column) ? 'out' : ''
  })
}

const columnsFor = (chosen: readonly Use[], use: Use) =>
  chosen.flatMap((each, column) => (each === use ? [column] : []))

/** What is missing before a statement can be read, and what was chosen twice. */
export function problemsIn(chosen: readonly Use[]): string[] {
  const many = (use: Use) => columnsFor(chosen, use).length
  const hasBoth = many('amount') > 0 && many('in') + many('out') > 0
  const once = (['date', 'amount', 'in', 'balance'] as const).filter((use) => many(use) > 1)
  const problems = [
    many('date') === 0 && 'Choose the column with the date.',
    many('words') === 0 && 'Choose at least one column with the description.',
    many('amount') + many('in') + many('out') === 0 &&
      'Choose the column with the amount, or those with money in and money out.',
    hasBoth && 'Choose either Amount, or Money in and Money out.',
    !hasBoth && many('in') > 0 && many('out') === 0 && 'Choose Money out as well, or Amount if one column has both.',
    !hasBoth && many('out') > 0 && many('in') === 0 && 'Choose Money in as well, or Amount if one column has both.',
    ...once.map((use) => `Choose ${uses[use]} for one column only.`),
  ]
  return problems.filter((problem) => problem !== false)
}

/** The columns as they were chosen; null while something is missing. */
export function columnsFrom(chosen: readonly Use[], headings: string[]): NamedColumns | null {
  const [date] = columnsFor(chosen, 'date')
  const [amount] = [...columnsFor(chosen, 'amount'), ...columnsFor(chosen, 'in')]
  if (problemsIn(chosen).length > 0 || date === undefined || amount === undefined) return null
  const [balance = null] = columnsFor(chosen, 'balance')
  return {
    width: chosen.length,
    headings,
    date,
    words: columnsFor(chosen, 'words'),
    amount,
    out: columnsFor(chosen, 'out'),
    balance,
  }
}
