import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { formatRand } from '#graphql/values/money.ts'
import { childName, shortDate } from '#web/admin/shared/format.ts'
import { paths } from '#web/app/paths.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { ChildBillsDocument, type ChildBillsQuery } from '../../billing/billing.generated.ts'
import { statementPath } from '#web/shared/billing/papers.ts'
import { statusBadge } from '#web/shared/billing/statusBadge.tsx'
import { studentDialogs } from '../lazyDialogs.ts'
import * as styles from '../Students.css.ts'

const PayerDialog = studentDialogs.component('PayerDialog')
const FamilyAccountDialog = studentDialogs.component('FamilyAccountDialog')

type Account = ChildBillsQuery['child']['billing']
type Bill = Account['bills'][number]

const shown = 4

const columns: Column<Bill>[] = [
  { id: 'what', head: 'Description', rowHeader: true, wrap: true, cell: ({ description }) => description },
  { id: 'status', head: 'Status', phone: 'end', cell: ({ status }) => statusBadge(status) },
  { id: 'due', head: 'Due date', phoneHead: true, cell: ({ dueDate }) => shortDate(dueDate) },
  { id: 'amount', head: 'Amount', align: 'end', phoneHead: true, cell: ({ amountCents }) => formatRand(amountCents) },
  {
    id: 'owing',
    head: 'Owing',
    align: 'end',
    phoneHead: true,
    cell: ({ owingCents }) => formatRand(owingCents),
  },
]

function formatBalance({ owingCents, overdueCents, creditCents }: Account) {
  if (owingCents === 0) return creditCents > 0 ? `${formatRand(creditCents)} credit` : 'nothing owed'
  const overdue = overdueCents > 0 ? `, ${formatRand(overdueCents)} overdue` : ''
  return `${formatRand(owingCents)} owing${overdue}`
}

/** The latest billing records of a child, on its page. */
export function ChildBills({ childId }: { childId: number }) {
  const query = useScreenQuery(ChildBillsDocument, { id: childId })
  const [open, setOpen] = useState<'payer' | 'account' | null>(null)
  return (
    <QueryState query={query} what="bills" count={2} height="row">
      {({ child }) => {
        const account = child.billing
        return (
          <Panel
            title="Billing"
            padded={false}
            aside={
              <Inline space={8}>
                <Text as="span" size="small" tone="muted" figures>
                  {account.paymentReference} · {formatBalance(account)}
                </Text>
                <ButtonLink size="small" tone="quiet" href={statementPath(childId)} target="_blank">
                  Statement
                </ButtonLink>
                <ButtonLink
                  size="small"
                  tone="quiet"
                  to={`${paths.adminSection('billing')}&month=all&child=${childId}`}
                >
                  All bills
                </ButtonLink>
              </Inline>
            }
          >
            <DataTable
              label="Latest billing records"
              columns={columns}
              rows={account.bills.slice(0, shown)}
              empty={<EmptyState icon={ReceiptText}>No billing records found...</EmptyState>}
            />
            <div className={styles.payer}>
              <Inline space={8}>
                <Text as="span" size="small" tone="muted">
                  Invoices are made out to {account.payer?.name ?? 'the family'}
                </Text>
                <Button size="small" tone="quiet" aria-label="Change the payer" onClick={() => setOpen('payer')}>
                  Change
                </Button>
              </Inline>
              <Inline space={8}>
                <Text as="span" size="small" tone="muted">
                  {account.siblings.length === 0
                    ? 'Separate account'
                    : `Shares an account with ${account.siblings.map(childName).join(', ')}`}
                </Text>
                <Button size="small" tone="quiet" aria-label="Change the account" onClick={() => setOpen('account')}>
                  Change
                </Button>
              </Inline>
            </div>
            {open === 'payer' && <PayerDialog child={child} onClose={() => setOpen(null)} />}
            {open === 'account' && <FamilyAccountDialog child={child} onClose={() => setOpen(null)} />}
          </Panel>
        )
      }}
    </QueryState>
  )
}
