import { ObjectType } from 'type-graphql'
import { NumberedRow } from '#graphql/data/model.ts'
import { int, ints, maybe, one, output, text, texts, withFields } from '#graphql/platform/graphql/output.ts'

export const BankColumns = output(
  'BankColumns',
  'Where the statements of an account say what, as the office named it; columns are counted from 0.',
  {
    width: int('How many columns there are.'),
    headings: texts('What the heading says, a text for each column; empty for files without a heading.'),
    date: int('The column of the date.'),
    words: ints('The columns of the description.'),
    amount: int('The column of the amount, or of money in where money out has columns of its own.'),
    out: ints('The columns of money out; none where one column has both.'),
    balance: maybe(int('The column of the balance.')),
  },
)
export type BankColumns = InstanceType<typeof BankColumns>

@ObjectType('BankAccount', { description: 'An account of the centre whose statements are imported.' })
export class BankAccount extends withFields(NumberedRow, {
  name: text('Its name, for the office.'),
  columns: maybe(one(BankColumns, 'The columns of its statements, where the office has named them.')),
}) {
  static override tableName = 'bank_accounts'
  static override entity = 'bank_account'
  static override displayName = 'bank account'
  static override jsonAttributes = ['columns']

  version!: number
}
