import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { ChildField } from '#graphql/children/childField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import * as schemas from './billing.schema.ts'
import { billMonth, draftMonth, chargeClass, readRun, voidRun } from './month.service.ts'
import { MonthBilled, MonthDraft, MonthDraftLine, ClassCharged, MonthRun } from './month.model.ts'

const inputs = inputTypes({
  VoidRunInput: input('A billed month.', schemas.billedMonthSchema, { month: 'The month, yyyy-MM.' }),
  ChargeClassInput: input('A charge to children of a class.', schemas.chargeClassSchema, {
    classId: 'The class.',
    childIds: 'The children, all in that class today; at most 100.',
    amount: 'Amount per child, in any common format. Above zero, at most R1,000,000.00.',
    description: 'Description.',
    dueDate: 'Due date, yyyy-MM-dd.',
  }),
  BillMonthInput: input('A month and the lines to bill.', schemas.billMonthSchema, {
    month: 'The month, yyyy-MM.',
    dueDate: 'Due date of the records, yyyy-MM-dd.',
    lines: {
      type: 'MonthLineInput',
      description: 'The lines of the draft to bill; at most 50.',
      fields: { childId: 'The child.', kind: 'fee or registration.' },
    },
  }),
})

@Resolver(() => MonthDraftLine)
@ChildField('The child.', { nullable: false })
export class BillMonthResolver {
  @Query(() => MonthDraft, { description: 'A preview of the bills of a month. Nothing is stored. For administrators.' })
  monthDraft(@Ctx() context: Context, @Arg('month', () => String, { description: 'yyyy-MM.' }) month: string) {
    return draftMonth(context, month)
  }

  @Mutation(() => MonthBilled, {
    description: 'Bills lines of a month. Those already billed are skipped, so that it can be repeated.',
  })
  billMonth(@Ctx() context: Context, @inputs.BillMonthInput input: schemas.BillMonthInput) {
    return billMonth(context, input)
  }

  @Query(() => MonthRun, { description: 'The bills of a month that can still be voided. For administrators.' })
  monthRun(@Ctx() context: Context, @Arg('month', () => String, { description: 'yyyy-MM.' }) month: string) {
    return readRun(context, month)
  }

  @Mutation(() => MonthRun, { description: 'Voids all bills of a month that have not been paid, corrected or sent.' })
  voidRun(@Ctx() context: Context, @inputs.VoidRunInput input: schemas.BilledMonth) {
    return voidRun(context, input)
  }

  @Mutation(() => ClassCharged, { description: 'Bills children of a class, all or none. CONFLICT.' })
  chargeClass(@Ctx() context: Context, @inputs.ChargeClassInput input: schemas.ChargeClassInput) {
    return chargeClass(context, input)
  }
}
