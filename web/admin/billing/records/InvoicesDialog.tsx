import { useRef } from 'react'
import { invoicePath } from '#web/shared/billing/papers.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { Text } from '#web/ui/Text/Text.tsx'
import { BulkDialog } from '../../shared/bulk/BulkDialog.tsx'
import { downloadZip } from '../../shared/export/zip.ts'
import { count, fullName } from '../../shared/people/format.ts'
import { recordName } from './records.ts'
import type { RecordsDialogProps } from './RemindDialog.tsx'

async function readInvoice(id: number): Promise<Uint8Array> {
  const answer = await fetch(invoicePath(id))
  if (!answer.ok) throw new Error(`The invoice could not be read: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** Downloads the invoices of several records, one PDF each, in one ZIP file. */
export function InvoicesDialog({ records, onClose }: RecordsDialogProps) {
  const files = useRef(new Map<string, Uint8Array>())
  const them = count(records.length, 'invoice')
  return (
    <BulkDialog
      title="Download invoices"
      items={records}
      nameOf={recordName}
      confirmLabel={`Download ${them}`}
      workingLabel="Making invoices"
      failedWords="The invoice could not be made"
      act={async (record) => {
        files.current.set(`${record.invoiceNumber} ${fullName(record.child)}.pdf`, await readInvoice(record.id))
      }}
      onDone={async (done) => {
        if (done.length > 0) await downloadZip(`invoices-${todayInJohannesburg()}.zip`, files.current)
      }}
      doneInWords={(done) => (done === 0 ? 'Nothing was downloaded' : `${count(done, 'invoice')} in one ZIP file`)}
      onClose={onClose}
    >
      <Text>{them}, one PDF each, in one ZIP file.</Text>
    </BulkDialog>
  )
}
