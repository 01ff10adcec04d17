import { addDays, monthOf } from '#graphql/values/dates.ts'
import { mockOf, pageOf } from '#web/app/mocks.tsx'
import { centreChild, centrePickers } from '#web/admin/shared/people/sampleCentre.ts'
import {
  BankLinesDocument,
  BillingRecordsDocument,
  BillingReportsDocument,
  type BillingReportsQuery,
  BillingSummaryDocument,
  DeletedBillsDocument,
  MonthDraftDocument,
  OverdueFamiliesDocument,
  PaymentHistoryDocument,
} from './billing.generated.ts'
import type { BillingRecord } from './billing.ts'
import {
  answerBills,
  type BankLine,
  draftLine,
  payment,
  record,
  sampleDeleted,
  sampleReports,
  sampleSummary,
  today,
} from './sampleBilling.ts'

const bill = (
  id: number,
  name: string,
  description: string,
  status: string,
  amounts: [number, number],
  own: Partial<BillingRecord> = {},
) => ({ ...record(id, centreChild(name), description, status, amounts), invoiceNumber: `INV-00${id}`, ...own })

const infant = 'Infants full-time'
const toddler = 'Toddlers full-time'
const preschool = 'Preschool full-time'

/** The bills of a month: most are paid, some are late, one for half a year. */
export const busyRecords: BillingRecord[] = [
  bill(412, 'Ben Fourie', infant, 'overdue', [285_000, 0], { dueDate: addDays(today, -16) }),
  bill(413, 'Amogelang', infant, 'paid', [285_000, 285_000]),
  bill(414, 'Lwazi', 'Infants half-day', 'paid', [235_000, 235_000]),
  bill(415, 'Amahle', toddler, 'paid', [260_000, 260_000]),
  bill(416, 'Ethan', 'Toddlers half-day', 'partial', [225_000, 100_000]),
  bill(417, 'Bokang', toddler, 'unpaid', [260_000, 0]),
  bill(418, 'Ella', toddler, 'pending', [260_000, 0]),
  bill(419, 'Lerato', `${toddler}, 10% sibling discount`, 'paid', [234_000, 234_000]),
  bill(420, 'Mia', toddler, 'paid', [260_000, 260_000]),
  bill(421, 'Zoë', toddler, 'overdue', [260_000, 60_000], { dueDate: addDays(today, -16) }),
  bill(
    422,
    'Keabetswe',
    `${toddler} July to December in advance, less the deposit that was paid when the place was reserved`,
    'unpaid',
    [1_404_000, 0],
  ),
  bill(423, 'Oratile', toddler, 'paid', [260_000, 260_000]),
  bill(424, 'Thabo', preschool, 'paid', [240_000, 240_000]),
  bill(425, 'Naledi', preschool, 'paid', [240_000, 240_000]),
  bill(426, 'Itumeleng', preschool, 'overdue', [240_000, 0], { dueDate: addDays(today, -47) }),
  bill(427, 'Isabella', 'Preschool half-day', 'paid', [210_000, 210_000]),
  bill(428, 'Sipho', preschool, 'unpaid', [240_000, 0]),
  bill(429, 'Aiden', 'Outing to the zoo', 'unpaid', [18_000, 0]),
  bill(430, 'Kiara', 'Outing to the zoo', 'paid', [18_000, 18_000]),
  bill(431, 'Yusuf', 'Registration', 'paid', [25_000, 25_000]),
]

const deleted = [
  ...sampleDeleted,
  ...sampleDeleted.map((one) => ({
    ...one,
    id: 7,
    child: centreChild('Keabetswe'),
    description: 'Uniform: two golf shirts and a sun hat',
    amountCents: 68_500,
    invoiceNumber: 'INV-00398',
    deletedAt: `${addDays(today, -9)}T11:05:00Z`,
    deleteReason: 'Ordered twice by mistake; the second order was cancelled with the supplier on the same day',
  })),
]

const paid = (id: number, name: string, amountCents: number, own: object = {}) =>
  payment(id, centreChild(name), {
    amountCents,
    allottedCents: amountCents,
    reference: `KW00${120 + id}`,
    receiptNumber: `REC-00${300 + id}`,
    ...own,
  })

const busyPayments = [
  paid(1, 'Lerato', 300_000, { allottedCents: 234_000 }),
  paid(2, 'Thabo', 240_000),
  paid(3, 'Ethan', 100_000, { method: 'cash', reference: null, notes: 'Paid at the desk by the grandmother' }),
  paid(4, 'Oratile', 260_000, { method: 'debit_order' }),
  paid(5, 'Itumeleng', 240_000, {
    method: 'debit_order',
    allottedCents: 0,
    reversedAt: `${addDays(today, -2)}T06:00:00Z`,
    reversalReason: 'The bank returned it',
  }),
  paid(6, 'Zoë', 60_000, { method: 'card', reference: null }),
  paid(7, 'Keabetswe', 1_404_000, { method: 'bank_transfer', reference: 'MOSIMANEGAPE-LEKGOATHI FEES JUL TO DEC' }),
  paid(8, 'Naledi', 240_000),
  paid(9, 'Isabella', 210_000),
  paid(10, 'Mia', 260_000),
]

type Family = BillingReportsQuery['familyDebts'][number]

const debt = (names: string[], own: Partial<Family>): Family => ({
  childId: centreChild(names[0] ?? '').id,
  children: names.map(centreChild),
  currentCents: 0,
  days30Cents: 0,
  days60Cents: 0,
  days90Cents: 0,
  creditCents: 0,
  remindedAt: null,
  ...own,
})

/** Who owes for how long; the second family owes nothing and has credit. */
export const busyDebts: Family[] = [
  debt(['Itumeleng'], { currentCents: 240_000, days30Cents: 240_000, days60Cents: 240_000, days90Cents: 1_120_000 }),
  debt(['Lerato', 'Thabo'], { creditCents: 66_000 }),
  debt(['Ben'], { days30Cents: 285_000, remindedAt: `${addDays(today, -3)}T07:00:00Z` }),
  debt(['Zoë', 'Daniel'], { currentCents: 200_000, days30Cents: 45_000, creditCents: 10_000 }),
  debt(['Keabetswe'], { currentCents: 1_404_000 }),
  debt(['Sipho'], { currentCents: 240_000 }),
  debt(['Bokang'], { currentCents: 260_000 }),
]

const lines = [
  ...[
    'Ben Fourie',
    'Amogelang',
    'Amahle',
    'Ethan',
    'Lerato',
    'Mia',
    'Zoë',
    'Keabetswe',
    'Naledi',
    'Isabella',
    'Yusuf',
  ].map((name) => draftLine(centreChild(name), 'new', { amountCents: 260_000, fullCents: 260_000 })),
  draftLine(centreChild('Thabo'), 'new', {
    description: `${preschool}, 10% sibling discount`,
    discountCents: 24_000,
    amountCents: 216_000,
  }),
  draftLine(centreChild('Johan'), 'new', {
    kind: 'registration',
    description: 'Registration',
    amountCents: 25_000,
    fullCents: 25_000,
  }),
  draftLine(centreChild('Kiara'), 'billed'),
  draftLine(centreChild('Lwazi'), 'noFee', { description: 'No program yet', fullCents: 0, amountCents: 0 }),
]

const bankLine = (id: number, words: string, amountCents: number, ...names: string[]): BankLine => ({
  id,
  date: addDays(today, -1),
  amountCents,
  openCents: amountCents,
  words,
  status: 'waiting',
  version: 1,
  proposedBecause: names.length > 0 ? `Reference ${/KW\d{5}/.exec(words)?.[0]}` : null,
  proposal: names.map((name) => {
    const child = centreChild(name)
    return { childId: child.id, amountCents: amountCents / names.length, child }
  }),
})

export const waitingLines = [
  bankLine(21, 'FNB APP PAYMENT FROM MOKOENA KW00045', 468_000, 'Lerato', 'Thabo'),
  bankLine(22, 'ABSA BANK MOSIMANEGAPE-LEKGOATHI KW00131 SCHOOL FEES DECEMBER', 234_000, 'Keabetswe'),
  bankLine(23, 'MAGTAPE CREDIT', 90_000),
]
export const linesPutAside = [
  bankLine(24, 'CASH DEPOSIT FUNDRAISER CAKE SALE', 184_550),
  bankLine(25, 'INTEREST RECEIVED', 3_127),
]

/** The answers on a busy day, to come before those of the server in memory. */
export const busyBilling = [
  ...centrePickers,
  mockOf(BillingSummaryDocument, {
    ...sampleSummary,
    billingSummary: {
      ...sampleSummary.billingSummary,
      paidCents: 16_248_000,
      owingCents: 3_317_000,
      owingCount: 9,
      pendingCents: 260_000,
      overdueCount: 3,
      overdueCents: 725_000,
      oldestOverdueDays: 47,
    },
  }),
  mockOf(BillingRecordsDocument, (variables) => answerBills(busyRecords, variables)),
  mockOf(PaymentHistoryDocument, (page) => ({
    billingMonths: [monthOf(today)],
    payments: { ...pageOf(busyPayments, page), amountCents: 3_074_000 },
  })),
  mockOf(BillingReportsDocument, { ...sampleReports, familyDebts: busyDebts }),
  mockOf(OverdueFamiliesDocument, { familyDebts: busyDebts }),
  mockOf(MonthDraftDocument, ({ month }) => ({ monthDraft: { month, dueDate: `${month}-07`, lines } })),
  mockOf(BankLinesDocument, ({ ignored, ...page }) => ({
    bankLines: pageOf(ignored ? linesPutAside : waitingLines, page),
  })),
  mockOf(DeletedBillsDocument, (page) => ({ deletedBills: pageOf(deleted, page) })),
]
