import { addDays, addMonths, firstOfMonth, monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { matches } from '#graphql/values/search.ts'
import { pickers } from '#web/admin/shared/people/pickerMocks.ts'
import { failure, type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import {
  AddBankAccountDocument,
  BankAccountsDocument,
  type BankAccountsQuery,
  BankLinesDocument,
  BilledRunDocument,
  type BankLinesQuery,
  BillPaymentsDocument,
  ChargeClassDocument,
  ClassesToChargeDocument,
  BillingRecordsDocument,
  type BillingRecordsQuery,
  type BillingRecordsQueryVariables,
  BillingReportsDocument,
  type BillingReportsQuery,
  BillingSummaryDocument,
  type BillingSummaryQuery,
  BillMonthDocument,
  BookBankLineDocument,
  CorrectBillDocument,
  CreateBillingDocument,
  DeleteBillDocument,
  DeletedBillsDocument,
  type DeletedBillsQuery,
  IgnoreBankLineDocument,
  ImportBankLinesDocument,
  MonthDraftDocument,
  MonthRunDocument,
  type MonthDraftQuery,
  OpenBillsDocument,
  OverdueFamiliesDocument,
  PaymentHistoryDocument,
  type PaymentHistoryQuery,
  PaymentRemindersDocument,
  RecordPaymentDocument,
  ReopenBankLineDocument,
  RestoreBillDocument,
  ReversePaymentDocument,
  SendInvoicesDocument,
  SendPaymentRemindersDocument,
  SendStatementDocument,
  VoidRunDocument,
  WriteCreditNoteDocument,
} from './billing.generated.ts'
import type { BillingRecord } from './billing.ts'

export const today = todayInJohannesburg()
const month = monthOf(today)

const lerato = { id: 1, firstName: 'Lerato', lastName: 'Mokoena', namesakeBirthday: null }
const thabo = { id: 4, firstName: 'Thabo', lastName: 'Mokoena', namesakeBirthday: null }
export const ben = { id: 2, firstName: 'Ben', lastName: 'Fourie', namesakeBirthday: null }

export const record = (
  id: number,
  child: BillingRecord['child'],
  description: string,
  status: string,
  [amountCents, paidCents]: [number, number],
): BillingRecord => ({
  id,
  child,
  childId: child.id,
  description,
  status,
  amountCents,
  paidCents,
  owingCents: amountCents - paidCents,
  kind: 'fee',
  issuedOn: addDays(today, -20),
  dueDate: addDays(today, status === 'overdue' ? -5 : 5),
  invoiceNumber: `INV-0000${id}`,
  sentAt: null,
})

const sumOf = <Key extends string>(rows: readonly Record<Key, number>[], key: Key) =>
  rows.reduce((total, row) => total + row[key], 0)

/** The list of records as the server narrows it, sums it up and cuts a page out of it. */
export function answerBills(
  records: readonly BillingRecord[],
  { childId, status, search, ...page }: BillingRecordsQueryVariables,
): BillingRecordsQuery {
  const every = records.filter((each) => !childId || each.childId === childId)
  const found = every.filter(
    (each) =>
      (!status || each.status === status) &&
      matches(search ?? '', each.child.firstName, each.child.lastName, each.description, each.invoiceNumber),
  )
  return {
    billingMonths: [month],
    everyBill: { totalCount: every.length },
    bills: {
      ...pageOf(found, page),
      amountCents: sumOf(found, 'amountCents'),
      owingCents: sumOf(found, 'owingCents'),
    },
  }
}

export const sampleRecords: BillingRecord[] = [
  record(1, lerato, 'Toddlers full-time', 'paid', [240_000, 240_000]),
  record(2, ben, 'Toddlers half-day', 'overdue', [225_000, 0]),
  record(3, thabo, 'Preschool full-time, 10% sibling discount', 'partial', [234_000, 100_000]),
  record(4, lerato, 'Outing to the zoo', 'unpaid', [18_000, 0]),
  record(5, thabo, 'Outing to the zoo', 'pending', [18_000, 0]),
]

/** Of a billed month, one of them sent before. */
const sampleRecordsOfRun: BillingRecord[] = [
  { ...record(51, lerato, 'Toddlers full-time', 'unpaid', [240_000, 0]), sentAt: `${today}T07:00:00Z` },
  record(52, ben, 'Toddlers half-day', 'unpaid', [225_000, 0]),
  record(53, thabo, 'Preschool full-time', 'unpaid', [240_000, 0]),
]

export const sampleSummary: BillingSummaryQuery = {
  billingSummary: {
    month,
    paidCents: 4_812_000,
    owingCents: 377_000,
    owingCount: 3,
    pendingCents: 0,
    overdueCount: 1,
    overdueCents: 225_000,
    oldestOverdueDays: 5,
    children: 89,
    discountedChildren: 23,
  },
  siblingProposals: [],
}

export const payment = (
  id: number,
  child: BillingRecord['child'],
  own: Partial<PaymentHistoryQuery['payments']['edges'][number]['node'][][number]>,
): PaymentHistoryQuery['payments']['edges'][number]['node'][][number] => ({
  id,
  child,
  childId: child.id,
  amountCents: 240_000,
  allottedCents: 240_000,
  method: 'eft',
  reference: 'KW00100',
  date: addDays(today, -id),
  notes: null,
  reversedAt: null,
  reversalReason: null,
  receiptNumber: `REC-0000${id}`,
  paidFor: [{ billId: 40 + id, invoiceNumber: `INV-000${40 + id}` }],
  ...own,
})

const samplePayments = [
  payment(1, lerato, { amountCents: 300_000 }),
  payment(2, thabo, { method: 'cash', amountCents: 100_000, allottedCents: 100_000, reference: null }),
  payment(3, ben, {
    method: 'debit_order',
    allottedCents: 0,
    reversedAt: `${today}T06:00:00Z`,
    reversalReason: 'The bank returned it',
  }),
]

export const sampleReports: BillingReportsQuery = {
  bankDetails: {
    accountHolder: 'Kiewiet Early Learning Centre',
    bank: 'Karoo Bank',
    branchCode: '250 655',
    accountNumber: '6204 118 7730',
    accountType: 'Cheque',
  },
  income: Array.from({ length: 12 }, (_, index) => ({
    month: monthOf(addMonths(firstOfMonth(today), index - 11)),
    paidCents: index < 7 ? 0 : 18_000_000 + index * 310_000,
    billedCents: index < 7 ? 0 : 19_000_000 + index * 310_000,
  })),
  familyDebts: [
    {
      childId: 4,
      children: [thabo, lerato],
      currentCents: 152_000,
      days30Cents: 0,
      days60Cents: 0,
      days90Cents: 0,
      creditCents: 0,
      remindedAt: null,
    },
    {
      childId: 2,
      children: [ben],
      currentCents: 0,
      days30Cents: 225_000,
      days60Cents: 0,
      days90Cents: 0,
      creditCents: 60_000,
      remindedAt: `${addDays(today, -3)}T07:00:00Z`,
    },
  ],
}

export const draftLine = (child: BillingRecord['child'], state: string, own: object = {}) => ({
  childId: child.id,
  child: { ...child, namesakeBirthday: null },
  kind: 'fee',
  description: 'Toddlers full-time',
  fullCents: 240_000,
  discountCents: 0,
  amountCents: 240_000,
  state,
  ...own,
})

const draftLines: MonthDraftQuery['monthDraft']['lines'] = [
  draftLine(lerato, 'new'),
  draftLine(thabo, 'new', { discountCents: 24_000, amountCents: 216_000 }),
  draftLine(ben, 'noFee', { description: 'No program yet', fullCents: 0, amountCents: 0 }),
]

/** A month of which a part was paid, sent or corrected already. */
export const sampleRun = {
  count: 83,
  amountCents: 19_248_000,
  stay: [
    { reason: 'paid', count: 2 },
    { reason: 'sent', count: 1 },
  ],
}

const enrolled = { enrolledOn: '2025-01-13', lastDay: null }
export const sampleClasses = [
  { id: 1, name: 'Little Learners', children: [lerato, thabo, ben].map((child) => ({ ...child, ...enrolled })) },
  { id: 2, name: 'Explorers', children: [] },
]

export type BankLine = BankLinesQuery['bankLines']['edges'][number]['node']

export const sampleBankLines: BankLine[] = [
  {
    id: 7,
    date: addDays(today, -1),
    amountCents: 456_000,
    openCents: 456_000,
    words: 'FNB APP PAYMENT FROM MOKOENA KW00045',
    status: 'waiting',
    version: 1,
    proposedBecause: 'Reference KW00045',
    proposal: [
      { childId: 4, amountCents: 216_000, child: thabo },
      { childId: 1, amountCents: 240_000, child: lerato },
    ],
  },
  {
    id: 8,
    date: addDays(today, -1),
    amountCents: 90_000,
    openCents: 90_000,
    words: 'MAGTAPE CREDIT',
    status: 'waiting',
    version: 1,
    proposedBecause: null,
    proposal: [],
  },
]

export const sampleDeleted: DeletedBillsQuery['deletedBills']['edges'][number]['node'][] = [
  {
    id: 6,
    child: ben,
    amountCents: 18_000,
    description: 'Outing to the zoo',
    invoiceNumber: 'INV-00006',
    deletedAt: `${addDays(today, -2)}T08:30:00Z`,
    deletedByName: 'Annelie Kruger',
    deleteReason: 'Ben was ill that day',
  },
]

const paidBills = [421, 424, 2, 3].map((id) => ({
  id,
  corrects: id === 421 ? 'INV-00398' : null,
  paidBy: [
    { paymentId: 306, receiptNumber: 'REC-00306', amountCents: 60_000, date: addDays(today, -6) },
    ...(id === 424
      ? [{ paymentId: 309, receiptNumber: 'CN-00309', amountCents: 180_000, date: addDays(today, -2) }]
      : []),
  ],
}))

/** A server in memory, for stories. Answers given by the story come first. */
export function billingServer(overrides: readonly Mock[] = []): Mock[] {
  let records = sampleRecords
  let payments = samplePayments
  let bankLines = sampleBankLines
  let bankAccounts: BankAccountsQuery['bankAccounts'] = [{ id: 1, name: 'Bank account', columns: null }]
  let putAside: typeof sampleBankLines = []
  let deleted = sampleDeleted
  const childOf = (id: number) => [lerato, thabo, ben].find((child) => child.id === id) ?? ben
  const decided = (id: number, status: string) => {
    bankLines = bankLines.filter((each) => each.id !== id)
    return { id, status, version: 2 }
  }
  return [
    ...overrides,
    ...pickers(() =>
      [lerato, thabo, ben].map((child) => ({ ...child, enrolledOn: '2025-01-13', lastDay: null, class: null })),
    ),
    mockOf(BillingSummaryDocument, sampleSummary),
    mockOf(BillingRecordsDocument, (variables) => answerBills(records, variables)),
    mockOf(PaymentHistoryDocument, ({ search, ...page }) => {
      const found = payments.filter(({ child, reference, receiptNumber }) =>
        matches(search ?? '', child.firstName, child.lastName, reference, receiptNumber),
      )
      const paid = found.filter(({ reversedAt }) => reversedAt === null)
      return { billingMonths: [month], payments: { ...pageOf(found, page), amountCents: sumOf(paid, 'amountCents') } }
    }),
    mockOf(OpenBillsDocument, ({ childId }) => ({
      bills: pageOf(
        records.filter((each) => each.childId === childId),
        { first: 200 },
      ),
    })),
    mockOf(BillingReportsDocument, sampleReports),
    mockOf(CreateBillingDocument, ({ input }) => {
      const cents = Math.round(Number(input.amount.replace('R ', '')) * 100)
      const made = record(9, childOf(input.childId), input.description, 'unpaid', [cents, 0])
      records = [...records, { ...made, dueDate: input.dueDate }]
      return { createBilling: { id: 9, dueDate: input.dueDate } }
    }),
    mockOf(RecordPaymentDocument, () => ({
      recordPayment: { id: 9, allottedCents: 225_000, receiptNumber: 'REC-00009' },
    })),
    mockOf(BillPaymentsDocument, ({ childId }) => ({ child: { id: childId, billing: { bills: paidBills } } })),
    mockOf(SendInvoicesDocument, { sendInvoices: { emailsSent: 1 } }),
    mockOf(SendStatementDocument, { sendStatement: { emailsSent: 1 } }),
    mockOf(CorrectBillDocument, { correctBill: { id: 9, invoiceNumber: 'INV-00009' } }),
    mockOf(WriteCreditNoteDocument, { writeCreditNote: { id: 9, receiptNumber: 'CN-00009' } }),
    mockOf(DeleteBillDocument, ({ id }) => {
      records = records.filter((each) => each.id !== id)
      return { deleteBill: { id } }
    }),
    mockOf(ReversePaymentDocument, ({ id, input }) => {
      const reversal = { reversedAt: `${today}T08:00:00Z`, reversalReason: input.reason }
      payments = payments.map((each) => (each.id === id ? { ...each, ...reversal } : each))
      return { reversePayment: { id, ...reversal } }
    }),
    mockOf(MonthDraftDocument, (variables) => ({
      monthDraft: { month: variables.month, dueDate: `${variables.month}-07`, lines: draftLines },
    })),
    mockOf(MonthRunDocument, (variables) => ({ monthRun: { ...sampleRun, month: variables.month } })),
    mockOf(VoidRunDocument, ({ input }) => ({ voidRun: { ...sampleRun, month: input.month } })),
    mockOf(ClassesToChargeDocument, { classes: sampleClasses }),
    mockOf(ChargeClassDocument, ({ input }) => {
      const billed = [input.childIds].flat().length
      return { chargeClass: { billed, amountCents: billed * 18_000 } }
    }),
    mockOf(BilledRunDocument, (page) => ({ bills: pageOf(sampleRecordsOfRun, page) })),
    mockOf(BillMonthDocument, ({ input }) => ({
      billMonth: { billed: [input.lines].flat().length, leftOut: 0, amountCents: 240_000 },
    })),
    mockOf(BankLinesDocument, ({ ignored, ...page }) => ({ bankLines: pageOf(ignored ? putAside : bankLines, page) })),
    mockOf(BankAccountsDocument, () => ({ bankAccounts })),
    mockOf(AddBankAccountDocument, ({ input }) => {
      const added = { id: bankAccounts.length + 1, name: input.name, columns: null }
      bankAccounts = [...bankAccounts, added]
      return { addBankAccount: added }
    }),
    mockOf(ImportBankLinesDocument, ({ input }) => {
      const [first] = [input.lines].flat()
      const { columns } = input
      if (columns)
        bankAccounts = bankAccounts.map((account) =>
          account.id === input.accountId
            ? { ...account, columns: { ...columns, balance: columns.balance ?? null } }
            : account,
        )
      const known = {
        line: first?.line ?? null,
        date: today,
        amountCents: 5_000,
        words: first?.words ?? '',
      }
      return { importBankLines: { added: 1, known: 1, knownLines: [known], matched: 1 } }
    }),
    mockOf(BookBankLineDocument, ({ input }) => ({ bookBankLine: decided(input.id, 'booked') })),
    mockOf(IgnoreBankLineDocument, ({ id }) => {
      putAside = bankLines.filter((each) => each.id === id)
      return { ignoreBankLine: decided(id, 'ignored') }
    }),
    mockOf(ReopenBankLineDocument, ({ id }) => {
      bankLines = [...bankLines, ...putAside]
      putAside = []
      return { reopenBankLine: { id, status: 'waiting', version: 3 } }
    }),
    mockOf(DeletedBillsDocument, (page) => ({ deletedBills: pageOf(deleted, page) })),
    mockOf(RestoreBillDocument, ({ id }) => {
      deleted = deleted.filter((each) => each.id !== id)
      return { restoreBill: { id } }
    }),
    mockOf(OverdueFamiliesDocument, { familyDebts: sampleReports.familyDebts }),
    mockOf(PaymentRemindersDocument, {
      paymentReminders: [
        {
          parentId: 12,
          name: 'Riaan Fourie',
          email: 'riaan@families.example',
          phoneNumber: '082 555 0150',
          overdueCents: 225_000,
          subject: 'Payment reminder',
          text: 'Dear Riaan\n\nThis is a friendly reminder of what is still open.',
        },
      ],
    }),
    mockOf(SendPaymentRemindersDocument, { sendPaymentReminders: { emailsSent: 1 } }),
  ]
}

export const broken = failure('Something went wrong.')
