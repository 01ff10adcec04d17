import { Field, Int, ObjectType } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { type ChildRows, readOfChild } from '#graphql/children/ofChild.read.ts'
import { asRow } from '#graphql/data/asRow.ts'
import type { Context } from '#graphql/platform/context.ts'
import { Cents } from '#graphql/platform/graphql/scalars.ts'
import { Bill } from './bill.model.ts'
import { maySeeAccounts, maySeeEveryAccount } from './billing.policy.ts'
import { owingOf } from './billing.rules.ts'
import { isCovered } from './bills.read.ts'
import { Payer } from './families.model.ts'
import { queryPayer } from './familyAccounts.service.ts'
import { Payment, wordsForFamily } from './payment.model.ts'
import { referenceOf } from './reference.rules.ts'

const sum = <Entry>(entries: readonly Entry[], of: (entry: Entry) => number) =>
  entries.reduce((total, entry) => total + of(entry), 0)

const rules = { policy: maySeeAccounts, seesEvery: maySeeEveryAccount }

const bills: ChildRows<Bill> = {
  ...rules,
  name: 'bills',
  rows: ({ db }) =>
    db.raw(`select bills.*, ${isCovered} from bills where child_id = children.id and deleted_at is null
      order by due_date desc, id desc`),
  parse: asRow(Bill),
}

const payments: ChildRows<Payment> = {
  ...rules,
  name: 'payments',
  rows: ({ db, viewer }) =>
    db.raw(`select * ${maySeeEveryAccount(viewer) ? '' : `, ${wordsForFamily}, null as notes`} from payments
      where child_id = children.id order by date desc, id desc`),
  parse: asRow(Payment),
}

const payer: ChildRows<Payer> = {
  ...rules,
  name: 'payer',
  rows: ({ db }) => queryPayer(db).whereRaw('child.id = children.id'),
  parse: ({ name, address, version, is_chosen: isChosen }) => ({ name, address, version, isChosen }),
}

/** A parent may be linked to only one of two children on the same account. */
const siblings: ChildRows<number> = {
  ...rules,
  name: 'siblings',
  rows: ({ db, viewer }) =>
    db('children as sibling')
      .whereRaw('sibling.family_account_id = children.family_account_id and sibling.id <> children.id')
      .whereNull('sibling.deleted_at')
      .whereRaw('?', [maySeeEveryAccount(viewer)])
      .orderBy(['sibling.date_of_birth', 'sibling.id'])
      .select('sibling.id'),
  parse: ({ id }) => id,
}

/**
 * A child's debts, payments and credit; empty if the viewer may not see it. All sums come from the ledger, of which a query
 * reads only the half it selects.
 */
@ObjectType('BillingAccount', { description: "A child's debts, payments and credit." })
export class BillingAccount {
  @Field(() => Int, { description: 'The child.' })
  readonly childId: number

  constructor(
    private readonly context: Context,
    childId: number,
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
    return sum(await this.bills(), owingOf)
  }

  @Field(() => Cents, { description: 'Total overdue, in cents.' })
  async overdueCents(): Promise<number> {
    const overdue = (await this.bills()).filter(({ status }) => status === 'overdue')
    return sum(overdue, owingOf)
  }

  @Field(() => Cents, { description: 'Unallocated payments, in cents.' })
  async creditCents(): Promise<number> {
    const valid = (await this.payments()).filter(({ reversedAt }) => reversedAt === null)
    return sum(valid, ({ amountCents, allottedCents }) => amountCents - allottedCents)
  }

  @Field(() => [Bill], { description: 'Billing records, latest due date first.' })
  bills(): Promise<Bill[]> {
    return readOfChild(this.context, this.childId, bills)
  }

  @Field(() => [Payment], { description: 'Payments, newest first, including reversed ones.' })
  payments(): Promise<Payment[]> {
    return readOfChild(this.context, this.childId, payments)
  }

  @Field(() => Payer, { nullable: true, description: 'The payer of its invoices.' })
  async payer(): Promise<Payer | null> {
    return (await readOfChild(this.context, this.childId, payer))[0] ?? null
  }

  @Field(() => [Child], { description: 'The other children on its family account. For administrators.' })
  async siblings(): Promise<Child[]> {
    const ids = await readOfChild(this.context, this.childId, siblings)
    const found = await Promise.all(ids.map((id) => this.context.loaders.byId(Child, id)))
    return found.filter((child) => child !== null)
  }
}
