import { BellRing, CalendarCheck2, FileArchive, HandCoins, Plus } from 'lucide-react'
import { Button } from '#web/ui/Button/Button.tsx'
import { SelectionTools } from '../../bulk/SelectionTools.tsx'
import { ExportMenu } from '../ExportMenu.tsx'
import type { OpenDialog } from './RecordsDialogs.tsx'
import { type BillingRecord, recordRows } from './records.ts'

export interface RecordsToolsProps {
  records: readonly BillingRecord[]
  /** Those that are ticked. */
  chosen: readonly BillingRecord[]
  /** The month that is shown, or `all`. */
  month: string
  onOpen: (next: OpenDialog) => void
  onClear: () => void
}

/** What can be done with the records: with those that are ticked, else with all of them. */
export function RecordsTools({ records, chosen, month, onOpen, onClear }: RecordsToolsProps) {
  if (chosen.length > 0) {
    return (
      <SelectionTools chosen={chosen.length} onClear={onClear}>
        <Button size="small" icon={BellRing} onClick={() => onOpen({ kind: 'remind', records: chosen })}>
          Send reminders
        </Button>
        <Button size="small" icon={FileArchive} onClick={() => onOpen({ kind: 'invoices', records: chosen })}>
          Download invoices
        </Button>
      </SelectionTools>
    )
  }
  return (
    <>
      <ExportMenu
        fileName={`billing-${month}`}
        sheet="Billing records"
        rows={() => recordRows(records)}
        disabled={records.length === 0}
      />
      <Button size="small" icon={CalendarCheck2} onClick={() => onOpen({ kind: 'month' })}>
        Bill the month
      </Button>
      <Button size="small" icon={HandCoins} onClick={() => onOpen({ kind: 'pay' })}>
        Record Payment
      </Button>
      <Button size="small" tone="primary" icon={Plus} onClick={() => onOpen({ kind: 'create' })}>
        Create Billing
      </Button>
    </>
  )
}
