import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useMutation } from '@apollo/client/react'
import { formatRand } from '#graphql/values/money.ts'
import { BulkDialog } from '#web/admin/shared/bulk/BulkDialog.tsx'
import { count } from '#web/admin/shared/format.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { OverdueFamiliesDocument, SendInvoicesDocument } from '../billing.generated.ts'
import { type BillingRecord, type Family, familyName } from '../billing.ts'
import { useFormatOutcome } from '../useFormatOutcome.ts'
import type { RecordsDialogProps } from './RemindDialog.tsx'

interface FamilyInvoices {
  children: BillingRecord['child'][]
  records: BillingRecord[]
}

/** The chosen records by family: brothers and sisters are written to together, as far as the families are known. */
function byFamily(records: readonly BillingRecord[], families: readonly Pick<Family, 'children'>[]): FamilyInvoices[] {
  const found = new Map<number, FamilyInvoices>()
  for (const record of records) {
    const family = families.find(({ children }) => children.some(({ id }) => id === record.childId))
    const key = family?.children[0]?.id ?? record.childId
    const invoices = found.get(key) ?? { children: [], records: [] }
    if (!invoices.children.some(({ id }) => id === record.childId)) invoices.children.push(record.child)
    invoices.records.push(record)
    found.set(key, invoices)
  }
  return [...found.values()]
}

/** Sends the invoices of several records, one e-mail to each parent; who cannot be reached is named at the end. */
export function SendInvoicesDialog({ records, onClose }: RecordsDialogProps) {
  const query = useScreenQuery(OverdueFamiliesDocument, {}, { fetchPolicy: 'network-only' })
  const [send] = useMutation(SendInvoicesDocument)
  const formatOutcome = useFormatOutcome((reached) => `Invoices sent to ${reached}`, 'Invoices')
  const families = query.data ? byFamily(records, query.data.familyDebts) : []
  const owing = records.reduce((total, { owingCents }) => total + owingCents, 0)
  const sent = records.filter(({ sentAt }) => sentAt !== null).length
  return (
    <BulkDialog
      title="Send invoices"
      items={families}
      nameOf={familyName}
      confirmLabel={`Send to ${count(families.length, 'family', 'families')}`}
      workingLabel="Sending invoices"
      failedWords="The invoices could not be sent"
      act={({ records: own }) => send({ variables: { input: { billIds: own.map(({ id }) => id) } } })}
      formatOutcome={formatOutcome}
      onClose={onClose}
    >
      <QueryState query={query} what="families" count={2} height="row" space={12}>
        {() => (
          <>
            <Text>
              {count(records.length, 'invoice')} for {count(families.length, 'family', 'families')}, {formatRand(owing)}{' '}
              in total. Each parent with an account gets one e-mail with the amount due, the payment reference and a
              link to the PDF in the portal.
            </Text>
            {sent > 0 && (
              <Text tone="muted">
                {count(sent, 'invoice')} {sent === 1 ? 'was' : 'were'} sent before.
              </Text>
            )}
          </>
        )}
      </QueryState>
    </BulkDialog>
  )
}
