import { Field, Int, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { NumberedRow } from '#graphql/data/model.ts'
import { CalendarDate, Cents, Moment } from '#graphql/platform/graphql/scalars.ts'

@ObjectType('BankLinePart', { description: 'Whom a part of a bank line is for.' })
export class BankLinePart {
  @Field(() => Int, { description: 'The child.' })
  childId!: number

  @Field(() => Cents, { description: 'How much, in cents.' })
  amountCents!: number
}

@ObjectType('BankLine', { description: 'Money that a bank statement says has come in.' })
export class BankLine extends NumberedRow {
  static override tableName = 'bank_lines'
  static override entity = 'bank_line'
  static override displayName = 'line of the statement'
  static override jsonAttributes = ['proposal']

  @Field(() => CalendarDate, { description: 'When it came in.' })
  date!: string

  @Field(() => Cents, { description: 'How much, in cents.' })
  amountCents!: number

  @Field(() => String, { description: 'What the statement says of it.' })
  words!: string

  @Field(() => [BankLinePart], { description: 'Whom it seems to be for; nobody where no reference was found.' })
  proposal!: BankLinePart[]

  @Field(() => String, { description: 'waiting, booked or ignored.' })
  status!: 'waiting' | 'booked' | 'ignored'

  @Field(() => Moment, { description: 'When it was imported first.' })
  importedAt!: string

  @Field(() => Int, { description: 'Counts the changes; sent back with a decision, so that two do not decide.' })
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
  @Field(() => Int, { nullable: true, description: 'Its number in the file, as it was sent.' })
  line!: number | null

  @Field(() => CalendarDate, { description: 'When it came in.' })
  date!: string

  @Field(() => Cents, { description: 'How much, in cents.' })
  amountCents!: number

  @Field(() => String, { description: 'What the statement says of it.' })
  words!: string
}

@ObjectType('BankImport', { description: 'What became of importing a bank statement.' })
export class BankImport {
  @Field(() => Int, { description: 'How many lines are new.' })
  added!: number

  @Field(() => Int, { description: 'How many were imported before.' })
  known!: number

  @Field(() => [KnownBankLine], { description: 'Those that were imported before.' })
  knownLines!: KnownBankLine[]

  @Field(() => Int, { description: 'How many of the new ones were matched to a child.' })
  matched!: number
}

export const BankLineConnection = connectionOf(BankLine, 'BankLine', 'lines of bank statements')
