import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { visibleChild } from '#graphql/children/visible.service.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg } from '#graphql/platform/graphql/args.ts'
import { Input } from '#graphql/platform/graphql/input.ts'
import {
  bookBankLine,
  ignoreBankLine,
  importBankLines,
  listBankLines,
  reopenBankLine,
} from '#graphql/bank/bank.service.ts'
import { BankImport, BankLine, BankLinePart } from '#graphql/bank/bankLine.model.ts'
import {
  type BankLinesInput,
  type BillMonthInput,
  bankLinesSchema,
  billMonthSchema,
  type BookingInput,
  bookingSchema,
} from './billing.schema.ts'
import { draftReminders, listDebts, sendReminders } from './debts.service.ts'
import { FamilyDebt, PaymentReminder } from './families.model.ts'
import { billMonth, draftMonth } from './month.service.ts'
import { MonthBilled, MonthDraft, MonthDraftLine } from './monthDraft.model.ts'
import { ReminderSent } from './reminder.model.ts'

const monthFields = {
  month: 'The month, yyyy-MM.',
  dueDate: 'Until when the records are to be paid, yyyy-MM-dd.',
  lines: {
    type: 'MonthLineInput',
    description: 'The lines of the draft that are to be billed; at most 50.',
    fields: { childId: 'The child.', kind: 'fee or registration.' },
  },
}
const linesFields = {
  lines: {
    type: 'BankLineInput',
    description: 'Lines that say that money came in; at most 500.',
    fields: {
      date: 'When it came in, yyyy-MM-dd.',
      amount: 'How much, as the statement writes it: 2400.00. At most R 1,000,000.00.',
      words: 'What the statement says of it.',
      twin: 'Which of several equal lines of the same statement it is, from 1.',
    },
  },
}
const bookingFields = {
  id: 'Number of the line.',
  parts: {
    type: 'BankLinePartInput',
    description: 'Whom the money is for; together exactly what came in.',
    fields: { childId: 'The child.', amount: 'How much, as people write it.' },
  },
}
const lineId = 'Number of the line.'
const family = { description: 'Any child of the family.' }

@Resolver(() => MonthDraftLine)
export class BillMonthResolver {
  @Query(() => MonthDraft, {
    description: 'What the centre would bill for a month. Nothing is stored. For administrators.',
  })
  monthDraft(@Ctx() context: Context, @Arg('month', () => String, { description: 'yyyy-MM.' }) month: string) {
    return draftMonth(context, month)
  }

  @Mutation(() => MonthBilled, {
    description: 'Bills lines of a month. What has been billed already is left out, so that it can be run again.',
  })
  billMonth(
    @Ctx() context: Context,
    @Input('BillMonthInput', 'A month, and the lines to be billed in it.', billMonthSchema, monthFields)
    input: BillMonthInput,
  ) {
    return billMonth(context, input)
  }

  @FieldResolver(() => Child, { description: 'The child.' })
  child(@Root() line: MonthDraftLine, @Ctx() context: Context) {
    return visibleChild(context, line.childId)
  }
}

@Resolver(() => BankLinePart)
export class BankLinesResolver {
  @Query(() => [BankLine], { description: 'Lines that wait to be booked, the oldest first. For administrators.' })
  bankLines(
    @Ctx() context: Context,
    @Arg('ignored', () => Boolean, { nullable: true, description: 'Those that were put aside instead.' })
    ignored: boolean | null,
  ) {
    return listBankLines(context, ignored ?? false)
  }

  @Mutation(() => BankImport, { description: 'Takes over lines of a bank statement; known ones stay as they are.' })
  importBankLines(
    @Ctx() context: Context,
    @Input('BankLinesInput', 'Lines of a bank statement.', bankLinesSchema, linesFields) input: BankLinesInput,
  ) {
    return importBankLines(context, input)
  }

  @Mutation(() => BankLine, {
    description: 'Books a line: a payment for each child that it is for. BAD_USER_INPUT, STALE, CONFLICT, NOT_FOUND.',
  })
  bookBankLine(
    @Ctx() context: Context,
    @Input('BookingInput', 'A line of the bank statement, and whom its money is for.', bookingSchema, bookingFields)
    input: BookingInput,
  ) {
    return bookBankLine(context, input)
  }

  @Mutation(() => BankLine, { description: 'Puts a line aside that is no payment for a child. CONFLICT, NOT_FOUND.' })
  ignoreBankLine(@Ctx() context: Context, @IdArg(lineId) id: number) {
    return ignoreBankLine(context, id)
  }

  @Mutation(() => BankLine, { description: 'Takes a line up again that was put aside. CONFLICT, NOT_FOUND.' })
  reopenBankLine(@Ctx() context: Context, @IdArg(lineId) id: number) {
    return reopenBankLine(context, id)
  }

  @FieldResolver(() => Child, { nullable: true, description: 'The child.' })
  child(@Root() part: BankLinePart, @Ctx() context: Context) {
    return visibleChild(context, part.childId)
  }
}

@Resolver()
export class DebtsResolver {
  @Query(() => [FamilyDebt], {
    description: 'Families that owe or have credit, who owes most first. For administrators.',
  })
  familyDebts(@Ctx() context: Context) {
    return listDebts(context)
  }

  @Query(() => [PaymentReminder], {
    description: 'What the parents of a family would be reminded of. For administrators.',
  })
  paymentReminders(@Ctx() context: Context, @Arg('childId', () => Int, family) childId: number) {
    return draftReminders(context, childId)
  }

  @Mutation(() => ReminderSent, {
    description: 'Reminds the parents of a family by e-mail. CONFLICT when nothing is overdue or nobody can be told.',
  })
  sendPaymentReminders(@Ctx() context: Context, @Arg('childId', () => Int, family) childId: number) {
    return sendReminders(context, childId)
  }
}
