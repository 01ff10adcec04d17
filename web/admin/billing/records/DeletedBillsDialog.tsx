import { useMutation } from '@apollo/client/react'
import { ReceiptText } from 'lucide-react'
import { formatRand } from '#graphql/values/money.ts'
import { usePages } from '#web/app/usePages.ts'
import { MoreRows } from '#web/shared/list/MoreRows.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { fullName } from '../../shared/people/format.ts'
import { RestoreDialog } from '../../shared/RestoreDialog.tsx'
import { momentInWords } from '../../shared/format.ts'
import { DeletedBillsDocument, type DeletedBillsQuery, RestoreBillDocument } from '../billing.generated.ts'

type DeletedBill = DeletedBillsQuery['deletedBills']['edges'][number]['node']

const columns: Column<DeletedBill>[] = [
  {
    id: 'record',
    head: 'Record',
    rowHeader: true,
    wrap: true,
    cell: ({ child, description, invoiceNumber }) => (
      <>
        {fullName(child)}
        <Text size="small" tone="muted" weight="regular">
          {invoiceNumber}, {description}
        </Text>
      </>
    ),
  },
  { id: 'amount', head: 'Amount', align: 'end', phone: 'end', cell: ({ amountCents }) => formatRand(amountCents) },
  {
    id: 'deleted',
    head: 'Deleted',
    wrap: true,
    phone: 'wide',
    cell: ({ deletedAt, deletedByName, deleteReason }) => (
      <>
        {deleteReason}
        <Text size="small" tone="muted">
          {[deletedByName, deletedAt && momentInWords(deletedAt)].filter(Boolean).join(', ')}
        </Text>
      </>
    ),
  },
]

/** The records that were deleted, by whom and why: each can come back. */
export function DeletedBillsDialog({ onClose }: { onClose: () => void }) {
  const { data, rows, error, refetch, next } = usePages(
    DeletedBillsDocument,
    { first: 50 },
    (read) => read.deletedBills,
  )
  const [send] = useMutation(RestoreBillDocument)
  async function restore(bill: DeletedBill) {
    try {
      await send({ variables: { id: bill.id } })
      toast({ title: `${bill.invoiceNumber} restored` })
    } catch (failure) {
      tellFailure('Failed to restore the billing record', failure)
    }
  }
  return (
    <RestoreDialog
      size="large"
      title="Deleted records"
      description="Nobody is asked to pay these. A record that is restored is paid from the child's credit, as far as there is some."
      rows={data && rows}
      error={error}
      onRetry={refetch}
      more={<MoreRows next={next} label="Show older records" />}
      loading="Loading deleted records"
      icon={ReceiptText}
      none="No record has been deleted."
      columns={columns}
      maxHeight="60vh"
      actionOf={({ invoiceNumber, child }) => `Restore ${invoiceNumber}, ${fullName(child)}`}
      onRestore={(bill) => void restore(bill)}
      onClose={onClose}
    />
  )
}
