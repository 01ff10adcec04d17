import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import * as schemas from './billing.schema.ts'
import * as debts from './debts.service.ts'
import { FamilyDebt, LettersSent, PaymentReminder, ReminderSent } from './families.model.ts'
import { SiblingProposal } from './familyAccount.model.ts'
import { listSiblingProposals, setFamilyAccount } from './familyAccounts.service.ts'
import { sendInvoices, sendStatement } from './sending.service.ts'

const family = { description: 'Any child of the family.' }

const inputs = inputTypes({
  FamilyAccountInput: input('Which children pay together.', schemas.familyAccountSchema, {
    childIds: 'Children whose account is decided; at most 20.',
    withChildId: 'A child to whose account they go; each to one of its own when left out.',
  }),
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

  @Query(() => [SiblingProposal], {
    description:
      'Children who share a parent or legal guardian, of whom nobody has said whether they pay together. For administrators.',
  })
  siblingProposals(@Ctx() context: Context) {
    return listSiblingProposals(context)
  }

  @Mutation(() => [Child], { description: 'Says which children pay together, on one family account. NOT_FOUND.' })
  setFamilyAccount(@Ctx() context: Context, @inputs.FamilyAccountInput input: schemas.FamilyAccountInput) {
    return setFamilyAccount(context, input)
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
