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

/** Whom the invoices of a child are made out to. */
export const Payer = output('Payer', 'Whom the invoices of a child are made out to.', {
  name: maybe(text('Name; of the parent who is asked first unless another one was chosen, null where there is none.')),
  address: maybe(text('Address of one that was chosen; null where none was given.')),
  isChosen: yes('Whether the centre has chosen it.'),
  version: maybe(
    int('Counts the changes of the account; sent back with an update. Null where nothing was chosen yet.'),
  ),
})
export type Payer = InstanceType<typeof Payer>

/** What a child owes, has paid and has in credit. All sums come from the ledger, of which a query reads the half that it selects. */
@ObjectType('BillingAccount', { description: 'What a child owes, has paid and has in credit.' })
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

  @Field(() => Cents, { description: 'What is owed less the credit, in cents; less than nothing is credit.' })
  async balanceCents(): Promise<number> {
    const [owing, credit] = await Promise.all([this.owingCents(), this.creditCents()])
    return owing - credit
  }

  @Field(() => Cents, { description: 'What is still owed on all records, in cents.' })
  async owingCents(): Promise<number> {
    return sum(await this.readBills(), owingOf)
  }

  @Field(() => Cents, { description: 'What is owed on records past their due date, in cents.' })
  async overdueCents(): Promise<number> {
    const bills = await this.readBills()
    return sum(
      bills.filter(({ status }) => status === 'overdue'),
      owingOf,
    )
  }

  @Field(() => Cents, { description: 'What was paid and has gone to no record yet, in cents.' })
  async creditCents(): Promise<number> {
    const payments = await this.readPayments()
    return sum(
      payments.filter(({ reversedAt }) => reversedAt === null),
      ({ amountCents, allottedCents }) => amountCents - allottedCents,
    )
  }

  @Field(() => [Bill], { description: 'The records, last due first.' })
  bills(): Promise<Bill[]> {
    return this.readBills()
  }

  @Field(() => [Payment], { description: 'The payments, the newest first, reversed ones among them.' })
  payments(): Promise<Payment[]> {
    return this.readPayments()
  }

  @Field(() => Payer, { nullable: true, description: 'Whom its invoices are made out to.' })
  payer(): Promise<Payer | null> {
    return this.readPayer()
  }

  @Field(() => [Child], { description: 'The other children on its family account. For administrators.' })
  siblings(): Promise<Child[]> {
    return this.readSiblings()
  }
}
