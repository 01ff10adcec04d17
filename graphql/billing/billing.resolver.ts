import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { visibleChild } from '#graphql/children/visible.service.ts'
import { PageArgs } from '#graphql/data/connection.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg, SearchArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import { parse } from '#graphql/platform/parse.ts'
import { Cents } from '#graphql/platform/graphql/scalars.ts'
import { BillingAccount } from './account.model.ts'
import { accountOfChild } from './accounts.service.ts'
import { Allocation, allocationsOf } from './allocations.read.ts'
import { Bill, BillConnection } from './bill.model.ts'
import { invoiceNumber } from './billing.rules.ts'
import * as schemas from './billing.schema.ts'
import { correctBill, createBilling, deleteBill, restoreBill } from './billing.service.ts'
import { type BillPage, listBillingMonths, listBills, listDeletedBills, nameOfDeleter } from './bills.read.ts'
import { setPayer } from './payer.service.ts'
import { Payment, PaymentConnection } from './payment.model.ts'
import { listPayments, type PaymentPage, recordPayment, reversePayment, writeCreditNote } from './payments.service.ts'
import { readBillingSummary, readIncome } from './summary.read.ts'
import { BillingSummary, MonthOfIncome } from './summary.model.ts'

const reasonFields = { reason: 'Why, in a few words.' }

const month = { nullable: true, description: 'Those of this month, yyyy-MM; all when left out.' }
const ofChild = { nullable: true, description: 'Those of this child; of all children when left out.' }
const billId = 'Number of the record.'

const inputs = inputTypes({
  BillInput: input('A new billing record of a child.', schemas.billSchema, {
    childId: 'The child it is for.',
    amount: 'What is asked for, as people write it: R 2500.00, 2 500,50. Above zero, at most R 1,000,000.00.',
    description: 'What it is for, in words.',
    dueDate: 'Until when it is to be paid, yyyy-MM-dd.',
  }),
  BillCorrectionInput: input('What a record says instead.', schemas.billCorrectionSchema, {
    amount: 'What is asked for, as people write it: R 2500.00, 2 500,50. Above zero, at most R 1,000,000.00.',
    description: 'What it is for, in words.',
    dueDate: 'Until when it is to be paid, yyyy-MM-dd.',
  }),
  CreditNoteInput: input('What is taken back of a record, and why.', schemas.creditNoteSchema, {
    amount: 'How much, as people write it; at most what the record asks for.',
    reason: 'Why, in a few words: it is printed on the statement.',
  }),
  DeleteBillInput: input('A billing record, and why it goes.', schemas.reasonSchema, reasonFields),
  PayerInput: input('Whom invoices are made out to.', schemas.payerSchema, {
    childId: 'Any child of the account.',
    name: 'Name; the parent who is asked first when left out.',
    address: 'Address, in several lines.',
  }),
  PaymentInput: input('Money that came in for a child.', schemas.paymentSchema, {
    childId: 'The child it is for.',
    amount: 'What was paid, as people write it: R 2500.00, 2 500,50. Above zero, at most R 1,000,000.00.',
    method: 'bank_transfer, cash, eft, debit_order or card.',
    reference: "The payer's reference.",
    date: 'When it was paid, yyyy-MM-dd; today or earlier.',
    notes: 'Notes for administrators.',
    billId: "The child's record it was made for; the oldest due first when left out.",
    isAnother: 'Whether it is other money than what is booked for the child already.',
  }),
  ReversePaymentInput: input('A payment, and why it is taken back.', schemas.reasonSchema, reasonFields),
})

@Resolver(() => Bill)
export class BillsResolver {
  @Query(() => BillConnection, {
    description: "Billing records by the children's names, page by page. For administrators.",
  })
  bills(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('month', () => String, month) due: string | null,
    @Arg('childId', () => Int, ofChild) childId: number | null,
    @Arg('status', () => String, {
      nullable: true,
      description: 'paid, unpaid, pending, overdue or partial; all when left out.',
    })
    status: string | null,
    @SearchArg("the child's name, the description or the invoice number") search: string | null,
  ) {
    return listBills(context, page, { ...parse(schemas.billFilterSchema, { status }), month: due, childId, search })
  }

  @Query(() => BillConnection, {
    description: 'Deleted records, which can be restored, the last one first, page by page. For administrators.',
  })
  deletedBills(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return listDeletedBills(context, page)
  }

  @Query(() => [String], {
    description: 'Months in which records are due, yyyy-MM, the latest first. For administrators.',
  })
  billingMonths(@Ctx() context: Context) {
    return listBillingMonths(context)
  }

  @Query(() => BillingSummary, { description: 'The totals of billing today. For administrators.' })
  billingSummary(@Ctx() context: Context) {
    return readBillingSummary(context)
  }

  @Query(() => [MonthOfIncome], {
    description: 'What was billed and what came in, over twelve months. For administrators.',
  })
  income(@Ctx() context: Context) {
    return readIncome(context)
  }

  @Mutation(() => Bill, { description: 'Makes a billing record; credit of the child pays it at once. NOT_FOUND.' })
  createBilling(@Ctx() context: Context, @inputs.BillInput input: schemas.BillInput) {
    return createBilling(context, input)
  }

  @Mutation(() => Bill, {
    description:
      'Puts a corrected record in the place of one that is not paid, with a number of its own. NOT_FOUND, CONFLICT.',
  })
  correctBill(
    @Ctx() context: Context,
    @IdArg(billId) id: number,
    @inputs.BillCorrectionInput input: schemas.BillCorrection,
  ) {
    return correctBill(context, id, input)
  }

  @Mutation(() => Payment, {
    description:
      'Takes back what a record asks for, in part or as a whole. NOT_FOUND; BAD_USER_INPUT above its amount.',
  })
  writeCreditNote(
    @Ctx() context: Context,
    @IdArg(billId) id: number,
    @inputs.CreditNoteInput input: schemas.CreditNoteInput,
  ) {
    return writeCreditNote(context, id, input)
  }

  @FieldResolver(() => [Allocation], { description: 'What has paid it, the earliest first.' })
  paidBy(@Root() bill: Bill, @Ctx() context: Context) {
    return allocationsOf(context, 'billId', bill.id)
  }

  @FieldResolver(() => [String], { description: 'Numbers of the receipts and credit notes of what has paid it.' })
  async receiptNumbers(@Root() bill: Bill, @Ctx() context: Context) {
    return (await allocationsOf(context, 'billId', bill.id)).map((each) => each.receiptNumber)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Number of the invoice that it corrects, if it does.' })
  corrects(@Root() bill: Bill) {
    return bill.correctsId === null ? null : invoiceNumber(bill.correctsId)
  }

  @Mutation(() => Bill, { description: 'Hides a record made by mistake; it can be restored. NOT_FOUND.' })
  deleteBill(@Ctx() context: Context, @IdArg(billId) id: number, @inputs.DeleteBillInput input: schemas.ReasonInput) {
    return deleteBill(context, id, input)
  }

  @Mutation(() => Bill, { description: 'Restores a deleted record. NOT_FOUND, CONFLICT.' })
  restoreBill(@Ctx() context: Context, @IdArg(billId) id: number) {
    return restoreBill(context, id)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Who deleted it; null unless it was.' })
  deletedByName(@Root() bill: Bill, @Ctx() context: Context) {
    return nameOfDeleter(context, bill)
  }

  @FieldResolver(() => Child, { description: 'The child it is for.' })
  child(@Root() bill: Bill, @Ctx() context: Context) {
    return visibleChild(context, bill.childId)
  }
}

@Resolver(() => Payment)
export class PaymentsResolver {
  @Query(() => PaymentConnection, {
    description: 'Payments, the newest first, reversed ones among them, page by page. For administrators.',
  })
  payments(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('month', () => String, month) dated: string | null,
    @Arg('childId', () => Int, ofChild) childId: number | null,
    @SearchArg("the child's name, the reference or the receipt number") search: string | null,
  ) {
    return listPayments(context, page, { month: dated, childId, search })
  }

  @Mutation(() => Payment, { description: 'Writes a payment down. NOT_FOUND; BAD_USER_INPUT for a day to come.' })
  recordPayment(@Ctx() context: Context, @inputs.PaymentInput input: schemas.PaymentInput) {
    return recordPayment(context, input)
  }

  @Mutation(() => Payment, {
    description: 'Takes a payment back: what it had paid is owed again. NOT_FOUND, CONFLICT.',
  })
  reversePayment(
    @Ctx() context: Context,
    @IdArg('Number of the payment.') id: number,
    @inputs.ReversePaymentInput input: schemas.ReasonInput,
  ) {
    return reversePayment(context, id, input)
  }

  @FieldResolver(() => [Allocation], { description: 'The records that it has gone to, by number.' })
  paidFor(@Root() payment: Payment, @Ctx() context: Context) {
    return allocationsOf(context, 'paymentId', payment.id)
  }

  @FieldResolver(() => [String], { description: 'Numbers of the invoices that it has gone to.' })
  async invoiceNumbers(@Root() payment: Payment, @Ctx() context: Context) {
    return (await allocationsOf(context, 'paymentId', payment.id)).map((each) => each.invoiceNumber)
  }

  @FieldResolver(() => Child, { description: 'The child it is for.' })
  child(@Root() payment: Payment, @Ctx() context: Context) {
    return visibleChild(context, payment.childId)
  }
}

@Resolver(() => Child)
export class ChildBillingResolver {
  @Mutation(() => Child, {
    description: 'Says whom invoices of all children of an account are made out to. NOT_FOUND, STALE.',
  })
  setPayer(@Ctx() context: Context, @inputs.PayerInput input: schemas.PayerInput) {
    return setPayer(context, input)
  }

  @FieldResolver(() => BillingAccount, {
    description: "What the child owes, has paid and has in credit. For the child's parents and administrators.",
  })
  billing(@Root() child: Child, @Ctx() context: Context) {
    return accountOfChild(context, child.id)
  }
}

@Resolver(() => BillConnection)
export class BillPagesResolver {
  @FieldResolver(() => Cents, { description: 'What is asked for in the records of all pages, in cents.' })
  async amountCents(@Root() bills: BillPage) {
    return (await bills.sum()).amountCents
  }

  @FieldResolver(() => Cents, { description: 'What is still owed on the records of all pages, in cents.' })
  async owingCents(@Root() bills: BillPage) {
    return (await bills.sum()).owingCents
  }
}

@Resolver(() => PaymentConnection)
export class PaymentPagesResolver {
  @FieldResolver(() => Cents, {
    description: 'What the payments of all pages come to, reversed ones left out, in cents.',
  })
  amountCents(@Root() payments: PaymentPage) {
    return payments.sumAmount()
  }
}
