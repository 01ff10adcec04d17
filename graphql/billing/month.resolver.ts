import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { visibleChild } from '#graphql/children/visible.service.ts'
import type { Context } from '#graphql/platform/context.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import * as schemas from './billing.schema.ts'
import { billMonth, draftMonth } from './month.service.ts'
import { MonthBilled, MonthDraft, MonthDraftLine } from './monthDraft.model.ts'
import { ClassCharged, MonthRun } from './run.model.ts'
import { chargeClass, readRun, voidRun } from './run.service.ts'

const inputs = inputTypes({
  VoidRunInput: input('A month that was billed.', schemas.voidRunSchema, { month: 'The month, yyyy-MM.' }),
  ChargeClassInput: input('One thing that children of a class are billed for.', schemas.chargeClassSchema, {
    classId: 'The class.',
    childIds: 'The children, all of them in that class today; at most 100.',
    amount: 'What each is asked for, as people write it. Above zero, at most R 1,000,000.00.',
    description: 'What it is for, in words.',
    dueDate: 'Until when it is to be paid, yyyy-MM-dd.',
  }),
  BillMonthInput: input('A month, and the lines to be billed in it.', schemas.billMonthSchema, {
    month: 'The month, yyyy-MM.',
    dueDate: 'Until when the records are to be paid, yyyy-MM-dd.',
    lines: {
      type: 'MonthLineInput',
      description: 'The lines of the draft that are to be billed; at most 50.',
      fields: { childId: 'The child.', kind: 'fee or registration.' },
    },
  }),
})

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
  billMonth(@Ctx() context: Context, @inputs.BillMonthInput input: schemas.BillMonthInput) {
    return billMonth(context, input)
  }

  @Query(() => MonthRun, { description: 'What of a month that was billed can be voided. For administrators.' })
  monthRun(@Ctx() context: Context, @Arg('month', () => String, { description: 'yyyy-MM.' }) month: string) {
    return readRun(context, month)
  }

  @Mutation(() => MonthRun, {
    description: 'Cancels the bills of a month that are neither paid nor corrected nor sent, all in one go.',
  })
  voidRun(@Ctx() context: Context, @inputs.VoidRunInput input: schemas.VoidRunInput) {
    return voidRun(context, input)
  }

  @Mutation(() => ClassCharged, { description: 'Bills children of a class for one thing, all or none. CONFLICT.' })
  chargeClass(@Ctx() context: Context, @inputs.ChargeClassInput input: schemas.ChargeClassInput) {
    return chargeClass(context, input)
  }

  @FieldResolver(() => Child, { description: 'The child.' })
  child(@Root() line: MonthDraftLine, @Ctx() context: Context) {
    return visibleChild(context, line.childId)
  }
}
