import { useMutation } from '@apollo/client/react'
import { FileText, HandCoins, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { pendingInWords } from '#graphql/billing/billing.rules.ts'
import { formatDate } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'
import { invoicePath } from '#web/shared/billing/papers.ts'
import { statusBadge } from '#web/shared/billing/statusBadge.tsx'
import { tellFailure } from '#web/shared/form/errors.ts'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { DefinitionList } from '#web/ui/DefinitionList/DefinitionList.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { fullName } from '../../shared/format.ts'
import { studentPath } from '../../students/student.ts'
import { DeleteBillDocument, RestoreBillDocument } from '../billing.generated.ts'
import type { BillingRecord } from '../billing.ts'
import { ReasonDialog, StatementDialog } from '../BillingDialogs.tsx'
import { RecordPaymentDialog } from '../payments/RecordPaymentDialog.tsx'

interface BillDialogProps {
  bill: BillingRecord
  onClose: () => void
}

function DeleteBill({ bill, onDone, onClose }: BillDialogProps & { onDone: () => void }) {
  const [remove] = useMutation(DeleteBillDocument)
  const [restore] = useMutation(RestoreBillDocument)
  async function undo() {
    try {
      await restore({ variables: { id: bill.id } })
    } catch (error) {
      tellFailure('Failed to restore the billing record', error)
    }
  }
  return (
    <ReasonDialog
      title="Delete this billing record?"
      description={
        bill.paidCents > 0
          ? `The record is kept, hidden. The ${formatRand(bill.paidCents)} paid on it goes to other records of ${bill.child.firstName}, or stays as credit.`
          : 'The record is kept, hidden, and nobody is asked to pay it any longer.'
      }
      placeholder="Billed twice"
      saveLabel="Delete record"
      savingLabel="Deleting..."
      failed="Failed to delete the billing record"
      onClose={onClose}
      onSave={async (reason) => {
        await remove({ variables: { id: bill.id, input: { reason } } })
        toast({ title: 'Billing record deleted', action: { label: 'Undo', onPress: () => void undo() } })
        onDone()
      }}
    />
  )
}

/** Everything about one billing record, and what can be done with it. */
export function BillDialog({ bill, onClose }: BillDialogProps) {
  const [open, setOpen] = useState<'pay' | 'statement' | 'delete' | null>(null)
  const back = () => setOpen(null)
  if (open === 'pay') return <RecordPaymentDialog bill={bill} onClose={back} />
  if (open === 'statement') return <StatementDialog childId={bill.childId} name={fullName(bill.child)} onClose={back} />
  if (open === 'delete') return <DeleteBill bill={bill} onClose={back} onDone={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={bill.invoiceNumber}
      description={bill.description}
      actions={
        <>
          <Button size="small" tone="quiet" icon={Trash2} onClick={() => setOpen('delete')}>
            Delete
          </Button>
          <Button size="small" onClick={() => setOpen('statement')}>
            Statement
          </Button>
          <ButtonLink size="small" icon={FileText} href={invoicePath(bill.id)} target="_blank">
            Invoice
          </ButtonLink>
          {bill.owingCents > 0 && (
            <Button size="small" tone="primary" icon={HandCoins} onClick={() => setOpen('pay')}>
              Record Payment
            </Button>
          )}
        </>
      }
    >
      <DefinitionList
        entries={[
          { term: 'Child', value: <TextLink to={studentPath(bill.childId)}>{fullName(bill.child)}</TextLink> },
          { term: 'Status', value: statusBadge(bill.status) },
          { term: 'Amount', value: formatRand(bill.amountCents) },
          { term: 'Paid', value: formatRand(bill.paidCents) },
          { term: 'Owing', value: formatRand(bill.owingCents) },
          { term: 'Issued', value: formatDate(bill.issuedOn) },
          { term: 'Due date', value: formatDate(bill.dueDate) },
        ]}
      />
      {bill.status === 'pending' && <Text tone="muted">{pendingInWords}</Text>}
    </Dialog>
  )
}
