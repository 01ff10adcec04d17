import { BellRing, CalendarCheck2, Ellipsis, FileArchive, HandCoins, Plus } from 'lucide-react'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { Menu, MenuItem } from '#web/ui/Menu/Menu.tsx'
import { SelectionTools } from '../../shared/bulk/SelectionTools.tsx'
import { ExportItems, ExportMenu } from '../../shared/export/ExportMenu.tsx'
import type { OpenDialog } from './RecordsDialogs.tsx'
import { type BillingRecord, recordRows } from './records.ts'
import * as styles from './RecordsTools.css.ts'

export interface RecordsToolsProps {
  records: readonly BillingRecord[]
  /** Those that are ticked. */
  chosen: readonly BillingRecord[]
  /** The month that is shown, or `all`. */
  month: string
  /** Reads all that were found, also those that are not loaded yet. */
  readAll: () => Promise<readonly BillingRecord[]>
  onOpen: (next: OpenDialog) => void
  onClear: () => void
}

/** What can be done with the records: with those that are ticked, else with all of them. */
export function RecordsTools({ records, chosen, month, readAll, onOpen, onClear }: RecordsToolsProps) {
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
  const exported = {
    fileName: `billing-${month}`,
    sheet: 'Billing records',
    rows: async () => recordRows(await readAll()),
    disabled: records.length === 0,
  }
  const billMonth = () => onOpen({ kind: 'month' })
  return (
    <>
      <div className={styles.wide}>
        <ExportMenu {...exported} />
        <Button size="small" icon={CalendarCheck2} onClick={billMonth}>
          Bill the month
        </Button>
      </div>
      <div className={styles.words}>
        <Button size="small" icon={HandCoins} onClick={() => onOpen({ kind: 'pay' })}>
          Record Payment
        </Button>
        <Button size="small" tone="primary" icon={Plus} onClick={() => onOpen({ kind: 'create' })}>
          Create Billing
        </Button>
      </div>
      <div className={styles.phone}>
        <Menu button={<IconButton tone="secondary" icon={Ellipsis} label="More actions" />}>
          <MenuItem onSelect={billMonth}>Bill the month</MenuItem>
          <ExportItems {...exported} words="Export as " />
        </Menu>
      </div>
    </>
  )
}
