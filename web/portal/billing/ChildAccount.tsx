import { useState } from 'react'
import { type CreditMethod, methodLabels } from '#graphql/billing/billing.rules.ts'
import { formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'
import { invoicePath, receiptPath } from '#web/shared/billing/papers.ts'
import { statusBadge } from '#web/shared/billing/statusBadge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl/SegmentedControl.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import * as styles from './BillingView.css.ts'
import type { ParentBillingQuery } from './ParentBilling.generated.ts'

type Child = ParentBillingQuery['myChildren'][number]
type Bill = Child['billing']['bills'][number]
type Payment = Child['billing']['payments'][number]

const parts = [
  { value: 'bills', label: 'Bills' },
  { value: 'payments', label: 'Payments' },
] as const

/** So many lines are shown at first: what is open and the last months. */
const shown = 5

/** `. R260.00 paid (receipt REC-00012), R2,340.00 outstanding`; empty where nothing is paid. */
function paidSoFar({ amountCents, owingCents, receiptNumbers }: Bill): string {
  if (owingCents === amountCents) return ''
  const receipts = receiptNumbers.length > 0 ? ` (${numbered('receipt', receiptNumbers)})` : ''
  const rest = owingCents > 0 ? `, ${formatRand(owingCents)} outstanding` : ''
  return `. ${formatRand(amountCents - owingCents)} paid${receipts}${rest}`
}

const numbered = (what: string, numbers: readonly string[]) =>
  `${what}${numbers.length > 1 ? 's' : ''} ${numbers.join(', ')}`

function BillLine({ bill }: { bill: Bill }) {
  return (
    <li className={styles.line}>
      <Text weight="strong">{bill.description}</Text>
      <span className={styles.amount}>{formatRand(bill.amountCents)}</span>
      <span className={styles.detail}>
        {statusBadge(bill.status)}
        <Text as="span" size="small" tone="muted">
          {bill.invoiceNumber}, due {formatDate(bill.dueDate)}
          {paidSoFar(bill)}
        </Text>
      </span>
      <span className={styles.paper}>
        <TextLink href={invoicePath(bill.id)} target="_blank" aria-label={`Invoice: ${bill.description}`}>
          Invoice
        </TextLink>
      </span>
    </li>
  )
}

function PaymentLine({ payment }: { payment: Payment }) {
  const { amountCents, reversedAt, date, method, receiptNumber, invoiceNumbers } = payment
  return (
    <li className={styles.line}>
      <Text weight="strong">{formatDate(date)}</Text>
      <span className={styles.amount}>{reversedAt ? <s>{formatRand(amountCents)}</s> : formatRand(amountCents)}</span>
      <Text size="small" tone="muted">
        {methodLabels[method as CreditMethod]}, {receiptNumber}
        {invoiceNumbers.length > 0 && ` for ${invoiceNumbers.join(', ')}`}
        {reversedAt && `, reversed on ${formatDate(todayInJohannesburg(new Date(reversedAt)))}`}
      </Text>
      <span className={styles.paper}>
        <TextLink href={receiptPath(payment.id)} target="_blank" aria-label={`Receipt of ${formatDate(date)}`}>
          Receipt
        </TextLink>
      </span>
    </li>
  )
}

/** One child's bills and payments, the latest first. */
export function ChildAccount({ child }: { child: Child }) {
  const [part, setPart] = useState<(typeof parts)[number]['value']>('bills')
  const [all, setAll] = useState(false)
  const { bills, payments, owingCents, creditCents, payer } = child.billing
  const open = bills.filter((bill) => bill.owingCents > 0)
  const inTurn = [...open.toReversed(), ...bills.filter((bill) => bill.owingCents === 0)]
  const count = part === 'bills' ? bills.length : payments.length
  const most = all ? count : Math.max(shown, open.length)
  return (
    <Panel
      title={`${child.firstName} ${child.lastName}`}
      padded={false}
      aside={
        <Text as="span" size="small" tone="muted" figures>
          {owingCents > 0
            ? `${formatRand(owingCents)} outstanding`
            : creditCents > 0 && `${formatRand(creditCents)} credit`}
        </Text>
      }
    >
      <div className={styles.none}>
        <SegmentedControl
          label={`${child.firstName}'s bills and payments`}
          segments={parts}
          value={part}
          onChange={setPart}
        />
      </div>
      {count === 0 && (
        <div className={styles.none}>
          <Text tone="muted">{part === 'bills' ? 'Nothing has been billed yet.' : 'Nothing has been paid yet.'}</Text>
        </div>
      )}
      <ul className={styles.lines}>
        {part === 'bills' && inTurn.slice(0, most).map((bill) => <BillLine key={bill.id} bill={bill} />)}
        {part === 'payments' &&
          payments.slice(0, most).map((payment) => <PaymentLine key={payment.id} payment={payment} />)}
      </ul>
      {count > most && (
        <div className={styles.foot}>
          <Button size="small" tone="quiet" onClick={() => setAll(true)}>
            Show all {count}
          </Button>
        </div>
      )}
      {payer?.name && (
        <div className={styles.foot}>
          <Text size="small" tone="muted">
            Invoices are made out to {[payer.name, ...(payer.address?.split('\n') ?? [])].join(', ')}.
          </Text>
        </div>
      )}
    </Panel>
  )
}
