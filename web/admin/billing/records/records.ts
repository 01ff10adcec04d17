import { statusLabels, type BillStatus } from '#graphql/billing/billing.rules.ts'
import { fullName } from '../../shared/people/format.ts'
import { plainAmount } from '../money.ts'
import type { BillingRecordsQuery } from '../billing.generated.ts'

export type BillingRecord = BillingRecordsQuery['bills']['edges'][number]['node']

/** `INV-00042, Thabo Mokoena` */
export const recordName = ({ invoiceNumber, child }: Pick<BillingRecord, 'invoiceNumber' | 'child'>) =>
  `${invoiceNumber}, ${fullName(child)}`

/** The records as the lines of a file, their head first. */
export const recordRows = (records: readonly BillingRecord[]): string[][] => [
  ['Invoice', 'Child', 'Description', 'Issued', 'Due date', 'Status', 'Amount', 'Paid', 'Owing'],
  ...records.map(({ child, ...record }) => [
    record.invoiceNumber,
    fullName(child),
    record.description,
    record.issuedOn,
    record.dueDate,
    statusLabels[record.status as BillStatus],
    plainAmount(record.amountCents),
    plainAmount(record.paidCents),
    plainAmount(record.owingCents),
  ]),
]
