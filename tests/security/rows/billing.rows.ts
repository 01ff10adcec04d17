import { expect } from 'vitest'
import { BillingAccount } from '#graphql/billing/account.read.ts'
import { createBilling, deleteBill } from '#graphql/billing/billing.service.ts'
import { statementDocument } from '#graphql/billing/billingDocuments.service.ts'
import { invoiceNumber } from '#graphql/billing/billing.rules.ts'
import { Bill } from '#graphql/billing/bill.model.ts'
import { nodesOf } from '#graphql/data/paginate.ts'
import { wordOrder } from '#graphql/data/search.ts'
import { listBills, nameOfDeleter } from '#graphql/billing/bills.read.ts'
import { recordPayment } from '#graphql/billing/payments.service.ts'
import { AppError } from '#graphql/platform/errors.ts'
import type { OperationRows, RouteRows, ServiceRows } from '../row.ts'
import type { World } from '../people.ts'

const dueDate = '2024-02-29'
const reason = 'Typed twice'

const billOf = async ({ server }: World) => ({
  childId: await server.addChild(),
  amount: 'R 120.50',
  description: 'Excursion',
  dueDate,
})

const paymentOf = async ({ server }: World) => ({
  childId: await server.addChild(),
  amount: 'R 120.50',
  method: 'cash',
  date: dueDate,
})

const someBill = async (world: World) =>
  (await createBilling(await world.contextOf('admin'), { ...(await billOf(world)), amount: 12050 })).id

const somePayment = async (world: World) => {
  const input = { ...(await paymentOf(world)), amount: 12050, method: 'cash' as const }
  return (await recordPayment(await world.contextOf('admin'), input)).id
}

const deletedBill = async (world: World) => {
  const id = await someBill(world)
  await deleteBill(await world.contextOf('admin'), id, { reason })
  return id
}

const everyBill = ({ server: { db } }: World): Promise<{ id: number }[]> =>
  db('bills')
    .join('children', 'children.id', 'bills.child_id')
    .whereNull('bills.deleted_at')
    .orderByRaw(wordOrder('children.last_name', 'children.first_name'))
    .orderBy(['bills.child_id', 'bills.due_date', 'bills.id'])
    .select('bills.id')

const latest = [
  { column: 'date', order: 'desc' },
  { column: 'id', order: 'desc' },
]

export const billingOperations: OperationRows = {
  'Query.bills': {
    may: 'admin',
    document: '{ bills(first: 200) { edges { node { id } } totalCount amountCents owingCents } }',
    sees: async (world) => {
      const every = await everyBill(world)
      const edges = every.map((node) => ({ node }))
      const sums = { amountCents: expect.any(Number), owingCents: expect.any(Number) }
      return { bills: { edges, totalCount: every.length, ...sums } }
    },
  },
  'Query.deletedBills': {
    may: 'admin',
    document: '{ deletedBills(first: 200) { edges { node { id } } totalCount } }',
    sees: async ({ server: { db } }) => {
      const deleted = await db('bills').whereNotNull('deleted_at').orderBy('deleted_at', 'desc').select('id')
      return { deletedBills: { edges: deleted.map((node) => ({ node })), totalCount: deleted.length } }
    },
  },
  'Query.billingMonths': {
    may: 'admin',
    document: '{ billingMonths }',
    sees: ({ today }) => ({ billingMonths: expect.arrayContaining([today.slice(0, 7)]) }),
  },
  'Query.billingSummary': {
    may: 'admin',
    document: '{ billingSummary { children paidCents } }',
    sees: () => ({ billingSummary: { children: expect.any(Number), paidCents: expect.any(Number) } }),
  },
  'Query.income': {
    may: 'admin',
    document: '{ income { month paidCents } }',
    sees: () => ({
      income: Array.from({ length: 12 }, () => ({ month: expect.any(String), paidCents: expect.any(Number) })),
    }),
  },
  'Query.payments': {
    may: 'admin',
    document: '{ payments(first: 200) { edges { node { id notes } } amountCents } }',
    sees: async ({ server: { db } }) => {
      const every = await db('payments').orderBy(latest).select('id', 'notes')
      return { payments: { edges: every.map((node) => ({ node })), amountCents: expect.any(Number) } }
    },
  },
  'Mutation.createBilling': {
    may: 'admin',
    document: 'mutation ($input: BillInput!) { createBilling(input: $input) { childId amountCents } }',
    variables: async (world) => ({ input: await billOf(world) }),
    sees: (_world, _who, { input }) => ({
      createBilling: { childId: (input as { childId: number }).childId, amountCents: 12050 },
    }),
  },
  'Mutation.correctBill': {
    may: 'admin',
    document:
      'mutation ($id: Int!, $input: BillCorrectionInput!) { correctBill(id: $id, input: $input) { amountCents corrects } }',
    variables: async (world) => ({
      id: await someBill(world),
      input: { amount: '99', description: 'Fee', dueDate: world.today },
    }),
    sees: (_world, _who, { id }) => ({ correctBill: { amountCents: 9900, corrects: invoiceNumber(Number(id)) } }),
  },
  'Mutation.writeCreditNote': {
    may: 'admin',
    document:
      'mutation ($id: Int!, $input: CreditNoteInput!) { writeCreditNote(id: $id, input: $input) { amountCents method } }',
    variables: async (world) => ({ id: await someBill(world), input: { amount: '20', reason } }),
    sees: () => ({ writeCreditNote: { amountCents: 2000, method: 'credit_note' } }),
  },
  'Mutation.deleteBill': {
    may: 'admin',
    document: 'mutation ($id: Int!, $input: DeleteBillInput!) { deleteBill(id: $id, input: $input) { id } }',
    variables: async (world) => ({ id: await someBill(world), input: { reason } }),
    sees: (_world, _who, { id }) => ({ deleteBill: { id } }),
  },
  'Mutation.restoreBill': {
    may: 'admin',
    document: 'mutation ($id: Int!) { restoreBill(id: $id) { id } }',
    variables: async (world) => ({ id: await deletedBill(world) }),
    sees: (_world, _who, { id }) => ({ restoreBill: { id } }),
  },
  'Mutation.recordPayment': {
    may: 'admin',
    document: 'mutation ($input: PaymentInput!) { recordPayment(input: $input) { childId amountCents } }',
    variables: async (world) => ({ input: await paymentOf(world) }),
    sees: (_world, _who, { input }) => ({
      recordPayment: { childId: (input as { childId: number }).childId, amountCents: 12050 },
    }),
  },
  'Mutation.reversePayment': {
    may: 'admin',
    document: `mutation ($id: Int!, $input: ReversePaymentInput!) {
      reversePayment(id: $id, input: $input) { id reversalReason }
    }`,
    variables: async (world) => ({ id: await somePayment(world), input: { reason } }),
    sees: (_world, _who, { id }) => ({ reversePayment: { id, reversalReason: reason } }),
  },
}

export const billingRoutes: RouteRows = {
  'GET /api/admin/billing': {
    may: 'admin',
    sees: async (world) => ({
      success: true,
      billingRecords: (await everyBill(world)).map(({ id }) => expect.objectContaining({ id })),
    }),
  },
  'GET /api/admin/billing/invoices': {
    may: 'admin',
    search: '?month=2018-05',
    sees: () => ({ file: 'application/pdf' }),
  },
  'POST /api/admin/billing': {
    may: 'admin',
    body: billOf,
    sees: () => ({
      success: true,
      message: 'Billing record created successfully',
      billingRecord: expect.objectContaining({ amount: 'R 120.50', status: 'overdue' }),
    }),
  },
  'POST /api/admin/billing/payments': {
    may: 'admin',
    body: paymentOf,
    sees: () => ({
      success: true,
      message: 'Payment recorded successfully',
      payment: expect.objectContaining({ amount: 'R 120.50', method: 'cash' }),
    }),
  },
}

/** A parent of another family reads nothing of its account through it. */
export const billingServices: ServiceRows = {
  'the account of a child of another family': {
    may: 'signed in',
    call: async (context, { children }, who) => {
      const childId = who === 'parent' ? children.otherParent : children.parent
      const account = new BillingAccount(context, childId)
      const [bills, payments] = [await account.bills(), await account.payments()]
      return { bills: bills.length, notes: payments.map(({ notes }) => notes) }
    },
    sees: (_world, who) => (who === 'admin' ? { bills: 1, notes: ['Staff say of parent'] } : { bills: 0, notes: [] }),
  },
  'other children on the account of a child, to whom its guardians need not be linked': {
    may: 'signed in',
    call: async (context, { server, children }, who) => {
      const { db } = server
      const childId = who === 'otherParent' || who === 'teacher' ? children[who] : children.parent
      const siblingId = await server.addChild()
      const [{ id: familyAccountId }] = await db('family_accounts').insert({}).returning('id')
      await db('children').whereIn('id', [childId, siblingId]).update({ familyAccountId })
      const siblings = await new BillingAccount(context, childId).siblings()
      await db('children').where({ familyAccountId }).update({ familyAccountId: null })
      return siblings.map(({ id }) => id === siblingId)
    },
    sees: (_world, who) => (who === 'admin' ? [true] : []),
  },
  'the statement of a child that there is not': {
    may: 'signed in',
    call: async (context) => {
      try {
        return await statementDocument(context, 0, {})
      } catch (error) {
        if (error instanceof AppError && error.code === 'NOT_FOUND') return 'not found'
        throw error
      }
    },
    sees: () => 'not found',
  },
  'the billing records': {
    may: 'admin',
    call: async (context) => nodesOf(await listBills(context, null)).map(({ id }) => ({ id })),
    sees: everyBill,
  },
  'who deleted a record': {
    may: 'anyone',
    call: (context, { accounts }) => nameOfDeleter(context, Bill.fromJson({ deletedBy: accounts.admin.id })),
    sees: ({ accounts: { admin } }, who) => (who === 'admin' ? `${admin.firstName} ${admin.lastName}` : null),
  },
}
