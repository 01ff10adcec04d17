import { ObjectType } from 'type-graphql'
import { NumberedRow } from '#graphql/data/model.ts'
import { int, ints, maybe, one, output, text, texts, withFields } from '#graphql/platform/graphql/output.ts'

const BankColumns = output(
  'BankColumns',
  "Which column of an account's statements is what, as the office chose; columns are counted from 0.",
  {
    width: int('Number of columns.'),
    headings: texts('The header, one text per column; empty for files without a header.'),
    date: int('The date column.'),
    words: ints('The description columns.'),
    amount: int('The amount column, or the credit column if debits have their own columns.'),
    out: ints('The debit columns; none if one column has both.'),
    balance: maybe(int('The balance column.')),
  },
)

@ObjectType('BankAccount', { description: 'A bank account of the centre whose statements are imported.' })
export class BankAccount extends withFields(NumberedRow, {
  name: text('Its name, for the office.'),
  columns: maybe(one(BankColumns, 'The columns of its statements, if the office has named them.')),
}) {
  static override tableName = 'bank_accounts'
  static override entity = 'bank_account'
  static override displayName = 'bank account'
  static override jsonAttributes = ['columns']

  version!: number
}
