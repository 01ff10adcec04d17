import { Field, Int, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow } from '#graphql/data/model.ts'
import { CalendarDate, Cents, Moment } from '#graphql/platform/graphql/scalars.ts'

@ObjectType('BankLinePart', { description: 'A part of a bank line, for one child.' })
export class BankLinePart {
  @Field(() => Int, { description: 'The child.' })
  childId!: number

  @Field(() => Cents, { description: 'Amount, in cents.' })
  amountCents!: number

  why?: string
}

@ObjectType('BankLine', { description: 'Money received according to a bank statement.' })
export class BankLine extends NumberedRow {
  static override tableName = 'bank_lines'
  static override entity = 'bank_line'
  static override displayName = 'line of the statement'
  static override jsonAttributes = ['proposal']

  @Field(() => CalendarDate, { description: 'Date received.' })
  date!: string

  @Field(() => Cents, { description: 'Amount, in cents.' })
  amountCents!: number

  @Field(() => String, { description: 'Description on the statement.' })
  words!: string

  @Field(() => [BankLinePart], { description: 'Who it is probably for; empty if that is not clear.' })
  proposal!: BankLinePart[]

  @Field(() => String, {
    nullable: true,
    description: 'Why it is proposed for them: a reference, an invoice number, or a payer and the exact amount.',
  })
  get proposedBecause(): string | null {
    return this.proposal[0]?.why ?? null
  }

  @Field(() => String, { description: 'waiting, booked or ignored.' })
  status!: 'waiting' | 'booked' | 'ignored'

  @Field(() => Moment, { description: 'When it was first imported.' })
  importedAt!: string

  @Field(() => Int, { description: 'Version, sent back with a decision, so that two users do not both decide.' })
  version!: number

  accountId!: number
  fingerprint!: string
  transactionId!: string | null
  importedBy!: number | null
  decidedBy!: number | null
  decidedAt!: string | null
}

@ObjectType('KnownBankLine', { description: 'A line that was imported before.' })
export class KnownBankLine {
  @Field(() => Int, { nullable: true, description: 'Its line number in the file, as sent.' })
  line!: number | null

  @Field(() => CalendarDate, { description: 'Date received.' })
  date!: string

  @Field(() => Cents, { description: 'Amount, in cents.' })
  amountCents!: number

  @Field(() => String, { description: 'Description on the statement.' })
  words!: string
}

@ObjectType('BankImport', { description: 'Result of importing a bank statement.' })
export class BankImport {
  @Field(() => Int, { description: 'Number of new lines.' })
  added!: number

  @Field(() => Int, { description: 'Number of lines imported before.' })
  known!: number

  @Field(() => [KnownBankLine], { description: 'The lines imported before.' })
  knownLines!: KnownBankLine[]

  @Field(() => Int, { description: 'Number of new lines matched to a child.' })
  matched!: number
}

export const BankLineConnection = connectionOf(BankLine, 'BankLine', 'lines of bank statements')
