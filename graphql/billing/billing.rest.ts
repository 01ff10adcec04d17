import * as z from 'zod/mini'
import { listQuerySchema, requestedPage } from '#graphql/data/paginate.ts'
import { visibleChild } from '#graphql/children/visible.service.ts'
import { day, done, maybe, number, shaped, success, text } from '#graphql/platform/rest/answer.ts'
import type { Context } from '#graphql/platform/context.ts'
import { signedIn } from '#graphql/platform/policy.ts'
import { adminRoute, changed, listedAs, route } from '#graphql/platform/rest/route.ts'
import { formatRestAmount } from '#graphql/values/money.ts'
import type { Bill } from './bill.model.ts'
import { billStatuses, paymentMethods } from './billing.rules.ts'
import { billedMonthSchema, paymentSchema, periodQuerySchema, restBillSchema } from './billing.schema.ts'
import { createBilling } from './billing.service.ts'
import { listBills } from './bills.read.ts'
import { invoiceDocument, monthInvoices, receiptDocument, statementDocument } from './billingDocuments.service.ts'
import type { Payment } from './payment.model.ts'
import { recordPayment } from './payments.service.ts'

const record = z.object({
  id: number,
  childId: number,
  childName: text,
  amount: text,
  paid: text,
  owing: text,
  description: text,
  dueDate: day,
  status: z.enum(billStatuses),
  issuedOn: day,
})
const paid = z.object({
  id: number,
  childId: number,
  amount: text,
  method: z.enum([...paymentMethods, 'credit_note']),
  reference: maybe(text),
  date: day,
  notes: maybe(text),
})

async function present(context: Context, bill: Bill) {
  const child = await visibleChild(context, bill.childId)
  return shaped(record)({
    ...bill,
    status: bill.status,
    childName: `${child?.firstName} ${child?.lastName}`,
    amount: formatRestAmount(bill.amountCents),
    paid: formatRestAmount(bill.paidCents),
    owing: formatRestAmount(bill.owingCents),
  })
}

const presentPayment = (payment: Payment) => shaped(paid)({ ...payment, amount: formatRestAmount(payment.amountCents) })

export const billingRoutes = [
  adminRoute.get('/api/admin/billing', {
    summary: 'Every billing record',
    query: listQuerySchema,
    answer: success({ billingRecords: z.array(record) }),
    handle: async ({ context, query }) =>
      listedAs('billingRecords', await listBills(context, requestedPage(query)), (bill) => present(context, bill)),
  }),
  adminRoute.post('/api/admin/billing', {
    summary: 'Creates a billing record',
    body: restBillSchema,
    status: 201,
    answer: done({ billingRecord: record }),
    handle: async ({ context, body }) =>
      changed('Billing record created successfully', {
        billingRecord: await present(context, await createBilling(context, body)),
      }),
  }),
  adminRoute.post('/api/admin/billing/payments', {
    summary: 'Records a payment',
    body: paymentSchema,
    status: 201,
    answer: done({ payment: paid }),
    handle: async ({ context, body }) =>
      changed('Payment recorded successfully', { payment: presentPayment(await recordPayment(context, body)) }),
  }),
  adminRoute.get('/api/admin/billing/invoices', {
    summary: 'The invoices made when a month was billed in one PDF, to be printed',
    query: billedMonthSchema,
    file: ['application/pdf'],
    handle: ({ context, query }) => monthInvoices(context, query),
  }),
  route.get('/api/billing/invoices/:id', {
    summary: 'The invoice of a billing record, as PDF',
    policy: signedIn,
    file: ['application/pdf'],
    handle: ({ context, id }) => invoiceDocument(context, id),
  }),
  route.get('/api/billing/receipts/:id', {
    summary: 'The receipt of a payment, as PDF',
    policy: signedIn,
    file: ['application/pdf'],
    handle: ({ context, id }) => receiptDocument(context, id),
  }),
  route.get('/api/billing/statements/:id', {
    summary: "The statement of a child's family for a period, as PDF; the last three months by default",
    policy: signedIn,
    file: ['application/pdf'],
    query: periodQuerySchema,
    handle: ({ context, id, query }) => statementDocument(context, id, query),
  }),
]
