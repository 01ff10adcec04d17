import { Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { ChildField } from '#graphql/children/childField.ts'
import { PageArgs } from '#graphql/data/connection.model.ts'
import { ShownField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { FilterArg, IdArg, OptionalArg, SearchArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import { Cents } from '#graphql/platform/graphql/scalars.ts'
import { BillingAccount } from './account.read.ts'
import { Allocation, allocationsOf } from './allocations.read.ts'
import { Bill, BillConnection } from './bill.model.ts'
import { type BillStatus, invoiceNumber } from './billing.rules.ts'
import * as schemas from './billing.schema.ts'
import { correctBill, createBilling, deleteBill, restoreBill } from './billing.service.ts'
import { type BillPage, listBillingMonths, listBills, listDeletedBills, nameOfDeleter } from './bills.read.ts'
import { setPayer } from './familyAccounts.service.ts'
import { Payment, PaymentConnection } from './payment.model.ts'
import { listPayments, type PaymentPage, recordPayment, reversePayment, writeCreditNote } from './payments.service.ts'
import { readBillingSummary, readIncome, BillingSummary, MonthOfIncome } from './summary.read.ts'

const billFields = {
  amount: 'Amount in any common format: R2500.00 or 2 500,50. Above zero, at most R1,000,000.00.',
  description: 'Description.',
  dueDate: 'Due date, yyyy-MM-dd.',
}
const reasonFields = { reason: 'Reason, in a few words.' }

const month = 'Only those of this month, yyyy-MM; all by default.'
const ofChild = 'Only those of this child; of all children by default.'
const billId = 'Id of the record.'

const inputs = inputTypes({
  BillInput: input('A new billing record.', schemas.billSchema, { childId: 'The child.', ...billFields }),
  BillCorrectionInput: input('A correction of a billing record.', schemas.billCorrectionSchema, billFields),
  CreditNoteInput: input('A credit note for a billing record.', schemas.creditNoteSchema, {
    amount: "Amount in any common format; at most the record's amount.",
    reason: 'Short reason, printed on the statement.',
  }),
  DeleteBillInput: input('A billing record to delete, and the reason.', schemas.reasonSchema, reasonFields),
  PayerInput: input('The payer of invoices.', schemas.payerSchema, {
    childId: 'Any child of the account.',
    name: 'Name; the primary guardian by default.',
    address: 'Address, on several lines.',
  }),
  PaymentInput: input('A payment for a child.', schemas.paymentSchema, {
    childId: 'The child.',
    amount: billFields.amount,
    method: 'bank_transfer, cash, eft, debit_order or card.',
    reference: "The payer's reference.",
    date: 'Date of payment, yyyy-MM-dd; today or earlier.',
    notes: 'Notes for administrators.',
    billId: "The child's billing record that it pays; by default the one with the oldest due date.",
    isAnother: 'Confirms that this is not a payment already recorded for the child.',
  }),
  ReversePaymentInput: input('A payment to reverse, and the reason.', schemas.reasonSchema, reasonFields),
})

@Resolver(() => Bill)
@ChildField('The child.', { nullable: false })
@ShownField('deletedByName', String, nameOfDeleter, 'Who deleted it, else null.', { nullable: true })
export class BillsResolver {
  @Query(() => BillConnection, {
    description: "Billing records by the children's names, paginated. For administrators.",
  })
  bills(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @OptionalArg('month', String, month) due: string | null,
    @OptionalArg('run', String, 'yyyy-MM: only those made when this month was billed.') run: string | null,
    @OptionalArg('childId', Int, ofChild) childId: number | null,
    @FilterArg('status', 'paid, unpaid, pending, overdue or partial', schemas.billStatus) status: BillStatus | null,
    @SearchArg("the child's name, the description or the invoice number") search: string | null,
  ) {
    return listBills(context, page, { month: due, run, childId, status, search })
  }

  @Query(() => BillConnection, {
    description: 'Deleted records, which can be restored, most recent first, paginated. For administrators.',
  })
  deletedBills(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return listDeletedBills(context, page)
  }

  @Query(() => [String], { description: 'Months in which records are due, yyyy-MM, latest first. For administrators.' })
  billingMonths(@Ctx() context: Context) {
    return listBillingMonths(context)
  }

  @Query(() => BillingSummary, { description: "Today's billing totals. For administrators." })
  billingSummary(@Ctx() context: Context) {
    return readBillingSummary(context)
  }

  @Query(() => [MonthOfIncome], { description: 'Amounts billed and received over twelve months. For administrators.' })
  income(@Ctx() context: Context) {
    return readIncome(context)
  }

  @Mutation(() => Bill, { description: "Creates a billing record; the child's credit is applied at once. NOT_FOUND." })
  createBilling(@Ctx() context: Context, @inputs.BillInput input: schemas.BillInput) {
    return createBilling(context, input)
  }

  @Mutation(() => Bill, {
    description: 'Replaces an unpaid record with a correction that has a new number. NOT_FOUND, CONFLICT.',
  })
  correctBill(
    @Ctx() context: Context,
    @IdArg(billId) id: number,
    @inputs.BillCorrectionInput input: schemas.BillCorrection,
  ) {
    return correctBill(context, id, input)
  }

  @Mutation(() => Payment, {
    description: 'Credits a record, partly or fully. NOT_FOUND; BAD_USER_INPUT above its amount.',
  })
  writeCreditNote(
    @Ctx() context: Context,
    @IdArg(billId) id: number,
    @inputs.CreditNoteInput input: schemas.CreditNoteInput,
  ) {
    return writeCreditNote(context, id, input)
  }

  @FieldResolver(() => [Allocation], { description: 'Allocations to it, earliest first.' })
  paidBy(@Root() bill: Bill, @Ctx() context: Context) {
    return allocationsOf(context, 'billId', bill.id)
  }

  @FieldResolver(() => [String], { description: 'Numbers of the receipts and credit notes allocated to it.' })
  async receiptNumbers(@Root() bill: Bill, @Ctx() context: Context) {
    return (await allocationsOf(context, 'billId', bill.id)).map((each) => each.receiptNumber)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Number of the invoice that it corrects, if any.' })
  corrects(@Root() bill: Bill) {
    return bill.correctsId === null ? null : invoiceNumber(bill.correctsId)
  }

  @Mutation(() => Bill, { description: 'Deletes a record made by mistake, which can be restored. NOT_FOUND.' })
  deleteBill(@Ctx() context: Context, @IdArg(billId) id: number, @inputs.DeleteBillInput input: schemas.ReasonInput) {
    return deleteBill(context, id, input)
  }

  @Mutation(() => Bill, { description: 'Restores a deleted record. NOT_FOUND, CONFLICT.' })
  restoreBill(@Ctx() context: Context, @IdArg(billId) id: number) {
    return restoreBill(context, id)
  }
}

@Resolver(() => Payment)
@ChildField('The child.', { nullable: false })
export class PaymentsResolver {
  @Query(() => PaymentConnection, {
    description: 'Payments, newest first, including reversed ones, paginated. For administrators.',
  })
  payments(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @OptionalArg('month', String, month) dated: string | null,
    @OptionalArg('childId', Int, ofChild) childId: number | null,
    @SearchArg("the child's name, the reference or the receipt number") search: string | null,
  ) {
    return listPayments(context, page, { month: dated, childId, search })
  }

  @Mutation(() => Payment, { description: 'Records a payment. NOT_FOUND; BAD_USER_INPUT for a future date.' })
  recordPayment(@Ctx() context: Context, @inputs.PaymentInput input: schemas.PaymentInput) {
    return recordPayment(context, input)
  }

  @Mutation(() => Payment, {
    description: 'Reverses a payment: what it covered is outstanding again. NOT_FOUND, CONFLICT.',
  })
  reversePayment(
    @Ctx() context: Context,
    @IdArg('Id of the payment.') id: number,
    @inputs.ReversePaymentInput input: schemas.ReasonInput,
  ) {
    return reversePayment(context, id, input)
  }

  @FieldResolver(() => [Allocation], { description: 'The records it was allocated to, by id.' })
  paidFor(@Root() payment: Payment, @Ctx() context: Context) {
    return allocationsOf(context, 'paymentId', payment.id)
  }

  @FieldResolver(() => [String], { description: 'Numbers of the invoices it was allocated to.' })
  async invoiceNumbers(@Root() payment: Payment, @Ctx() context: Context) {
    return (await allocationsOf(context, 'paymentId', payment.id)).map((each) => each.invoiceNumber)
  }
}

@Resolver(() => Child)
export class ChildBillingResolver {
  @Mutation(() => Child, {
    description: 'Sets the payer for invoices of all children of an account. NOT_FOUND, STALE.',
  })
  setPayer(@Ctx() context: Context, @inputs.PayerInput input: schemas.PayerInput) {
    return setPayer(context, input)
  }

  @FieldResolver(() => BillingAccount, {
    description: "The child's debts, payments and credit. For the child's parents and administrators.",
  })
  billing(@Root() child: Child, @Ctx() context: Context) {
    return new BillingAccount(context, child.id)
  }
}

@Resolver(() => BillConnection)
export class BillPagesResolver {
  @FieldResolver(() => Cents, { description: 'Total charged on all pages, in cents.' })
  async amountCents(@Root() bills: BillPage) {
    return (await bills.sum()).amountCents
  }

  @FieldResolver(() => Cents, { description: 'Total outstanding on all pages, in cents.' })
  async owingCents(@Root() bills: BillPage) {
    return (await bills.sum()).owingCents
  }
}

@Resolver(() => PaymentConnection)
export class PaymentPagesResolver {
  @FieldResolver(() => Cents, { description: 'Total of the payments on all pages, without reversed ones, in cents.' })
  amountCents(@Root() payments: PaymentPage) {
    return payments.sumAmount()
  }
}
