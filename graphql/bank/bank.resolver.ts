import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { visibleChild } from '#graphql/children/visible.service.ts'
import { PageArgs } from '#graphql/data/connection.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import { Cents } from '#graphql/platform/graphql/scalars.ts'
import * as schemas from './bank.schema.ts'
import * as bank from './bank.service.ts'
import { BankAccount } from './bankAccount.model.ts'
import { BankImport, BankLine, BankLineConnection, BankLinePart } from './bankLine.model.ts'

const lineId = 'Number of the line.'

const inputs = inputTypes({
  BankLinesInput: input('Lines of a bank statement.', schemas.bankLinesSchema, {
    accountId: 'The account it is of; the first one without.',
    columns: {
      type: 'BankColumnsInput',
      description: 'Its columns, where the office has just named them: the next files of the account are read so.',
      fields: {
        width: 'How many columns there are, 3 to 40.',
        headings: 'What the heading says, a text for each column; empty for a file without a heading.',
        date: 'The column of the date, counted from 0.',
        words: 'The columns of the description.',
        amount: 'The column of the amount, or of money in where money out has columns of its own.',
        out: 'The columns of money out; none where one column has both.',
        balance: 'The column of the balance.',
      },
    },
    lines: {
      type: 'BankLineInput',
      description: 'Lines that say that money came in; at most 500.',
      fields: {
        date: 'When it came in, yyyy-MM-dd.',
        amount: 'How much, as the statement writes it: 2400.00. At most R 1,000,000.00.',
        words: 'What the statement says of it.',
        twin: 'Which of several equal lines of the same statement it is, from 1.',
        line: 'Its number in the file, to be told which were imported before.',
        transactionId: 'What the bank calls it, where the file says that.',
      },
    },
  }),
  BankAccountInput: input('An account of the centre whose statements are imported.', schemas.bankAccountSchema, {
    name: 'Its name, for the office; unlike those of the others.',
  }),
  BookingInput: input('A line of the bank statement, and whom its money is for.', schemas.bookingSchema, {
    id: 'Number of the line.',
    parts: {
      type: 'BankLinePartInput',
      description: 'Whom the money is for; together exactly what of it is not booked yet.',
      fields: { childId: 'The child.', amount: 'How much, as people write it.' },
    },
    isAnother: 'Whether it is other money than what is booked for these children already.',
  }),
})

@Resolver(() => BankLine)
export class BankLineResolver {
  @FieldResolver(() => Cents, { description: 'What of it is not booked, or was reversed, in cents.' })
  openCents(@Root() line: BankLine, @Ctx() context: Context) {
    return bank.openCentsOf(context, line)
  }

  @FieldResolver(() => BankAccount, { description: 'The account whose statement says it.' })
  account(@Root() line: BankLine, @Ctx() context: Context) {
    return context.loaders.byId(BankAccount, line.accountId)
  }
}

@Resolver(() => BankLinePart)
export class BankLinesResolver {
  @Query(() => BankLineConnection, {
    description: 'Lines that wait to be booked, the oldest first, page by page. For administrators.',
  })
  bankLines(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('ignored', () => Boolean, { nullable: true, description: 'Those that were put aside instead.' })
    ignored: boolean | null,
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

  @Mutation(() => BankImport, { description: 'Takes over lines of a bank statement; known ones stay as they are.' })
  importBankLines(@Ctx() context: Context, @inputs.BankLinesInput input: schemas.BankLinesInput) {
    return bank.importBankLines(context, input)
  }

  @Mutation(() => BankLine, {
    description: 'Books a line: a payment for each child that it is for. BAD_USER_INPUT, STALE, CONFLICT, NOT_FOUND.',
  })
  bookBankLine(@Ctx() context: Context, @inputs.BookingInput input: schemas.BookingInput) {
    return bank.bookBankLine(context, input)
  }

  @Mutation(() => BankLine, { description: 'Puts a line aside that is no payment for a child. CONFLICT, NOT_FOUND.' })
  ignoreBankLine(@Ctx() context: Context, @IdArg(lineId) id: number) {
    return bank.ignoreBankLine(context, id)
  }

  @Mutation(() => BankLine, { description: 'Takes a line up again that was put aside. CONFLICT, NOT_FOUND.' })
  reopenBankLine(@Ctx() context: Context, @IdArg(lineId) id: number) {
    return bank.reopenBankLine(context, id)
  }

  @FieldResolver(() => Child, { nullable: true, description: 'The child.' })
  child(@Root() part: BankLinePart, @Ctx() context: Context) {
    return visibleChild(context, part.childId)
  }
}
