import { Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { ChildField } from '#graphql/children/childField.ts'
import { PageArgs } from '#graphql/data/connection.model.ts'
import { ShownField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg, OptionalArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
import { Cents } from '#graphql/platform/graphql/scalars.ts'
import * as schemas from './bank.schema.ts'
import * as bank from './bank.service.ts'
import { BankAccount, BankColumns, BankImport, BankLine, BankLineConnection, BankLinePart } from './bankLine.model.ts'

const lineId = 'Id of the line.'

const inputs = inputTypes({
  BankLinesInput: input('Lines of a bank statement.', schemas.bankLinesSchema, {
    accountId: 'The bank account; the first one by default.',
    columns: {
      type: 'BankColumnsInput',
      description: "The columns as just named by the office, counted from 0, also used for the account's next files.",
      fields: meaningsOf(BankColumns),
    },
    lines: {
      type: 'BankLineInput',
      description: 'Lines with money received; at most 500.',
      fields: {
        date: 'Date received, yyyy-MM-dd.',
        amount: 'Amount as on the statement: 2400.00. At most R1,000,000.00.',
        words: 'Description on the statement.',
        twin: 'Position among identical lines of the statement, from 1.',
        line: 'Its line number in the file, to report lines imported before.',
        transactionId: "The bank's transaction id, if the file has one.",
      },
    },
  }),
  BankAccountInput: input('A bank account of the centre whose statements are imported.', schemas.bankAccountSchema, {
    name: 'Unique name, for the office.',
  }),
  BookingInput: input('A bank statement line and its allocation.', schemas.bookingSchema, {
    id: 'Id of the line.',
    parts: {
      type: 'BankLinePartInput',
      description: 'The children it is for; the amounts add up to what has not been allocated yet.',
      fields: { childId: 'The child.', amount: 'Amount in any common format.' },
    },
    isAnother: 'Confirms that this is not a payment already recorded for these children.',
  }),
})

@Resolver(() => BankLine)
@ShownField('openCents', Cents, bank.openCentsOf, 'Unallocated or reversed amount, in cents.')
export class BankLineResolver {
  @FieldResolver(() => BankAccount, { description: 'The bank account of the statement.' })
  account(@Root() line: BankLine, @Ctx() context: Context) {
    return context.loaders.byId(BankAccount, line.accountId)
  }
}

@Resolver(() => BankLinePart)
@ChildField()
export class BankLinesResolver {
  @Query(() => BankLineConnection, {
    description: 'Lines awaiting allocation, oldest first, paginated. For administrators.',
  })
  bankLines(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @OptionalArg('ignored', Boolean, 'Lines set aside instead.') ignored: boolean | null,
  ) {
    return bank.listBankLines(context, page, ignored ?? false)
  }

  @Query(() => [BankAccount], { description: 'The accounts whose statements are imported. For administrators.' })
  bankAccounts(@Ctx() context: Context) {
    return bank.listBankAccounts(context)
  }

  @Mutation(() => BankAccount, { description: 'Adds an account. CONFLICT when the name is taken.' })
  addBankAccount(@Ctx() context: Context, @inputs.BankAccountInput input: schemas.BankAccountInput) {
    return bank.addBankAccount(context, input)
  }

  @Mutation(() => BankImport, { description: 'Imports lines of a bank statement; known ones stay as they are.' })
  importBankLines(@Ctx() context: Context, @inputs.BankLinesInput input: schemas.BankLinesInput) {
    return bank.importBankLines(context, input)
  }

  @Mutation(() => BankLine, {
    description: 'Allocates a line: a payment for each child. BAD_USER_INPUT, STALE, CONFLICT, NOT_FOUND.',
  })
  bookBankLine(@Ctx() context: Context, @inputs.BookingInput input: schemas.BookingInput) {
    return bank.bookBankLine(context, input)
  }

  @Mutation(() => BankLine, {
    description: 'Sets aside a line that is not a payment for a child. CONFLICT, NOT_FOUND.',
  })
  ignoreBankLine(@Ctx() context: Context, @IdArg(lineId) id: number) {
    return bank.ignoreBankLine(context, id)
  }

  @Mutation(() => BankLine, { description: 'Returns a line that was set aside to the list. CONFLICT, NOT_FOUND.' })
  reopenBankLine(@Ctx() context: Context, @IdArg(lineId) id: number) {
    return bank.reopenBankLine(context, id)
  }
}
