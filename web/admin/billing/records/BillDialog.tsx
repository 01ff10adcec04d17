import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useMutation } from '@apollo/client/react'
import { FileMinus2, FileText, HandCoins, SquarePen, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { notDeletedMessage, mayBeCorrected, mayBeDeleted, pendingText } from '#graphql/billing/billing.rules.ts'
import { formatDate } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'
import { attempt } from '#web/admin/shared/attempt.ts'
import { childName, formatMoment, shortDate } from '#web/admin/shared/format.ts'
import { invoicePath, receiptPath } from '#web/shared/billing/papers.ts'
import { statusBadge } from '#web/shared/billing/statusBadge.tsx'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { DefinitionList } from '#web/ui/DefinitionList/DefinitionList.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { studentPath } from '../../students/student.ts'
import { BillPaymentsDocument, DeleteBillDocument, RestoreBillDocument } from '../billing.generated.ts'
import type { BillingRecord } from '../billing.ts'
import { ReasonDialog, StatementDialog } from '../BillingDialogs.tsx'
import { RecordPaymentDialog } from '../payments/RecordPaymentDialog.tsx'
import { CorrectBillDialog, CreditNoteDialog } from './BillChanges.tsx'

interface BillDialogProps {
  bill: BillingRecord
  onClose: () => void
}

/** Asks why before a record goes. */
export function DeleteBill({ bill, onDone, onClose }: BillDialogProps & { onDone: () => void }) {
  const [remove] = useMutation(DeleteBillDocument)
  const [restore] = useMutation(RestoreBillDocument)
  const undo = () => attempt('Failed to restore the billing record', () => restore({ variables: { id: bill.id } }))
  return (
    <ReasonDialog
      title="Delete this billing record?"
      description="The record can be restored. Nobody will be asked to pay it."
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

/** Which payments have paid a record, and which one it corrects; nothing while that is read. */
function usePaidBy({ id, childId }: BillingRecord) {
  const { data } = useScreenQuery(BillPaymentsDocument, { childId })
  const found = data?.child?.billing.bills.find((bill) => bill.id === id)
  return [
    ...(found?.corrects ? [{ term: 'Replaces', value: found.corrects }] : []),
    ...(found && found.paidBy.length > 0
      ? [
          {
            term: 'Paid by',
            value: (
              <Stack space={4}>
                {found.paidBy.map(({ paymentId, receiptNumber, amountCents, date }) => (
                  <span key={paymentId}>
                    <TextLink href={receiptPath(paymentId)} target="_blank">
                      {receiptNumber}
                    </TextLink>
                    , {formatRand(amountCents)} on {shortDate(date)}
                  </span>
                ))}
              </Stack>
            ),
          },
        ]
      : []),
  ]
}

/** Everything about one billing record, and what can be done with it. */
export function BillDialog({ bill, onClose }: BillDialogProps) {
  const [open, setOpen] = useState<'pay' | 'statement' | 'delete' | 'correct' | 'credit' | null>(null)
  const back = () => setOpen(null)
  const paidBy = usePaidBy(bill)
  if (open === 'pay') return <RecordPaymentDialog bill={bill} onClose={back} />
  if (open === 'statement')
    return <StatementDialog childId={bill.childId} name={childName(bill.child)} onClose={back} />
  if (open === 'delete') return <DeleteBill bill={bill} onClose={back} onDone={onClose} />
  if (open === 'correct') return <CorrectBillDialog bill={bill} onClose={back} onDone={onClose} />
  if (open === 'credit') return <CreditNoteDialog bill={bill} onClose={back} onDone={onClose} />
  return (
    <Dialog
      onClose={onClose}
      title={bill.invoiceNumber}
      description={bill.description}
      actions={
        <>
          {mayBeDeleted(bill) && (
            <Button size="small" tone="quiet" icon={Trash2} onClick={() => setOpen('delete')}>
              Delete
            </Button>
          )}
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
      <Stack>
        <DefinitionList
          entries={[
            { term: 'Child', value: <TextLink to={studentPath(bill.childId)}>{childName(bill.child)}</TextLink> },
            { term: 'Status', value: statusBadge(bill.status) },
            { term: 'Amount', value: formatRand(bill.amountCents) },
            { term: 'Paid', value: formatRand(bill.paidCents) },
            { term: 'Owing', value: formatRand(bill.owingCents) },
            { term: 'Issued', value: formatDate(bill.issuedOn) },
            { term: 'Due date', value: formatDate(bill.dueDate) },
            ...(bill.sentAt ? [{ term: 'Sent', value: formatMoment(bill.sentAt) }] : []),
            ...paidBy,
          ]}
        />
        <Inline space={8}>
          {mayBeCorrected(bill) && (
            <Button size="small" icon={SquarePen} onClick={() => setOpen('correct')}>
              Correct
            </Button>
          )}
          <Button size="small" icon={FileMinus2} onClick={() => setOpen('credit')}>
            Credit note
          </Button>
        </Inline>
        {!mayBeDeleted(bill) && <Text tone="muted">{notDeletedMessage}</Text>}
        {bill.status === 'pending' && <Text tone="muted">{pendingText}</Text>}
      </Stack>
    </Dialog>
  )
}
