import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import * as schemas from './billing.schema.ts'
import * as debts from './debts.service.ts'
import { FamilyDebt, LettersSent, PaymentReminder, ReminderSent } from './families.model.ts'
import { sendInvoices, sendStatement } from './sending.service.ts'

const family = { description: 'Any child of the family.' }

const inputs = inputTypes({
  SendInvoicesInput: input('The invoices of a family that are sent together.', schemas.sendInvoicesSchema, {
    billIds: 'Numbers of the records; at most 50.',
  }),
})

@Resolver()
export class DebtsResolver {
  @Query(() => [FamilyDebt], {
    description: 'Families that owe or have credit, who owes most first. For administrators.',
  })
  familyDebts(@Ctx() context: Context) {
    return debts.listDebts(context)
  }

  @Query(() => [PaymentReminder], {
    description: 'What the parents of a family would be reminded of. For administrators.',
  })
  paymentReminders(@Ctx() context: Context, @Arg('childId', () => Int, family) childId: number) {
    return debts.draftReminders(context, childId)
  }

  @Mutation(() => LettersSent, {
    description:
      'Writes the invoices of a family to its parents by e-mail. NOT_FOUND; CONFLICT when nobody can be told.',
  })
  sendInvoices(@Ctx() context: Context, @inputs.SendInvoicesInput input: schemas.SendInvoicesInput) {
    return sendInvoices(context, input)
  }

  @Mutation(() => LettersSent, {
    description: 'Writes the state of their account to the parents of a family by e-mail. NOT_FOUND, CONFLICT.',
  })
  sendStatement(@Ctx() context: Context, @Arg('childId', () => Int, family) childId: number) {
    return sendStatement(context, childId)
  }

  @Mutation(() => ReminderSent, {
    description: 'Reminds the parents of a family by e-mail. CONFLICT when nothing is overdue or nobody can be told.',
  })
  sendPaymentReminders(@Ctx() context: Context, @Arg('childId', () => Int, family) childId: number) {
    return debts.sendReminders(context, childId)
  }
}
