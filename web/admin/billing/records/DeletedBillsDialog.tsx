import { useMutation, useQuery } from '@apollo/client/react'
import { ArchiveRestore, ReceiptText } from 'lucide-react'
import { formatRand } from '#graphql/values/money.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { tellFailure } from '../../people/saving.ts'
import { fullName } from '../../people/words.ts'
import { momentInWords } from '../../words.ts'
import { useMoneyChanged } from '../useMoneyChanged.ts'
import { DeletedBillsDocument, type DeletedBillsQuery } from './DeletedBills.generated.ts'
import { RestoreBillDocument } from './restoreBill.generated.ts'

type DeletedBill = DeletedBillsQuery['deletedBills'][number]

const columnsOf = (onRestore: (bill: DeletedBill) => void): Column<DeletedBill>[] => [
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
  {
    id: 'restore',
    head: 'Restore',
    hideHead: true,
    align: 'end',
    phone: 'end',
    cell: (bill) => (
      <Button
        size="small"
        icon={ArchiveRestore}
        aria-label={`Restore ${bill.invoiceNumber}, ${fullName(bill.child)}`}
        onClick={() => onRestore(bill)}
      >
        Restore
      </Button>
    ),
  },
]

/** The records that were deleted, by whom and why: each can come back. */
export function DeletedBillsDialog({ onClose }: { onClose: () => void }) {
  const { data, previousData, error, refetch } = useQuery(DeletedBillsDocument, { fetchPolicy: 'cache-and-network' })
  const [send] = useMutation(RestoreBillDocument)
  const moneyChanged = useMoneyChanged()
  const deleted = (data ?? previousData)?.deletedBills
  async function restore(bill: DeletedBill) {
    try {
      await send({ variables: { id: bill.id } })
      toast({ title: `${bill.invoiceNumber} restored` })
    } catch (failure) {
      tellFailure('Failed to restore the billing record', failure)
    }
    moneyChanged()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title="Deleted records"
      description="Nobody is asked to pay these. A record that is restored is paid from the child's credit, as far as there is some."
    >
      {!deleted && error && <ErrorState title="The list could not be loaded." onRetry={() => void refetch()} />}
      {!deleted && !error && <SkeletonList label="Loading deleted records" count={3} height="row" />}
      {deleted && (
        <DataTable
          label="Deleted records"
          columns={columnsOf((bill) => void restore(bill))}
          rows={deleted}
          rowKey={({ id }) => String(id)}
          maxHeight="60vh"
          empty={<EmptyState icon={ReceiptText}>No record has been deleted.</EmptyState>}
        />
      )}
    </Dialog>
  )
}
