import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import * as schemas from './billing.schema.ts'
import * as debts from './debts.service.ts'
import { FamilyDebt, LettersSent, PaymentReminder, ReminderSent, SiblingProposal } from './families.model.ts'
import { listSiblingProposals, setFamilyAccount } from './familyAccounts.service.ts'
import { sendInvoices, sendStatement } from './sending.service.ts'

const family = { description: 'Any child of the family.' }

const inputs = inputTypes({
  FamilyAccountInput: input('Which children share an account.', schemas.familyAccountSchema, {
    childIds: 'The children whose account to set; at most 20.',
    withChildId: 'A child they share an account with, as do the others on it; separate accounts by default.',
  }),
  SendInvoicesInput: input('Invoices of a family to send together.', schemas.sendInvoicesSchema, {
    billIds: 'Ids of the records; at most 50.',
  }),
})

@Resolver()
export class DebtsResolver {
  @Query(() => [FamilyDebt], { description: 'Families with debts or credit, highest debt first. For administrators.' })
  familyDebts(@Ctx() context: Context) {
    return debts.listDebts(context)
  }

  @Query(() => [SiblingProposal], { description: 'Siblings whose account is not confirmed. For administrators.' })
  siblingProposals(@Ctx() context: Context) {
    return listSiblingProposals(context)
  }

  @Mutation(() => [Child], { description: 'Sets which children share a family account. NOT_FOUND, CONFLICT.' })
  setFamilyAccount(@Ctx() context: Context, @inputs.FamilyAccountInput input: schemas.FamilyAccountInput) {
    return setFamilyAccount(context, input)
  }

  @Query(() => [PaymentReminder], { description: "Previews of a family's payment reminders. For administrators." })
  paymentReminders(@Ctx() context: Context, @Arg('childId', () => Int, family) childId: number) {
    return debts.draftReminders(context, childId)
  }

  @Mutation(() => LettersSent, {
    description: 'E-mails the invoices of a family to its parents. NOT_FOUND; CONFLICT when no parent can be reached.',
  })
  sendInvoices(@Ctx() context: Context, @inputs.SendInvoicesInput input: schemas.SendInvoicesInput) {
    return sendInvoices(context, input)
  }

  @Mutation(() => LettersSent, {
    description: 'E-mails the account statement to the parents of a family. NOT_FOUND, CONFLICT.',
  })
  sendStatement(@Ctx() context: Context, @Arg('childId', () => Int, family) childId: number) {
    return sendStatement(context, childId)
  }

  @Mutation(() => ReminderSent, {
    description:
      'Reminds the parents of a family by e-mail. CONFLICT when nothing is overdue or no parent can be reached.',
  })
  sendPaymentReminders(@Ctx() context: Context, @Arg('childId', () => Int, family) childId: number) {
    return debts.sendReminders(context, childId)
  }
}
