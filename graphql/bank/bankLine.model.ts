import { Field, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow } from '#graphql/data/model.ts'
import { cents, day, int, many, maybe, moment, output, text, withFields } from '#graphql/platform/graphql/output.ts'

@ObjectType('BankLinePart', { description: 'A part of a bank line, for one child.' })
export class BankLinePart extends withFields(Object, {
  childId: int('The child.'),
  amountCents: cents('Amount, in cents.'),
}) {
  why?: string
}

/** What a statement says of money received. */
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
