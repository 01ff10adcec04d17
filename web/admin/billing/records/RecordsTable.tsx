import { ReceiptText } from 'lucide-react'
import { useMemo } from 'react'
import { formatRand } from '#graphql/values/money.ts'
import { PersonName } from '#web/admin/shared/PersonName.tsx'
import { count, childName, nameKey, shortDate } from '#web/admin/shared/format.ts'
import { actionsColumn } from '#web/admin/shared/recordActions.tsx'
import { invoicePath } from '#web/shared/billing/papers.ts'
import { statusBadge } from '#web/shared/billing/statusBadge.tsx'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { instead, needs } from '#web/ui/Table/DataTable.css.ts'
import { DataTable, type DataTableProps } from '#web/ui/Table/DataTable.tsx'
import { amountColumn } from '../amountColumn.ts'
import { type BillingRecord, recordName } from '../billing.ts'

/** What all records that were found come to, also those that are not loaded yet. */
interface RecordsFound {
  totalCount: number
  amountCents: number
  owingCents: number
}

const columnsOf = (
  all: number,
  { totalCount, amountCents: billed, owingCents: owing }: RecordsFound,
  onView: (id: number) => void,
): Column<BillingRecord>[] => [
  {
    id: 'child',
    head: 'Child',
    rowHeader: true,
    sortBy: ({ child }) => nameKey(child),
    cell: ({ child }) => <PersonName name={childName(child)} />,
    total: () => (totalCount === all ? count(all, 'record') : `${totalCount} of ${count(all, 'record')} shown`),
  },
  {
    id: 'status',
    head: 'Status',
    phone: 'end',
    sortBy: ({ status }) => status,
    cell: ({ status }) => statusBadge(status),
  },
  {
    id: 'description',
    head: 'Description',
    wrap: true,
    phone: 'wide',
    sortBy: ({ description }) => description,
    cell: ({ description, dueDate }) => (
      <>
        {description}
        <span className={instead}>due {shortDate(dueDate)}</span>
      </>
    ),
  },
  {
    id: 'due',
    head: 'Due date',
    needs: 'laptop',
    phoneHead: true,
    sortBy: ({ dueDate }) => dueDate,
    cell: ({ dueDate }) => shortDate(dueDate),
  },
  { ...amountColumn, total: () => formatRand(billed) },
  {
    id: 'owing',
    head: 'Owing',
    align: 'end',
    phoneHead: true,
    sortBy: ({ owingCents }) => owingCents,
    cell: ({ owingCents }) => formatRand(owingCents),
    total: () => formatRand(owing),
  },
  actionsColumn('wide', (record) => (
    <>
      <span className={needs.laptop}>
        <Button size="small" tone="quiet" aria-label={`View ${recordName(record)}`} onClick={() => onView(record.id)}>
          View
        </Button>
      </span>
      <ButtonLink
        size="small"
        tone="quiet"
        href={invoicePath(record.id)}
        target="_blank"
        aria-label={`Invoice ${recordName(record)}`}
      >
        Invoice
      </ButtonLink>
    </>
  )),
]

interface RecordsTableProps {
  records: readonly BillingRecord[]
  /** How many there are before the list is narrowed. */
  all: number
  found: RecordsFound
  /** Whether the table holds all that were found. */
  isWhole: boolean
  selection: DataTableProps<BillingRecord>['selection']
  onView: (id: number) => void
}

/** Billing records with what they add up to; only visible rows are rendered. */
export function RecordsTable({ records, all, found, isWhole, selection, onView }: RecordsTableProps) {
  const columns = useMemo(() => columnsOf(all, found, onView), [all, found, onView])
  return (
    <Card pad="none">
      <DataTable
        label="Billing records"
        columns={columns}
        rows={records}
        selection={selection}
        onOpen={({ id }) => onView(id)}
        sortable={isWhole}
        firstSorting={{ column: 'child', descending: false }}
        empty={<EmptyState icon={ReceiptText}>No billing records found...</EmptyState>}
      />
    </Card>
  )
}
