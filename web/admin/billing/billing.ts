import { type BillStatus, statusLabels } from '#graphql/billing/billing.rules.ts'
import { childName, fullName } from '#web/admin/shared/format.ts'
import type { BillingRecordsQuery, BillingReportsQuery } from './billing.generated.ts'

export type Family = BillingReportsQuery['familyDebts'][number]

/** `Lerato and Thabo Mokoena`; each with the own surname where they differ. */
export function familyName({ children }: Pick<Family, 'children'>) {
  const last = children.at(-1)
  if (!last || children.length < 2) return children.map(childName).join('')
  const isOne = children.every(({ lastName }) => lastName === last.lastName)
  const others = children.slice(0, -1).map((child) => (isOne ? child.firstName : fullName(child)))
  return `${others.join(', ')} and ${fullName(last)}`
}

/** An amount as a spreadsheet reads it: `2400.00`. */
export const plainAmount = (cents: number) => (cents / 100).toFixed(2)

/** As a form shows it: `R 2400.00`. */
export const typedAmount = (cents: number) => `R ${plainAmount(cents)}`

/** An amount that does not start with R receives the prefix: admin specification, section 5. */
export const withPrefix = (text: string) => {
  const typed = text.trim()
  return typed === '' || /^r/i.test(typed) ? typed : `R ${typed}`
}

export type BillingRecord = BillingRecordsQuery['bills']['edges'][number]['node']

/** `INV-00042, Thabo Mokoena` */
export const recordName = ({ invoiceNumber, child }: Pick<BillingRecord, 'invoiceNumber' | 'child'>) =>
  `${invoiceNumber}, ${childName(child)}`

/** The records as the lines of a file, their head first. */
export const recordRows = (records: readonly BillingRecord[]): string[][] => [
  ['Invoice', 'Child', 'Description', 'Issued', 'Due date', 'Status', 'Amount', 'Paid', 'Owing'],
  ...records.map(({ child, ...record }) => [
    record.invoiceNumber,
    childName(child),
    record.description,
    record.issuedOn,
    record.dueDate,
    statusLabels[record.status as BillStatus],
    plainAmount(record.amountCents),
    plainAmount(record.paidCents),
    plainAmount(record.owingCents),
  ]),
]

/** What they come to, as the last line on paper. */
export const totalRow = ({
  amountCents,
  owingCents,
}: Pick<BillingRecordsQuery['bills'], 'amountCents' | 'owingCents'>) => [
  'Total',
  '',
  '',
  '',
  '',
  '',
  plainAmount(amountCents),
  plainAmount(amountCents - owingCents),
  plainAmount(owingCents),
]
