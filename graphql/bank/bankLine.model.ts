import { Field, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow } from '#graphql/data/model.ts'
import {
  cents,
  day,
  int,
  many,
  maybe,
  moment,
  output,
  text,
  withFields,
  ints,
  one,
  texts,
} from '#graphql/platform/graphql/output.ts'

export const BankColumns = output(
  'BankColumns',
  "Meaning of the columns in an account's statements, as the office chose; counted from 0.",
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
  name: text('Name, for the office.'),
  columns: maybe(one(BankColumns, 'The columns of its statements, if the office has named them.')),
}) {
  static override tableName = 'bank_accounts'
  static override entity = 'bank_account'
  static override displayName = 'bank account'
  static override jsonAttributes = ['columns']

  version!: number
}

@ObjectType('BankLinePart', { description: 'A part of a bank line, for one child.' })
export class BankLinePart extends withFields(Object, {
  childId: int('The child.'),
  amountCents: cents('Amount, in cents.'),
}) {
  why?: string
}

const received = {
  date: day('Date received.'),
  amountCents: cents('Amount, in cents.'),
  words: text('Description on the statement.'),
}

@ObjectType('BankLine', { description: 'Money received according to a bank statement.' })
export class BankLine extends withFields(NumberedRow, {
  ...received,
  proposal: many(BankLinePart, 'Who it is probably for; empty if that is not clear.'),
  status: text<'waiting' | 'booked' | 'ignored'>('waiting, booked or ignored.'),
  importedAt: moment('When it was first imported.'),
  version: int('Version, sent back with a decision, so that two users do not both decide.'),
}) {
  static override tableName = 'bank_lines'
  static override entity = 'bank_line'
  static override displayName = 'line of the statement'
  static override jsonAttributes = ['proposal']

  accountId!: number
  fingerprint!: string
  transactionId!: string | null
  importedBy!: number | null
  decidedBy!: number | null
  decidedAt!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Why it is proposed for them: a reference, an invoice number, or a payer and the exact amount.',
  })
  get proposedBecause(): string | null {
    return this.proposal[0]?.why ?? null
  }
}

const KnownBankLine = output('KnownBankLine', 'A line that was imported before.', {
  line: maybe(int('Its line number in the file, as sent.')),
  ...received,
})

export const BankImport = output('BankImport', 'Result of importing a bank statement.', {
  added: int('Number of new lines.'),
  known: int('Number of lines imported before.'),
  knownLines: many(KnownBankLine, 'The lines imported before.'),
  matched: int('Number of new lines matched to a child.'),
})
export type BankImport = InstanceType<typeof BankImport>

export const BankLineConnection = connectionOf(BankLine, 'BankLine', 'lines of bank statements')
