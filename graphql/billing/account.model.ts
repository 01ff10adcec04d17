import { Field, Int, ObjectType } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { Cents } from '#graphql/platform/graphql/scalars.ts'
import { int, maybe, output, text, yes } from '#graphql/platform/graphql/output.ts'
import { Bill } from './bill.model.ts'
import { owingOf } from './billing.rules.ts'
import { Payment } from './payment.model.ts'
import { referenceOf } from './reference.rules.ts'

const sum = <Entry>(entries: readonly Entry[], of: (entry: Entry) => number) =>
  entries.reduce((total, entry) => total + of(entry), 0)

/** The payer that a child's invoices are made out to. */
export const Payer = output('Payer', "The payer that a child's invoices are made out to.", {
  name: maybe(text("Name; the primary guardian's unless another payer was chosen, null if there is none.")),
  address: maybe(text('Address of a chosen payer; null if not given.')),
  isChosen: yes('Whether the centre has chosen a payer.'),
  version: maybe(int('Version of the account; sent back with an update. Null if no payer has been chosen.')),
})
export type Payer = InstanceType<typeof Payer>

/** A child's debts, payments and credit. All sums come from the ledger, of which a query reads only the half it selects. */
@ObjectType('BillingAccount', { description: "A child's debts, payments and credit." })
export class BillingAccount {
  @Field(() => Int, { description: 'The child.' })
  readonly childId: number

  constructor(
    childId: number,
    private readonly readBills: () => Promise<Bill[]>,
    private readonly readPayments: () => Promise<Payment[]>,
    private readonly readPayer: () => Promise<Payer | null>,
    private readonly readSiblings: () => Promise<Child[]>,
  ) {
    this.childId = childId
  }

  @Field(() => String, { description: "The child's own payment reference, such as KW00427." })
  paymentReference(): string {
    return referenceOf(this.childId)
  }

  @Field(() => Cents, { description: 'Amount owed less credit, in cents; negative for a credit balance.' })
  async balanceCents(): Promise<number> {
    const [owing, credit] = await Promise.all([this.owingCents(), this.creditCents()])
    return owing - credit
  }

  @Field(() => Cents, { description: 'Total outstanding, in cents.' })
  async owingCents(): Promise<number> {
    return sum(await this.readBills(), owingOf)
  }

  @Field(() => Cents, { description: 'Total overdue, in cents.' })
  async overdueCents(): Promise<number> {
    const bills = await this.readBills()
    return sum(
      bills.filter(({ status }) => status === 'overdue'),
      owingOf,
    )
  }

  @Field(() => Cents, { description: 'Unallocated payments, in cents.' })
  async creditCents(): Promise<number> {
    const payments = await this.readPayments()
    return sum(
      payments.filter(({ reversedAt }) => reversedAt === null),
      ({ amountCents, allottedCents }) => amountCents - allottedCents,
    )
  }

  @Field(() => [Bill], { description: 'Billing records, latest due date first.' })
  bills(): Promise<Bill[]> {
    return this.readBills()
  }

  @Field(() => [Payment], { description: 'Payments, newest first, including reversed ones.' })
  payments(): Promise<Payment[]> {
    return this.readPayments()
  }

  @Field(() => Payer, { nullable: true, description: 'The payer of its invoices.' })
  payer(): Promise<Payer | null> {
    return this.readPayer()
  }

  @Field(() => [Child], { description: 'The other children on its family account. For administrators.' })
  siblings(): Promise<Child[]> {
    return this.readSiblings()
  }
}
